import * as page from '../../dom/page';
import { t } from '../../i18n/t';
import type { Runtime } from '../../runtime/types';
import type { BannerSettings } from './settings';

/** Called with the visitor's answer. */
type OnAnswer = (isAllowed: boolean) => void;

/**
 * The cookie banner's element. Its class names are those that owners' style sheets and consent tools expect. Plain DOM,
 * because every first visit shows it, and waiting for React would cost a long task.
 */
export function drawBanner(
  runtime: Runtime,
  settings: BannerSettings,
  text: string | DocumentFragment,
  onAnswer: OnAnswer,
): HTMLElement {
  const { cookieBannerPosition: position, cookieBannerTheme: theme, cookieBannerVariant: variant } = settings;
  const shape = `${position} ${theme.toLowerCase()} ${variant.toLowerCase()}`;
  const section = element('section', `gdpr-cookie-banner sqs-cookie-banner-v2 ${shape} full-styling`, [
    element(typeof text === 'string' ? 'p' : 'div', 'disclaimer-text sqs-cookie-banner-v2-text', [text]),
    element('div', 'button-group sqs-cookie-banner-v2-cta-container', choices(settings, onAnswer)),
  ]);
  section.setAttribute('aria-label', t(runtime, 'Cookie banner'));
  Object.assign(section.dataset, { variant, position, theme, control: controlOf(settings) });
  return section;
}

/** The site's designs for buttons, by which owners' style sheets find these. */
const DESIGNS = { accept: 'primary', deny: 'secondary', manage: 'tertiary' } as const;

function choices(settings: BannerSettings, onAnswer: OnAnswer): HTMLElement[] {
  const { cookieBannerCtaText: yes, cookieBannerOptOutCtaText: no } = settings;
  const isIcon = controlOf(settings) === 'ICON';
  const accept = button(settings, 'accept', isIcon ? '×' : yes, () => onAnswer(true));
  if (isIcon) return [accept, nameFor(accept, yes)];
  const deny = button(settings, 'deny', no, () => onAnswer(false));
  if (canDecline(settings)) return [accept, deny];
  return settings.cookieBannerHasManageCookies ? [accept, manageButton(settings, deny)] : [accept];
}

/** There is one kind of consent, so that all there is to manage is a no. */
function manageButton(settings: BannerSettings, deny: HTMLElement): HTMLElement {
  const manage = button(settings, 'manage', settings.cookieBannerManageCookiesLabel, () => {
    manage.replaceWith(deny);
    deny.focus();
  });
  return manage;
}

/** The name of an icon, as text so that page translators reach it. */
function nameFor(control: HTMLElement, message: string): HTMLElement {
  const name = element('span', '', [message]);
  name.id = 'mortar-cookie-banner-name';
  name.hidden = true;
  control.setAttribute('aria-labelledby', name.id);
  return name;
}

/** One icon can't represent two answers: both become buttons. */
function controlOf(settings: BannerSettings): string {
  const { cookieBannerCtaVariant, cookieBannerHasManageCookies } = settings;
  const isForTwo = canDecline(settings) || cookieBannerHasManageCookies;
  return isForTwo && cookieBannerCtaVariant === 'ICON' ? 'BUTTON' : cookieBannerCtaVariant;
}

function canDecline({ cookieBannerAcceptType, cookieBannerHasOptOut }: BannerSettings): boolean {
  return cookieBannerAcceptType === 'OPT_IN_AND_OUT' || cookieBannerHasOptOut;
}

function button(
  settings: BannerSettings,
  use: keyof typeof DESIGNS,
  label: string,
  press: () => void,
): HTMLElement {
  const design = controlOf(settings) === 'BUTTON' ? ` sqs-button-element--${DESIGNS[use]}` : '';
  const className = `sqs-cookie-banner-v2-${use} sqs-cookie-banner-v2-cta ${use === 'deny' ? 'decline' : use}${design}`;
  const control = element('button', className, [element('span', '', [label])]);
  control.setAttribute('form', '');
  control.addEventListener('click', press);
  return control;
}

function element(
  tag: keyof HTMLElementTagNameMap,
  className: string,
  children: (string | Node)[],
): HTMLElement {
  const made = page.create(tag);
  if (className) made.className = className;
  made.append(...children);
  return made;
}
