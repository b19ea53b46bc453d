import * as page from './page';

/** Milliseconds after the load at which a page has drawn what it has to draw. */
const CALM_AFTER = 3000;

/** Runs once the page has been loaded for a while, or when its visitor turns away before that. */
export function whenCalm(run: () => void): void {
  let isDone = false;
  const runOnce = () => {
    if (!isDone) run();
    isDone = true;
  };
  const wait = () => setTimeout(runOnce, CALM_AFTER);
  if (page.readyState() === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  addEventListener('visibilitychange', runOnce, { once: true });
}
