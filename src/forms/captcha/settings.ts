import { record, text } from '../../data/fields';
import { provider } from './vendors';

const read = record({ website: record({ captchaSettings: record({ provider, siteKey: text('') }) }) });

/** What a page's context says: the site's key, empty where it has none, and whose it is, reCAPTCHA's unless it says. */
export function readCaptchaSettings(context: unknown) {
  return read(context).website.captchaSettings;
}
