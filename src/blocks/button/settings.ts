import { text } from '../../runtime/block/settings';

export const settings = {
  id: text('', 'id', 'data-track-button'),
  alignment: text('', 'data-alignment'),
  size: text('', 'data-button-size'),
  context: text('', 'data-context'),
};
