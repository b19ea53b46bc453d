import { BLOCK_DESCRIPTIONS, BLOCK_SETTINGS } from 'mortar:blocks';
import type { SettingsTable } from '../../runtime/block/settings';
import type { BlockName } from '../../runtime/block-entry';

/** A setting's documentation; texts are Markdown. */
export interface DescribedSetting {
  readonly name: string;
  readonly attributes: readonly string[];
  readonly allowed: string;
  readonly meaning: string;
  /** Empty if there is none. */
  readonly byDefault: string;
}

/** A block's settings in the order of their table. */
export function describedSettings(block: BlockName): DescribedSetting[] {
  const { settings } = BLOCK_DESCRIPTIONS[block];
  const table: SettingsTable = BLOCK_SETTINGS[block];
  return Object.entries(table).map(([name, { attributes, allowed, fallback }]) => {
    const described = settings[name] ?? '';
    const { meaning, byDefault } =
      typeof described === 'string' ? { meaning: described, byDefault: formatDefault(fallback) } : described;
    return { name, attributes, allowed, meaning, byDefault };
  });
}

/** Formats a fallback that an author could write; empty for any other. */
export function formatDefault(fallback: unknown): string {
  const isPlain = /^(boolean|number|string)$/.test(typeof fallback);
  return isPlain && fallback !== '' && fallback !== Number.POSITIVE_INFINITY ? `\`${fallback}\`` : '';
}
