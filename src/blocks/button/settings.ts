import type { BlockDescription } from '../../runtime/block/description';
import type { MountedBlock } from '../../runtime/block/plain-block';
import { text, textOrNumber } from '../../runtime/block/settings';

export const settings = {
  id: textOrNumber('id', 'data-track-button'),
  alignment: text('', 'data-alignment'),
  size: text('', 'data-button-size'),
  context: text('', 'data-context'),
};

export const requiredSelector = 'a[href], button, input[type=submit], input[type=button]';

export const description: BlockDescription<typeof settings> = {
  summary: 'A link or button whose clicks are counted.',
  settings: {
    id: 'The id under which the button and its clicks are counted.',
    alignment: 'The button’s alignment in its block; sent with each event.',
    size: 'The button’s size; sent with each event.',
    context: 'The button’s place on the site; sent with each event.',
  },
};

export type ButtonBlock = MountedBlock<typeof settings>;
