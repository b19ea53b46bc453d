const phone = { width: 412, height: 823 };
const pauseAfterIdle = 450; // ms: late enough for a chunk that idle time or the viewport asked for

/**
 * Opens a page in a fresh browser context without cache and cookies, slowed down by the scenario's
 * `throttle` (4 by default), and records the page's requests and errors.
 * Durations are the main thread's own time, which other work on the machine does not affect.
 */
export async function openVisit(browser, scenario, address) {
  const context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const visit = { browser, context, page, devtools, address, requests: [], errors: [] };
  page.on('request', (request) => visit.requests.push(request));
  page.on('pageerror', (error) => visit.errors.push(error));
  await page.addInitScript(keepLongTasks);
  if (!scenario.expectsErrors) await page.addInitScript(keepNoStacks);
  await leavePage(visit);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: scenario.throttle ?? 4 });
  return visit;
}

/** Opens the visit's page and waits until it is idle. */
export async function enterPage(visit) {
  visit.requests.length = 0;
  await visit.page.goto(visit.address, { waitUntil: 'load' });
  await settle(visit);
}

/** Opens an empty page, where the counters start again. */
export async function leavePage({ page, address }) {
  await page.goto(new URL('/blank', address).href);
}

/** Two frames, an idle moment, then a fixed pause. */
export async function settle({ page }) {
  await page.evaluate(untilIdle);
  await page.waitForTimeout(pauseAfterIdle);
}

/** Chromium's own counters by name: durations in seconds, sizes in bytes, and counts. */
export async function readCounters({ devtools }) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** The counters after a garbage collection. */
export async function readCountersAfterCleaning(visit) {
  await visit.devtools.send('HeapProfiler.collectGarbage');
  await visit.devtools.send('HeapProfiler.collectGarbage');
  return readCounters(visit);
}

function keepLongTasks() {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}

/**
 * With a driver attached, V8 parses a script again to find the lines of an error's stack, even if nobody reads it.
 * React creates five errors when it starts, which would take 130 ms that visitors don't see.
 */
function keepNoStacks() {
  delete Error.stackTraceLimit;
}

async function untilIdle() {
  for (const wait of [requestAnimationFrame, requestAnimationFrame, requestIdleCallback]) {
    await new Promise((resolve) => wait(resolve));
  }
}
