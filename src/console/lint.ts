import { fieldsOf, own } from '../data/fields';
import { parseJson } from '../data/json';
import * as page from '../dom/page';
import { idsIn } from '../forms/published';
import { attributeOf, imageSettingDefaults, parseDimensions } from '../media/images/settings';
import type { SettingsTable } from '../runtime/block/settings';
import type { BlockName, Runtime } from '../runtime/types';
import { BLOCK_SETTINGS } from './block-settings';
import { LINKS, lintLink } from './lint-links';
import { nearest } from './nearest';

/** A fault in the page's markup, with the way to mend it. */
export interface Fault {
  readonly code: string;
  readonly element: Element;
  readonly message: string;
  readonly suggestion: string;
}

/** Parts without which a block of that name cannot work. */
const PARTS: Readonly<Partial<Record<BlockName, string>>> = {
  accordion: '.accordion-item',
  button: 'a[href], button',
  'cart-indicator': '.sqs-cart-quantity, .sqs-cart-subtotal',
  'follow-button': 'a[href]',
  donation: '.sqs-donate-button, a, button',
  gallery: '.slide, .image-wrapper, img',
  image: 'img',
  'member-access': '[data-pricing-option]',
  menu: '.menu',
  reservation: 'a[href]',
  newsletter: 'form',
  search: 'input',
  shape: 'svg, .sqs-shape',
  summary: '.summary-item',
};

/** Every fault that can be seen in the markup itself. */
export function lint(runtime: Pick<Runtime, 'site'>): Fault[] {
  return [
    ...lintTags(),
    ...lintContext(runtime),
    ...each('[data-block]', lintBlock),
    ...each('img[data-src]', lintImage),
    ...each(LINKS, lintLink),
  ];
}

function each(selector: string, find: (element: Element) => Iterable<Fault>): Fault[] {
  return [...page.all(selector)].flatMap((element) => [...find(element)]);
}

function* lintTags(): Iterable<Fault> {
  const tags = [...page.all<HTMLScriptElement>('script[src]')].filter(({ src }) =>
    /\/mortar\.js([?#]|$)/.test(src),
  );
  for (const element of tags.slice(1)) {
    yield {
      code: 'second-tag',
      element,
      message: 'The page has more than one Mortar tag.',
      suggestion: 'Remove this one.',
    };
  }
}

function* lintContext({ site }: Pick<Runtime, 'site'>): Iterable<Fault> {
  if (site.isPresent) return;
  yield {
    code: 'no-context',
    element: page.byId('site-context') ?? page.root(),
    message: 'The page has no readable site context, so nothing is tracked and no banner is shown.',
    suggestion: 'Add <script type="application/json" id="site-context">{…}</script> with valid JSON.',
  };
}

function* lintBlock(element: Element): Iterable<Fault> {
  const name = element.getAttribute('data-block') ?? '';
  if (!Object.hasOwn(BLOCK_SETTINGS, name)) {
    yield {
      code: 'unknown-block',
      element,
      message: `data-block="${name}" is no block.`,
      suggestion: didYouMean(name, Object.keys(BLOCK_SETTINGS)),
    };
    return;
  }
  yield* lintBlockJson(element, name as BlockName);
  yield* lintValues(element, BLOCK_SETTINGS[name as BlockName]);
  yield* lintAttributes(element, [...BLOCK_ATTRIBUTES, ...attributesOf(BLOCK_SETTINGS[name as BlockName])]);
  if (IDENTIFIED.includes(name) && !hasFormId(element)) {
    yield {
      code: 'missing-setting',
      element,
      message: `The ${name} block has no formId, so nothing that is sent with it arrives.`,
      suggestion: 'Add "formId" to data-block-json, or data-form-id="…" to the block.',
    };
  }
  const part = PARTS[name as BlockName];
  if (part && !element.matches(part) && !element.querySelector(part)) {
    yield {
      code: 'missing-part',
      element,
      message: `The ${name} block has no ${part}.`,
      suggestion: `Add an element that matches ${part}.`,
    };
  }
}

/** Blocks whose data go to the form that their id names. */
const IDENTIFIED: readonly string[] = ['form', 'newsletter'];

/** In the JSON, in an attribute of the block or its form, or in the inline handler of a published form. */
function hasFormId(element: Element): boolean {
  const { formId } = fieldsOf(parseJson(element.getAttribute('data-block-json')));
  const forms = [element, ...element.querySelectorAll('form')];
  return Boolean(
    formId ||
      forms.some((form) => form.getAttribute('data-form-id') || idsIn(form.getAttribute('onsubmit')).formId),
  );
}

function* lintBlockJson(element: Element, name: BlockName): Iterable<Fault> {
  const raw = element.getAttribute('data-block-json');
  if (!raw) return;
  const data = parseJson(raw);
  if (fieldsOf(data) !== data) {
    yield {
      code: 'malformed-json',
      element,
      message: `data-block-json is no JSON object: ${raw.slice(0, 80)}`,
      suggestion: 'Use double quotes around names and texts, and single quotes around the attribute.',
    };
    return;
  }
  const known = Object.keys(BLOCK_SETTINGS[name]);
  for (const setting of Object.keys(fieldsOf(data))) {
    if (known.includes(setting)) continue;
    yield {
      code: 'unknown-setting',
      element,
      message: `${name} has no setting "${setting}".`,
      suggestion: didYouMean(setting, known),
    };
  }
}

/** Values that a block leaves out for its default. */
function* lintValues(element: Element, table: SettingsTable): Iterable<Fault> {
  const json = fieldsOf(parseJson(element.getAttribute('data-block-json')));
  for (const [name, { attributes, parse, allowed }] of Object.entries(table)) {
    const places = attributes.map((attribute) => [attribute, element.getAttribute(attribute)] as const);
    for (const [source, value] of [['data-block-json', own(json, name)] as const, ...places]) {
      if (value === undefined || value === null || parse(value) !== undefined) continue;
      yield {
        code: 'wrong-value',
        element,
        message: `${name} cannot be ${JSON.stringify(value)} (in ${source}).`,
        suggestion: `Write ${allowed}.`,
      };
    }
  }
}

/** Attributes that every block may have. */
const BLOCK_ATTRIBUTES = ['data-block', 'data-block-json', 'data-block-state'];

function attributesOf(table: SettingsTable): string[] {
  return Object.values(table).flatMap(({ attributes }) =>
    attributes.map((source) => source.replace(/\..*/, '')),
  );
}

/** Attributes of images that the loader reads, writes, or leaves to others. */
const KNOWN_ATTRIBUTES = [
  ...Object.keys(imageSettingDefaults()),
  ...['image', 'imageId', 'loader', 'type', 'mode', 'useAdvancedPositioning', 'imageResolution', 'shapeMask'],
].map(attributeOf);

function* lintImage(element: Element): Iterable<Fault> {
  if (!element.hasAttribute('alt')) {
    yield {
      code: 'image-without-alt',
      element,
      message: 'The image has no alt text.',
      suggestion: 'Add alt="…", or alt="" for decoration.',
    };
  }
  if (!parseDimensions(element.getAttribute('data-image-dimensions'))) {
    yield {
      code: 'image-without-dimensions',
      element,
      message: `data-image-dimensions is ${element.getAttribute('data-image-dimensions') ?? 'missing'}, so its room cannot be kept.`,
      suggestion: 'Write width x height in px, as in data-image-dimensions="1500x1000".',
    };
  }
  yield* lintAttributes(element, KNOWN_ATTRIBUTES);
}

/** Only what looks like a misspelt one is a fault: a page may have attributes of its own. */
function* lintAttributes(element: Element, known: readonly string[]): Iterable<Fault> {
  for (const { name } of element.attributes) {
    const meant = name.startsWith('data-') && !known.includes(name) ? nearest(name, known) : undefined;
    if (!meant) continue;
    yield {
      code: 'unknown-attribute',
      element,
      message: `${name} is not read.`,
      suggestion: `Did you mean ${meant}?`,
    };
  }
}

function didYouMean(found: string, known: readonly string[]): string {
  const meant = nearest(found, known);
  return meant ? `Did you mean ${meant}?` : `Known are ${known.join(', ')}.`;
}
