import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDimensions, parseFocalPoint } from '../../../src/media/images/dimensions';
import { fitInside } from '../../../src/media/images/fluid-layout';
import { drawnWidth, positionOf } from '../../../src/media/images/placement';
import { createQueue } from '../../../src/media/images/queue';
import { attributeOf, imageSettingDefaults, readImageSettings } from '../../../src/media/images/settings';
import {
  chooseImageWidth,
  IMAGE_WIDTHS,
  imageUrl,
  isImageSource,
  oneSmaller,
} from '../../../src/media/images/widths';

const size = fc.record({
  width: fc.integer({ min: 1, max: 10_000 }),
  height: fc.integer({ min: 1, max: 10_000 }),
});
const positive = fc.double({ min: 0.01, max: 10_000, noNaN: true });

describe('the chosen width', () => {
  it('is always a kept one, wide enough where one is, and none smaller would do', () => {
    fc.assert(
      fc.property(positive, fc.double({ min: 0.1, max: 5, noNaN: true }), (width, dpr) => {
        const chosen = chooseImageWidth(width, { dpr });
        expect(IMAGE_WIDTHS).toContain(chosen);
        expect(chosen >= width * dpr || chosen === 2500).toBe(true);
        if (oneSmaller(chosen) !== chosen) expect(oneSmaller(chosen)).toBeLessThan(width * dpr);
      }),
    );
  });

  it('never falls when the box, the density or the factor rises', () => {
    fc.assert(
      fc.property(positive, positive, fc.double({ min: 0.1, max: 5, noNaN: true }), (one, other, dpr) => {
        const [small, large] = [Math.min(one, other), Math.max(one, other)];
        expect(chooseImageWidth(small, { dpr })).toBeLessThanOrEqual(chooseImageWidth(large, { dpr }));
        expect(chooseImageWidth(one, { dpr })).toBeLessThanOrEqual(chooseImageWidth(one, { dpr: dpr + 1 }));
        expect(chooseImageWidth(one, { sizeAdjustment: dpr })).toBeLessThanOrEqual(
          chooseImageWidth(one, { sizeAdjustment: dpr + 1 }),
        );
      }),
    );
  });

  it('is a kept one for any numbers at all', () => {
    fc.assert(
      fc.property(
        fc.double(),
        fc.double(),
        fc.double(),
        fc.double(),
        (width, dpr, dprMin, sizeAdjustment) => {
          expect(IMAGE_WIDTHS).toContain(chooseImageWidth(width, { dpr, dprMin, sizeAdjustment }));
        },
      ),
    );
  });
});

describe('the address in a width', () => {
  const source = fc.webUrl({ withQueryParameters: true, withFragments: true });
  const width = fc.constantFrom(...IMAGE_WIDTHS);

  it('stays on its host, and the page of it, in both forms', () => {
    fc.assert(
      fc.property(
        source,
        width,
        fc.constantFrom('queryString' as const, 'filename' as const),
        (source, width, format) => {
          const [before, after] = [new URL(source), new URL(imageUrl(source, width, format))];
          expect(after.host).toBe(before.host);
          if (format === 'queryString') expect(after.pathname).toBe(before.pathname);
        },
      ),
    );
  });

  it('names the width once, also when it is asked for again', () => {
    fc.assert(
      fc.property(source, width, width, (source, first, second) => {
        const url = imageUrl(imageUrl(source, first), second);
        expect(new URL(url).searchParams.getAll('format')).toEqual([`${second}w`]);
        expect(url).toBe(imageUrl(source, second));
      }),
    );
  });

  it('is made of any text without a throw; only http, https and inline pictures are loaded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        imageUrl(text, 100);
        imageUrl(text, 100, 'filename');
        if (isImageSource(text, 'https://site.example/'))
          expect(new URL(text, 'https://site.example/').href).toMatch(/^(https?:|data:image\/)/);
      }),
    );
  });
});

describe('attributes', () => {
  it('dimensions and focal points are read back as written, and are finite or nothing for any text', () => {
    fc.assert(
      fc.property(size, (size) => {
        expect(parseDimensions(`${size.width}x${size.height}`)).toEqual(size);
      }),
    );
    const fraction = fc.integer({ min: 0, max: 10_000 }).map((parts) => parts / 10_000);
    fc.assert(
      fc.property(fraction, fraction, (x, y) => {
        expect(parseFocalPoint(`${x},${y}`)).toEqual({ x, y });
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.x,eE+-]*$/)), (text) => {
        const dimensions = parseDimensions(text);
        if (dimensions)
          expect(Number.isFinite(dimensions.width / dimensions.height) && dimensions.width > 0).toBe(true);
        const { x, y } = parseFocalPoint(text);
        expect(x >= 0 && x <= 1 && y >= 0 && y <= 1).toBe(true);
      }),
    );
  });

  it('of an image are read from any text, and give numbers and known words only', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys(imageSettingDefaults())), fc.string()),
        (written) => {
          const image = document.createElement('img');
          for (const [name, value] of Object.entries(written)) image.setAttribute(attributeOf(name), value);
          const settings = readImageSettings(image);
          expect(['true', 'false', 'viewport']).toContain(settings.load);
          expect(['cover', 'contain', 'none']).toContain(settings.cropMode);
          expect(settings.sizeAdjustment >= 0 && settings.dprMin >= 0 && settings.dprMax >= 0).toBe(true);
          expect(positionOf(settings)).toMatch(/^([\d.]+% [\d.]+%|top|left|center|right|bottom)$/);
        },
      ),
    );
  });
});

describe('layout', () => {
  it('a fitted size keeps its proportions and touches the container without leaving it', () => {
    fc.assert(
      fc.property(size, size, (container, dimensions) => {
        const { width, height } = fitInside(container, dimensions);
        expect(width / height).toBeCloseTo(dimensions.width / dimensions.height, 4);
        expect(width).toBeLessThanOrEqual(container.width + 1e-6);
        expect(height).toBeLessThanOrEqual(container.height + 1e-6);
        expect(Math.min(Math.abs(width - container.width), Math.abs(height - container.height))).toBeLessThan(
          1e-6,
        );
      }),
    );
  });

  it('a covering picture is never drawn narrower than its box, a contained one never wider', () => {
    fc.assert(
      fc.property(size, size, (box, imageDimensions) => {
        expect(drawnWidth(box, { imageDimensions, cropMode: 'cover' })).toBeGreaterThanOrEqual(box.width);
        expect(drawnWidth(box, { imageDimensions, cropMode: 'contain' })).toBeLessThanOrEqual(box.width);
      }),
    );
  });
});

describe('the queue', () => {
  it('runs every job once, never more than the limit at a time, whatever the order of the ends', () => {
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { maxLength: 60 }),
        fc.integer({ min: 1, max: 16 }),
        fc.infiniteStream(fc.nat()),
        (jobs, limit, order) => {
          const queue = createQueue(() => limit);
          const running: (() => void)[] = [];
          const ran: number[] = [];
          jobs.forEach((isUrgent, index) => {
            queue.add((done) => {
              ran.push(index);
              running.push(done);
            }, isUrgent);
            expect(running.length).toBeLessThanOrEqual(limit);
          });
          while (running.length) {
            const [done] = running.splice((order.next().value as number) % running.length, 1);
            done?.();
            done?.(); // a place is given back once
            expect(running.length).toBeLessThanOrEqual(limit);
          }
          expect([...ran].sort((a, b) => a - b)).toEqual(jobs.map((_, index) => index));
        },
      ),
    );
  });

  it('runs urgent jobs first, each kind in the order it came', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 30 }), (jobs) => {
        const queue = createQueue(() => 1);
        const ends: (() => void)[] = [];
        const ran: number[] = [];
        queue.add((done) => void ends.push(done), false);
        jobs.forEach((isUrgent, index) => {
          queue.add((done) => {
            ran.push(index);
            done();
          }, isUrgent);
        });
        ends[0]?.();
        const indices = jobs.map((_, index) => index);
        expect(ran).toEqual([
          ...indices.filter((index) => jobs[index]),
          ...indices.filter((index) => !jobs[index]),
        ]);
      }),
    );
  });
});
