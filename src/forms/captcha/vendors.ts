import { oneOf, record, text } from '../../data/fields';

export type Provider = 'recaptcha' | 'hcaptcha' | 'turnstile';

const provider = oneOf<Provider>('recaptcha', 'hcaptcha', 'turnstile');

/** What a vendor is told of a widget; the names are the vendors' own. */
export interface WidgetOptions {
  readonly sitekey: string;
  readonly size: 'normal' | 'compact';
  callback(): void;
  'expired-callback'(): void;
  'error-callback'(): void;
}

/** A vendor's library, as far as we use it. The later two were made to stand in for the first. */
export interface Widgets {
  render(box: HTMLElement, options: WidgetOptions): string | number;
  getResponse(widget: string | number): string | undefined;
  reset(widget: string | number): void;
  /** reCAPTCHA has none. */
  remove?(widget: string | number): void;
}

/** Where a vendor's script is, and the global that it makes. */
export interface Vendor {
  readonly script: string;
  readonly global: string;
}

export const VENDORS: Readonly<Record<Provider, Vendor>> = {
  recaptcha: { script: 'https://www.google.com/recaptcha/api.js?render=explicit', global: 'grecaptcha' },
  hcaptcha: {
    // Unasked, it would take reCAPTCHA's global too.
    script: 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off',
    global: 'hcaptcha',
  },
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    global: 'turnstile',
  },
};

const read = record({ website: record({ captchaSettings: record({ provider, siteKey: text('') }) }) });

/** What a page's context says: the site's key, empty where it has none, and whose it is, reCAPTCHA's unless it says. */
export function readCaptchaSettings(context: unknown) {
  return read(context).website.captchaSettings;
}
