import * as page from '../../dom/page';
import { t } from '../../i18n/t';
import type { Runtime } from '../../runtime/types';
import type { BannerSettings } from './settings';

/** Called with the visitor's answer. */
export type OnAnswer = (isAllowed: boolean) => void;

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

function choices(settings: BannerSettings, onAnswer: OnAnswer): HTMLElement[] {
  const { cookieBannerCtaText: yes, cookieBannerOptOutCtaText: no, cookieBannerAcceptType } = settings;
  const isIcon = controlOf(settings) === 'ICON';
  const accept = button('accept', isIcon ? '×' : yes, () => onAnswer(true));
  if (isIcon) return [accept, nameFor(accept, yes)];
  if (cookieBannerAcceptType === 'OPT_IN') return [accept];
  return [accept, button('deny', no, () => onAnswer(false))];
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
function controlOf({ cookieBannerCtaVariant, cookieBannerAcceptType }: BannerSettings): string {
  const isIconForTwo = cookieBannerAcceptType === 'OPT_IN_AND_OUT' && cookieBannerCtaVariant === 'ICON';
  return isIconForTwo ? 'BUTTON' : cookieBannerCtaVariant;
}

function button(answer: 'accept' | 'deny', label: string, press: () => void): HTMLElement {
  const className = `sqs-cookie-banner-v2-${answer} sqs-cookie-banner-v2-cta ${answer === 'deny' ? 'decline' : answer}`;
  const control = element('button', className, [element('span', '', [label])]);
  control.setAttribute('type', 'button');
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
