import { memory } from '../runtime/memory';

/** Whether the platform's own scripts have taken an element: they mark it, and it stays theirs. Says so once a page. */
export function isBoundElsewhere(element: Element): boolean {
  if (!element.hasAttribute('data-controllers-bound')) return false;
  announceOnce();
  return true;
}

const ANNOUNCED = 'bound-elsewhere';

function announceOnce(): void {
  if (memory().has(ANNOUNCED)) return;
  memory().set(ANNOUNCED, 'true');
  console.info(
    "The platform's own scripts run on this page too: Mortar leaves to them what they have bound.",
  );
}
