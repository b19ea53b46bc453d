/** Written by the build from the registry and each block's `settings.ts`. */
declare module 'mortar:blocks' {
  type BlockName = import('../runtime/block-entry').BlockName;
  type Description = import('../runtime/block/description').BlockDescription;
  type SettingsTable = import('../runtime/block/settings').SettingsTable;

  export const BLOCK_SETTINGS: Readonly<Record<BlockName, SettingsTable>>;
  /** The element without which a block can't work; not every block needs one. */
  export const REQUIRED_SELECTORS: Readonly<Partial<Record<BlockName, string>>>;
  export const BLOCK_DESCRIPTIONS: Readonly<Record<BlockName, Description>>;
}
