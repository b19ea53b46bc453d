import { describe, expect, it, vi } from 'vitest';
import { copiesFor, periodDuration, regionWidth } from '../../../src/blocks/marquee/geometry/region';
import { marqueeSegmentWidth } from '../../../src/blocks/marquee/geometry/segment-width';
import { lengthOf, pathThrough, waveHeight, wavePoints } from '../../../src/blocks/marquee/geometry/wave';
import { runFrames } from '../../../src/blocks/marquee/run-frames';

describe('a segment of the wave', () => {
  it.each([
    [0, 1000],
    [1, 925],
    [5, 625],
    [10, 250],
    [11, 250],
    [-3, 1000],
  ])('at a frequency of %d is %d px wide', (frequency, width) => {
    expect(marqueeSegmentWidth(frequency)).toBeCloseTo(width, 9);
  });

  it.each([
    [0, 0],
    [4, 2],
    [60, 30],
    [9999, 500],
    [-1, 0],
  ])('at an intensity of %d rises by %d px', (intensity, height) => {
    expect(waveHeight(intensity)).toBeCloseTo(height, 9);
  });
});

describe('the wave', () => {
  const points = wavePoints(600, 300, 40);

  it('is sampled each 3 px, from a segment before the region to one behind it', () => {
    expect(points[0]?.x).toBe(-300);
    expect(points.at(-1)?.x).toBeGreaterThanOrEqual(900);
    expect(points.slice(1).every(({ x }, index) => x - (points[index]?.x ?? 0) === 3)).toBe(true);
  });

  it('goes up and down by its height and repeats itself', () => {
    const heights = points.map(({ y }) => y);
    expect(Math.max(...heights)).toBeCloseTo(40, 1);
    expect(Math.min(...heights)).toBeCloseTo(-40, 1);
    expect(points[100]?.y).toBeCloseTo(points[0]?.y ?? Number.NaN, 9);
  });

  it('is longer than a straight line of the same width, which has its width', () => {
    expect(lengthOf(wavePoints(600, 300, 0))).toBe(1200);
    expect(lengthOf(points)).toBeGreaterThan(1200);
  });

  it('is written as a path', () => {
    const path = pathThrough([
      { x: -3, y: 0 },
      { x: 0, y: 1.23456 },
      { x: 3, y: 2 },
    ]);
    expect(path).toBe('M-3 0L0 1.23L3 2');
  });
});

describe('the region', () => {
  it.each([
    [320, 320],
    [50, 50],
    [12, 50],
    [0, 50],
  ])('of %d px counts as %d px', (width, counted) => {
    expect(regionWidth(width)).toBe(counted);
  });

  it.each([
    [300, 100, 4],
    [301, 100, 5],
    [50, 400, 2],
    [5000, 1, 200],
  ])('of %d px is filled by texts of %d px with %d copies', (length, period, copies) => {
    expect(copiesFor(length, period)).toBe(copies);
  });

  it.each([
    [600, 1, 10_000],
    [600, 2, 5000],
    [600, 0, Number.POSITIVE_INFINITY],
  ])('a text of %d px at a speed of %d moves by itself in %d ms', (period, speed, milliseconds) => {
    expect(periodDuration(period, speed)).toBe(milliseconds);
  });
});

describe('the frame loop', () => {
  it('draws as long as it runs, goes on where it was, and asks for no frame while it stands still', () => {
    const waiting = new Map<number, FrameRequestCallback>();
    let asked = 0;
    vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
      waiting.set(++asked, draw);
      return asked;
    });
    vi.stubGlobal('cancelAnimationFrame', (id: number) => waiting.delete(id));
    const frame = (now: number) => {
      const [[id, draw] = []] = waiting;
      waiting.delete(id ?? 0);
      draw?.(now);
    };
    const drawn: number[] = [];
    const frames = runFrames(1000, 0.5, (progress) => drawn.push(Number(progress.toFixed(3))));
    frames.run(true);
    frames.run(true);
    expect(waiting.size).toBe(1);
    for (const now of [5000, 5050, 5100]) frame(now);
    frames.run(false);
    expect(waiting.size).toBe(0);
    frames.run(true);
    for (const now of [9000, 9100, 60_000]) frame(now);
    expect(drawn).toEqual([0.5, 0.5, 0.55, 0.6, 0.6, 0.7, 0.8]);
    frames.run(false);
    runFrames(Number.POSITIVE_INFINITY, 0, () => {}).run(true);
    expect(waiting.size).toBe(0);
    vi.unstubAllGlobals();
  });
});
