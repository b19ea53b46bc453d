import type { Stop } from '../runtime/types';

/** Things to be taken back together, the latest first. What arrives after the end is taken back at once. */
export interface Lifetime {
  keep(stop: Stop): void;
  end(): void;
  isOver(): boolean;
}

export function createLifetime(): Lifetime {
  const stops: Stop[] = [];
  let isOver = false;
  return {
    keep(stop) {
      if (isOver) stop();
      else stops.push(stop);
    },
    end() {
      isOver = true;
      for (const stop of stops.splice(0).reverse()) stop();
    },
    isOver: () => isOver,
  };
}
