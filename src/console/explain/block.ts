import { readAccess } from '../../blocks/map/access';
import { isMortarError, messageOf } from '../../data/errors';
import { firstFailing, formatRule, type Rule, type Rules } from '../../data/rules';
import { memberOf } from '../../dom/member';
import type { BlockName } from '../../runtime/block-entry';
import type { BlockInstance } from '../../runtime/block-instance';
import { hiddenByPage, type Shown } from '../../runtime/hidden-by-page';
import type { Runtime } from '../../runtime/types';
import { entryNamed } from '../entries';
import type { Fault } from '../lint/fault';
import { hidingOf } from '../on-screen';
import { contentRules, siteCallRules } from './content';
import { noBlockRules } from './no-block';
import { refusedSites } from './policy';
import { shownRules } from './shown';

/** Why an element is a working block, or not. */
export function* blockRules(runtime: Runtime, element: Element, faults: readonly Fault[] | undefined): Rules {
  const block = runtime.blocks.instanceOf(element);
  if (block) {
    yield* mountedRules(runtime, block);
    yield* contentRules(block, faults);
  } else yield* noBlockRules(element);
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
  yield* siteCallRules(runtime, block);
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
  const refused = refusedSites().join(', ');
  const policy = refused && `, or the page's security policy is in the way: ${refused}`;
  return `it waits for a click, or the other site did not answer${policy}`;
}
