import { createDisposables, type Disposables } from '../../data/disposables';
import { createLiveValue, type LiveValue } from '../../data/live-value';
import { wrapIndex } from '../../data/wrap-index';
import { type Row, stepPosition } from './places';
import type { LightboxOptions, LightboxSlide } from './slides';

/** What a visitor sees of a row of slides, from opening to closing; what it keeps is taken back when it is closed. */
export interface LightboxState
  extends Pick<LightboxOptions, 'theme' | 'slide'>,
    Pick<Disposables, 'add' | 'isDisposed'> {
  readonly row: Row;
  /** See `Place`. */
  readonly position: LiveValue<number>;
  readonly isZoomed: LiveValue<boolean>;
  /** The slide that is shown now. */
  shown(): LightboxSlide | undefined;
  canStep(by: number): boolean;
  /** Answers whether there was a slide to go to. */
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
  const { add: keep, isDisposed: isOver, dispose: end } = createDisposables();
  const row = { count, loop };
  const slides: (LightboxSlide | undefined)[] = [];
  const slide = (at: number) => (slides[at] ??= read(at));
  const position = createLiveValue(index);
  const canStep = (by: number) => stepPosition(position.get(), by, row) !== position.get();
  return {
    add: keep,
    isDisposed: isOver,
    close: end,
    theme,
    slide,
    row,
    position,
    isZoomed: createLiveValue(false),
    shown: () => slide(wrapIndex(position.get(), count)),
    canStep,
    step(by) {
      const canGo = !isOver() && canStep(by);
      if (canGo) position.set(stepPosition(position.get(), by, row));
      return canGo;
    },
  };
}
