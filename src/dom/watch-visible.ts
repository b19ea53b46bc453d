import type { Dispose } from '../data/dispose';
import { createIntersectionObserver } from './observers';

/** Tells whether any part of an element is in the window, at first and whenever that changes, until disposed. */
export function watchVisible(element: Element, notify: (isVisible: boolean) => void): Dispose {
  const observer = createIntersectionObserver((entries) => notify(entries.at(-1)?.isIntersecting ?? false));
  observer.observe(element);
  return () => observer.disconnect();
}
