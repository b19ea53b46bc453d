import type { Rules } from '../../data/rules';
import { memberOf } from '../../dom/member';
import { isImageSource } from '../../media/images/widths';
import { policyRule } from './policy';

/** Why the image loader has loaded an image, or not. */
export function* imageRules(image: Element): Rules {
  const [source, loader, load, resolution] = ['src', 'loader', 'load', 'image-resolution'].map((name) =>
    memberOf(image, 'getAttribute')(`data-${name}`),
  );
  const byBrowser = image.hasAttribute('src')
    ? 'no data-src: the browser loads it by itself'
    : 'neither data-src nor src; mortar.lint() finds misspelt ones';
  yield ['it names a source', Boolean(source), source ?? byBrowser];
  yield ['the server did not load it', loader !== 'sqs', loader];
  yield ['visitors can load it from there', isImageSource(source ?? '', image.baseURI), source];
  const isRequested =
    memberOf(image, 'hasAttribute')('src') || memberOf(image, 'matches')('.loading, .loaded');
  yield ['it was requested and came near the viewport', isRequested, `data-load is ${load}`];
  const isLoaded = memberOf(image, 'matches')('.loaded');
  if (!isLoaded) yield policyRule([image]);
  yield ['it arrived', isLoaded, resolution ?? `not from ${image.getAttribute('src')}`];
}
