import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { axeFaults } from '../axe';
import { eventually } from '../eventually';
import { useStage } from '../harness';
import { passed, QUICK } from '../quick-clock';
import {
  field,
  fillIn,
  newestForm,
  publishedForm,
  sendButton,
  sentBy,
  showForm,
  stored,
  VALUES,
} from './form-page';

const stage = useStage();

const CLOSED = publishedForm({ isNewer: true, isClosed: true });

const handleOf = (page: Page) => page.getByRole('button', { name: 'Write to us', includeHidden: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Write to us' });

it('a published form that a button opens is a dialog over the page; it keeps what was typed, and is sent', async () => {
  const { page } = await showForm(stage, CLOSED);
  expect(await field(page, 'Email').isVisible()).toBe(false);
  expect(await handleOf(page).getAttribute('aria-expanded')).toBe('false');
  await handleOf(page).focus();
  await page.keyboard.press('Enter');
  await dialogOf(page).waitFor();
  await eventually(() => page.evaluate('document.activeElement.name')).toBe('fname');
  expect(await handleOf(page).getAttribute('aria-expanded')).toBe('true');
  await fillIn(page);
  await page.keyboard.press('Escape');
  await field(page, 'Email').waitFor({ state: 'hidden' });
  await eventually(() => handleOf(page).evaluate((handle) => handle === document.activeElement)).toBe(true);
  await handleOf(page).click();
  await sendButton(page).click();
  await dialogOf(page).locator('[role="status"]:focus').waitFor();
  expect(sentBy(stored(stage)[0]).form).toEqual(VALUES);
  await page.getByRole('button', { name: 'Close' }).click();
  await dialogOf(page).waitFor({ state: 'hidden' });
});

it('an open form is closed and as the server sent it once its block is unmounted', async () => {
  const { page } = await showForm(stage, CLOSED);
  const wrapper = page.locator('.form-wrapper');
  await handleOf(page).click();
  await dialogOf(page).waitFor();
  await page.evaluate('void mortar.unmount()');
  await field(page, 'Email').waitFor({ state: 'hidden' });
  expect(await wrapper.evaluate((element) => (element.cloneNode(false) as Element).outerHTML)).toBe(
    '<div class="form-wrapper hidden"></div>',
  );
  expect(await handleOf(page).getAttribute('aria-expanded')).toBeNull();
});

it.each([
  ['dark text, made for a white ground, in a dark section', 'form { color: #222 }', [255, 255, 255]],
  ['the light text of a dark section', 'section label, section legend { color: #fff }', [29, 29, 31]],
])('%s is readable in the dialog', async (_what, style, ground) => {
  const section = `<style>section { background: #111; color: #ddd } ${style}</style><section>${CLOSED}</section>`;
  const { page } = await showForm(stage, section);
  await handleOf(page).click();
  await eventually(() => dialogOf(page).evaluate((dialog) => getComputedStyle(dialog).backgroundColor)).toBe(
    `rgb(${ground.join(', ')})`,
  );
  expect(await axeFaults(page)).toEqual([]);
});

it.each([
  ['with a captcha, whose vendor asks in a layer of the page,', { captchaEnabled: true }, []],
  ['whose dialog does not arrive', {}, ['**/form-dialog-*']],
])('a form %s opens in its place, and the button closes it again', async (_what, settings, refused) => {
  const markup = CLOSED.replace('"captchaEnabled":false', `"captchaEnabled":${'captchaEnabled' in settings}`);
  const { page } = await showForm(stage, markup, {
    prepare: async (page) => {
      for (const address of refused) await page.route(address, (route) => route.abort());
    },
  });
  await handleOf(page).click();
  await eventually(() => page.evaluate('document.activeElement.name')).toBe('fname');
  expect(await dialogOf(page).count()).toBe(0);
  await handleOf(page).click();
  await field(page, 'Email').waitFor({ state: 'hidden' });
});

it('a form whose dialog is on its way for 2 s opens in its place, however often its button was pressed', async () => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { page } = await showForm(stage, CLOSED, {
    before: QUICK,
    prepare: (page) => page.route('**/form-dialog-*', (route) => arrival.then(() => route.continue())),
  });
  await handleOf(page).evaluate((handle: HTMLElement) => {
    handle.click();
    handle.click();
  });
  await eventually(() => page.evaluate('document.activeElement.name')).toBe('fname');
  const response = page.waitForResponse('**/form-dialog-*');
  arrive();
  await (await response).finished();
  await passed(page, 2000);
  expect(await dialogOf(page).count()).toBe(0);
  await handleOf(page).click();
  await field(page, 'Email').waitFor({ state: 'hidden' });
  await handleOf(page).click();
  await dialogOf(page).waitFor();
});

it('a form whose dialog the page hides opens in its place, which is reported, and is closed again', async () => {
  const style = '<style>.mortar-form-dialog { display: none !important }</style>';
  const { page, messages } = await showForm(stage, style + CLOSED);
  for (const _time of ['first', 'second']) {
    await handleOf(page).click();
    await eventually(() => page.evaluate('document.activeElement.name')).toBe('fname');
    expect(await dialogOf(page).count()).toBe(0);
    await handleOf(page).click();
    await field(page, 'Email').waitFor({ state: 'hidden' });
  }
  expect(messages.filter(({ type }) => type === 'error').map(({ text }) => text)).toEqual([
    expect.stringContaining("form-dialog: the page's style sheets keep it hidden (display: none)"),
  ]);
});

it('a form that the page closes with an important rule opens in a dialog too', async () => {
  const style = '<style>.hidden { display: none !important }</style>';
  const { page, messages } = await showForm(stage, style + CLOSED);
  await handleOf(page).click();
  await dialogOf(page).waitFor();
  expect(messages.filter(({ type }) => type === 'error')).toEqual([]);
});

it('nothing is reported of a dialog that does not arrive before the block is unmounted', async () => {
  let refuse = () => {};
  const refusal = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  const { page } = await showForm(stage, CLOSED, {
    prepare: (page) => page.route('**/form-dialog-*', (route) => refusal.then(() => route.abort())),
  });
  await page.evaluate("window.reported = []; mortar.on('error', ({ where }) => reported.push(where.name))");
  await handleOf(page).click();
  await page.evaluate('void mortar.unmount()');
  const isSecondTry = page.waitForEvent('requestfailed', (request) => request.url().includes('?r='));
  refuse();
  await isSecondTry;
  await passed(page, 100);
  expect(await page.evaluate('reported')).toEqual([]);
});

it('a dialog is in the middle of the window, wherever the page puts the form in its section', async () => {
  const style = `<style>.sqs-block.form-block .form-wrapper {
    position: relative; inset: 40px auto auto 0; margin: 0 auto 90px; height: 3000px; max-height: none; overflow: visible
  }</style>`;
  const { page } = await showForm(stage, `${style}<div style="height: 300px"></div>${CLOSED}`);
  await handleOf(page).click();
  await dialogOf(page).waitFor();
  const gaps = await dialogOf(page).evaluate((dialog) => {
    const { top, bottom, left, right } = dialog.getBoundingClientRect();
    return [top - (innerHeight - bottom), left - (document.documentElement.clientWidth - right)].map(
      Math.abs,
    );
  });
  expect(Math.max(...gaps)).toBeLessThan(2);
});

const visibleHandle = (page: Page) => page.getByRole('button', { name: 'Write to us' });

it.each([
  ['wide', 1280],
  ['narrow', 390],
])(
  'a form that only its data describes opens from the button for %s screens, with its heading, and is sent',
  async (_what, width) => {
    const { page } = await showForm(stage, newestForm({ isClosed: true }), {
      viewport: { width, height: 800 },
    });
    expect(await visibleHandle(page).count()).toBe(1);
    expect(await field(page, 'Email').isVisible()).toBe(false);
    await visibleHandle(page).click();
    await dialogOf(page).getByText('Ask us about a class').waitFor();
    await fillIn(page);
    await page.keyboard.press('Escape');
    await field(page, 'Email').waitFor({ state: 'hidden' });
    await visibleHandle(page).click();
    await sendButton(page).click();
    await dialogOf(page).locator('[role="status"]:focus').waitFor();
    expect(sentBy(stored(stage)[0]).form).toEqual(VALUES);
  },
);

it('such a form with a captcha opens in its place, although a rule of its block hides it', async () => {
  const { page } = await showForm(stage, newestForm({ isClosed: true, context: { captchaEnabled: true } }));
  await visibleHandle(page).click();
  await eventually(() => page.evaluate('document.activeElement.name')).toBe('fname');
  expect(await dialogOf(page).count()).toBe(0);
  await visibleHandle(page).click();
  await field(page, 'Email').waitFor({ state: 'hidden' });
});

it('such a form is as the server sent it once its block is unmounted', async () => {
  const { page } = await showForm(stage, newestForm({ isClosed: true }));
  await visibleHandle(page).click();
  await dialogOf(page).waitFor();
  await page.evaluate('void mortar.unmount()');
  await eventually(() => page.locator('.form-wrapper').evaluate((element) => element.outerHTML)).toBe(
    '<div class="form-wrapper"> </div>',
  );
});
