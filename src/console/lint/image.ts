import { parseDimensions } from '../../media/images/dimensions';
import { attributeOf, imageSettingDefaults } from '../../media/images/settings';
import { isImageSource } from '../../media/images/widths';
import { type KnownAttributes, lintAttributes } from './attributes';
import type { Finding } from './fault';
import { ANY_PAGE } from './links';

/** Image attributes used by blocks and others; the linter doesn't know their values. */
const OTHERS = [
  'image',
  'imageId',
  'loader',
  'type',
  'mode',
  'useAdvancedPositioning',
  'imageResolution',
  'shapeMask',
];

/** What an attribute may hold. */
interface Rule {
  readonly allowed: string;
  isValid(value: string): boolean;
}

const RULES: ReadonlyMap<string, Rule> = new Map(
  Object.entries(imageSettingDefaults()).map(([name, fallback]) => [
    attributeOf(name),
    ruleOf(name, fallback),
  ]),
);

const KNOWN: KnownAttributes = new Map([
  ...OTHERS.map((name) => [attributeOf(name), () => false] as const),
  ...[...RULES].map(([attribute, { isValid }]) => [attribute, isValid] as const),
]);

export function* lintImage(element: Element): Iterable<Finding> {
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
      message: `data-image-dimensions is ${element.getAttribute('data-image-dimensions') ?? 'missing'}, so its space cannot be reserved.`,
      suggestion: 'Write width x height in px, as in data-image-dimensions="1500x1000".',
    };
  }
  yield* lintValues(element);
  yield* lintAttributes(element, KNOWN);
}

/** Values for which the image loader uses its default; missing dimensions are a fault of their own. */
function* lintValues(element: Element): Iterable<Finding> {
  for (const [attribute, { allowed, isValid }] of RULES) {
    const value = element.getAttribute(attribute);
    if (!value || isValid(value) || attribute === 'data-image-dimensions') continue;
    yield {
      code: 'wrong-value',
      element,
      message: `${attribute} must be ${allowed}, got ${value.slice(0, 80)}.`,
      suggestion: `Write ${allowed}.`,
    };
  }
}

/** A value has the same type as the setting's default. */
function ruleOf(name: string, fallback: unknown): Rule {
  if (name === 'imageDimensions')
    return { allowed: 'width x height', isValid: (value) => parseDimensions(value) !== undefined };
  if (name === 'imageFocalPoint')
    return { allowed: 'two numbers from 0 to 1, such as 0.5,0.5', isValid: isFocalPoint };
  if (/src$/i.test(name)) return { allowed: 'a path or a web address', isValid: isPublicSource };
  if (Array.isArray(fallback))
    return { allowed: fallback.join(' or '), isValid: (value) => fallback.includes(value) };
  if (typeof fallback === 'boolean')
    return { allowed: 'true or false', isValid: (value) => /^(true|false)$/.test(value) };
  if (typeof fallback === 'number')
    return { allowed: 'a number', isValid: (value) => /^[\d.]+$/.test(value) };
  return { allowed: 'a string', isValid: (value) => value.trim() !== '' };
}

/** Whether visitors can load it, also if the page that is checked is a file. */
function isPublicSource(address: string): boolean {
  return isImageSource(address, ANY_PAGE);
}

function isFocalPoint(value: string): boolean {
  const numbers = value.split(',').map(Number);
  return numbers.length === 2 && numbers.every((number) => number >= 0 && number <= 1);
}
