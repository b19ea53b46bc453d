import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { MarqueeProps } from './settings';

/** The props of what draws a moving text, straight or as a wave. */
export interface DrawingProps extends Pick<MarqueeProps, 'settings'> {
  readonly host: HTMLElement;
  readonly texts: readonly HTMLElement[];
  /** How far the text has come on its way to where it looks the same again, 0 to 1; from one drawing to the next. */
  readonly progress: RefObject<number>;
  readonly isRunning: boolean;
  /** Called when there is no space in which the text could be seen. */
  onEmpty(): void;
}

/** Measures what is drawn first. Without a size there is no space in which the text could be seen. */
export function useMeasured<Size>(
  { onEmpty }: DrawingProps,
  measure: () => Size | undefined,
): Size | undefined {
  const [size, setSize] = useState<Size>();
  const onFirstDrawn = useEffectEvent(() => {
    const measured = measure();
    if (measured === undefined) onEmpty();
    else setSize(measured);
  });
  useLayoutEffect(() => onFirstDrawn(), []);
  return size;
}

export interface Movement {
  readonly progress: number;
  run(isRunning: boolean): void;
  stop?(): void;
}

/** Moves what is drawn once that has its size, from where an earlier drawing has stopped. */
export function useMovement<Size>(
  { progress, isRunning }: DrawingProps,
  size: Size | undefined,
  start: (size: Size, progress: number) => Movement,
): void {
  const [movement, setMovement] = useState<Movement>();
  const onMeasured = useEffectEvent(start);
  useLayoutEffect(() => {
    if (size === undefined) return undefined;
    const started = onMeasured(size, progress.current);
    setMovement(started);
    return () => {
      progress.current = started.progress;
      started.run(false);
      started.stop?.();
    };
  }, [size, progress]);
  useLayoutEffect(() => movement?.run(isRunning), [movement, isRunning]);
}
