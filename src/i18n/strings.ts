import { ACCOUNT } from './strings/account';
import { BARS } from './strings/bars';
import { COMMERCE } from './strings/commerce';
import { CONNECTION } from './strings/connection';
import { CONSOLE } from './strings/console';
import { CONTENT } from './strings/content';
import { CONTROLS } from './strings/controls';
import { COOKIES } from './strings/cookies';
import { EDITOR } from './strings/editor';
import { FIELDS } from './strings/fields';
import { FORMS } from './strings/forms';
import { GALLERY } from './strings/gallery';
import { MEDIA } from './strings/media';
import { SEARCH } from './strings/search';
import { TIME } from './strings/time';
import { VENDORS } from './strings/vendors';

/**
 * Every text for people, in English, as the specification quotes it; each is a valid message.
 * A site replaces one by naming the English text in its context's `messages`.
 */
export const STRINGS = {
  ...ACCOUNT,
  ...BARS,
  ...COMMERCE,
  ...CONNECTION,
  ...CONSOLE,
  ...CONTENT,
  ...CONTROLS,
  ...COOKIES,
  ...EDITOR,
  ...FIELDS,
  ...FORMS,
  ...GALLERY,
  ...MEDIA,
  ...SEARCH,
  ...TIME,
  ...VENDORS,
} as const;

/** An English text that has arguments. */
export type TextWithArguments = Extract<(typeof STRINGS)[keyof typeof STRINGS], `${string}{${string}`>;
