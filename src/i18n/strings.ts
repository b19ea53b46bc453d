import { COMMERCE } from './strings/commerce';
import { CONSOLE, EDITOR } from './strings/editor';
import { FIELDS, FORMS } from './strings/forms';
import { CONTROLS, GALLERY, MEDIA, VENDORS } from './strings/media';
import { ACCOUNT, BARS, CONNECTION, CONTENT, COOKIES, SEARCH, TIME } from './strings/site';

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
