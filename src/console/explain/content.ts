import { firstFailing, formatRule, type Rule, type Rules } from '../../data/rules';
import { memberOf } from '../../dom/member';
import type { BlockName } from '../../runtime/block-entry';
import type { BlockInstance } from '../../runtime/block-instance';
import type { Runtime } from '../../runtime/types';
import type { Fault, FaultCode } from '../lint/fault';
import { coveringElement, nameOf } from '../on-screen';
import { entryNamed } from './entries';
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

/** Pictures that are not asked for yet, and those on their way, are no fault. */
function picturesRule(element: Element): Rule {
  const missing = [
    ...memberOf(
      element,
      'querySelectorAll',
    )('img[data-src][src]:not(.loaded, .loading, [data-loader="sqs"])'),
  ];
  const failing = missing[0] && firstFailing(imageRules(missing[0]));
  return ['its pictures arrived', !failing, failing && formatRule(failing)];
}

/** The site may not have answered what the block asked for or sent. */
export function* siteCallRules({ requests: { records } }: Runtime, { name }: BlockInstance): Rules {
  const address = CALLS[name];
  const call = address && records.findLast(({ url }) => url.includes(address));
  if (!call) return;
  const { method, url, outcome, reason } = call;
  const because = [`${method} ${url}: ${outcome} ${reason}`.trim(), ...refusalsOf(url)].join('; ');
  yield ['its latest call to the site succeeded', outcome === 'sent', because];
}

/** What visitors are told, such as that a reply of the server could not be read. */
function alertRule(element: Element): Rule {
  const alerts = [...memberOf(element, 'querySelectorAll')<HTMLElement>('[role="alert"]')];
  const text = alerts.map(({ innerText }) => innerText?.trim()).find(Boolean);
  return ['it shows no error', !text, text];
}

function* controlRules(element: Element, holds: string | undefined): Rules {
  const control = holds ? memberOf(element, 'querySelector')(holds) : undefined;
  if (!control?.getClientRects().length) return;
  const cover = coveringElement(control);
  const isCovered = cover && !memberOf(element, 'contains')(cover) && !cover.closest('.mortar-ui');
  yield ['nothing covers its controls', !isCovered, cover && nameOf(cover)];
}

function faultRule(element: Element, faults: readonly Fault[]): Rule {
  const fault = faults.find(
    (found) => HARMFUL.includes(found.code) && memberOf(element, 'contains')(found.element),
  );
  return ['mortar.lint() finds no fault in it', !fault, fault && `${fault.message} ${fault.suggestion}`];
}
