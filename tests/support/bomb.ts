/** What deflate can do at its worst: a thousandfold. */
import { constants, deflateRawSync } from "node:zlib";

/** Bytes that unfold to 400 MB of `filling`: one megabyte packed, over and over. */
export function bomb(filling: string): Buffer {
  const megabyte = deflateRawSync(Buffer.alloc(1_000_000, filling), {
    level: 9,
    finishFlush: constants.Z_FULL_FLUSH,
  });
  return Buffer.concat([...Array.from({ length: 400 }, () => megabyte), deflateRawSync(Buffer.alloc(0))]);
}
