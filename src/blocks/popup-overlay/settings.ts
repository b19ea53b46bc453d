import { data, flag, number, type Setting } from '../../runtime/block/settings';

/** Left out, it follows from whether any pages are named. */
const showOnAllPages: Setting<boolean | undefined> = { ...flag(true), fallback: undefined };

/** As the site's `popupOverlaySettings` have them. */
export const settings = {
  style: number(1, { min: 1, max: 2 }),
  enableMobile: flag(false),
  displayFrequency: number(0, { min: -1 }),
  showUntilSignup: flag(false),
  version: number(0, {}),
  showOnTimer: flag(false),
  timerDelay: number(0, { min: 0 }),
  showOnScroll: flag(false),
  scrollPercentage: number(25, { min: 0, max: 100 }),
  showOnAllPages,
  enabledPages: data(readIds, 'a list of collection ids'),
};

function readIds(raw: unknown): readonly string[] | undefined {
  const isList = Array.isArray(raw) && raw.every((id) => typeof id === 'string');
  return isList ? raw : undefined;
}
