import { describe, expect, it } from 'vitest';
import { summaryDesignFor } from '../../../src/blocks/summary/design';
import { videoPlaceholderPadding } from '../../../src/blocks/summary/thumbnail-boxes';

describe('a summary', () => {
  it.each([
    ['wall', '', 'autocolumns'],
    ['grid', '', 'grid'],
    ['', 'summary-block-wrapper sqs-gallery-design-list', 'list'],
    ['carousel', 'sqs-gallery-design-list', 'carousel'],
    ['', 'sqs-gallery-design-mosaic', 'autocolumns'],
    ['toString', '', 'autocolumns'],
  ])('with the word %j and the classes %j is a %s', (word, classes, design) => {
    expect(summaryDesignFor(word, classes)).toBe(design);
  });

  it.each([
    ['Auto', 3, 65],
    [1.5, 4, 25],
    [undefined, 1, 100],
  ] as const)('of the ratio %s in %i columns keeps %d percent for a video', (ratio, columns, padding) => {
    expect(videoPlaceholderPadding(ratio, columns)).toBe(padding);
  });
});
