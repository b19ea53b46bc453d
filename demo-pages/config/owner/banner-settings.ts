/** The banner's settings by the names of the site context (specification, section 3). */
export interface BannerSettings {
  readonly cookieBannerText: string;
  readonly cookieBannerVariant: string;
  readonly cookieBannerPosition: string;
  readonly cookieBannerTheme: string;
  readonly cookieBannerAcceptType: string;
  readonly cookieBannerCtaVariant: string;
  readonly cookieBannerCtaText: string;
  readonly cookieBannerOptOutCtaText: string;
}

export type SettingName = keyof BannerSettings;

export const FIRST_SETTINGS: BannerSettings = {
  cookieBannerText: '<p>We count visits, and nothing else. <a href="/about">Who we are</a></p>',
  cookieBannerVariant: 'BAR',
  cookieBannerPosition: 'BOTTOM',
  cookieBannerTheme: 'DARK',
  cookieBannerAcceptType: 'OPT_IN_AND_OUT',
  cookieBannerCtaVariant: 'BUTTON',
  cookieBannerCtaText: 'Accept',
  cookieBannerOptOutCtaText: 'Decline',
};

interface Choice {
  readonly name: SettingName;
  readonly label: string;
  readonly options: readonly (readonly [value: string, text: string])[];
}

/** The positions of a bar and a pop-up, the default first. */
const POSITIONS: Readonly<Record<string, Choice['options']>> = {
  BAR: [
    ['BOTTOM', 'bottom'],
    ['TOP', 'top'],
  ],
  POPUP: [
    ['BOTTOM_RIGHT', 'bottom right'],
    ['BOTTOM_LEFT', 'bottom left'],
    ['TOP_RIGHT', 'top right'],
    ['TOP_LEFT', 'top left'],
  ],
};

/** The choices for a banner of that variant. */
export function choicesFor(variant: string): readonly Choice[] {
  return [
    choice('cookieBannerVariant', 'Variant', ['BAR', 'bar'], ['POPUP', 'pop-up']),
    choice('cookieBannerPosition', 'Position', ...(POSITIONS[variant] ?? [])),
    choice('cookieBannerTheme', 'Theme', ['DARK', 'dark'], ['LIGHT', 'light']),
    choice('cookieBannerAcceptType', 'Answers', ['OPT_IN_AND_OUT', 'yes or no'], ['OPT_IN', 'yes only']),
    choice('cookieBannerCtaVariant', 'Control', ['BUTTON', 'button'], ['TEXT', 'text'], ['ICON', 'icon']),
  ];
}

/** A banner of another variant gets that variant's default position. */
export function withSetting(settings: BannerSettings, name: SettingName, value: string): BannerSettings {
  const changed = { ...settings, [name]: value };
  const [position] = (name === 'cookieBannerVariant' && POSITIONS[value]) || [];
  return position ? { ...changed, cookieBannerPosition: position[0] } : changed;
}

function choice(name: SettingName, label: string, ...options: Choice['options']): Choice {
  return { name, label, options };
}
