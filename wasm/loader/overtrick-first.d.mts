/** The smaller Embind module in two halves: what the second brings throws until that is there. */
import type { ModuleOptions, ScoreModule } from "./overtrick.mjs";

export default function createModule(options: ModuleOptions): Promise<ScoreModule>;
