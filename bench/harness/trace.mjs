const runsScript = new Set([
  'EvaluateScript',
  'v8.evaluateModule',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
  'FireAnimationFrame',
  'FireIdleCallback',
]);

/** The trace events that Chromium records during the work; times in microseconds. */
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

/** The longest uninterrupted run of script, including compilation, in milliseconds of thread time. */
export function longestScript(events) {
  return Math.max(0, ...scriptRuns(events).map(({ tdur = 0 }) => tdur / 1000));
}

/** The number of uninterrupted runs of script longer than a long task, 50 ms of thread time. */
export function countLongScripts(events) {
  const long = scriptRuns(events).filter(({ tdur = 0 }) => tdur > 50_000);
  return long.filter((run) => !long.some((outer) => outer !== run && encloses(outer, run))).length;
}

/** The number of forced layouts. */
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
