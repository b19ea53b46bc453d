import { readNumber } from '../../data/fields';
import type { BlockDescription } from '../../runtime/block/description';
import type { BlockProps } from '../../runtime/block/react-block';
import { flag, type Setting, text } from '../../runtime/block/settings';

/** Milliseconds. */
const duration: Setting<number> = {
  parse: (raw) => (raw === '' ? 0 : readNumber(raw)),
  fallback: 0,
  attributes: ['data-duration-in-ms'],
  allowed: 'a number of milliseconds',
};

export const settings = {
  url: text('', 'data-url', 'data-audio-asset-url'),
  title: text('', 'data-title'),
  author: text('', 'data-author'),
  showDownload: flag(false, 'data-show-download'),
  mimeType: text('', 'data-mime-type'),
  duration,
};

export const description: BlockDescription<typeof settings> = {
  summary: 'A player for one audio file.',
  settings: {
    url: 'The address of the audio file: https, or on the site itself; any other is left out with a warning.',
    title: 'The title, shown above the player.',
    author: 'The author, shown above the player.',
    showDownload: 'Whether there is a link to the file.',
    mimeType: 'The file’s type, by which the browser sees whether it can play it.',
    duration: 'How long the recording is, shown before anything is loaded.',
  },
};

export type AudioBlockProps = BlockProps<typeof settings>;
