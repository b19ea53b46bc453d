import { readText, record } from '../../data/fields';
import { provider } from './vendors';

export const NOT_SET_UP = 'ReCaptcha has not been set up!';

const read = record({ website: record({ captchaSettings: record({ provider, siteKey: readText('') }) }) });

/** The site key from the context, empty if missing, and the vendor, reCAPTCHA by default. */
export function readCaptchaSettings(context: unknown) {
  return read(context).website.captchaSettings;
}
