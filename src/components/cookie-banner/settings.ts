import { type Fields, oneOf, readFlag, readText, record } from '../../data/fields';
import { t } from '../../i18n/t';
import type { Runtime } from '../../runtime/types';

/** The banner's settings with all defaults applied (specification, section 3); empty texts count as missing. */
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

export type BannerSettings = ReturnType<typeof readBannerSettings>;

/** A position that doesn't suit the variant counts as missing. */
export function readBannerSettings(fields: Fields, runtime: Runtime) {
  const settings = read(fields);
  const { cookieBannerPosition: position } = settings;
  return {
    ...settings,
    cookieBannerCtaText: settings.cookieBannerCtaText || t(runtime, 'Accept'),
    cookieBannerOptOutCtaText: settings.cookieBannerOptOutCtaText || t(runtime, 'Decline'),
    cookieBannerManageCookiesLabel: settings.cookieBannerManageCookiesLabel || t(runtime, 'Manage cookies'),
    cookieBannerPosition:
      settings.cookieBannerVariant === 'BAR'
        ? oneOf('BOTTOM', 'TOP')(position)
        : oneOf('BOTTOM_RIGHT', 'BOTTOM_LEFT', 'TOP_RIGHT', 'TOP_LEFT')(position),
  };
}
