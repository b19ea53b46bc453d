import { firstFailing, type Rules } from '../../data/rules';
import type { SiteContext } from '../../runtime/site-context';
import { audience } from './audience';

/** What the address has when the site's owner wants the panel. */
const PARAMETER = 'mortar-panel';

export function isPanelWanted(): boolean {
  return new URLSearchParams(location.search).has(PARAMETER);
}

/** The rules by which the address opens the panel. */
export function* panelRules(site: SiteContext): Rules {
  yield [`the address has ${PARAMETER}`, isPanelWanted(), location.search || 'no parameter'];
  const { kind } = audience(site);
  yield ["the site's owner is signed in", kind === 'owner', kind];
}

/** Opens the panel as its owner would by the console. */
export function openWantedPanel(site: SiteContext): void {
  if (!firstFailing(panelRules(site))) (window.mortar as { panel?(): void }).panel?.();
}
