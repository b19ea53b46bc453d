import type { CDPSession, Page } from 'playwright';
import { expect, it } from 'vitest';
import { eventually } from '../../browser/eventually';
import { idle } from '../../browser/idle';
import { until } from '../../browser/until';
import { show, type TestedBlock, untilMounted } from './tested-block';

interface Counts {
  readonly nodes: number;
  readonly listeners: number;
}

/** Enough for the engine to compile and cache everything. */
const WARM_UPS = 20;

const MOUNTS = 200;

export function testLeftovers(block: TestedBlock, html: string): void {
  it('goes through waiting, loading and mounted when a script writes it, and leaves no state, nodes, listeners or timers after 200 mounts and unmounts', async () => {
    const { page, context } = await show(block, '');
    await page.evaluate(writeLater, html);
    await untilMounted(page);
    await expectStates(page);
    await becomeCalm(page);
    const client = await context.newCDPSession(page);
    await client.send('Performance.enable');
    await mountAgain(page, WARM_UPS);
    const before = await countAlive(client);
    const mark = await page.evaluate('timerMark()');
    await mountAgain(page, MOUNTS);
    await idle(page);
    // Pending calls are answered at once here; a timer that has to run out would take longer.
    await eventually(() => page.evaluate(`timersSince(${mark})`), { timeout: 3000 }).toBe(0);
    await eventually(async () => growthBetween(before, await countAlive(client))).toEqual({
      listeners: 0,
      nodes: 0,
    });
  }, 60_000);
}

/** Writes the markup into the page, and records the states of its block. */
function writeLater(html: string): void {
  const main = document.querySelector('main') as Element;
  const states: unknown[] = [];
  new MutationObserver((records) => {
    for (const { target } of records) states.push((target as Element).getAttribute('data-block-state'));
  }).observe(main, { subtree: true, attributeFilter: ['data-block-state'] });
  Object.assign(window, { states });
  main.innerHTML = html;
}

async function expectStates(page: Page): Promise<void> {
  const states = await page.evaluate<string[]>('states');
  expect(states.every((state) => ['waiting', 'loading', 'mounted'].includes(state))).toBe(true);
  expect(states.at(-1)).toBe('mounted');
  await page.evaluate('mortar.unmount()');
  await eventually(() => page.evaluate('states.at(-1)')).toBeNull();
}

/** Idle steps add listeners too; `print` is the last of them. */
async function becomeCalm(page: Page): Promise<void> {
  await page.evaluate('console.table = () => {}');
  await page.mouse.move(1, 1);
  await until(page, "mortar.initializers().find(({ name }) => name === 'print').state === 'done'");
}

/** A mounted block may add listeners later: only what remains after unmounting is counted. */
async function mountAgain(page: Page, times: number): Promise<void> {
  await page.evaluate(`(async () => {
    mortar.scan();
    const element = mortar.blocks()[0].element;
    for (let count = 0; count < ${times}; count++) await mortar.remount(element);
    mortar.unmount(element);
    mortar.scan(element);
    await mortar.remount(element);
  })()`);
  await untilImagesLoaded(page);
  await page.evaluate('mortar.unmount()');
}

/** An image that is still loading has listeners. */
async function untilImagesLoaded(page: Page): Promise<void> {
  const images = ':is([data-block="image"], .sqs-block-image, #block) img[data-src]:not([data-loader])';
  await until(page, `[...document.querySelectorAll('${images}')].every((image) => image.matches('.loaded'))`);
}

async function countAlive(client: CDPSession): Promise<Counts> {
  await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const value = (key: string) => metrics.find((metric) => metric.name === key)?.value ?? Number.NaN;
  return { nodes: value('Nodes'), listeners: value('JSEventListeners') };
}

/** What the last mount holds is collected later; a leak in each mount would add 200. */
function growthBetween(before: Counts, after: Counts): Counts {
  const beyond = (allowed: number, growth: number) => (growth < allowed ? 0 : growth);
  return {
    listeners: beyond(5, after.listeners - before.listeners),
    nodes: beyond(50, after.nodes - before.nodes),
  };
}
