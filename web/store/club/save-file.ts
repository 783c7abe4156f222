/**
 * Saving straight into a file that the reader chose, where the browser can (the File System Access API). The browser
 * asks again for leave after a restart, so saving has to begin with a tap.
 */

interface Permission {
  mode: "readwrite";
}

/** What TypeScript does not know of it yet. */
type ChosenFile = FileSystemFileHandle & {
  queryPermission?: (permission: Permission) => Promise<PermissionState>;
  requestPermission?: (permission: Permission) => Promise<PermissionState>;
};

type Picker = (options: {
  suggestedName: string;
  types: { accept: Record<string, string[]> }[];
}) => Promise<FileSystemFileHandle>;

const pickerOf = (): Picker | undefined => (window as { showSaveFilePicker?: Picker }).showSaveFilePicker;

/** Whether there is more than a download to be had. */
export const canSaveIntoFile = (): boolean => pickerOf() !== undefined;

/** Null when the reader thought better of it. */
export async function chooseFile(suggestedName: string): Promise<FileSystemFileHandle | null> {
  const accept = { "application/json": [".json" as const] };
  try {
    return (await pickerOf()?.call(window, { suggestedName, types: [{ accept }] })) ?? null;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return null;
    throw error;
  }
}

/** Refused: the reader or the browser said no. Gone: the file or its folder is no longer there. */
export type FileOutcome = "saved" | "refused" | "gone" | "full" | "failed";

export async function saveIntoFile(file: FileSystemFileHandle, text: string): Promise<FileOutcome> {
  try {
    if (!(await mayWrite(file))) return "refused";
    // Into a copy beside it, which takes its place when all is written.
    const writing = await file.createWritable();
    try {
      await writing.write(text);
      await writing.close();
    } catch (error) {
      await writing.abort().catch(() => undefined);
      throw error;
    }
    return "saved";
  } catch (error) {
    const outcomes: Partial<Record<string, FileOutcome>> = {
      NotAllowedError: "refused",
      SecurityError: "refused",
      NotFoundError: "gone",
      QuotaExceededError: "full",
    };
    return outcomes[error instanceof DOMException ? error.name : ""] ?? "failed";
  }
}

async function mayWrite(file: ChosenFile): Promise<boolean> {
  const permission: Permission = { mode: "readwrite" };
  if (!file.queryPermission || !file.requestPermission) return true;
  if ((await file.queryPermission(permission)) === "granted") return true;
  return (await file.requestPermission(permission)) === "granted";
}
