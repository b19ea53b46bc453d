import { createDisposables, type Disposables } from '../../data/dispose';
import { createLiveValue, type LiveValue } from '../../data/live-value';
import { wrapIndex } from '../../data/swipe';
import type { LightboxOptions, LightboxSlide } from './slides';

/** State of an open lightbox; its disposables are disposed when it closes. */
export interface LightboxState
  extends Pick<LightboxOptions, 'theme' | 'slide'>,
    Pick<Disposables, 'add' | 'isDisposed'> {
  readonly row: Row;
  /** See `Slot`. */
  readonly position: LiveValue<number>;
  readonly isZoomed: LiveValue<boolean>;
  /** The current slide. */
  shown(): LightboxSlide | undefined;
  canStep(by: number): boolean;
  /** Returns whether there was a slide to go to. */
  step(by: number): boolean;
  close(): void;
}

export function createLightboxState({
  count,
  loop,
  index,
  theme,
  slide: read,
}: LightboxOptions): LightboxState {
  const { add, isDisposed, dispose } = createDisposables();
  const row = { count, loop };
  const slides: (LightboxSlide | undefined)[] = [];
  const slide = (at: number) => (slides[at] ??= read(at));
  const position = createLiveValue(index);
  const canStep = (by: number) => stepPosition(position.get(), by, row) !== position.get();
  return {
    add,
    isDisposed,
    close: dispose,
    theme,
    slide,
    row,
    position,
    isZoomed: createLiveValue(false),
    shown: () => slide(wrapIndex(position.get(), count)),
    canStep,
    step(by) {
      const canGo = !isDisposed() && canStep(by);
      if (canGo) position.set(stepPosition(position.get(), by, row));
      return canGo;
    },
  };
}

/** Number of slides, and whether they loop. */
interface Row {
  readonly count: number;
  readonly loop: boolean;
}

/** A slide on the stage. Positions continue past the ends of a loop, so every slot has its own number. */
export interface Slot {
  readonly position: number;
  readonly index: number;
  /** -1 for the slide before the current one, 1 for the one after it. */
  readonly offset: number;
}

/** The position `by` slides further; without a loop, it stops at the ends. */
export function stepPosition(position: number, by: number, { count, loop }: Row): number {
  if (count < 2) return position;
  return loop ? position + by : Math.min(Math.max(position + by, 0), count - 1);
}

/** The current slide and its neighbours. */
export function slotsAround(position: number, row: Row): Slot[] {
  const offsets = [-1, 0, 1].filter((offset) => !offset || stepPosition(position, offset, row) !== position);
  return offsets.map((offset) => ({
    position: position + offset,
    index: wrapIndex(position + offset, row.count),
    offset,
  }));
}
