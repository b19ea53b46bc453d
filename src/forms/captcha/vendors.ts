import { oneOf } from '../../data/fields';

export type Provider = 'recaptcha' | 'hcaptcha' | 'turnstile';

export const provider = oneOf<Provider>('recaptcha', 'hcaptcha', 'turnstile');

/** Options of a vendor's widget; the names are the vendors'. */
export interface WidgetOptions {
  readonly sitekey: string;
  readonly size: 'normal' | 'compact';
  callback(): void;
  'expired-callback'(): void;
  'error-callback'(): void;
}

/** The part of a vendor's library that we use. The other two vendors imitate reCAPTCHA's. */
export interface Widgets {
  render(box: HTMLElement, options: WidgetOptions): string | number;
  getResponse(widget: string | number): string | undefined;
  reset(widget: string | number): void;
  /** Missing in reCAPTCHA. */
  remove?(widget: string | number): void;
}

/** The address of a vendor's script, and the global it defines. */
export interface Vendor {
  readonly script: string;
  readonly global: string;
}

export const VENDORS: Readonly<Record<Provider, Vendor>> = {
  recaptcha: { script: 'https://www.google.com/recaptcha/api.js?render=explicit', global: 'grecaptcha' },
  hcaptcha: {
    // Without recaptchacompat=off it would overwrite reCAPTCHA's global.
    script: 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off',
    global: 'hcaptcha',
  },
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    global: 'turnstile',
  },
};
