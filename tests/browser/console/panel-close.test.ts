import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { useStage } from '../harness';
import { type OpenedPanel, openPanel, panelOf } from './panel-page';

const stage = useStage();

/** Counts what is under way: listeners of window and document, timers, frames. React keeps one listener of its own. */
const COUNT = `(() => {
  const active = { listeners: 0, timers: new Set(), frames: 0 };
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const isCounted = (target, type) => (target === window || target === document) && type !== 'selectionchange';
  EventTarget.prototype.addEventListener = function (type, ...rest) {
    if (isCounted(this ?? window, type)) active.listeners++;
    return addEventListener.call(this ?? window, type, ...rest);
  };
  EventTarget.prototype.removeEventListener = function (type, ...rest) {
    if (isCounted(this ?? window, type)) active.listeners--;
    return removeEventListener.call(this ?? window, type, ...rest);
  };
  const { setInterval, clearInterval, requestAnimationFrame } = window;
  window.setInterval = (...call) => { const id = setInterval(...call); active.timers.add(id); return id; };
  window.clearInterval = (id) => { active.timers.delete(id); clearInterval(id); };
  window.requestAnimationFrame = (run) => { active.frames++; return requestAnimationFrame(run); };
  window.active = () => [active.listeners, active.timers.size];
  window.frames = () => active.frames;
})()`;

const STATE = `[
  document.documentElement.outerHTML,
  document.adoptedStyleSheets.length,
  document.activeElement.id,
  ...active(),
].map(String)`;

describe('the panel closes without a trace', () => {
  const ways: [string, (opened: OpenedPanel) => Promise<unknown>][] = [
    ['by Escape', ({ page }) => page.keyboard.press('Escape')],
    ['by its button', ({ panel }) => panel.getByRole('button', { name: 'Close' }).click()],
    ['by its answer', ({ page }) => page.evaluate('opened.close()')],
  ];

  it.each(ways)('%s', async (_way, close) => {
    const closed = await openPanel(stage, {}, { before: COUNT });
    const { page } = closed;
    await page.waitForSelector('#faq[data-block-state="mounted"]');
    await page.evaluate('opened.close()');
    await page.focus('#opener');
    await page.mouse.move(5, 5); // what waits for the visitor's first sign has begun
    await page.waitForFunction("mortar.initializers().every(({ state }) => state !== 'waiting')");
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
