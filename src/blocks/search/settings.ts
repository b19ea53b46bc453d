import { flag, text } from '../settings';

export const settings = {
  collection: text('', 'data-collection'),
  preview: flag(true, 'data-preview'),
  resultsUrl: text('', 'data-results-url'),
};
