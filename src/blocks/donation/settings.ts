import { text } from '../settings';

export const settings = {
  donatePageId: text('', 'data-donate-page-id'),
};
