import { firstFailing, formatRule, type Rule, type Rules } from '../../data/rules';
import { memberOf } from '../../dom/member';
import type { BlockName } from '../../runtime/block-entry';
import type { BlockInstance } from '../../runtime/block-instance';
import type { Runtime } from '../../runtime/types';
import type { Fault, FaultCode } from '../lint/fault';
import { coveringElement, nameOf } from '../on-screen';
import { entryNamed } from './entries';
import { imageRules } from './image';
import { policyRule } from './policy';

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

/** Whether a mounted block has what it shows, what it needs from the site, and controls that can be reached. */
export function* contentRules(
  runtime: Runtime,
  { name, element }: BlockInstance,
  faults: readonly Fault[] | undefined,
): Rules {
  yield picturesRule(element);
  yield policyRule([...memberOf(element, 'querySelectorAll')('iframe, video, audio')]);
  yield* callRules(runtime, CALLS[name]);
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

function* callRules({ requests: { records } }: Runtime, address: string | undefined): Rules {
  const call = address && records.findLast(({ url }) => url.includes(address));
  if (!call) return;
  const because = `${call.method} ${call.url}: ${call.outcome} ${call.reason}`;
  yield ['its latest call to the site succeeded', call.outcome === 'sent', because.trim()];
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
