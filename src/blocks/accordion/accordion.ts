import { hashTarget } from '../../runtime/hash-target';
import type { MountedBlock } from '../plain-block';
import { createPanel, type Panel } from './panel';
import { itemsOf } from './parts';
import type { settings } from './settings';

export function startAccordion(block: MountedBlock<typeof settings>): undefined {
  const { element, settings, signal } = block;
  const items = itemsOf(element);
  const panels = items.map((item, index) =>
    createPanel(block, item, { index, isRegion: items.length <= MOST_REGIONS }),
  );
  if (settings.expandFirstItem && !panels.some((panel) => panel.isOpen)) panels[0]?.set(true);

  let isMoving = false;
  let lastWish: Panel | undefined;

  async function toggle(panel: Panel): Promise<void> {
    lastWish = panel;
    if (isMoving) return;
    isMoving = true;
    while (lastWish && !signal.aborted) {
      const wanted = lastWish;
      lastWish = undefined;
      await Promise.all(change(wanted, !wanted.isOpen, 'animate'));
    }
    isMoving = false;
  }

  /** Opens or closes one panel; where only one may be open, the others close with it. */
  function change(panel: Panel, isOpen: boolean, how: 'animate' | 'at once'): Promise<void>[] {
    const others =
      isOpen && !settings.allowMultipleOpenItems
        ? panels.filter((other) => other !== panel && other.isOpen)
        : [];
    return [...others.map((other) => other.set(false, how)), panel.set(isOpen, how)];
  }

  function reveal(panel: Panel): void {
    lastWish = undefined;
    if (!panel.isOpen) change(panel, true, 'at once');
  }

  function revealHashTarget(): void {
    const target = hashTarget();
    const panel = target && panels.find(({ item }) => item.root.contains(target));
    if (!target || !panel) return;
    reveal(panel);
    target.scrollIntoView();
  }

  for (const panel of panels) {
    panel.item.button.addEventListener(
      'click',
      (event) => {
        event.preventDefault(); // inside a form the button must not send it
        void toggle(panel);
      },
      { signal },
    );
    panel.item.dropdown.addEventListener('beforematch', () => reveal(panel), { signal });
  }
  addEventListener('hashchange', revealHashTarget, { signal });
  revealHashTarget();
}

/** More labelled regions than this would drown the page's landmarks (ARIA practices, accordion). */
const MOST_REGIONS = 6;
