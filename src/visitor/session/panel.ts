import { firstFailing, type Rules } from '../../data/rules';
import type { SiteContext } from '../../runtime/site-context';
import { audience } from './audience';

/** The address parameter with which the site's owner opens the panel. */
const PARAMETER = 'mortar-panel';

export function isPanelWanted(): boolean {
  return new URLSearchParams(location.search).has(PARAMETER);
}

/** The rules for opening the panel by the address. */
export function* panelRules(site: SiteContext): Rules {
  yield [`the address has ${PARAMETER}`, isPanelWanted(), location.search || 'no parameter'];
  const { kind } = audience(site);
  yield ["the site's owner is signed in", kind === 'owner', kind];
}

/** Opens the panel, as from the console. */
export function openWantedPanel(site: SiteContext): void {
  if (!firstFailing(panelRules(site))) (window.mortar as { panel?(): void }).panel?.();
}
