import { text } from '../../runtime/block/settings';

export const settings = {
  donatePageId: text('', 'data-donate-page-id'),
};
