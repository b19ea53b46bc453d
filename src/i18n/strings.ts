import { COMMERCE } from './strings/commerce';
import { CONSOLE, EDITOR } from './strings/editor';
import { FIELDS, FORMS } from './strings/forms';
import { CONTROLS, GALLERY, MEDIA, VENDORS } from './strings/media';
import { ACCOUNT, BARS, CALENDAR, CONNECTION, CONTENT, COOKIES, SEARCH, TIME } from './strings/site';

/**
 * Every user-facing text, in English as quoted by the specification; each is a valid message. A site overrides one by
 * using the English text as a key in its context's `messages`.
 */
export const STRINGS = {
  ...ACCOUNT,
  ...BARS,
  ...CALENDAR,
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

/** An English text with arguments. */
export type TextWithArguments = Extract<(typeof STRINGS)[keyof typeof STRINGS], `${string}{${string}`>;
