import { parseDimensions } from '../media/images/dimensions';
import { attributeOf, imageSettingDefaults } from '../media/images/settings';
import type { Finding } from './fault';
import { type KnownAttributes, lintAttributes } from './lint-attributes';

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

const KNOWN: KnownAttributes = new Map([
  ...OTHERS.map((name) => [attributeOf(name), () => false] as const),
  ...Object.entries(imageSettingDefaults()).map(
    ([name, fallback]) => [attributeOf(name), (value: string) => isFit(name, fallback, value)] as const,
  ),
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
  yield* lintAttributes(element, KNOWN);
}

/** Whether a value has the same type as the setting's default. */
function isFit(name: string, fallback: unknown, value: string): boolean {
  if (name === 'imageDimensions') return parseDimensions(value) !== undefined;
  if (Array.isArray(fallback)) return fallback.includes(value);
  if (typeof fallback === 'boolean') return /^(true|false)$/.test(value);
  return typeof fallback === 'number' ? /^[\d.]+$/.test(value) : value.trim() !== '';
}
