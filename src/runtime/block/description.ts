import type { SettingsTable } from './settings';

/** A sentence or two, in Markdown without links. */
export type SettingDescription = string | DescribedDefault;

/** For a setting whose fallback doesn't say what happens without it. */
export interface DescribedDefault {
  readonly meaning: string;
  /** Markdown too. */
  readonly byDefault: string;
}

/** What the documentation and editors say about a block. Pages never load it: no block's code uses it. */
export interface BlockDescription<Table extends SettingsTable = SettingsTable> {
  readonly summary: string;
  readonly settings: { readonly [Setting in keyof Table]: SettingDescription };
}
