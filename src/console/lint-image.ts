import { attributeOf, imageSettingDefaults, parseDimensions } from '../media/images/settings';
import type { Fault } from './fault';
import { lintAttributes } from './lint-attributes';

/** Attributes of images that the loader reads, writes, or leaves to others. */
const KNOWN_ATTRIBUTES = [
  ...Object.keys(imageSettingDefaults()),
  ...['image', 'imageId', 'loader', 'type', 'mode', 'useAdvancedPositioning', 'imageResolution', 'shapeMask'],
].map(attributeOf);

export function* lintImage(element: Element): Iterable<Fault> {
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
