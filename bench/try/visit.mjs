import { durationsBetween } from '../harness/load-cost.mjs';
import { readCounters } from '../harness/visit.mjs';

/** The factor by which the CPU is slowed down, as for the bench's other figures. */
const THROTTLE = 4;

/** Milliseconds on the page after its load event, for what loads when a page is idle. */
const STAY = 1500;

/**
 * Opens an address and returns what a visitor sees and what it costs. `rewrite`, if given, changes the page's HTML
 * first.
 */
export async function visitPage(browser, address, { width, rewrite }) {
  // A running site is on another host than Mortar's files, which come from this machine.
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    permissions: ['local-network-access'],
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const seen = watch(page, devtools);
  try {
    await page.addInitScript(keepShift);
    if (rewrite) await rewriteDocument(page, address, rewrite);
    await devtools.send('Network.enable');
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    const before = await readCounters({ devtools });
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForTimeout(STAY);
    const { script } = durationsBetween(before, await readCounters({ devtools }));
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    return { ...seen, scriptTime: script, ...(await scrollThrough(page)) };
  } finally {
    await context.close();
  }
}

/** Errors, requests and bytes of script, counted while the page is open. */
function watch(page, devtools) {
  const seen = { errors: [], requests: 0, scriptBytes: 0 };
  const scripts = new Set();
  page.on('pageerror', (error) => seen.errors.push(String(error)));
  page.on('request', () => {
    seen.requests += 1;
  });
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) seen.scriptBytes += encodedDataLength;
  });
  return seen;
}

function rewriteDocument(page, address, rewrite) {
  return page.route(address, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers();
    await route.fulfill({ status: response.status(), headers, body: await rewrite(await response.text()) });
  });
}

/** Scrolls every block and image near the viewport once, then reads the page. */
async function scrollThrough(page) {
  await page.evaluate(async () => {
    const end = Math.min(document.documentElement.scrollHeight, 20_000);
    for (let y = 0; y < end; y += 500) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 80));
    }
    scrollTo(0, 0);
  });
  await page.waitForTimeout(STAY);
  return page.evaluate(readPage);
}

function keepShift() {
  window.shiftOfPage = 0;
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value } of list.getEntries()) {
      if (!hadRecentInput) window.shiftOfPage += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function readPage() {
  const images = [...document.images];
  const blocks = window.mortar?.blocks?.() ?? [];
  return {
    shift: window.shiftOfPage,
    images: images.length,
    shownImages: images.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).length,
    blocks: blocks.length,
    mounted: blocks.filter(({ state }) => state === 'mounted').length,
    failed: blocks.filter(({ state }) => state === 'failed').map(({ name, error }) => `${name}: ${error}`),
  };
}
