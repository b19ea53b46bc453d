import { BLOCK_DESCRIPTIONS, BLOCK_SETTINGS } from 'mortar:blocks';
import { attributeOf, type ImageSettings, imageSettingDefaults } from '../media/images/settings';
import type { BlockName } from '../runtime/types';
import { allowedWords } from './allowed-words';
import { type DescribedSetting, defaultInWords, describedSettings } from './described-setting';
import { IMAGE_DESCRIPTIONS } from './image-descriptions';

/** An attribute as editors offer it, in the form of VS Code's custom data for HTML. */
interface OfferedAttribute {
  readonly name: string;
  readonly description: string;
  readonly values?: readonly { readonly name: string; readonly description?: string }[];
}

/** What an attribute means to one block or to images. */
interface Meaning {
  readonly attribute: string;
  readonly of: string;
  readonly description: string;
  readonly allowed: string;
  readonly byDefault: string;
  /** Whether it is a field of JSON that the attribute holds. */
  readonly isField?: boolean;
}

/** Every attribute that Mortar reads from blocks and images, for editors to offer and explain. */
export function htmlData(): { version: 1.1; globalAttributes: OfferedAttribute[] } {
  const blocks = Object.keys(BLOCK_SETTINGS) as BlockName[];
  const meanings = [...blockMeanings(), ...imageMeanings()];
  const names = new Set(meanings.map(({ attribute }) => attribute));
  return {
    version: 1.1,
    globalAttributes: [
      {
        name: 'data-block',
        description: 'The block that this element is.',
        values: blocks.map((name) => ({ name, description: BLOCK_DESCRIPTIONS[name].summary })),
      },
      { name: 'data-block-json', description: describeJson() },
      ...PAGE_ATTRIBUTES,
      ...[...names].map((name) =>
        offer(
          name,
          meanings.filter(({ attribute }) => attribute === name),
        ),
      ),
    ],
  };
}

/** Attributes of elements that are no block. */
const PAGE_ATTRIBUTES: readonly OfferedAttribute[] = [
  {
    name: 'data-cookie-settings',
    description: 'A click on this link or button asks the cookie question again.',
  },
  {
    name: 'data-category',
    description: 'With type="text/plain" on a script: runs it once the visitor allows it.',
  },
  { name: 'data-relative-time', description: 'On a time element with datetime: says how long ago that was.' },
  {
    name: 'data-tooltip',
    description: 'A text that is shown beside this element while it is pointed at or focused.',
  },
  { name: 'data-quick-view', description: 'The id of a product: a click counts that it was looked at.' },
  {
    name: 'data-pricing-option',
    description: 'The id of the pricing option that this price or button belongs to.',
  },
];

function blockMeanings(): Meaning[] {
  const blocks = Object.keys(BLOCK_SETTINGS) as BlockName[];
  return blocks.flatMap((block) => describedSettings(block).flatMap((setting) => meanings(block, setting)));
}

function meanings(block: BlockName, setting: DescribedSetting): Meaning[] {
  const { name, attributes, allowed, meaning, byDefault } = setting;
  return attributes
    .filter((source) => source.startsWith('data-'))
    .map((source) => {
      const [attribute = source, field] = source.split('.');
      const of = `${block}, ${name}${field ? ` (the field ${field} of its JSON)` : ''}`;
      return { attribute, of, description: meaning, allowed, byDefault, isField: Boolean(field) };
    });
}

function imageMeanings(): Meaning[] {
  return Object.entries(imageSettingDefaults()).map(([setting, raw]) => {
    const description = IMAGE_DESCRIPTIONS[setting as keyof ImageSettings];
    const choices = Array.isArray(raw) ? raw.map(String) : [];
    const allowed = FORMS[setting] ?? (choices.join(' or ') || ALLOWED[typeof raw] || '');
    return {
      attribute: attributeOf(setting),
      of: 'img',
      description,
      allowed,
      byDefault: defaultInWords(choices[0] ?? raw),
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

function offer(name: string, meanings: readonly Meaning[]): OfferedAttribute {
  const words = new Set(meanings.flatMap(({ allowed, isField }) => (isField ? [] : allowedWords(allowed))));
  return {
    name,
    description: describe(meanings),
    ...(words.size > 0 && { values: [...words].map(named) }),
  };
}

/** Each meaning once, and under it who gives the attribute that meaning. */
function describe(meanings: readonly Meaning[]): string {
  const descriptions = [...new Set(meanings.map(({ description }) => description))];
  const lines = descriptions.flatMap((text) => [text, ...linesOf(text, meanings)]);
  return lines.join('\n').replaceAll('`', ''); // editors show it as plain text
}

function linesOf(text: string, meanings: readonly Meaning[]): string[] {
  return meanings
    .filter(({ description }) => description === text)
    .map(({ of, allowed, byDefault }) => `${of}: ${allowed}${byDefault && `; by default ${byDefault}`}.`);
}

function describeJson(): string {
  const tables = Object.entries(BLOCK_SETTINGS).map(([block, table]) => [block, Object.keys(table)] as const);
  const lines = tables.filter(([, settings]) => settings.length > 0);
  return lines.map(([block, settings]) => `${block}: ${settings.join(', ')}.`).join('\n');
}

function named(name: string): { name: string } {
  return { name };
}
