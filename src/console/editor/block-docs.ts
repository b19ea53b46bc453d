import { BLOCK_DESCRIPTIONS } from 'mortar:blocks';
import type { BlockName } from '../../runtime/block-entry';
import { selectorsOf } from '../entries';
import { allowedValues } from './allowed-values';
import { type DescribedSetting, describedSettings } from './described-setting';

/** What the documentation says about a block, generated from the registry and the block's settings; in Markdown. */
interface BlockDocs {
  readonly name: BlockName;
  readonly summary: string;
  /** The block's selectors on published pages, besides `data-block`. */
  readonly selectors: string;
  readonly settings: string;
}

export function blockDocs(): BlockDocs[] {
  const names = Object.keys(BLOCK_DESCRIPTIONS) as BlockName[];
  return names.map((name) => ({
    name,
    summary: BLOCK_DESCRIPTIONS[name].summary,
    selectors: selectorsOf(name).map(code).join(', '),
    settings: settingsTable(name),
  }));
}

function settingsTable(block: BlockName): string {
  const settings = describedSettings(block);
  if (!settings.length) return 'The block has no settings.';
  return [
    '| setting | attribute | allowed values | default | meaning |',
    '| --- | --- | --- | --- | --- |',
    ...settings.map((setting) => `| ${cells(setting).join(' | ')} |`),
  ].join('\n');
}

function cells({ name, attributes, allowed, byDefault, meaning }: DescribedSetting): string[] {
  const row = [code(name), attributes.map(attribute).join(', '), values(allowed), byDefault || '–', meaning];
  return row.map((cell) => cell.replaceAll('|', '\\|'));
}

/** `data-props.gutter` is a field of the JSON in `data-props`. */
function attribute(source: string): string {
  const [name = source, field] = source.split('.');
  return field ? `${code(field)} in ${code(name)}` : code(name);
}

function values(allowed: string): string {
  const words = allowedValues(allowed);
  return words.length ? words.map(code).join(', ') : allowed;
}

function code(text: string): string {
  return `\`${text}\``;
}
