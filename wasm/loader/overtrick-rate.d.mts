/** The Embind module of the ratings alone. */
import type { ModuleOptions, RateModule } from "./overtrick.mjs";

export default function createModule(options: ModuleOptions): Promise<RateModule>;
