import type { BlockDescription } from '../../runtime/block/description';
import { text } from '../../runtime/block/settings';

export const settings = {
  id: text('', 'id', 'data-track-button'),
  alignment: text('', 'data-alignment'),
  size: text('', 'data-button-size'),
  context: text('', 'data-context'),
};

export const requiredSelector = 'a[href], button';

export const description: BlockDescription<typeof settings> = {
  summary: 'A link or button whose clicks are counted.',
  settings: {
    id: 'The id under which the button and its clicks are counted.',
    alignment: 'Where the button stands in its block; sent with each count.',
    size: 'How large the button is; sent with each count.',
    context: 'Where on the site the button stands; sent with each count.',
  },
};
