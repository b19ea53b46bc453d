import type { SettingsTable } from './settings';

/** A sentence or two, in Markdown without links. */
export type SettingDescription = string | DescribedDefault;

/** For a setting whose fallback value doesn't explain what happens when it is missing. */
interface DescribedDefault {
  readonly meaning: string;
  /** Also Markdown. */
  readonly byDefault: string;
}

/** What the documentation and editors say about a block. Never shipped to pages: no block code imports it. */
export interface BlockDescription<Table extends SettingsTable = SettingsTable> {
  readonly summary: string;
  readonly settings: { readonly [Setting in keyof Table]: SettingDescription };
}
