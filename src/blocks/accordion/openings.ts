import type { Panel } from './panel';

/** Which panels are open, one movement at a time. */
export interface Openings {
  /** Opens or closes a panel. While something moves only the last wish is kept, and done next. */
  toggle(panel: Panel): Promise<void>;
  /** Opens a panel at once: something in it is looked for. */
  reveal(panel: Panel): void;
}

export function createOpenings(
  panels: readonly Panel[],
  allowsMultiple: boolean,
  ended: AbortSignal,
): Openings {
  let isMoving = false;
  let lastWish: Panel | undefined;

  /** Where only one may be open, the others close with it. */
  function change(panel: Panel, isOpen: boolean, how: 'animate' | 'at once'): Promise<void>[] {
    const others = isOpen && !allowsMultiple ? panels.filter((other) => other !== panel && other.isOpen) : [];
    return [...others.map((other) => other.set(false, how)), panel.set(isOpen, how)];
  }

  return {
    async toggle(panel) {
      lastWish = panel;
      if (isMoving) return;
      isMoving = true;
      while (lastWish && !ended.aborted) {
        const wanted = lastWish;
        lastWish = undefined;
        await Promise.all(change(wanted, !wanted.isOpen, 'animate'));
      }
      isMoving = false;
    },
    reveal(panel) {
      lastWish = undefined;
      if (!panel.isOpen) change(panel, true, 'at once');
    },
  };
}
