import type { Header } from './header';

/** Runs now, and whenever the header's height may have changed; without ResizeObserver that is when the window has. */
export function watchHeight({ element, disposables: life, signal }: Header, run: () => void): void {
  run();
  addEventListener('resize', run, { signal });
  if (!window.ResizeObserver) return;
  const observer = new ResizeObserver(run);
  observer.observe(element, { box: 'border-box' });
  life.add(() => observer.disconnect());
}
