import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { MarqueeProps } from './settings';

/** Props of the straight and the wave rendering. */
export interface DrawingProps extends Pick<MarqueeProps, 'settings'> {
  readonly host: HTMLElement;
  readonly texts: readonly HTMLElement[];
  /** Progress of the current period, 0 to 1; kept across renderings. */
  readonly progress: RefObject<number>;
  readonly isRunning: boolean;
  /** Called if there is no space to show the text. */
  onEmpty(): void;
}

/** Measures what is rendered before moving it. Without a size there is no space to show the text. */
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
  /** From 0 to 1, repeating. */
  readonly progress: number;
  run(isRunning: boolean): void;
  stop?(): void;
}

/** Moves the rendered text once it is measured, continuing from the previous progress. */
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
