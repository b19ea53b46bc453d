import { readAccess } from '../../blocks/map/access';
import { registry } from '../../blocks/registry';
import { isOurs as isMortarError, messageOf } from '../../data/errors';
import { firstFailing, formatRule, type Rule, type Rules } from '../../data/rules';
import { memberOf } from '../../dom/member';
import { isImageSource } from '../../media/images/widths';
import type { BlockEntry, BlockName } from '../../runtime/block-entry';
import { type BlockInstance, STATE } from '../../runtime/block-instance';
import { isOurs } from '../../runtime/find-blocks';
import { hiddenByPage, type Shown } from '../../runtime/hidden-by-page';
import type { Runtime } from '../../runtime/types';
import { didYouMean } from '../nearest';
import { hidingOf } from '../on-screen';
import { shownRules } from './shown';

/** Why an element is a working block, or not. */
export function* blockRules(runtime: Runtime, element: Element): Rules {
  const block = runtime.blocks.instanceOf(element);
  if (block) yield* mountedRules(runtime, block);
  else yield* noBlockRules(element);
}

function* mountedRules(runtime: Runtime, block: BlockInstance): Rules {
  const { name, state, element, error } = block;
  const message = error === undefined ? state : messageOf(error);
  yield ['it is a block that Mortar has found', true, name];
  if (state === 'waiting') yield shownByPage(element);
  yield ['it came near the viewport or was touched', state !== 'waiting', state];
  yield pageTypeRule(runtime, name);
  const isMissing = state === 'loading' || (isMortarError(error) && error.name === 'ChunkLoadError');
  yield ['its chunk arrived', !isMissing, message];
  yield ['it mounted without an error', state === 'mounted', message];
  yield* shownRules(runtime, block);
  yield DECIDING.includes(name) ? notHidden(name as Shown) : shownByPage(element);
  yield noPlaceholder(runtime, block);
}

function pageTypeRule({ site }: Runtime, block: string): Rule {
  const pageTypes = entryNamed(block)?.pageTypes;
  const isRight = !pageTypes || pageTypes.some((type) => type === site.pageType);
  return ['the page is of a type that it works on', isRight, `page type ${site.pageType}`];
}

/** Blocks that decide by themselves when they are visible. */
const DECIDING: readonly string[] = [
  'popup-overlay',
  'announcement-bar',
  'mobile-info-bar',
] satisfies Shown[];

function shownByPage(element: Element): Rule {
  const hiding = hidingOf(element);
  return ['the page shows it', !hiding, hiding];
}

/** For blocks that check whether they are visible. */
function notHidden(name: Shown): Rule {
  const hidden = hiddenByPage(name);
  return ["the page's style sheets don't hide it", !hidden, hidden];
}

/** A placeholder is shown while a third-party embed waits for consent or a click, or if it couldn't be loaded. */
function noPlaceholder(runtime: Runtime, { name, element }: BlockInstance): Rule {
  const placeholder = memberOf(element, 'querySelector')('.mortar-placeholder');
  return [
    'no content from another site is missing',
    !placeholder,
    placeholder ? whyMissing(runtime, name) : true,
  ];
}

function whyMissing({ site, consent }: Runtime, name: BlockName): string {
  const obstacle = firstFailing(consent.rules());
  if (obstacle) return formatRule(obstacle);
  if (name === 'map' && !readAccess(site)) return 'gmRenderKey is missing from the site context';
  return 'it waits for a click, or the other site did not answer';
}

function* noBlockRules(element: Element): Rules {
  const name = memberOf(element, 'getAttribute')('data-block');
  const entry = name === null ? entryMatching(element) : entryNamed(name);
  yield ['it is marked as a block', name !== null || Boolean(entry), markIn(element)];
  const names = registry.map((row) => row.name);
  yield ['a block has this name', Boolean(entry), entry ? entry.name : didYouMean(name ?? '', names)];
  yield ['it is an HTML element', element instanceof HTMLElement, element.tagName];
  yield ['no hosted component handles it', isOurs({ element, entry })];
  yield [
    'Mortar has found it',
    false,
    'mortar.unmount() has unmounted it, or the page is not scanned yet; mortar.scan() finds it',
  ];
}

/** Why an element isn't recognised as a block. */
function markIn(element: Element): string {
  const around = memberOf(element, 'closest')(`[${STATE}]`);
  if (!around) return 'it has neither data-block nor a class of a published block';
  const name = around.getAttribute('data-block') ?? entryMatching(around)?.name;
  return `it is within the block ${name}${around.id && `#${around.id}`}: ask about that one`;
}

/** If a name has several rows, `data-block` uses the last one. */
function entryNamed(name: string): BlockEntry | undefined {
  return registry.findLast((entry) => entry.name === name);
}

function entryMatching(element: Element): BlockEntry | undefined {
  return registry.find(({ selector }) => selector && memberOf(element, 'matches')(selector));
}

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
