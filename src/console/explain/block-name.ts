import { MobileInfoBarStyle } from '../../data/enums/site';
import { firstFailing, type Rules } from '../../data/rules';
import { infoBarStyle } from '../../initializers/on-demand';
import type { BlockInstance } from '../../runtime/block-instance';
import type { Runtime } from '../../runtime/types';
import { selectorsOf } from '../entries';
import type { Fault } from '../lint/fault';
import { blockRules } from './block';

/** Why blocks of that name work or not: for the first one that isn't mounted, else one that doesn't work, else the first. */
export function* namedBlockRules(
  runtime: Runtime,
  name: string,
  faults: readonly Fault[] | undefined,
): Rules {
  if (name === 'mobile-info-bar') {
    const style = infoBarStyle(runtime.site);
    yield ['the site has an information bar', style > MobileInfoBarStyle.NONE, `style ${style}`];
  }
  const found = runtime.blocks.instances().filter((block) => block.name === name);
  const selectors = [`[data-block="${name}"]`, ...selectorsOf(name)].join(' or ');
  const number = found.length ? `${found.length} on the page` : `nothing matches ${selectors}`;
  yield ['the page has this block', found.length > 0, number];
  const rulesOf = ({ element }: BlockInstance) => blockRules(runtime, element, faults);
  const block =
    found.find(({ state }) => state !== 'mounted') ??
    found.find((mounted) => firstFailing(rulesOf(mounted))) ??
    found[0];
  if (block) yield* rulesOf(block);
}
