import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { useStage } from '../harness';
import { until } from '../until';
import { type OpenedPanel, openPanel, panelOf } from './panel-page';

const stage = useStage();

/** Keeps what is under way: listeners of window and document, timers, frames. React keeps one listener of its own. */
const WATCH = `(() => {
  const listeners = new Set(), timers = new Set(), ids = new WeakMap();
  let frames = 0, last = 0;
  const idOf = (object) => ids.get(object) ?? (ids.set(object, ++last), last);
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const keyOf = (target, type, listener, options) =>
    listener && type !== 'selectionchange' && (target === window || target === document) && !options?.once && !options?.signal &&
    [target === window, type, idOf(listener), Boolean(options?.capture ?? options)].join();
  EventTarget.prototype.addEventListener = function (...call) {
    const key = keyOf(this ?? window, ...call);
    if (key) listeners.add(key);
    return addEventListener.apply(this ?? window, call);
  };
  EventTarget.prototype.removeEventListener = function (...call) {
    listeners.delete(keyOf(this ?? window, ...call));
    return removeEventListener.apply(this ?? window, call);
  };
  const { setInterval, clearInterval, requestAnimationFrame } = window;
  window.setInterval = (...call) => { const id = setInterval(...call); timers.add(id); return id; };
  window.clearInterval = (id) => { timers.delete(id); clearInterval(id); };
  window.requestAnimationFrame = (run) => { frames++; return requestAnimationFrame(run); };
  const active = () => [...listeners, ...timers];
  window.keepKnown = () => { window.known = new Set(active()); };
  window.added = () => active().filter((one) => !known.has(one)); // what ends meanwhile by itself is none of the panel's
  window.frames = () => frames;
})()`;

const STATE = `[
  document.documentElement.outerHTML,
  document.adoptedStyleSheets.length,
  document.activeElement.id,
  added(),
].map(String)`;

describe('the panel closes without a trace', () => {
  const ways: [string, (opened: OpenedPanel) => Promise<unknown>][] = [
    ['by Escape', ({ page }) => page.keyboard.press('Escape')],
    ['by its button', ({ panel }) => panel.getByRole('button', { name: 'Close' }).click()],
    ['by its answer', ({ page }) => page.evaluate('opened.close()')],
  ];

  it.each(ways)('%s', async (_way, close) => {
    const closed = await openPanel(stage, {}, { before: WATCH });
    const { page } = closed;
    await page.waitForSelector('#faq[data-block-state="mounted"]');
    await page.evaluate('opened.close()');
    await page.focus('#opener');
    await page.mouse.move(5, 5); // what waits for the visitor's first sign has begun
    await until(page, "mortar.initializers().every(({ state }) => state !== 'waiting')");
    await page.evaluate('keepKnown()');
    const before = await page.evaluate(STATE);
    await page.evaluate('mortar.panel().then((opened) => void (window.opened = opened))');
    const opened = panelOf(closed);
    await opened.tab('Blocks').and(page.locator(':focus')).waitFor();
    await opened.contents().getByRole('button', { name: /#faq/ }).click();
    await close(opened);
    await opened.panel.waitFor({ state: 'detached' });
    await eventually(() => page.evaluate(STATE)).toEqual(before);
    const frames = await page.evaluate('frames()');
    await page.evaluate('mortar.blocks(); new Promise((resolve) => setTimeout(resolve, 100))');
    expect(await page.evaluate('frames()')).toBe(frames);
    await page.evaluate('opened.close()');
    expect(await page.evaluate(STATE)).toEqual(before);
  });

  it('and Escape closes a layer above it first', async () => {
    const { page, panel } = await openPanel(stage);
    await page.evaluate("void mortar.confirm({ title: 'Sure?', message: 'Really?' })");
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await dialog.first().waitFor();
    await page.keyboard.press('Escape');
    await dialog.first().waitFor({ state: 'detached' });
    expect(await panel.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
  });
});
