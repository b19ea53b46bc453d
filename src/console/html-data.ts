import { attributeOf, imageSettingDefaults } from '../media/images/settings';
import type { BlockName } from '../runtime/types';
import { ATTRIBUTE_DESCRIPTIONS, BLOCK_DESCRIPTIONS } from './block-descriptions';
import { BLOCK_SETTINGS } from './block-settings';

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
  readonly allowed: string;
  readonly fallback: unknown;
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
        values: blocks.map((name) => ({ name, description: BLOCK_DESCRIPTIONS[name] })),
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
  return Object.entries(BLOCK_SETTINGS).flatMap(([block, table]) =>
    Object.entries(table).flatMap(([setting, { attributes, allowed, fallback }]) =>
      attributes
        .filter((source) => source.startsWith('data-'))
        .map((source) => {
          const [attribute = source, field] = source.split('.');
          const of = `${block}, ${setting}${field ? ` (the field ${field} of its JSON)` : ''}`;
          return { attribute, of, allowed, fallback, isField: Boolean(field) };
        }),
    ),
  );
}

function imageMeanings(): Meaning[] {
  return Object.entries(imageSettingDefaults()).map(([setting, raw]) => {
    const choices = Array.isArray(raw) ? raw.map(String) : [];
    const allowed = FORMS[setting] ?? (choices.join(' or ') || ALLOWED[typeof raw] || '');
    return { attribute: attributeOf(setting), of: 'img', allowed, fallback: choices[0] ?? raw };
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
  const lines = meanings.map(({ of, allowed, fallback }) => `${of}: ${allowed}${byDefault(fallback)}.`);
  const message = new Set(meanings.flatMap(({ allowed, isField }) => (isField ? [] : wordsIn(allowed))));
  return {
    name,
    description: [ATTRIBUTE_DESCRIPTIONS[name], ...lines].filter(Boolean).join('\n'),
    ...(message.size > 0 && { values: [...message].map(named) }),
  };
}

function byDefault(fallback: unknown): string {
  const isPlain = /^(boolean|number|string)$/.test(typeof fallback);
  return isPlain && fallback !== '' && fallback !== Number.POSITIVE_INFINITY
    ? `; by default ${fallback}`
    : '';
}

/** `none, fit or fill` as its words; nothing where it is a description. */
function wordsIn(allowed: string): string[] {
  return /^\w+(, \w+)* or \w+( or \w+)*$/.test(allowed) ? allowed.split(/, | or /) : [];
}

function describeJson(): string {
  const tables = Object.entries(BLOCK_SETTINGS).map(([block, table]) => [block, Object.keys(table)] as const);
  const lines = tables.filter(([, settings]) => settings.length > 0);
  return lines.map(([block, settings]) => `${block}: ${settings.join(', ')}.`).join('\n');
}

function named(name: string): { name: string } {
  return { name };
}
