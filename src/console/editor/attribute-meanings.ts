import { BLOCK_SETTINGS } from 'mortar:blocks';
import { attributeOf, type ImageSettings, imageSettingDefaults } from '../../media/images/settings';
import type { BlockName } from '../../runtime/block-entry';
import { type DescribedSetting, describedSettings, formatDefault } from './described-setting';
import { IMAGE_DESCRIPTIONS } from './image-descriptions';

/** The meaning of an attribute for one block or for images. */
export interface Meaning {
  readonly attribute: string;
  readonly of: string;
  readonly docs: string;
  readonly description: string;
  readonly allowed: string;
  readonly byDefault: string;
  /** Whether it is a field of JSON that the attribute holds. */
  readonly isField?: boolean;
}

/** The documentation page of a block. */
export function pageOf(block: BlockName): string {
  return `docs/blocks/${block}.md`;
}

export function blockMeanings(): Meaning[] {
  const blocks = Object.keys(BLOCK_SETTINGS) as BlockName[];
  return blocks.flatMap((block) => describedSettings(block).flatMap((setting) => meanings(block, setting)));
}

function meanings(block: BlockName, setting: DescribedSetting): Meaning[] {
  const { name, attributes, allowed, meaning, byDefault } = setting;
  return attributes
    .filter((source) => source.startsWith('data-'))
    .map((source) => {
      const [attribute = source, field] = source.split('.');
      const of = `\`${block}\`, \`${name}\`${field ? ` (the field \`${field}\` of its JSON)` : ''}`;
      return {
        attribute,
        of,
        docs: pageOf(block),
        description: meaning,
        allowed,
        byDefault,
        isField: Boolean(field),
      };
    });
}

export function imageMeanings(): Meaning[] {
  return Object.entries(imageSettingDefaults()).map(([setting, raw]) => {
    const description = IMAGE_DESCRIPTIONS[setting as keyof ImageSettings];
    const choices = Array.isArray(raw) ? raw.map(String) : [];
    const allowed = FORMS[setting] ?? (choices.join(' or ') || ALLOWED[typeof raw] || '');
    return {
      attribute: attributeOf(setting),
      of: '`img`',
      docs: 'docs/images.md',
      description,
      allowed,
      byDefault: formatDefault(choices[0] ?? raw),
    };
  });
}

const FORMS: Readonly<Record<string, string>> = {
  src: 'the address of the picture without its size',
  fallbackSrc: 'the address that is shown when the picture fails',
  imageDimensions: 'the full width x height in px',
  imageFocalPoint: 'x,y, each 0 to 1: what stays in view',
};

const ALLOWED: Readonly<Record<string, string>> = { boolean: 'true or false', number: 'a number from 0' };
