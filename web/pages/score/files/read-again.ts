/** A file of text read once more, as somebody says that it is written; a step back leads to what was there. */
import { wholeEngine } from "../../../engine/engine";
import { currentLanguage } from "../../../i18n/index";
import { notationOf } from "../../../i18n/notation";
import { eventStore } from "../../../store/event-store";
import { fileEvent } from "../../../store/opened-files";
import type { FileVersion, OpenedFile } from "../../../store/opened-files";
import { readerReady } from "../../../store/reader";

/** The reading of a file that is on the screen. */
export function versionOf({ reading, versions }: OpenedFile): FileVersion | null {
  return versions?.get(fileEvent(eventStore.state.base)) ?? (reading && { reading, written: {} });
}

export async function readAgain(file: OpenedFile, written: FileVersion["written"]): Promise<void> {
  const { content, state, reading: before } = file;
  if (!content || !state || !before) return;
  const [{ overtrick, stateOfEvent }, whole, bytes] = await Promise.all([
    readerReady(),
    wholeEngine(),
    content.arrayBuffer(),
  ]);
  const { notation, withoutLastZero = false } = written;
  const options = { ...(notation ? { notation } : {}), withoutLastZero };
  const reading = await whole.readAny(new Uint8Array(bytes), file.name, options);
  const made = stateOfEvent(overtrick, reading.event, notationOf(currentLanguage()));
  file.versions ??= new Map([[fileEvent(state.base), { reading: before, written: {} }]]);
  file.versions.set(made.base, { reading, written });
  file.reading = reading;
  file.state = made;
  const { name, date, scoring, rules } = eventStore.state;
  eventStore.edit({ ...made, name, date, scoring, rules });
}
