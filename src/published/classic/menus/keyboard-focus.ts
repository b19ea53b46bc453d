import * as page from '../../../dom/page';

/** Calls `follow` with what the keyboard has focused, once the browser has scrolled to it: after the event. */
export function watchKeyboardFocus(follow: (focused: HTMLElement) => void, signal: AbortSignal): void {
  const look = () => {
    const focused = page.activeElement();
    if (focused instanceof HTMLElement && focused.matches(':focus-visible')) follow(focused);
  };
  addEventListener('focusin', () => requestAnimationFrame(look), { signal });
}
