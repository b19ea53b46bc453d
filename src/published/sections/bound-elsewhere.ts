import { memory } from '../../runtime/storage';

/** Whether the platform's own scripts handle an element, which they mark. Logged once per page. */
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
    "The platform's own scripts are also running on this page. Mortar leaves the elements they control to them.",
  );
}
