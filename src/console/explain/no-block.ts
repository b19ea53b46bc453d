import type { Rules } from '../../data/rules';
import { memberOf } from '../../dom/member';
import { STATE } from '../../runtime/block-instance';
import { isMountable } from '../../runtime/find-blocks';
import { BLOCK_NAMES, entryMatching, entryNamed } from '../entries';
import { didYouMean } from '../nearest';

/** Why Mortar has found no block in an element. */
export function* noBlockRules(element: Element): Rules {
  const name = memberOf(element, 'getAttribute')('data-block');
  const entry = name === null ? entryMatching(element) : entryNamed(name);
  yield ['it is marked as a block', name !== null || Boolean(entry), markIn(element)];
  yield ['a block has this name', Boolean(entry), entry ? entry.name : didYouMean(name ?? '', BLOCK_NAMES)];
  yield ['it is an HTML element', element instanceof HTMLElement, element.tagName];
  yield ['no hosted component handles it', isMountable({ element, entry })];
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
