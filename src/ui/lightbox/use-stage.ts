import { type RefObject, useEffect } from 'react';
import { followClicks } from './clicks';
import { followKeys } from './keys';
import type { LightboxProps } from './lightbox';
import { followPointers } from './pointers';
import type { Swipe } from './swipe';
import type { Viewing } from './viewing';
import { followWheel } from './wheel';
import { createZoomer } from './zoomer';

/** Hands, mouse and keys on the open lightbox. */
export function useStage(
  dialogRef: RefObject<HTMLElement | null>,
  { viewing, forward }: Pick<LightboxProps, 'viewing' | 'forward'>,
  isOpen: boolean,
): void {
  useEffect(() => {
    const dialog = dialogRef.current;
    const stage = dialog?.querySelector<HTMLElement>('.mortar-lightbox-stage');
    if (!isOpen || !dialog || !stage) return;
    const life = new AbortController();
    const { signal } = life;
    const picture = () => stage.querySelector<HTMLElement>('[data-shown="true"] .mortar-lightbox-picture');
    const zoomer = createZoomer(picture, viewing.isZoomed.set);
    followPointers({ stage, zoomer, signal, ...createDrag(stage, viewing, forward) });
    followWheel(stage, zoomer, signal);
    followClicks({ stage, viewing, zoomer, forward, signal });
    followKeys(dialog, { viewing, forward, signal });
    const stopResetting = viewing.position.subscribe(zoomer.reset);
    return () => {
      life.abort();
      stopResetting();
    };
  }, [dialogRef, viewing, forward, isOpen]);
}

/** The slides follow the finger; dropped, they go on or come back. */
function createDrag(stage: HTMLElement, viewing: Viewing, forward: number) {
  const track = stage.firstElementChild as HTMLElement;
  const steps: Readonly<Record<Swipe, () => unknown>> = {
    left: () => viewing.step(forward),
    right: () => viewing.step(-forward),
    down: viewing.close,
  };
  return {
    drag({ x, y }: { readonly x: number; readonly y: number }): void {
      const isSideways = Math.abs(x) > Math.abs(y);
      const isFree = viewing.canStep(x < 0 ? forward : -forward);
      const across = isSideways ? x * (isFree ? 1 : BRAKE) : 0;
      const down = isSideways ? 0 : Math.max(0, y);
      track.style.transition = 'none';
      track.style.transform = `translate(${across}px, ${down}px)`;
    },
    drop(swipe: Swipe | undefined): void {
      track.style.transition = '';
      track.style.transform = '';
      if (swipe) steps[swipe]();
    },
  };
}

/** Share of the way that slides go where there is no further one. */
const BRAKE = 0.3;
