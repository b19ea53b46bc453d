import { number } from '../../data/fields';
import { flag, type Setting, text } from '../../runtime/block/settings';

/** Milliseconds. */
const duration: Setting<number> = {
  parse: (raw) => (raw === '' ? 0 : number(raw)),
  fallback: 0,
  attributes: ['data-duration-in-ms'],
  allowed: 'a number of milliseconds',
};

export const settings = {
  url: text('', 'data-url'),
  title: text('', 'data-title'),
  author: text('', 'data-author'),
  showDownload: flag(false, 'data-show-download'),
  mimeType: text('', 'data-mime-type'),
  duration,
};
