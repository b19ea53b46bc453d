import type { Dispose } from '../data/dispose';
import { repeatWhileSeen } from '../dom/timing/timers';
import type { Runtime } from '../runtime/types';
import { createAgingTexts } from './aging-texts';

/** Milliseconds from one refresh to the next (specification, section 9, dialogs, tooltips and text). */
const REFRESH = 5000;

/**
 * Writes how long ago it was into each `<time data-relative-time datetime>`, also into those inserted later, and keeps
 * it true while the page is seen. Stopping puts every text back.
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
