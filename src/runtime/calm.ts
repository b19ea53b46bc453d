/** Milliseconds after which a page has drawn what it has to draw. */
const CALM_AFTER = 3000;

/** Runs once the page has had its time, or when its visitor does something or turns away before that. */
export function whenCalm(run: () => void): void {
  let isDone = false;
  const runOnce = () => {
    if (!isDone) run();
    isDone = true;
  };
  setTimeout(runOnce, CALM_AFTER);
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'visibilitychange'])
    addEventListener(sign, runOnce, { once: true });
}
