import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { autoplayTarget } from '../../../src/blocks/gallery/geometry/autoplay';
import { createSlideIndex, type SlideIndex } from '../../../src/blocks/gallery/geometry/slide-index';
import { scrollFor, slideAt } from '../../../src/blocks/gallery/geometry/track';
import { swipeDuration, wrapIndex } from '../../../src/data/swipe';
import { groupState, slidesPerRow } from '../../../src/media/layout/groups';

/** What a gallery must do, told as simply as can be. */
interface Model {
  readonly count: number;
  readonly loop: boolean;
  current: number;
  groupSize: number;
  isMoving: boolean;
}

interface Real {
  readonly gallery: SlideIndex;
  readonly reached: string[];
}

function looksAlike({ current, count, isMoving }: Model, { gallery }: Real): void {
  expect(gallery.current).toBe(current);
  expect(gallery.isInMotion).toBe(isMoving);
  expect(gallery.current === 0 || (gallery.current > 0 && gallery.current < count)).toBe(true);
}

/** A change, with what the model expects of it. */
class Go implements fc.Command<Model, Real> {
  readonly index: number;
  constructor(index: number) {
    this.index = index;
  }
  check = () => true;
  run(model: Model, real: Real): void {
    const to = wrapIndex(this.index, model.count);
    const isRefused = to === model.current || model.isMoving;
    expect(real.gallery.goTo(this.index)).toBe(!isRefused);
    if (!isRefused) moveTo(model, to);
    looksAlike(model, real);
  }
  toString = () => `go(${this.index})`;
}

function moveTo(model: Model, to: number): void {
  model.current = to;
  model.isMoving = true;
}

class Step implements fc.Command<Model, Real> {
  readonly direction: 1 | -1;
  constructor(direction: 1 | -1) {
    this.direction = direction;
  }
  check = () => true;
  run(model: Model, real: Real): void {
    const groups = Math.ceil(model.count / model.groupSize);
    const group = Math.floor(model.current / model.groupSize) + this.direction;
    const isBeyond = !model.loop && (group < 0 || group >= groups);
    const to = wrapIndex(group, groups) * model.groupSize;
    const isIdle = !model.isMoving;
    const isRefused = isBeyond || to === model.current || model.isMoving;
    const told = real.reached.length;
    expect(real.gallery.step(this.direction)).toBe(!isRefused);
    expect(real.reached.slice(told)).toEqual(
      isBeyond && isIdle ? [this.direction > 0 ? 'end' : 'beginning'] : [],
    );
    if (!isRefused) moveTo(model, to);
    looksAlike(model, real);
  }
  toString = () => `step(${this.direction})`;
}

class Autoplay implements fc.Command<Model, Real> {
  readonly chance: number;
  constructor(chance: number) {
    this.chance = chance;
  }
  check = ({ count }: Readonly<Model>) => count > 1;
  run(model: Model, real: Real): void {
    const target = autoplayTarget(model.current, model.count, true, () => this.chance);
    expect(target).not.toBe(model.current);
    new Go(target).run(model, real);
  }
  toString = () => `autoplay(${this.chance})`;
}

class Settle implements fc.Command<Model, Real> {
  check = () => true;
  run(model: Model, real: Real): void {
    real.gallery.settle();
    model.isMoving = false;
    looksAlike(model, real);
  }
  toString = () => 'settle';
}

class Resize implements fc.Command<Model, Real> {
  readonly width: number;
  constructor(width: number) {
    this.width = width;
  }
  check = () => true;
  run(model: Model, real: Real): void {
    model.groupSize = slidesPerRow(this.width, 4);
    real.gallery.groupSize = model.groupSize;
    looksAlike(model, real);
  }
  toString = () => `resize(${this.width})`;
}

const commands = fc.commands(
  [
    fc.integer({ min: -20, max: 20 }).map((index) => new Go(index)),
    fc.constantFrom<1 | -1>(1, -1).map((direction) => new Step(direction)),
    fc.double({ min: 0, max: 0.999, noNaN: true }).map((chance) => new Autoplay(chance)),
    fc.constant(new Settle()),
    fc.integer({ min: 0, max: 2000 }).map((width) => new Resize(width)),
  ],
  { maxCommands: 60 },
);

describe('a gallery', () => {
  it('stays in range after any changes, and none is made in motion', () => {
    fc.assert(
      fc.property(commands, fc.nat({ max: 9 }), fc.boolean(), fc.integer(), (steps, count, loop, start) => {
        fc.modelRun(() => {
          const reached: string[] = [];
          const events = { onChange() {}, onReached: (end: string) => reached.push(end) };
          const gallery = createSlideIndex({ count, loop, start }, events);
          const model: Model = {
            ...{ count, loop, groupSize: 1, isMoving: false },
            current: wrapIndex(start, count),
          };
          return { model, real: { gallery, reached } };
        }, steps);
      }),
    );
  });
});

describe('a row', () => {
  const widths = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 60 });
  const alignment = fc.constantFrom('start', 'middle', 'end');

  it('finds the slide that it was scrolled for, wherever it came from', () => {
    fc.assert(
      fc.property(
        widths,
        alignment,
        fc.nat(),
        fc.nat(),
        fc.integer({ min: 1, max: 900 }),
        (all, align, a, b, space) => {
          const startOf = (index: number) => all.slice(0, index).reduce((sum, width) => sum + width, 0);
          const end = Math.max(0, startOf(all.length) - space);
          const track = {
            count: all.length,
            space,
            end,
            startOf,
            sizeOf: (index: number) => all[index] ?? 0,
          };
          const scroll = scrollFor(a % all.length, track, align);
          const found = slideAt(scroll, track, align, b % all.length);
          expect(scroll).toBeGreaterThanOrEqual(0);
          expect(scroll).toBeLessThanOrEqual(end);
          expect(Math.abs(scrollFor(found, track, align) - scroll)).toBeLessThanOrEqual(2);
        },
      ),
    );
  });
});

describe('numbers', () => {
  const any = fc.double();

  it('of any swipe keep within the bounds of its viewport', () => {
    fc.assert(
      fc.property(any, any, fc.integer({ min: 0, max: 4000 }), (distance, velocity, viewportWidth) => {
        const seconds = swipeDuration({ distance, velocity, viewportWidth });
        const [least, most] = viewportWidth < 767 ? [0.2, 0.4] : [0.3, 0.5];
        expect(seconds >= least && seconds <= most).toBe(true);
      }),
    );
  });

  it('of groups fit together', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 1, max: 100 }),
        fc.nat(),
        (count, size, at) => {
          const index = at % count;
          const { currentGroup, totalGroups, isFirstGroup, isLastGroup } = groupState(index, count, size);
          expect(currentGroup < totalGroups && currentGroup * size <= index).toBe(true);
          expect(isFirstGroup).toBe(index < size);
          expect(isLastGroup).toBe(index >= (totalGroups - 1) * size);
        },
      ),
    );
  });
});
