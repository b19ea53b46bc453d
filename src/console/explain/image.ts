import type { Rule } from '../../data/rules';
import { memberOf } from '../../dom/member';
import { isImageSource } from '../../media/images/widths';

/** Why the image loader has loaded an image, or not. */
export function imageRules(image: Element): Rule[] {
  const [source, loader, load, resolution] = ['src', 'loader', 'load', 'image-resolution'].map((name) =>
    memberOf(image, 'getAttribute')(`data-${name}`),
  );
  return [
    ['it names a source', Boolean(source), source ?? 'no data-src: the browser loads it by itself'],
    ['the server did not load it', loader !== 'sqs', loader],
    ['visitors can load it from there', isImageSource(source ?? '', image.baseURI), source],
    [
      'it was requested and came near the viewport',
      memberOf(image, 'hasAttribute')('src') || memberOf(image, 'matches')('.loading, .loaded'),
      `data-load is ${load}`,
    ],
    [
      'it arrived',
      memberOf(image, 'matches')('.loaded'),
      resolution ?? `not from ${image.getAttribute('src')}`,
    ],
  ];
}
