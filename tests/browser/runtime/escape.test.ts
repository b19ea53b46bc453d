import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { ADMIN, finalAddress, OWNER, showWithAdmin } from '../admin.ts';
import { useStage } from '../harness.ts';
import { until } from '../until.ts';
import { arrived, LOGOUT } from '../wire.ts';

const stage = useStage();
const HOME = `${ADMIN}/config/?frameUrl=%2Ffixture`;
const VISITOR_MAY = { websiteSettings: { useEscapeKeyToLogin: true } };
const dialogs = (page: Page) => page.getByRole('dialog');

/** Opens dialogs one above the other; what becomes of them is kept in `window.answers`. */
function openDialogs(page: Page, ...titles: string[]): Promise<void> {
  return page.evaluate((names) => {
    const { mortar } = window as never as { mortar: { confirm(question: object): Promise<string> } };
    const answers: string[] = [];
    Object.assign(window, { answers });
    for (const title of names)
      void mortar.confirm({ title, message: 'Sure?' }).then((answer) => answers.push(`${title} ${answer}`));
  }, titles);
}

describe('Escape', () => {
  test('leads a signed-in account to the admin area', async () => {
    const { page } = await showWithAdmin(stage, OWNER, { path: '/fixture?a=1&b=ü' });
    await page.keyboard.press('Escape');
    await page.waitForURL(`${ADMIN}/**`);
    expect(page.url()).toBe(`${HOME}${encodeURIComponent('?a=1&b=%C3%BC')}`);
  });

  test('leads a visitor there where the site wants it', async () => {
    const { page } = await showWithAdmin(stage, VISITOR_MAY);
    await page.keyboard.press('Escape');
    await page.waitForURL(HOME);
  });

  test.each([
    ['the site does not want it', {}],
    ['the setting is a word', { websiteSettings: { useEscapeKeyToLogin: 'yes' } }],
    ['the context does not say where', { ...VISITOR_MAY, appDomain: '' }],
    ['the context names a foreign place', { ...VISITOR_MAY, website: { identifier: 'evil.test/' } }],
    ['the context names a foreign domain', { ...VISITOR_MAY, appDomain: 'evil.test/@' }],
  ])('leaves a visitor where they are when %s', async (_case, context) => {
    const { page } = await showWithAdmin(stage, context);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+Escape');
    expect(await finalAddress(page)).toBe(`${stage.server.url}/fixture`);
    expect(stage.server.store.calls({ path: LOGOUT })).toEqual([]);
  });

  test("closes a dialog of the page's own, and nothing else by that press", async () => {
    const { page } = await showWithAdmin(stage, OWNER);
    await page.evaluate(() => {
      const dialog = document.createElement('dialog');
      dialog.append('Sizes');
      document.body.append(dialog);
      dialog.showModal();
    });
    await page.keyboard.press('Escape');
    await dialogs(page).waitFor({ state: 'hidden' });
    expect(await finalAddress(page)).toBe(`${stage.server.url}/fixture`);
    await page.keyboard.press('Escape');
    await page.waitForURL(HOME);
  });

  test("closes a popover of the page's own, and nothing else by that press", async () => {
    const body = '<div popover id="sizes">Sizes</div><div popover="manual" id="chat">Chat</div>';
    const { page } = await showWithAdmin(stage, OWNER, { body });
    await page.evaluate(() => {
      for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) popover.showPopover();
    });
    await page.keyboard.press('Escape');
    await page.locator('#sizes').waitFor({ state: 'hidden' });
    expect(await finalAddress(page)).toBe(`${stage.server.url}/fixture`);
    await page.keyboard.press('Escape'); // one that Escape does not close is in nobody's way
    await page.waitForURL(HOME);
  });

  test('closes what was opened last, and nothing else by that press', async () => {
    const { page } = await showWithAdmin(stage, OWNER);
    await openDialogs(page, 'first', 'second');
    await dialogs(page).nth(1).waitFor();
    await page.keyboard.press('Escape');
    await until(page, () => (window as never as { answers: string[] }).answers.length === 1);
    expect(await page.evaluate('window.answers')).toEqual(['second cancel']);
    expect(await dialogs(page).first().isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await until(page, () => (window as never as { answers: string[] }).answers.length === 2);
    expect(await finalAddress(page)).toBe(`${stage.server.url}/fixture`);
    await page.keyboard.press('Escape');
    await page.waitForURL(HOME);
  });

  test('with shift closes the dialog too, before anybody is logged out', async () => {
    const { page } = await showWithAdmin(stage, OWNER);
    await openDialogs(page, 'only');
    await dialogs(page).waitFor();
    await page.keyboard.press('Shift+Escape');
    await dialogs(page).waitFor({ state: 'hidden' });
    await finalAddress(page);
    expect(stage.server.store.calls({ path: LOGOUT })).toEqual([]);
  });

  test('held down closes the dialog and does nothing more', async () => {
    const { page } = await showWithAdmin(stage, OWNER);
    await openDialogs(page, 'only');
    await dialogs(page).waitFor();
    for (let repeat = 0; repeat < 5; repeat++) await page.keyboard.down('Escape');
    await page.keyboard.up('Escape');
    expect(await finalAddress(page)).toBe(`${stage.server.url}/fixture`);
  });

  test('held down closes the top one of two dialogs, and the other at the next press', async () => {
    const { page } = await showWithAdmin(stage, OWNER);
    await openDialogs(page, 'first', 'second');
    await dialogs(page).nth(1).waitFor();
    for (let repeat = 0; repeat < 5; repeat++) await page.keyboard.down('Escape');
    await page.keyboard.up('Escape');
    await until(page, 'answers.length === 1');
    expect(await dialogs(page).first().isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await until(page, 'answers.length === 2');
  });

  test('with shift logs a signed-in account out', async () => {
    const { page } = await showWithAdmin(stage, OWNER, {
      prepare: async (opened) => void (await opened.request.get(`${stage.server.url}/about`)),
    });
    await page.keyboard.press('Shift+Escape');
    const [call] = await arrived(stage, LOGOUT);
    expect([call?.method, call?.status]).toEqual(['POST', 200]);
    await page.waitForURL(`${stage.server.url}/?logout=true`);
  });

  test.each(['Control+Escape', 'Alt+Escape', 'Meta+Escape'])(
    'as %s is not meant for the page',
    async (keys) => {
      const { page } = await showWithAdmin(stage, OWNER);
      await page.keyboard.press(keys);
      expect(await finalAddress(page)).toBe(`${stage.server.url}/fixture`);
    },
  );

  test.each([
    ['a field', '<input id="typing" aria-label="Name">'],
    ['a text area', '<textarea id="typing" aria-label="Words"></textarea>'],
    ['a list of choices', '<select id="typing" aria-label="Size"><option>S</option></select>'],
    ['an editable text', '<div id="typing" contenteditable="true">Words</div>'],
    [
      'an editable text with parts',
      '<div contenteditable="true"><p>a</p><p id="typing" tabindex="0">b</p></div>',
    ],
    ['a text box of a script', '<div id="typing" role="textbox" tabindex="0" aria-label="Words"></div>'],
  ])('while typing in %s has no meaning', async (_case, body) => {
    const { page } = await showWithAdmin(stage, OWNER, { body });
    await page.locator('#typing').focus();
    await page.keyboard.press('Escape');
    expect(await finalAddress(page)).toBe(`${stage.server.url}/fixture`);
  });

  test('while typing inside a component with a shadow root has no meaning', async () => {
    const body = '<div id="host"><template shadowrootmode="open"><input aria-label="Name"></template></div>';
    const { page } = await showWithAdmin(stage, OWNER, { body });
    await page.getByLabel('Name').focus();
    await page.keyboard.press('Escape');
    expect(await finalAddress(page)).toBe(`${stage.server.url}/fixture`);
  });

  test.each([
    [
      'that a script of the page used itself',
      `addEventListener('keydown', (event) => event.preventDefault(), true)`,
    ],
    [
      'that composes a letter',
      `const press = new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true }); addEventListener('load', () => { document.body.dispatchEvent(press); addEventListener('keydown', (event) => event.stopImmediatePropagation(), true); })`,
    ],
  ])('%s has no meaning', async (_case, script) => {
    const { page } = await showWithAdmin(stage, OWNER, { body: `<script>${script}</script>` });
    await page.keyboard.press('Escape');
    expect(await finalAddress(page)).toBe(`${stage.server.url}/fixture`);
  });

  test('is explained to support', async () => {
    const { page } = await showWithAdmin(stage, OWNER);
    expect(await page.evaluate(`mortar.explain('escape').then(({ answer }) => answer)`)).toBe(
      'leads to the admin area',
    );
  });
});
