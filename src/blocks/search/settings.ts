import { flag, text } from '../../runtime/block/settings';

export const settings = {
  collection: text('', 'data-collection'),
  preview: flag(true, 'data-preview'),
  resultsUrl: text('', 'data-results-url'),
};
