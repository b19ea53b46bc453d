import { type Fields, oneOf, readFlag, readText, record } from '../../data/fields';
import { t } from '../../i18n/t';
import type { Runtime } from '../../runtime/types';

/** With all defaults applied (specification, section 3). */
const read = record({
  /** The owner's HTML, unsanitised; empty for the default text. */
  cookieBannerText: readText(''),
  cookieBannerTheme: oneOf('DARK', 'LIGHT'),
  cookieBannerVariant: oneOf('BAR', 'POPUP'),
  cookieBannerPosition: readText(''),
  cookieBannerCtaVariant: oneOf('ICON', 'TEXT', 'BUTTON'),
  cookieBannerCtaText: readText(''),
  cookieBannerOptOutCtaText: readText(''),
  cookieBannerAcceptType: oneOf('OPT_IN', 'OPT_IN_AND_OUT'),
  /** Newer sites: whether the banner offers to decline at once, or after one step. */
  cookieBannerHasOptOut: readFlag,
  cookieBannerHasManageCookies: readFlag,
  cookieBannerManageCookiesLabel: readText(''),
});

/** Reads what the owner has set. A position that doesn't suit the variant counts as missing. */
export function readBannerFields(fields: Fields) {
  const settings = read(fields);
  const { cookieBannerPosition: position } = settings;
  return {
    ...settings,
    cookieBannerPosition:
      settings.cookieBannerVariant === 'BAR'
        ? oneOf('BOTTOM', 'TOP')(position)
        : oneOf('BOTTOM_RIGHT', 'BOTTOM_LEFT', 'TOP_RIGHT', 'TOP_LEFT')(position),
  };
}

export type BannerSettings = ReturnType<typeof readBannerSettings>;

/** Likewise, with our texts in place of empty ones. */
export function readBannerSettings(fields: Fields, runtime: Runtime) {
  const settings = readBannerFields(fields);
  return {
    ...settings,
    cookieBannerCtaText: settings.cookieBannerCtaText || t(runtime, 'Accept'),
    cookieBannerOptOutCtaText: settings.cookieBannerOptOutCtaText || t(runtime, 'Decline'),
    cookieBannerManageCookiesLabel: settings.cookieBannerManageCookiesLabel || t(runtime, 'Manage cookies'),
  };
}
