import type { MountedBlock } from '../plain-block';
import type { SettingsOf } from '../settings';
import { holdUntil, leavesPage, opensWindow } from './navigation';
import type { settings } from './settings';

type ButtonBlock = MountedBlock<typeof settings>;

/** A button is shown once, however often its block is mounted. */
const counted = new WeakSet<Element>();

/** Counts that the button was shown, and each click on it. */
export function startButton({ element, runtime, settings, signal }: ButtonBlock): undefined {
  const control = controlIn(element);
  if (!control) return;
  if (!counted.has(control)) void runtime.hits.census('button-render', fieldsOf(control, settings));
  counted.add(control);
  control.addEventListener(
    'click',
    (click) => {
      const isSentNow = runtime.hits.areAllowed();
      const sent = runtime.hits.census('button-click', fieldsOf(control, settings));
      if (isSentNow)
        whenUnhandled(click, () => leavesPage(click, control) && holdUntil(sent, click, control));
    },
    { signal },
  );
}

function controlIn(element: HTMLElement): HTMLElement | null {
  const controls = 'a[href], button';
  return element.matches(controls) ? element : element.querySelector<HTMLElement>(controls);
}

/** At the end of its way the event shows whether a script of the page has handled it. */
function whenUnhandled(click: MouseEvent, run: () => void): void {
  addEventListener('click', (event) => event === click && !event.defaultPrevented && run(), { once: true });
}

function fieldsOf(control: HTMLElement, settings: SettingsOf<typeof import('./settings').settings>) {
  return {
    id: settings.id,
    buttonText: control.textContent.trim(),
    clickthroughUrl: control.getAttribute('href') ?? '',
    alignment: settings.alignment,
    size: settings.size,
    newWindow: String(opensWindow(control)),
    context: settings.context,
  };
}
