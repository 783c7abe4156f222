/** The files that were opened, each a session, as one event beside them. */
import { totalSessions } from "overtrick";
import { currentLanguage } from "../../../i18n/index";
import { notationOf } from "../../../i18n/notation";
import { eventStore } from "../../../store/event-store";
import { openedFiles } from "../../../store/opened-files";
import type { OpenedFile } from "../../../store/opened-files";
import { readerReady } from "../../../store/reader";

type Session = OpenedFile & { state: NonNullable<OpenedFile["state"]> };

export const sessionsOf = (files: readonly OpenedFile[]): Session[] =>
  files.filter((file): file is Session => file.state !== null && !file.total);

/** As they are now, with what was changed in them; a total that was made before goes. */
export async function totalFiles(): Promise<void> {
  const { overtrick, readState, stateOfEvent } = await readerReady();
  const sessions = sessionsOf(openedFiles.files);
  const first = sessions[0]?.reading;
  if (!first) return;
  const { event, findings } = totalSessions(
    sessions.map(
      (file) => readState(overtrick, openedFiles.shows(file) ? eventStore.state : file.state).event,
    ),
  );
  const { teams } = first;
  const total: OpenedFile = {
    name: "",
    total: true,
    failed: false,
    state: stateOfEvent(overtrick, event, notationOf(currentLanguage())),
    reading: {
      event,
      findings,
      format: "unknown",
      program: "",
      published: { lines: [], totals: [] },
      ...(teams && { teams }),
    },
  };
  openedFiles.files = [...openedFiles.files.filter((file) => !file.total), total];
  openedFiles.show(total);
}
