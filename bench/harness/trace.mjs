const runsScript = new Set([
  'EvaluateScript',
  'v8.evaluateModule',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
  'FireAnimationFrame',
  'FireIdleCallback',
]);

/** The events that Chromium records while the work is done; times in microseconds. */
export async function traceDuring({ browser, page }, work) {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  let recording;
  try {
    await work();
  } finally {
    recording = await browser.stopTracing();
  }
  return JSON.parse(recording.toString()).traceEvents;
}

/** Longest uninterrupted run of script, its compiling included, in milliseconds of the thread's own time. */
export function longestScript(events) {
  return Math.max(0, ...scriptRuns(events).map(({ tdur = 0 }) => tdur / 1000));
}

/** How many uninterrupted runs of script took longer than a long task, 50 ms of the thread's own time. */
export function countLongScripts(events) {
  const long = scriptRuns(events).filter(({ tdur = 0 }) => tdur > 50_000);
  return long.filter((run) => !long.some((outer) => outer !== run && encloses(outer, run))).length;
}

/** How often script made the browser lay out the page before it would have done so by itself. */
export function countForcedLayouts(events) {
  const runs = scriptRuns(events);
  const layouts = events.filter(({ name, ph }) => name === 'Layout' && ph === 'X');
  return layouts.filter((layout) => runs.some((run) => encloses(run, layout))).length;
}

function scriptRuns(events) {
  return events.filter(({ name, ph }) => ph === 'X' && runsScript.has(name));
}

function encloses(run, event) {
  const isSameThread = run.pid === event.pid && run.tid === event.tid;
  return isSameThread && run.ts <= event.ts && event.ts + event.dur <= run.ts + run.dur;
}
