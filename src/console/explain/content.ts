import { firstFailing, formatRule, type Rule, type Rules } from '../../data/rules';
import { memberOf } from '../../dom/member';
import type { BlockName } from '../../runtime/block-entry';
import type { BlockInstance } from '../../runtime/block-instance';
import type { Runtime } from '../../runtime/types';
import { entryNamed } from '../entries';
import type { Fault, FaultCode } from '../lint/fault';
import { coveringElement, nameOf } from '../on-screen';
import { imageRules } from './image';
import { policyRule, refusalsOf } from './policy';

/** The calls that a block makes to the site. */
const CALLS: Readonly<Partial<Record<BlockName, string>>> = {
  calendar: '/api/open/GetItemsByMonth',
  'cart-indicator': '/api/commerce/cart/summary',
  'cart-page': '/api/commerce/cart',
  form: '/api/form/',
  newsletter: '/api/form/',
  widget: '/api/widget/',
};

/** Faults of a block's markup with which it mounts, but does not do all of its work. */
const HARMFUL: readonly FaultCode[] = [
  'unknown-attribute',
  'unknown-setting',
  'wrong-value',
  'malformed-json',
  'missing-setting',
  'missing-part',
];

/** Whether a mounted block has what it shows, and controls that can be reached. */
export function* contentRules({ name, element }: BlockInstance, faults: readonly Fault[] | undefined): Rules {
  yield picturesRule(element);
  yield policyRule([...memberOf(element, 'querySelectorAll')('iframe, video, audio')]);
  yield alertRule(element);
  yield* controlRules(element, entryNamed(name)?.holds);
  if (faults) yield faultRule(element, faults);
}

const ASKED_FOR = 'img[data-src][src]:not(.loaded, .loading, [data-loader="sqs"])';

/** Pictures that are not asked for yet, those on their way, and those that the server names itself are no fault. */
function picturesRule(element: Element): Rule {
  const pictures = [...memberOf(element, 'querySelectorAll')<HTMLImageElement>(ASKED_FOR)];
  const missing = pictures.find(({ complete, naturalWidth }) => complete && !naturalWidth);
  const failing = missing && firstFailing(imageRules(missing));
  return ['its pictures arrived', !failing, failing && formatRule(failing)];
}

/** The site may not have answered what the block asked for or sent. */
export function* siteCallRules({ requests: { records }, blocks }: Runtime, { name }: BlockInstance): Rules {
  const address = CALLS[name];
  const isAlone = blocks.instances().filter((block) => CALLS[block.name] === address).length === 1;
  const call = address && records.findLast(({ url }) => isAt(url, address));
  if (!call || !isAlone) return; // a call does not say which of several blocks has made it
  const { method, url, outcome, reason } = call;
  const because = [`${method} ${url}: ${outcome} ${reason}`.trim(), ...refusalsOf(url)].join('; ');
  yield ['its latest call to the site succeeded', outcome !== 'failed', because];
}

/** Below a path that ends with a slash, else exactly there. */
function isAt(url: string, path: string): boolean {
  return path.endsWith('/') ? url.includes(path) : url.split('?')[0]?.endsWith(path) === true;
}

const MESSAGES = '[role="alert"], .mortar-video-message';

/** What visitors are told, such as that a reply of the server could not be read; not what they have to fill in. */
function alertRule(element: Element): Rule {
  const query = memberOf(element, 'querySelectorAll');
  const isInvalid = query('[aria-invalid="true"]').length > 0;
  const shown = [...query<HTMLElement>(MESSAGES)].filter((alert) => alert.getClientRects().length);
  const text = isInvalid ? undefined : shown.map(({ innerText }) => innerText?.trim()).find(Boolean);
  return ['it shows no error', !text, text];
}

function* controlRules(element: Element, holds: string | undefined): Rules {
  const control = holds ? memberOf(element, 'querySelector')(holds) : undefined;
  if (!control?.getClientRects().length) return;
  const cover = coveringElement(control);
  const isOfBlock = cover && (cover.contains(element) || memberOf(element, 'contains')(cover));
  const isCovered = cover && !isOfBlock && !cover.closest('.mortar-ui') && !isInFixedBar(cover);
  yield ['nothing covers its controls', !isCovered, cover && nameOf(cover)];
}

/** A bar that stays at an edge of the window covers a control only until the page is scrolled. */
function isInFixedBar(cover: Element): boolean {
  for (let part: Element | null = cover; part; part = part.parentElement) {
    if (/fixed|sticky/.test(getComputedStyle(part).position))
      return part.getBoundingClientRect().height < innerHeight / 2;
  }
  return false;
}

function faultRule(element: Element, faults: readonly Fault[]): Rule {
  const fault = faults.find(
    (found) => HARMFUL.includes(found.code) && memberOf(element, 'contains')(found.element),
  );
  return ['mortar.lint() finds no fault in it', !fault, fault && `${fault.message} ${fault.suggestion}`];
}
