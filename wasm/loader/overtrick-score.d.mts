/** The smaller Embind module, without other programs' files. */
import type { ModuleOptions, ScoreModule } from "./overtrick.mjs";

export default function createModule(options: ModuleOptions): Promise<ScoreModule>;
