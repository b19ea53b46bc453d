import type { Dispose } from '../data/dispose';
import { repeatWhileSeen } from '../dom/timing/timers';
import type { Runtime } from '../runtime/types';
import { createTimeElements } from './time-elements';

/** Milliseconds between updates (specification, section 9, dialogs, tooltips and text). */
const REFRESH = 5000;

/**
 * Shows a relative time in each `<time data-relative-time datetime>`, including ones inserted later, and updates it
 * while the page is visible. Disposing restores the times.
 */
export function start(runtime: Runtime): Dispose {
  const times = createTimeElements(runtime);
  let isOver = false;
  let pause: Dispose = () => {};

  function stop(): void {
    isOver = true;
    pause();
    times.restore();
  }
  function giveUp(error: unknown): void {
    stop();
    runtime.report(error, { kind: 'initializer', name: 'relative-times' });
  }
  const refresh = () => {
    if (times.isEmpty()) pause();
    else times.refresh().catch(giveUp);
  };
  const keepTrue = () => {
    pause();
    pause = repeatWhileSeen(refresh, REFRESH);
  };

  if (times.follow([document])) keepTrue();
  runtime.domObserver.watch(({ added }) => {
    if (!isOver && times.follow(added)) keepTrue();
  });
  return stop;
}
