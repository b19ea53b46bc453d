import type { BlockDescription } from '../../runtime/block/description';
import type { BlockProps } from '../../runtime/block/react-block';
import { data, flag, number } from '../../runtime/block/settings';

/** If not set, it depends on whether any pages are listed. */
const showOnAllPages = flag(undefined);

/** Named as in the site's `popupOverlaySettings`. */
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

export const description: BlockDescription<typeof settings> = {
  summary: 'Content that is shown over the page by the popup settings of the site.',
  settings: {
    style: 'Switches the popup on (`2`) or off (`1`).',
    enableMobile: 'Whether it is also shown in windows up to 432 px wide.',
    displayFrequency: 'Days after which a closed popup is shown again; `-1` means never.',
    showUntilSignup: 'Whether a form sent from within it keeps it from coming back.',
    version: 'A popup with a newer version is shown again, whatever is remembered.',
    showOnTimer: 'Whether it is shown after some time.',
    timerDelay: 'Milliseconds until it is shown.',
    showOnScroll: 'Whether it is shown when the page has been scrolled.',
    scrollPercentage: 'How far the page has been scrolled then, in percent.',
    showOnAllPages: {
      meaning: 'Whether it is shown on every page.',
      byDefault: '`true` unless `enabledPages` names some',
    },
    enabledPages: 'The collections on whose pages it is shown.',
  },
};

export type PopupOverlayProps = BlockProps<typeof settings>;

function readIds(raw: unknown): readonly string[] | undefined {
  const isList = Array.isArray(raw) && raw.every((id) => typeof id === 'string');
  return isList ? raw : undefined;
}
