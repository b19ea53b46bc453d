import { describe, expect, it } from 'vitest';
import { resultsAddress } from '../../../src/blocks/search/results-address';
import { markedPieces } from '../../../src/blocks/search/suggestions/list';
import { positionAtField } from '../../../src/blocks/search/suggestions/position';
import { readSuggestions } from '../../../src/blocks/search/suggestions/read';
import { moveActive, NOTHING } from '../../../src/blocks/search/suggestions/state';

const BASE = 'https://shop.kiln.test/visit';

describe('the page of results', () => {
  it.each([
    ['clay', '', '/search?q=clay'],
    ['salt & pepper?', '', '/search?q=salt+%26+pepper%3F'],
    ['#a=b/../c', '', '/search?q=%23a%3Db%2F..%2Fc'],
    ['ñandú 🍞', '5c01', '/search?q=%C3%B1and%C3%BA+%F0%9F%8D%9E&f_collectionId=5c01'],
  ])('for %j in the collection %j is %s', (words, collection, address) => {
    expect(resultsAddress(words, collection)).toBe(address);
  });
});

describe('suggestions are read', () => {
  const one = { title: 'Bread', url: '/bread' };
  const read = { title: 'Bread', url: 'https://shop.kiln.test/bread' };

  it.each([
    ['at the top of a reply', { items: [one] }, [read]],
    ['and under data', { data: { items: [one] } }, [read]],
    ['each once', { items: [one, one, { ...one, title: 'Again' }] }, [{ ...read, title: 'Again' }]],
    ['none', { items: [] }, []],
    [
      'without what is none',
      { items: [null, 7, 'x', [], {}, { title: 'No address' }, { url: '/no-title' }, one] },
      [read],
    ],
    [
      'without addresses that are no pages',
      {
        items: [
          'javascript:alert(1)',
          'JaVa\tScRiPt:alert(1)',
          'data:text/html,x',
          'blob:x',
          'https://',
          '',
        ].map((url) => ({ title: 'Bad', url })),
      },
      [],
    ],
  ])('%s', (_how, reply, suggestions) => {
    expect(readSuggestions(reply, BASE)).toEqual(suggestions);
  });

  it('no more than eight', () => {
    const items = Array.from({ length: 100 }, (_, index) => ({ title: `${index}`, url: `/${index}` }));
    expect(readSuggestions({ items }, BASE)).toHaveLength(8);
  });

  it.each([undefined, null, 7, 'text', [], {}, { items: {} }, { items: 'x' }])('not from %j', (reply) => {
    expect(readSuggestions(reply, BASE)).toBeUndefined();
  });
});

describe('the arrow keys', () => {
  const items = ['a', 'b', 'c'].map((title) => ({ title, url: BASE }));

  it.each([
    [3, 1, -1, [0, 1, 2, -1, 0]],
    [3, -1, -1, [2, 1, 0, -1, 2]],
    [1, 1, 0, [-1, 0]],
    [0, 1, -1, [-1, -1]],
    [0, -1, -1, [-1]],
  ] as const)('through %i items by %i from %i go to %j', (count, step, from, way) => {
    let active: number = from;
    for (const next of way) {
      active = moveActive({ ...NOTHING, items: items.slice(0, count), active }, step);
      expect(active).toBe(next);
    }
  });
});

describe('what was typed', () => {
  it.each([
    ['Sourdough bread', 'bread', ['Sourdough ', 'bread', '']],
    ['Bread and breadcrumbs', 'bread', ['', 'Bread', ' and ', 'bread', 'crumbs']],
    ['Clay (red)', '(red)', ['Clay ', '(red)', '']],
    ['Clay', '.*', ['Clay']],
    ['Clay', '', ['Clay']],
  ])('in %j by %j is every second of %j', (title, words, pieces) => {
    expect(markedPieces(title, words)).toEqual(pieces);
  });
});

describe('the list', () => {
  it.each([
    [
      'below its field',
      { top: 100, bottom: 140, left: 50, width: 400 },
      { left: '50px', width: '400px', top: '144px', bottom: 'auto' },
    ],
    [
      'above one at the bottom',
      { top: 700, bottom: 740, left: 50, width: 400 },
      { left: '50px', width: '400px', top: 'auto', bottom: '104px' },
    ],
    [
      'wider than a narrow field',
      { top: 0, bottom: 40, left: 700, width: 90 },
      { left: '532px', width: '260px', top: '44px', bottom: 'auto' },
    ],
  ])('is %s', (_where, field, styles) => {
    expect(positionAtField(field, { width: 800, height: 800 }, false)).toMatchObject(styles);
  });

  it.each([
    ['as far to the right as a narrow field', 400, 90, { left: '230px', width: '260px' }],
    ['in sight all the same', 20, 90, { left: '8px', width: '260px' }],
    ['where a wide field is', 50, 400, { left: '50px', width: '400px' }],
  ])('is, from right to left, %s', (_where, left, width, styles) => {
    const field = { top: 0, bottom: 40, left, width };
    expect(positionAtField(field, { width: 800, height: 800 }, true)).toMatchObject(styles);
  });
});
