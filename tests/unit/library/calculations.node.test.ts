import { expect, it } from 'vitest';
import * as library from '../../../src/library';

it('the marquee says that it needs a window; its measures do not', () => {
  expect(typeof window).toBe('undefined');
  expect(library.marqueeWindow).toThrow('Marquee needs a window.');
  expect(library.marqueeSegmentWidth(10)).toBe(250);
});

it.each([
  ['marqueeSegmentWidth', () => library.marqueeSegmentWidth(Number.NaN)],
  ['dropShadowOffset', () => library.dropShadowOffset({ angle: 45, distance: Number.NaN })],
  ['highlightDurations', () => library.highlightDurations(1, [Number.NaN])],
  ['wrapIndex', () => library.wrapIndex(Number.NaN, 5)],
  ['columnCount', () => library.columnCount(Number.NaN, 250)],
  ['imageUrl', () => library.imageUrl('/a.jpg', Number.NaN)],
  ['toUnit', () => library.toUnit(Number.NaN)],
  ['toPercent', () => library.toPercent(Number.NaN)],
])('%s refuses NaN, of which nothing but NaN can be made', (_name, calculate) => {
  expect(calculate).toThrow(/^(The|A) .+ must be a number, got NaN$/);
});

const page = Object.create({ querySelectorAll: () => [{}], getBoundingClientRect: () => ({ top: 0 }) });

it.each<[string, () => unknown]>([
  ['a debounce', () => library.createResizeEmitter('soon' as never)],
  ['a listener', () => library.createResizeEmitter().on('listener' as never)],
  ['a wait', () => library.createResizeScheduler(() => {}, Number.NaN)],
  ['an offset', () => library.scrollToElement(page, { offset: 'far' as never })],
  ['a number of elements', () => library.waitForElement(page, 'p', { min: 'two' as never })],
  ['a number of retries', () => library.waitForElement(page, 'p', { retries: Number.NaN })],
  ['a size format', () => library.imageUrl('/a.jpg', 750, 'path' as never)],
  ['a signal', () => library.waitForElement(page, 'q', { min: 2, signal: 'stop' as never })],
  ['a parent', () => library.waitForElement('body' as never, 'p')],
  ['the listener of a fetch', () => library.createFetch(async () => {}).onChange('listener' as never)],
  ['an infinite index', () => library.wrapIndex(Number.POSITIVE_INFINITY, 3)],
  ['half an index', () => library.wrapIndex(1.5, 5)],
  ['half a slide', () => library.wrapIndex(1, 2.5)],
  ['a column width’s behavior', () => library.columnCount(800, 250, 'most' as never)],
  ['a pathname', () => library.configUrl({}, { pathname: 5 as never, search: '' })],
  ['an A/B test', () => library.variant(5 as never)],
  ['an event of the pixel', () => library.firePixel(undefined as never)],
  ['a subfield', () => library.fieldValue('name', { First: { text: 'Ada' } } as never)],
  ['a locale', () => library.formatMessage('x', {}, 5 as never)],
  ['the size of an image', () => library.fitInside({ width: 5, height: 5 }, { width: 0, height: 0 })],
])('%s of another kind is refused', async (_what, call) => {
  await expect(async () => call()).rejects.toThrow(library.UnexpectedValueError);
});
