/** What the door does with files, once there are some. */
import { largestFile, largestTyped } from "../../../engine/engine";
import { eventStore } from "../../../store/event-store";
import { openedFiles } from "../../../store/opened-files";
import { offerUndo } from "../../../store/undo";
import { largeText } from "../large-text";
import { isText } from "./is-text";

/** Opens them; a text that is too large for the sheet is set aside. `opened` says which one is on the screen now. */
export async function openFiles(files: readonly File[], opened: (name: string) => string): Promise<void> {
  const [first] = files;
  if (!first) return;
  const beside = first.size > largestTyped && first.size <= largestFile;
  if (files.length === 1 && isText(first) && beside) {
    largeText.setAside(first);
    return;
  }
  largeText.remove();
  const before = eventStore.state;
  const shown = await openedFiles.open(files);
  if (!shown || before === eventStore.state) return;
  offerUndo({
    message: () => opened(shown.name),
    undo: () => {
      eventStore.undo();
      openedFiles.close();
    },
  });
}
