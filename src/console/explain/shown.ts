import { type AnnouncementSettings, announcementRules } from '../../blocks/announcement-bar/rules';
import { type InfoBarSettings, infoBarRules } from '../../blocks/mobile-info-bar/rules';
import { type PopupSettings, popupChecks } from '../../blocks/popup-overlay/rules';
import type { Rules } from '../../data/rules';
import type { BlockInstance } from '../../runtime/block-instance';
import type { Runtime } from '../../runtime/types';

/** The rules of blocks that decide whether to show anything, applied to the settings they have read. */
export function shownRules(runtime: Runtime, { name, element }: BlockInstance): Rules {
  const read = runtime.blocks.facts.get(element)?.settings ?? [];
  const settings: unknown = Object.fromEntries(read.map((setting) => [setting.name, setting.value]));
  if (name === 'popup-overlay') return popupChecks(settings as PopupSettings, runtime.site);
  if (name === 'announcement-bar') return announcementRules(settings as AnnouncementSettings, runtime.site);
  if (name === 'mobile-info-bar') return infoBarRules(settings as InfoBarSettings, runtime);
  return [];
}
