import { OverlayStyle } from '../../data/enums/site';
import type { Rule } from '../../data/rules';
import { isMobileWidth } from '../../data/tokens';
import { now } from '../../dom/clock';
import type { Runtime } from '../../runtime/types';
import { isStaff } from '../../visitor/session/audience';
import { recallPopup } from './record';
import { recordChecks } from './visibility';

/** The published settings of a popup (specification, section 3, popup overlay). */
export interface PopupSettings {
  readonly style: number;
  readonly enableMobile: boolean;
  /** Days; -1 means never again. */
  readonly displayFrequency: number;
  readonly showUntilSignup: boolean;
  readonly version: number;
  /** If not set, the popup is for all pages unless some are listed. */
  readonly showOnAllPages: boolean | undefined;
  readonly enabledPages: readonly string[] | null;
  readonly showOnTimer: boolean;
  /** Milliseconds. */
  readonly timerDelay: number;
  readonly showOnScroll: boolean;
  readonly scrollPercentage: number;
}

/** The site's rules; they also apply if a script requests the popup. */
export function* siteChecks({ style, enableMobile }: PopupSettings, { media }: Runtime): Iterable<Rule> {
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
export function* popupChecks(settings: PopupSettings, runtime: Runtime): Iterable<Rule> {
  const { site } = runtime;
  yield* siteChecks(settings, runtime);
  yield ['it is meant for this page', isMeantFor(settings, site.collectionId), site.collectionId];
  const stored = recallPopup();
  if (stored && !isStaff(site)) yield* recordChecks(stored, settings, now());
}

function isMeantFor({ showOnAllPages, enabledPages }: PopupSettings, collectionId = ''): boolean {
  const named = enabledPages ?? [];
  return (showOnAllPages ?? !named.length) || named.includes(collectionId);
}
