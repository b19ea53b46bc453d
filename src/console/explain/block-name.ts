import { registry } from '../../blocks/registry';
import type { Rules } from '../../data/rules';
import { mobileInfoBarRules } from '../../initializers/idle/mobile-info-bar';
import type { Runtime } from '../../runtime/types';
import { blockRules } from './element';

/** Why the blocks of a name work or not: the first that does not, else the first of them. */
export function* namedBlockRules(runtime: Runtime, name: string): Rules {
  if (name === 'mobile-info-bar') yield* mobileInfoBarRules(runtime.site);
  const found = runtime.blocks.instances().filter((block) => block.name === name);
  const number = found.length ? `${found.length} on the page` : `nothing matches ${selectorsOf(name)}`;
  yield ['the page has this block', found.length > 0, number];
  const block = found.find(({ state }) => state !== 'mounted') ?? found[0];
  if (block) yield* blockRules(runtime, block.element);
}

function selectorsOf(name: string): string {
  const published = registry.flatMap((entry) => (entry.name === name && entry.selector) || []);
  return [`[data-block="${name}"]`, ...published].join(' or ');
}
