import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { pageOf, useStage } from '../harness';
import { arrived, formOf, settled } from '../wire';
import {
  drawnForm,
  FORM_ID,
  field,
  fillIn,
  nativeForm,
  publishedForm,
  SAVE,
  sendButton,
  sentBy,
  showForm,
  stored,
  TYPED,
  VALUES,
} from './form-page';

const stage = useStage();

const LOOKS_LIKE_A_BUTTON = '<a class="lightbox-handle" tabindex="0">Write to us</a>';

it.each([
  ['a click on', (page: Page) => page.getByText('Write to us').click()],
  ['Enter on', (page: Page) => page.getByText('Write to us').press('Enter')],
  ['Space on', (page: Page) => page.getByText('Write to us').press(' ')],
])('%s what opens a published form counts before the form is ready', async (_what, press) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const body = publishedForm({ isClosed: true, handle: LOOKS_LIKE_A_BUTTON });
  const { page } = await stage.show(
    pageOf({ body, head: '<style>.hidden { display: none } .lightbox-handle { padding: 20px }</style>' }),
    { prepare: (page) => page.route(/\/chunks\/form-/, (route) => arrival.then(() => route.continue())) },
  );
  await press(page);
  arrive();
  await eventually(() => page.evaluate('document.activeElement.name')).toBe('fname');
  await page.keyboard.press('Escape');
  await field(page, 'Email').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Write to us', expanded: false }).waitFor();
});

it('what opens a published form shows the focus, also where the page removes outlines', async () => {
  const head = '<style>.hidden { display: none } .lightbox-handle:focus { outline: none }</style>';
  const body = publishedForm({ isClosed: true, handle: '<span class="lightbox-handle">Write to us</span>' });
  const { page } = await stage.show(pageOf({ body, head }));
  const handle = page.getByRole('button', { name: 'Write to us' });
  await handle.waitFor();
  await page.keyboard.press('Tab');
  expect(await handle.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await handle.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none');
});

describe.each([
  ['an author’s own form', nativeForm(), 'Thank you!', 'Send'],
  ['a form drawn from its fields', drawnForm({ successText: 'We will write.' }), 'We will write.', 'Send'],
  ['a published form', publishedForm(), 'Thank you!', 'Send'],
  [
    'a newer published form that lacks fields',
    publishedForm({ isNewer: true, isWhole: false }),
    'Thank you for asking.',
    'Ask us',
  ],
  ['a newer published form', publishedForm({ isNewer: true }), 'Thank you for asking.', 'Ask us'],
])('%s', (_name, html, thanks, submitButtonText) => {
  it('is sent as it was filled in, once, and its success takes its place and the focus', async () => {
    const visit = await showForm(stage, html);
    await fillIn(visit.page);
    await sendButton(visit.page).last().click();
    const message = visit.page.locator('#block [role="status"]:focus');
    await message.waitFor();
    expect(await message.textContent()).toBe(thanks);
    for (const part of await visit.page.locator('#block form, #block .field-element').all())
      expect(await part.isVisible()).toBe(false);

    expect(stored(stage)).toHaveLength(1);
    expect(sentBy(stored(stage)[0])).toMatchObject({
      key: expect.stringMatching(/.{8}/),
      formId: FORM_ID,
      collectionId: '5c0000000000000000000001',
      objectName: 'item-1',
      isOverlayForm: false,
      submitButtonText,
      form: VALUES,
      pageTitle: 'Fixture',
      pageId: '5c0000000000000000000001',
      pagePath: '/fixture',
      contentSource: 'c',
    });
    const [rendering] = await arrived(stage, '/api/census/form-render');
    expect(formOf(rendering)).toMatchObject({ formId: FORM_ID, pagePath: '/fixture' });
    await visit.page.evaluate("void mortar.remount(document.querySelector('#block'))");
    await visit.page.waitForSelector('#block[data-block-state="mounted"]:has(.field-element)');
    await settled(visit.page);
    expect(stage.server.store.calls({ path: '/api/census/form-render' })).toHaveLength(1);
    expect(visit.errors).toEqual([]);
  });
});

describe('a form without a form and without fields', () => {
  it.each([
    ['form', '<div data-block="form" id="block" data-block-json="{broken"></div>'],
    ['form', '<div data-block="form" id="block"><script type="application/json">{}</script></div>'],
    ['newsletter', '<div data-block="newsletter" id="block"></div>'],
  ])('says so in an empty %s', async (name, html) => {
    const { page, messages } = await showForm(stage, html);
    await page.locator('#block').getByText('Unable to open form').waitFor();
    await eventually(() => messages.filter(({ type }) => type === 'error').map(({ text }) => text)).toEqual([
      `${name}: no element matches form, and formFields is missing`,
    ]);
    await page.evaluate('mortar.unmount()');
    expect(await page.getByText('Unable to open form').count()).toBe(0);
  });

  it("leaves the author's own words", async () => {
    const html = '<div data-block="form" id="block"><p>Write to us</p></div>';
    const { page } = await stage.show(pageOf({ body: html }));
    await page.locator('#block[data-block-state="failed"]').waitFor();
    expect(await page.locator('#block').innerText()).toBe('Write to us');
  });
});

it('thanks and is sent in the words of the site', async () => {
  const messages = { 'Thank you!': 'Danke!', Submit: 'Abschicken' };
  const { page } = await showForm(stage, drawnForm({ formSubmitButtonText: '' }), { context: { messages } });
  await fillIn(page);
  await page.getByRole('button', { name: 'Abschicken' }).click();
  await page.locator('#block .form-submission-text:focus', { hasText: 'Danke!' }).waitFor();
});

describe('published calls', () => {
  it('send a form that is in no block, by the ids that they bring', async () => {
    const html = publishedForm()
      .replace('sqs-block-form', 'other')
      .replace(/ onsubmit="[^"]*"/, '');
    const { page } = await stage.show(
      `<!doctype html><script src="/mortar.js"></script>${html}<style>.hidden { display: none }</style>`,
    );
    await fillIn(page);
    await page.evaluate(
      `void Y.use('squarespace-form-submit', 'node', (Y) => new Y.Squarespace.FormSubmit(document.querySelector('form')).submit({ formId: '${FORM_ID}', collectionId: 'c', objectName: 'o' }))`,
    );
    await page.locator('.form-submission-text:focus').waitFor();
    expect(sentBy(stored(stage)[0])).toMatchObject({ formId: FORM_ID, collectionId: 'c', form: VALUES });
  });

  it('and clicks that come before the block is mounted send it once', async () => {
    const late = `<div style="height: 6000px"></div>${publishedForm()}`;
    const visit = await stage.show(
      `<!doctype html><script async src="/mortar.js"></script>${late}<style>.hidden { display: none }</style>`,
      {
        prepare: (page) =>
          page.route(/chunks\/forms?-/, async (route) => {
            await setTimeout(400);
            await route.continue();
          }),
      },
    );
    const { page } = visit;
    await page.evaluate((texts) => {
      const fields = document.querySelectorAll<HTMLInputElement>('.field-element');
      for (const [index, text] of texts.entries()) (fields[index] as HTMLInputElement).value = text;
      document.querySelector<HTMLElement>('[type="submit"]')?.click();
    }, Object.values(TYPED));
    await page.locator('.form-submission-text:focus').waitFor();
    expect(stage.server.store.calls({ path: SAVE })).toHaveLength(1);
    expect(new URL(page.url()).pathname).toBe('/fixture');
  });
});

it('a form whose script does not come is sent by the browser', async () => {
  const { page } = await stage.show(
    `<!doctype html><script async src="/mortar.js"></script>${nativeForm().replace('method="post"', '')}`,
    { prepare: (page) => page.route(/chunks\/forms?-/, (route) => route.abort()) },
  );
  await page.waitForSelector('#block[data-block-state="failed"]');
  await page.getByLabel('Email').fill('ada@kiln.example');
  await sendButton(page).click();
  await page.waitForURL('**/never?*email=ada%40kiln.example*');
});

it('a form of the author’s own in a published block goes to the service that it names', async () => {
  const { page } = await stage.show(
    pageOf({
      body: '<div class="sqs-block sqs-block-form" id="block"><form action="https://forms.example/f/1" method="post"><label>Dish <input name="dish" required></label><button>Send</button></form></div>',
    }),
  );
  await page.locator('#block[data-block-state="mounted"]').waitFor();
  await page.route('https://forms.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<p>${route.request().postData()}</p>` }),
  );
  await page.getByLabel('Dish').fill('Tagine');
  expect(await page.locator('#block').innerText()).not.toContain('Unable to open form');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('dish=Tagine').waitFor();
});

it('a form of the server’s that visitors see is theirs, also where a field is missing in it', async () => {
  const formFields = [{ type: 'text', id: 'colour-9', title: 'Colour' }];
  const { page } = await showForm(stage, nativeForm({ formFields }));
  await fillIn(page);
  expect(await page.locator('#block form').count()).toBe(1);
  await sendButton(page).click();
  await eventually(() => stored(stage).length).toBe(1);
  expect(sentBy(stored(stage)[0]).form).toEqual(VALUES);
});
