import type { Dispose } from '../data/dispose';
import { repeatWhileSeen } from '../dom/timing/timers';
import type { Runtime } from '../runtime/types';
import { createAgingTexts } from './aging-texts';

/** Milliseconds between updates (specification, section 9, dialogs, tooltips and text). */
const REFRESH = 5000;

/**
 * Shows a relative time in each `<time data-relative-time datetime>`, including ones inserted later, and updates it
 * while the page is visible. Disposing restores the texts.
 */
export function start(runtime: Runtime): Dispose {
  const texts = createAgingTexts(runtime);
  let isOver = false;
  let pause: Dispose = () => {};

  function stop(): void {
    isOver = true;
    pause();
    texts.restore();
  }
  function giveUp(error: unknown): void {
    stop();
    runtime.report(error, { kind: 'initializer', name: 'relative-times' });
  }
  const refresh = () => {
    if (texts.isEmpty()) pause();
    else texts.refresh().catch(giveUp);
  };
  const keepTrue = () => {
    pause();
    pause = repeatWhileSeen(refresh, REFRESH);
  };

  if (texts.follow([document])) keepTrue();
  runtime.domObserver.watch(({ added }) => {
    if (!isOver && texts.follow(added)) keepTrue();
  });
  return stop;
}
