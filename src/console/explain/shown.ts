import { type AnnouncementSettings, announcementRules } from '../../blocks/announcement-bar/rules';
import { type InfoBarSettings, infoBarRules } from '../../blocks/mobile-info-bar/rules';
import { type PopupSettings, popupRules } from '../../blocks/popup-overlay/rules';
import { isAsking } from '../../blocks/popup-overlay/when-free';
import type { Rules } from '../../data/rules';
import { memberOf } from '../../dom/member';
import type { FormSettings } from '../../forms/settings';
import type { BlockInstance } from '../../runtime/block-instance';
import { hiddenByPage } from '../../runtime/hidden-by-page';
import type { Runtime } from '../../runtime/types';

/** The rules of blocks that decide whether to show anything, applied to the settings they have read. */
export function shownRules(runtime: Runtime, { name, element }: BlockInstance): Rules {
  const read = runtime.blocks.facts.get(element)?.settings ?? [];
  const settings: unknown = Object.fromEntries(read.map((setting) => [setting.name, setting.value]));
  if (name === 'popup-overlay') return openPopupRules(settings as PopupSettings, runtime, element);
  if (name === 'announcement-bar') return announcementRules(settings as AnnouncementSettings, runtime.site);
  if (name === 'mobile-info-bar') return infoBarRules(settings as InfoBarSettings, runtime);
  if (name === 'form' || name === 'newsletter') return sendRules(settings as FormSettings, element);
  return [];
}

/** The author's own form is sent by the browser. */
function* sendRules({ formId }: FormSettings, element: Element): Rules {
  const isByBrowser = !formId && memberOf(element, 'querySelector')('form[action^=http]');
  yield ['it has a formId, without which nothing is sent', Boolean(formId || isByBrowser), formId];
}

/** A popup that may be shown also needs something that opens it, and a page that doesn't hide it: the next rule. */
function* openPopupRules(settings: PopupSettings, runtime: Runtime, element: Element): Rules {
  yield* popupRules(settings, runtime);
  if (hiddenByPage('popup-overlay')) return;
  const isOpen = element.getClientRects().length > 0;
  yield ['no cookie banner waits for an answer, which comes first', isOpen || !isAsking(runtime)];
  yield ['it is open', isOpen, opensWhen(settings)];
}

function opensWhen({ showOnTimer, timerDelay, showOnScroll, scrollPercentage }: PopupSettings): string {
  const occasions = [
    showOnTimer && `${timerDelay} ms after the page has loaded`,
    showOnScroll && `at ${scrollPercentage} % of the page`,
    'by mortar.popup.open()',
  ];
  return `opens ${occasions.filter(Boolean).join(', ')}`;
}
