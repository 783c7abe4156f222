import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { Finding } from "overtrick";
import { PageElement } from "../../components/element";
import { saveBlob } from "../../components/save-blob";
import { backupFileName, readBookBackup, writeBookBackup } from "../../store/club/backup";
import type { ClubContents } from "../../store/club/contents";
import { mergeDraft } from "../../store/club/merge";
import type { Choice, MergeDraft } from "../../store/club/merge";
import { canSaveIntoFile, chooseFile, saveIntoFile } from "../../store/club/save-file";
import { localDay } from "../../store/iso-date";
import { textOfFile } from "../nett/text-of-file";
import { clubStore } from "./club-store";
import { mergeTable } from "./merge-table";
import { bookWords, clubWords } from "./words";

/** The book as a file among the reader's downloads. */
export async function saveBackup(host: PageElement): Promise<void> {
  const { club, stored } = clubStore;
  if (!club) return;
  const now = new Date();
  const blob = new Blob([writeBookBackup(club.contents)], { type: "application/json" });
  saveBlob(blob, backupFileName(club.contents, localDay(now)));
  await stored?.markBackup(now);
  host.requestUpdate();
}

/** Out into a file, back from one, and two books made one. */
export class ClubBackup extends PageElement {
  static override properties = {
    contents: { attribute: false },
    said: { state: true },
    findings: { state: true },
    draft: { state: true },
    choices: { state: true },
    file: { state: true },
  };
  declare contents: ClubContents;
  /** What the last step came to; asked for anew in each language. */
  declare said: (() => string) | null;
  declare findings: Finding[];
  /** A backup that was read, beside the book. */
  declare draft: { read: ClubContents; merge: MergeDraft } | null;
  declare choices: ReadonlyMap<string, Choice>;
  declare file: FileSystemFileHandle | null;

  constructor() {
    super();
    this.said = null;
    this.findings = [];
    this.draft = null;
    this.choices = new Map();
    this.file = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void clubStore.stored?.keptFile().then((file) => (this.file = file));
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    // The book went on: what is the same in both may be something else now.
    if (changed.has("contents") && this.draft) {
      this.draft = { ...this.draft, merge: mergeDraft(this.contents, this.draft.read) };
    }
  }

  protected override render(): TemplateResult {
    const w = bookWords.words;
    return html`<fieldset class="backup no-print">
      <legend>${w.backup.title}</legend>
      ${location.protocol === "file:" ? html`<p class="soft">${w.shared}</p>` : nothing}
      <div class="actions">
        <button type="button" @click=${() => void this.#save()}>${w.backup.save}</button>
        ${this.#intoFile()}
        <label class="button file"
          >${w.backup.open}<input
            type="file"
            class="hidden"
            accept=".json,application/json"
            @change=${(event: Event) => void this.#open(event.target as HTMLInputElement)}
        /></label>
      </div>
      <p role="status">${this.said?.() ?? ""}</p>
      ${
        this.findings.length > 0
          ? html`<p class="error" role="alert">${w.backup.refused}</p>
              <overtrick-findings
                .findings=${this.findings}
                .total=${this.findings.length}
              ></overtrick-findings>`
          : nothing
      }
      ${this.draft ? this.#merge(this.draft) : nothing}
    </fieldset>`;
  }

  #intoFile(): TemplateResult | typeof nothing {
    const { file: words } = bookWords.words;
    if (!canSaveIntoFile() || clubStore.sample) return nothing;
    const choose = html`<button type="button" @click=${() => void this.#choose()}>${words.choose}</button>`;
    const { file } = this;
    if (!file) return choose;
    return html`<button type="button" @click=${() => void this.#write(file)}>${words.save(file.name)}</button>
      ${choose}`;
  }

  #merge({ read, merge }: NonNullable<ClubBackup["draft"]>): TemplateResult {
    const w = bookWords.words;
    return html`<section aria-labelledby="merge-title">
      <h3 id="merge-title">${w.merge.title}</h3>
      ${mergeTable({
        n: this.n,
        merge,
        contents: this.contents,
        read,
        choices: this.choices,
        choose: (key, choice) => (this.choices = new Map(this.choices).set(key, choice)),
      })}
      <div class="actions">
        <button type="button" class="primary" @click=${() => void this.#apply(merge)}>
          ${w.merge.apply}
        </button>
        <button type="button" @click=${() => void this.#replace(read)}>${w.backup.replace}</button>
        <button type="button" class="plain" @click=${() => (this.draft = null)}>
          ${clubWords.words.cancel}
        </button>
      </div>
    </section>`;
  }

  async #save(): Promise<void> {
    await saveBackup(this);
    this.said = () => bookWords.words.backup.saved;
  }

  async #choose(): Promise<void> {
    const file = await chooseFile(backupFileName(this.contents, localDay(new Date())));
    if (!file) return;
    this.file = file;
    await clubStore.stored?.keepFile(file);
    await this.#write(file);
  }

  async #write(file: FileSystemFileHandle): Promise<void> {
    const now = new Date();
    const outcome = await saveIntoFile(file, writeBookBackup(this.contents));
    if (outcome === "saved") await clubStore.stored?.markBackup(now);
    this.said = () =>
      outcome === "saved" ? bookWords.words.file.saved(file.name) : bookWords.words.file[outcome];
  }

  async #open(input: HTMLInputElement): Promise<void> {
    const [file] = input.files ?? [];
    if (!file) return;
    const reading = readBookBackup(await textOfFile(file));
    // The same file again is a change too.
    input.value = "";
    this.said = null;
    this.draft = null;
    this.choices = new Map();
    this.findings = "findings" in reading ? reading.findings : [];
    if ("findings" in reading) return;
    if (clubStore.sample) await clubStore.startOwn();
    const own = clubStore.club?.contents ?? this.contents;
    const merge = mergeDraft(own, reading.contents);
    const change = merge.resolve();
    if (change === null && merge.conflicts.length === 0) {
      this.said = () => bookWords.words.backup.nothingNew;
    } else if (own.members.length === 0 && own.versions.length === 0) await this.#replace(reading.contents);
    else this.draft = { read: reading.contents, merge };
  }

  async #replace(contents: ClubContents): Promise<void> {
    const done = (): string => bookWords.words.backup.opened;
    if (!(await clubStore.apply({ contents }, done))) return;
    this.draft = null;
    this.said = done;
  }

  async #apply(merge: MergeDraft): Promise<void> {
    const change = merge.resolve(this.choices);
    const done = (): string => bookWords.words.backup[change === null ? "nothingNew" : "merged"];
    if (change !== null && !(await clubStore.apply(change, done))) return;
    this.draft = null;
    this.said = done;
  }
}

customElements.define("overtrick-club-backup", ClubBackup);
