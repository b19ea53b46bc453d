import { MortarError } from '../../data/errors';

/** Why there is no captcha; the message is a text of the specification (section 8). */
export class CaptchaError extends MortarError {
  override readonly name = 'CaptchaError';
}
