import { describe, expect, it } from 'vitest';
import {
  createSlideIndex,
  type SlideIndex,
  type SlideIndexOptions,
} from '../../../src/blocks/gallery/geometry/slide-index';

function started(options: Partial<SlideIndexOptions> = {}) {
  const heard: unknown[] = [];
  const index = createSlideIndex(
    { count: 4, loop: false, ...options },
    {
      onChange: ({ from, to, direction }) => heard.push([from, to, direction]),
      onReached: (end) => heard.push(end),
    },
  );
  return { index, heard };
}

function settledStep(index: SlideIndex, direction: 1 | -1): boolean {
  const moved = index.step(direction);
  index.settle();
  return moved;
}

describe('the slide index', () => {
  it.each([
    [-1, 3],
    [4, 0],
    [9, 1],
    [-9, 3],
  ])('%i wraps to %i', (wanted, current) => {
    const { index } = started({ start: 2 });
    expect(index.goTo(wanted)).toBe(true);
    expect(index.current).toBe(current);
  });

  it('refuses a change in motion, and accepts the next one', () => {
    const { index, heard } = started();
    expect(index.goTo(1)).toBe(true);
    expect([index.isInMotion, index.goTo(2), index.step(1), index.current]).toEqual([true, false, false, 1]);
    index.settle();
    expect([index.step(1), index.current]).toEqual([true, 2]);
    expect(heard).toEqual([
      [0, 1, 1],
      [1, 2, 1],
    ]);
  });

  it('lets the latest wish wait for the end of a transition', () => {
    const { index } = started();
    index.goTo(1);
    index.atRest(() => index.goTo(2));
    index.atRest(() => index.goTo(3));
    expect(index.current).toBe(1);
    index.settle();
    expect(index.current).toBe(3);
    index.settle();
    expect([index.current, index.isInMotion]).toEqual([3, false]);
    index.atRest(() => index.goTo(0));
    expect(index.current).toBe(0);
  });

  it('does not move to where it is, nor where the visitor has brought it', () => {
    const { index } = started();
    expect([index.goTo(0), index.goTo(4), index.isInMotion]).toEqual([false, false, false]);
    expect([index.goTo(2, true), index.isInMotion]).toEqual([true, false]);
  });

  it('tells its ends without loop, and goes on with it in the same direction', () => {
    const ends = started({ start: 3 });
    expect(settledStep(ends.index, 1)).toBe(false);
    ends.index.goTo(0, true);
    expect(settledStep(ends.index, -1)).toBe(false);
    expect(ends.heard).toEqual(['end', [3, 0, -1], 'beginning']);

    const loop = started({ start: 3, loop: true });
    settledStep(loop.index, 1);
    settledStep(loop.index, -1);
    expect(loop.heard).toEqual([
      [3, 0, 1],
      [0, 3, -1],
    ]);
  });

  it('tells no end in motion', () => {
    const { index, heard } = started({ start: 2 });
    index.goTo(3);
    index.step(1);
    expect(heard).toEqual([[2, 3, 1]]);
  });

  it('steps by groups and ends with the last one', () => {
    const { index, heard } = started({ count: 7 });
    index.groupSize = 3;
    expect([1, 1, 1].map(() => settledStep(index, 1))).toEqual([true, true, false]);
    expect(index.current).toBe(6);
    expect(heard.at(-1)).toBe('end');
    index.goTo(4, true);
    settledStep(index, -1);
    expect(index.current).toBe(0);
  });

  it.each([0, 1])('with %i slides never changes', (count) => {
    const { index } = started({ count, loop: true });
    expect([index.goTo(5), index.step(1), index.step(-1), index.current]).toEqual([false, false, false, 0]);
  });
});
