import { MobileInfoBarStyle } from '../../data/enums/site';
import type { Rules } from '../../data/rules';
import { matchesMedia, userAgent } from '../../dom/device';
import type { Runtime } from '../../runtime/types';
import type { InfoBar } from './settings';
import { triggersOf } from './triggers';

export type InfoBarSettings = InfoBar['settings'];

/** The rules for showing the bar on this screen. */
export function* infoBarRules(settings: InfoBarSettings, runtime: Runtime): Rules {
  yield ['the bar is switched on', settings.style !== MobileInfoBarStyle.NONE, `style ${settings.style}`];
  const types = triggersOf({ settings, runtime }).map(({ type }) => type);
  yield [
    'it has a way to reach the site',
    types.length > 0,
    types.join(', ') || 'none is switched on and filled in',
  ];
  yield [
    'the screen is a mobile one that is touched',
    runtime.media.isMobile(isMobileScreen()),
    `${innerWidth} px`,
  ];
}

/** The widest mobile screen that has an information bar, in px (specification, section 2, surfaces). */
const WIDEST = 1024;

/** Whether this is a phone or tablet with a window that narrow: a touch screen, or a device that says so. */
function isMobileScreen(): boolean {
  const isTouched = matchesMedia('(pointer: coarse)') || /\bMobi|Android/i.test(userAgent());
  return isTouched && innerWidth <= WIDEST;
}
