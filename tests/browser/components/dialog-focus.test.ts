import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { pageOf, useStage, type VisitOptions } from '../harness.ts';
import { until } from '../until.ts';
import { ask, PAGE } from './dialog-page.ts';

const stage = useStage();
const show = (options: VisitOptions = {}) => stage.show(PAGE, { reducedMotion: 'reduce', ...options });

describe('a dialog', () => {
  test('takes the focus, keeps Tab inside, and gives the focus back', async () => {
    const { page } = await show();
    const dialog = await ask(page, { style: 'confirm-or-reject' });
    const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      expect(await isInside()).toBe(true);
      await page.keyboard.press(key);
    }
    expect(await isInside()).toBe(true);
    expect(await dialog.getAttribute('aria-modal')).toBe('true');
    expect(await page.getByRole('dialog', { name: 'Take it out?' }).count()).toBe(1);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('opener');
  });

  test('without buttons holds the focus itself', async () => {
    const { page, errors } = await show();
    const dialog = await ask(page, { style: 'no-buttons' });
    await page.keyboard.press('Tab');
    expect(
      await dialog.evaluate(
        (element) => element === document.activeElement || element.contains(document.activeElement),
      ),
    ).toBe(true);
    expect(errors).toEqual([]);
  });

  test('shows where the focus is', async () => {
    const { page } = await show();
    await ask(page);
    await page.keyboard.press('Tab');
    const ring = () => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element);
      return `${outlineStyle} ${outlineWidth}`;
    };
    expect(await page.evaluate(ring)).toBe('solid 2px');
  });

  test('gives the focus to what is near an opener that has gone', async () => {
    const html = PAGE.replace(
      '</main>',
      '<ul><li><button id="delete">Delete</button></li><li><button disabled>Sold</button> <a href="#y">Next loaf</a></li></ul></main>',
    );
    const { page } = await stage.show(html, { reducedMotion: 'reduce' });
    await page.locator('#delete').focus();
    await page.evaluate(
      "void mortar.confirm({ title: 'Delete it?' }).then(() => document.querySelector('li').remove())",
    );
    await page.getByRole('button', { name: 'Confirm' }).click();
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Next loaf');
  });

  test('gives the focus back into a component with a shadow root', async () => {
    const { page } = await show();
    await page.evaluate(() => {
      const host = document.body.appendChild(document.createElement('div'));
      const button = document.createElement('button');
      host.attachShadow({ mode: 'open' }).append(button);
      button.id = 'inner';
      button.focus();
    });
    await page.evaluate('void mortar.confirm({})');
    await page.getByRole('button', { name: 'Confirm' }).click();
    const inner = () => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.id);
    await eventually(inner).toBe('inner');
  });

  test('gives the focus back while another window is in front', async () => {
    const { page, context } = await show();
    const dialog = await ask(page);
    await context.newPage();
    await dialog.getByRole('button', { name: 'Confirm' }).evaluate((button: HTMLElement) => button.click());
    await dialog.waitFor({ state: 'detached' });
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('opener');
  });

  test('leaves the focus where the page has put it', async () => {
    const { page } = await show();
    await page.locator('#opener').focus();
    await page.evaluate("void mortar.confirm({}).then(() => document.querySelector('a').focus())");
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.locator('.mortar-dialog-mount-point').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Link');
  });

  test('lets the page’s scripts click what they like meanwhile', async () => {
    const { page } = await show();
    await ask(page);
    await page.evaluate(() => {
      const opener = document.querySelector<HTMLElement>('#opener');
      opener?.addEventListener('click', () => Object.assign(window, { clicked: true }));
      opener?.click();
    });
    expect(await page.evaluate('window.clicked')).toBe(true);
  });

  test('asked from within a modal dialog of the page can be seen and answered there', async () => {
    const { page } = await stage.show(
      pageOf({ body: '<dialog aria-label="Theirs"><button id="theirs">Ask</button></dialog>' }),
    );
    await page.evaluate(`document.querySelector('dialog').showModal();
      theirs.onclick = () => mortar.confirm({ message: 'Sure?' }).then((answer) => { window.answer = answer });`);
    await page.click('#theirs');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await until(page, "window.answer === 'confirm'");
    await until(page, "document.activeElement.id === 'theirs'");
    expect(await page.locator('dialog').evaluate((dialog: HTMLDialogElement) => dialog.open)).toBe(true);
  });
});

describe('several dialogs', () => {
  const titleOnTop = (page: Page) =>
    page.evaluate(
      () => document.elementFromPoint(640, 400)?.closest('[role="dialog"]')?.querySelector('h2')?.textContent,
    );
  const focusedDialog = (page: Page) =>
    page.evaluate(() => document.activeElement?.closest('[role="dialog"]')?.querySelector('h2')?.textContent);
  const confirm = (page: Page, ...titles: string[]) =>
    page.evaluate((asked) => {
      const { mortar } = window as never as { mortar: { confirm(question: object): Promise<string> } };
      for (const title of asked) void mortar.confirm({ title, message: 'Sure?' });
    }, titles);
  const dialogs = (page: Page) => page.locator('.mortar-dialog-layer[data-state="shown"]');

  test('asked at once lie in their order, and Escape answers the top one', async () => {
    const { page } = await show();
    await page.locator('#opener').focus();
    await confirm(page, 'One?', 'Two?', 'Three?');
    await dialogs(page).nth(2).waitFor();
    for (const title of ['Three?', 'Two?', 'One?']) {
      await eventually(() => titleOnTop(page)).toBe(title);
      await eventually(() => focusedDialog(page)).toBe(title);
      await page.keyboard.press('Escape');
    }
    await dialogs(page).waitFor({ state: 'detached' });
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('opener');
  });

  test('asked one by the answer of the other give the focus back to where the first one came from', async () => {
    const { page } = await show();
    await page.locator('#opener').focus();
    await page.evaluate(
      "void mortar.confirm({ title: 'One?' }).then(() => mortar.confirm({ title: 'Two?' }))",
    );
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('dialog', { name: 'Two?' }).waitFor();
    await eventually(() => focusedDialog(page)).toBe('Two?');
    await page.keyboard.press('Escape');
    await eventually(() => page.locator('.mortar-dialog-mount-point').count()).toBe(0);
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('opener');
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('visible');
  });
});
