import type { Panel } from './panel';

/** Which panels are open, one movement at a time. */
export interface OpenState {
  /** Opens or closes a panel, after what moves now; ignored while the panel itself moves or waits for its turn. */
  toggle(panel: Panel): Promise<void>;
  /** Opens a panel at once: something in it is looked for. */
  reveal(panel: Panel): void;
}

export function createOpenState(
  panels: readonly Panel[],
  allowsMultiple: boolean,
  ended: AbortSignal,
): OpenState {
  const queue = new Set<Panel>();
  let moving: readonly Panel[] = [];

  /** What changes with a panel: where only one may be open, the others close as it opens. */
  function changingWith(panel: Panel): readonly Panel[] {
    const closes = panel.isOpen || allowsMultiple ? [] : panels.filter(({ isOpen }) => isOpen);
    return [...closes, panel];
  }

  async function workOff(): Promise<void> {
    for (const panel of queue) {
      if (ended.aborted) return;
      queue.delete(panel);
      moving = changingWith(panel);
      await Promise.all(moving.map((one) => one.set(!one.isOpen, 'animate')));
      moving = [];
    }
  }

  return {
    async toggle(panel) {
      if (moving.includes(panel)) return;
      queue.add(panel);
      if (!moving.length) await workOff();
    },
    reveal(panel) {
      queue.clear();
      if (!panel.isOpen) for (const one of changingWith(panel)) void one.set(!one.isOpen);
    },
  };
}
