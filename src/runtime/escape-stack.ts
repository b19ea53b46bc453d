import type { Dispose } from '../data/dispose';

/** What the Escape key closes, most recent first. */
export interface EscapeStack {
  /** Registers a target; returns a function that removes it. */
  push(close: () => void): Dispose;
  /** Closes the top target; returns whether there was one. */
  closeTop(): boolean;
  readonly size: number;
}

export function createEscapeStack(): EscapeStack {
  let targets: { close: () => void }[] = [];
  return {
    push(close) {
      const target = { close };
      targets.push(target);
      return () => {
        targets = targets.filter((other) => other !== target);
      };
    },
    closeTop() {
      const top = targets.at(-1);
      top?.close();
      return top !== undefined;
    },
    get size() {
      return targets.length;
    },
  };
}
