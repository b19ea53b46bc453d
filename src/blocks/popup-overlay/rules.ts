import { OverlayStyle } from '../../data/enums/site';
import type { Rules } from '../../data/rules';
import { isMobileWidth } from '../../data/tokens';
import { now } from '../../dom/clock';
import type { Runtime } from '../../runtime/types';
import { isStaff } from '../../visitor/session/audience';
import { recallPopup } from './record';
import type { PopupOverlayProps } from './settings';
import { recordRules } from './visibility';

export type PopupSettings = PopupOverlayProps['settings'];

/** The site's rules; they also apply if a script requests the popup. */
export function* siteRules({ style, enableMobile }: PopupSettings, { media }: Runtime): Rules {
  yield ['the popup is switched on', style === OverlayStyle.SHOW, `style ${style}`];
  yield [
    'the screen is no mobile one, or that is allowed',
    enableMobile || !media.isMobile(isMobileWidth(innerWidth)),
    innerWidth,
  ];
}

/**
 * The rules for automatic popups. Anyone who works on the site sees the popup whatever the browser remembers, as a
 * preview.
 */
export function* popupRules(settings: PopupSettings, runtime: Runtime): Rules {
  const { site } = runtime;
  yield* siteRules(settings, runtime);
  yield ['it is meant for this page', isMeantFor(settings, site.collectionId), site.collectionId];
  const stored = recallPopup();
  if (stored && !isStaff(site)) yield* recordRules(stored, settings, now());
}

function isMeantFor({ showOnAllPages, enabledPages }: PopupSettings, collectionId = ''): boolean {
  const named = enabledPages ?? [];
  return (showOnAllPages ?? !named.length) || named.includes(collectionId);
}
