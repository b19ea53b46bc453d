import { expect, it } from 'vitest';
import { nearest, onlyMeaning } from '../../../src/console/nearest';

const KNOWN = ['mode', 'title', 'showDownload', 'rowWidth', 'rowHeight', 'lightbox', 'lightboxTheme'];

it.each([
  ['titel', 'title'],
  ['mdoe', 'mode'],
  ['Mode', 'mode'],
  ['node', 'mode'],
  ['show-download', 'showDownload'],
  ['lightboxTheem', 'lightboxTheme'],
  ['lightbos', 'lightbox'],
])('%s can only mean %s', (found, meant) => {
  expect(onlyMeaning(found, KNOWN)).toBe(meant);
});

it.each([
  ['made up', 'mode', 'much of it differs'],
  ['mda', 'mode', 'half of it differs'],
  ['xyz', 'mode', 'all of it differs'],
])('%s does not mean %s: %s', (found) => {
  expect(onlyMeaning(found, KNOWN)).toBeUndefined();
});

it('what is as near to two names means neither for sure', () => {
  expect(onlyMeaning('rowSize', ['rowSide', 'rowSite'])).toBeUndefined();
  expect(nearest('rowSize', ['rowSide', 'rowSite'])).toBe('rowSide');
});
