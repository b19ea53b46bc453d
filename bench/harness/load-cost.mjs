import { compressedSize } from './files.mjs';
import { countForcedLayouts, countLongScripts, longestScript, traceDuring } from './trace.mjs';
import { enterPage, readCounters, readCountersAfterCleaning } from './visit.mjs';

const longTaskLimit = 50; // ms

/** Visits the page and returns the cost of loading it; `figures.mjs` has the units. */
export async function measureLoadCost(visit) {
  const before = await readCounters(visit);
  const events = await traceDuring(visit, () => enterPage(visit));
  const after = await readCounters(visit);
  return {
    ...durationsBetween(before, after),
    ...(await longTasksOf(visit)),
    ...(await transferOf(visit)),
    longestScript: longestScript(events),
    longScripts: countLongScripts(events),
    forcedLayouts: countForcedLayouts(events),
    ...(await memoryOf(visit)),
  };
}

/** The main thread's work between two readings, in milliseconds. */
export function durationsBetween(before, after) {
  const spentOn = (counter) => (after[counter] - before[counter]) * 1000;
  const script = spentOn('ScriptDuration');
  const layout = spentOn('LayoutDuration');
  const style = spentOn('RecalcStyleDuration');
  return { script, layout, style, work: script + layout + style, task: spentOn('TaskDuration') };
}

/** What tasks longer than 50 ms have cost. */
export async function longTasksOf({ page }) {
  const durations = await page.evaluate(() => window.longTasks);
  const blocking = durations.reduce((sum, duration) => sum + duration - longTaskLimit, 0);
  return { longTasks: durations.length, longestTask: Math.max(0, ...durations), tbt: blocking };
}

/** The scripts, style sheets and pictures that were asked for. */
export async function transferOf({ requests }) {
  const ofType = (...types) => requests.filter((request) => types.includes(request.resourceType()));
  const paths = ofType('script', 'stylesheet').map((request) => new URL(request.url()).pathname);
  const sizes = await Promise.all(paths.map(compressedSize));
  return {
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    scripts: ofType('script').length,
    images: ofType('image').length,
  };
}

async function memoryOf(visit) {
  const counters = await readCountersAfterCleaning(visit);
  return { heap: counters.JSHeapUsedSize / 1000, listeners: counters.JSEventListeners };
}
