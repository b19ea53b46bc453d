import { describe, expect, it } from 'vitest';
import { AUTOPLAY, autoplayTarget } from '../../../src/blocks/gallery/geometry/autoplay';
import { dragBeyond } from '../../../src/blocks/gallery/geometry/boundaries';
import { scrollFor, slideAt, type Track } from '../../../src/blocks/gallery/geometry/track';
import { movementOf, transitionNamed } from '../../../src/blocks/gallery/geometry/transitions';
import { motionSettings } from '../../../src/blocks/gallery/motion-settings';
import { slideAddress, slideInAddress } from '../../../src/blocks/gallery/slide-address';
import { isSwipe, swipeDuration, velocityOf } from '../../../src/data/swipe';
import { parseBoundaries, parseSnapPoints, stripAlignment } from '../../../src/library';
import { groupState, slidesPerRow } from '../../../src/media/layout/groups';
import { expectLinearTime } from '../../linear-time';

describe('a carousel', () => {
  it.each([
    [320, 2],
    [479, 2],
    [480, 3],
    [723, 3],
    [724, 4],
    [1440, 4],
  ])('%i px wide shows %i of four wanted slides side by side', (width, shown) => {
    expect(slidesPerRow(width, 4)).toBe(shown);
  });

  it('never shows more than are wanted', () => {
    expect([320, 600, 1000].map((width) => slidesPerRow(width, 1))).toEqual([1, 1, 1]);
  });

  it.each([
    [0, { currentGroup: 0, totalGroups: 3, isFirstGroup: true, isLastGroup: false }],
    [3, { currentGroup: 1, totalGroups: 3, isFirstGroup: false, isLastGroup: false }],
    [6, { currentGroup: 2, totalGroups: 3, isFirstGroup: false, isLastGroup: true }],
  ])('at slide %i of seven in threes knows its group', (index, state) => {
    expect(groupState(index, 7, 3)).toEqual(state);
  });

  it('without slides is at both ends', () => {
    expect(groupState(0, 0, 3)).toMatchObject({ totalGroups: 0, isFirstGroup: true, isLastGroup: true });
  });
});

describe('a swipe', () => {
  it.each([
    [50, 250, true],
    [-80, 100, true],
    [49, 100, false],
    [200, 251, false],
  ])('of %i px in %i ms: %s', (distance, milliseconds, is) => {
    expect(isSwipe(distance, milliseconds)).toBe(is);
  });

  it.each([
    { distance: 400, velocity: 1000, viewportWidth: 1024, seconds: 0.4 },
    { distance: 400, velocity: 10_000, viewportWidth: 1024, seconds: 0.3 },
    { distance: 400, velocity: 100, viewportWidth: 1024, seconds: 0.5 },
    { distance: 400, velocity: 0, viewportWidth: 1024, seconds: 0.5 },
    { distance: 400, velocity: -1000, viewportWidth: 1024, seconds: 0.4 },
    { distance: 0, velocity: 0, viewportWidth: 1024, seconds: 0.3 },
    { distance: 400, velocity: 10_000, viewportWidth: 767, seconds: 0.3 },
    { distance: 400, velocity: 10_000, viewportWidth: 766, seconds: 0.2 },
    { distance: 400, velocity: 100, viewportWidth: 766, seconds: 0.4 },
    { distance: 300, velocity: 1000, viewportWidth: 320, seconds: 0.3 },
  ])('over $distance px at $velocity px/s in $viewportWidth px takes $seconds s', ({ seconds, ...swipe }) => {
    expect(swipeDuration(swipe)).toBeCloseTo(seconds);
  });

  it('is as fast as its last five samples', () => {
    const slow = Array.from({ length: 10 }, (_, index) => ({ x: index, time: index * 10 }));
    const fast = Array.from({ length: 5 }, (_, index) => ({ x: 100 + index * 20, time: 200 + index * 10 }));
    expect(velocityOf([...slow, ...fast])).toBe(2000);
  });

  it.each([
    ['no samples', []],
    ['one sample', [{ x: 9, time: 1 }]],
    [
      'no time',
      [
        { x: 0, time: 5 },
        { x: 90, time: 5 },
      ],
    ],
  ])('with %s has no velocity', (_, samples) => {
    expect(velocityOf(samples)).toBe(0);
  });
});

describe('swipe boundaries', () => {
  it.each([
    ['none', ['none', 'none']],
    ['hard inertial', ['hard', 'inertial']],
    [' inertial ', ['inertial', 'inertial']],
  ])('%j are read', (written, boundaries) => {
    expect(parseBoundaries(written)).toEqual(boundaries);
  });

  it.each(['soft', '', 'hard hard hard', 'hard soft', null, 7])('%j is refused', (written) => {
    expect(() => parseBoundaries(written)).toThrow(
      'Swipe transition boundaries must each be none, hard or inertial',
    );
  });

  it.each([
    ['none', 90],
    ['hard', 0],
    ['inertial', 30],
  ] as const)('%s lets %i of 90 px through', (boundary, distance) => {
    expect(dragBeyond(boundary, 90)).toBeCloseTo(distance);
  });

  it.each([
    ['50%', 0.5],
    ['12.5%', 0.125],
    ['none', Number.POSITIVE_INFINITY],
  ])('snap points %j are a part of %d', (written, part) => {
    expect(parseSnapPoints(written)).toBe(part);
  });

  it.each(['50', '-5%', 'half', '', undefined, 0.5])('snap points %j are refused', (written) => {
    expect(() => parseSnapPoints(written)).toThrow("snapPoints must be a percentage or 'none'");
  });
});

describe('strip alignment', () => {
  it.each([
    ['left', 'start'],
    ['center', 'middle'],
    ['right', 'end'],
    ['start', 'start'],
    ['middle', 'middle'],
    ['end', 'end'],
  ])('%s is %s', (written, alignment) => {
    expect(stripAlignment(written)).toBe(alignment);
  });

  it.each(['top', '', null, 'toString', {}])('%j is refused', (written) => {
    expect(() => stripAlignment(written)).toThrow('Strip alignment must be start, middle or end');
  });
});

/** Slides of these widths without gaps, in 100 px of room. */
function trackOf(...widths: number[]): Track {
  const startOf = (index: number) => widths.slice(0, index).reduce((sum, width) => sum + width, 0);
  return {
    count: widths.length,
    space: 100,
    end: Math.max(0, startOf(widths.length) - 100),
    startOf,
    sizeOf: (index) => widths[index] ?? 0,
  };
}

describe('a row of slides', () => {
  const row = trackOf(60, 60, 100, 40, 60);
  it.each([
    ['start', [0, 60, 120, 220, 220]],
    ['middle', [0, 40, 120, 190, 220]],
    ['end', [0, 20, 120, 160, 220]],
  ] as const)('aligned at its %s is scrolled as far as it goes', (alignment, places) => {
    expect([0, 1, 2, 3, 4].map((index) => scrollFor(index, row, alignment))).toEqual(places);
  });

  it.each([
    { scroll: 0, current: 0, found: 0 },
    { scroll: 0, current: 2, found: 0 },
    { scroll: 62, current: 0, found: 1 },
    { scroll: 95, current: 0, found: 2 },
    { scroll: 220, current: 3, found: 3 },
    { scroll: 220, current: 0, found: 4 },
  ])('scrolled to $scroll from slide $current shows slide $found', ({ scroll, current, found }) => {
    expect(slideAt(scroll, row, 'start', current)).toBe(found);
  });

  it('that fits its box keeps its slide', () => {
    expect(slideAt(0, trackOf(20, 20, 20), 'middle', 2)).toBe(2);
  });

  it('of 5,000 slides is measured at few of them', () => {
    let measured = 0;
    const long: Track = {
      ...{ count: 5000, space: 100, end: 499_900 },
      startOf: (index) => {
        measured++;
        return index * 100;
      },
      sizeOf: () => 100,
    };
    expect(slideAt(123_460, long, 'start', 0)).toBe(1235);
    expect(measured).toBeLessThan(30);
  });
});

describe('transitions', () => {
  it.each(['fade', 'none', 'swipe', 'scroll'])('%s is known', (name) => {
    expect(transitionNamed(name)).toBe(name);
  });

  it.each(['explode', '', 'toString'])('%j is not', (name) => {
    expect(() => transitionNamed(name)).toThrow(`Could not find transition named ${name}`);
  });

  it('swipe goes on from where the finger was, scroll moves up, none does not move', () => {
    expect(movementOf('swipe', 1, -40)).toEqual({
      coming: [{ translate: 'calc(100% + -40px)' }, { translate: 'calc(0% + 0px)' }],
      going: [{ translate: 'calc(0% + -40px)' }, { translate: 'calc(-100% + 0px)' }],
    });
    expect(movementOf('scroll', -1)?.coming).toEqual([{ translate: '0 -100%' }, { translate: '0 0%' }]);
    expect(movementOf('none', 1)).toBeUndefined();
  });
});

describe('autoplay', () => {
  it('has the defaults of the specification', () => {
    expect(AUTOPLAY).toEqual({ timeout: 5000, randomize: true });
  });

  it.each([
    [0, 5],
    [3, 3],
    ['3', 3],
    [0.5, 0.5],
    [0.4, 5],
    [-1, 5],
    [undefined, 5],
  ])('of %j seconds waits %d s', (raw, seconds) => {
    const { parse, fallback } = motionSettings['autoplay-duration'];
    expect(parse(raw) ?? fallback).toBe(seconds);
  });

  it('comes to every other slide by chance, and to the next one otherwise', () => {
    const chances = [0, 0.34, 0.67, 0.999];
    expect(chances.map((chance) => autoplayTarget(1, 4, true, () => chance))).toEqual([2, 3, 0, 0]);
    expect([0, 1, 2].map((index) => autoplayTarget(index, 3, false))).toEqual([1, 2, 0]);
  });
});

describe('the address of a slide', () => {
  const slides = [
    { id: 'a', url: '/work/one' },
    { id: 'b"]', url: '' },
    { id: 'a', url: '/work/twin' },
    { id: '', url: '' },
  ];
  const find = (address: string, fullUrl = '/work') =>
    slideInAddress(new URL(address, 'https://kiln.example') as unknown as Location, fullUrl, slides);

  it.each([
    ['/work', 'a', '/work/a'],
    ['/work/', 'a', '/work/a'],
    ['/', 'a b/ü', '/a%20b%2F%C3%BC'],
  ])('in %s of %s is %s', (fullUrl, id, address) => {
    expect(slideAddress(fullUrl, id)).toBe(address);
  });

  it('takes no longer for each of many slashes', () => {
    expectLinearTime(
      (fullUrl) => slideAddress(fullUrl, 'a'),
      (size) => `${'/'.repeat(size)}work`,
      2000,
    );
  });

  it.each([
    ['/work?itemId=a', 0],
    ['/work?itemId=/work/twin', 2],
    ['/work#itemId=b%22%5D', 1],
    ['/work/b%22%5D', 1],
    ['/work/a/', 0],
    ['/work?itemId=gone#itemId=a', 0],
    ['/work', undefined],
    ['/work/', undefined],
    ['/work?itemId=', undefined],
    ['/elsewhere/a', undefined],
    ['/work/%E0%A4%A', undefined],
    ['/work?itemId=__proto__', undefined],
    ['/elsewhere#a', 0],
    ['/elsewhere#b%22%5D', 1],
    ['/elsewhere#/work/twin', 2],
    ['/elsewhere#100%', undefined],
  ])('%s names slide %s', (address, index) => {
    expect(find(address)).toBe(index);
  });
});
