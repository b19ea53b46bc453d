import { describe, expect, it } from 'vitest';
import { axeFaults } from '../axe';
import { eventually } from '../eventually';
import { useStage } from '../harness';
import {
  alert,
  field,
  fillIn,
  nativeForm,
  publishedForm,
  refill,
  SAVE,
  sendButton,
  showForm,
  stored,
  TYPED,
  typed,
} from './form-page';

const stage = useStage();

const INVALID = 'One or more fields is invalid, please check your entries.';

const UNDER_HEADER = `<header style="position:fixed;inset:0 0 auto;height:240px;background:#fff">Kiln</header>
<div style="height:500px"></div>${publishedForm()}<div style="height:2000px"></div>`;

it('a field that its page calls valid is the server’s again, once its fault is mended and the form unmounted', async () => {
  const street = '<input aria-invalid="false" autocomplete="off" name="street" required="">';
  const { page } = await showForm(stage, nativeForm({}, `<label>Street ${street}</label>`));
  const control = page.locator('[name="street"]');
  await sendButton(page).click();
  await eventually(() => control.getAttribute('aria-invalid')).toBe('true');
  await control.pressSequentially('Kiln Lane');
  await eventually(() => control.getAttribute('aria-invalid')).toBe('false');
  await page.evaluate('mortar.unmount()');
  expect(await control.evaluate((element) => element.outerHTML)).toBe(street);
});

it.each([
  ['what is said after sending', 'status', true],
  ['what is wrong, said above the form,', 'alert', false],
])('%s is not under a fixed header', async (_what, role, isFilledIn) => {
  const { page } = await showForm(stage, UNDER_HEADER);
  if (isFilledIn) await fillIn(page);
  await page.evaluate("document.querySelector('#block [type=submit]').scrollIntoView({ block: 'end' })");
  await page.evaluate(
    "scrollBy(0, document.querySelector('#block .form-wrapper').getBoundingClientRect().top - 100)",
  );
  await sendButton(page).click();
  const message = page.locator(`#block [role="${role}"]:focus`);
  await message.waitFor();
  await eventually(() => message.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(
    240,
  );
});

it.each(['Email', 'Message'])(
  'the wrong field %s, reached from the list, is not under a fixed header',
  async (label) => {
    const { page } = await showForm(stage, UNDER_HEADER);
    await sendButton(page).click();
    await alert(page).waitFor();
    const wrong = field(page, label);
    await wrong.evaluate((control) => scrollBy(0, control.getBoundingClientRect().top - 100));
    const link = `#block [role=alert] a[href="#${await wrong.getAttribute('id')}"]`;
    await page.evaluate(`document.querySelector('${link}').click()`);
    await expect(wrong.evaluate((control) => control === document.activeElement)).resolves.toBe(true);
    await eventually(() => wrong.evaluate((control) => control.getBoundingClientRect().top)).toBeGreaterThan(
      270,
    );
  },
);

describe('a refusal in the server’s own words', () => {
  it.each([
    [200, { errors: { 'email-0001': 'We know this one.' } }, 'We know this one.'],
    [
      400,
      { errors: { 'email-0001': ['We know this one.', 'Take another.'] } },
      'We know this one. Take another.',
    ],
    [422, { data: { errors: { 'email-0001': { message: 'We know this one.' } } } }, 'We know this one.'],
    [409, { errors: ['The class is full.'] }, 'The class is full.'],
    [400, { errors: 'The class is full.' }, 'The class is full.'],
  ])('of status %i is shown: %o', async (status, json, words) => {
    const { page } = await showForm(stage, nativeForm(), {
      prepare: (page) => page.route(`**${SAVE}*`, (route) => route.fulfill({ status, json })),
    });
    await fillIn(page);
    await sendButton(page).click();
    await alert(page).and(page.locator(':focus')).waitFor();
    expect(await alert(page).locator('p').textContent()).toMatch(/scroll down to review\.$/);
    expect(await alert(page).locator('li').allTextContents()).toEqual([words]);
    expect(await typed(page)).toEqual(Object.values(TYPED));
  });

  it('about a hidden field has no link, which would lead nowhere', async () => {
    const errors = { campaign: 'This campaign is over.', 'email-0001': 'We know this one.' };
    const html = nativeForm().replace(
      '</form>',
      '<input type="hidden" name="campaign" value="spring"></form>',
    );
    const { page } = await showForm(stage, html, {
      prepare: (page) =>
        page.route(`**${SAVE}*`, (route) => route.fulfill({ status: 400, json: { errors } })),
    });
    await fillIn(page);
    await sendButton(page).click();
    await alert(page).waitFor();
    expect(await alert(page).locator('li').allTextContents()).toEqual(Object.values(errors));
    expect(await alert(page).locator('a').allTextContents()).toEqual([errors['email-0001']]);
  });

  it.each([
    [200, { error: 'Closed today.' }, 'Closed today.'],
    [200, { data: { error: 'Closed today.' } }, 'Closed today.'],
    [403, { error: 'Closed today.' }, 'Closed today.'],
    [403, { error: 'members-only' }, 'This page is only available to site members.'],
    [423, { message: 'Locked' }, 'This page is locked.'],
  ])('of status %i is shown without fields: %o', async (status, json, words) => {
    const { page } = await showForm(stage, nativeForm(), {
      prepare: (page) => page.route(`**${SAVE}*`, (route) => route.fulfill({ status, json })),
    });
    await fillIn(page);
    await sendButton(page).click();
    await alert(page).waitFor();
    expect(await alert(page).textContent()).toBe(words);
  });
});

it('without a connection says so and keeps everything, before and after its client is loaded', async () => {
  const { page, context } = await showForm(stage, nativeForm());
  await fillIn(page);
  await context.setOffline(true);
  for (let attempt = 0; attempt < 2; attempt++) {
    await sendButton(page).click();
    await alert(page).and(page.locator(':focus')).waitFor();
    expect(await alert(page).textContent()).toBe('Please check your internet connection');
    expect(await typed(page)).toEqual(Object.values(TYPED));
    if (attempt) break;
    await context.setOffline(false);
    await page.evaluate("mortar.request('GET', 'commerce/cart/summary')");
    await context.setOffline(true);
  }
  await context.setOffline(false);
  await sendButton(page).click();
  await eventually(() => stored(stage).length).toBe(1);
});

describe('a form that is not filled in rightly', () => {
  it('is not sent: each field says why, the message links to them, and mending takes the marks away', async () => {
    const { page } = await showForm(stage, publishedForm(), { viewport: { width: 320, height: 250 } });
    await field(page, 'Email').fill('ada');
    await field(page, 'Email').press('Enter');
    await alert(page).and(page.locator(':focus')).waitFor();
    expect(await alert(page).locator('p').textContent()).toBe(INVALID);
    expect(await alert(page).getByRole('link').allTextContents()).toEqual([
      'Name is required.',
      'Email is not valid. Email addresses should follow the format name@example.com.',
      'Message is required.',
    ]);
    expect(await page.locator('#block [role="alert"]').nth(1).textContent()).toBe(
      'Your form has encountered a problem. Please scroll up to review.',
    );
    expect(await axeFaults(page, '#block')).toEqual([]);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await field(page, 'Email').and(page.locator(':focus[aria-invalid="true"]')).waitFor();
    await page.keyboard.type('@kiln.example');
    await eventually(() => field(page, 'Email').getAttribute('aria-invalid')).toBeNull();
    await refill(page, 'Email', 'again wrong');
    await page.keyboard.press('Tab');
    expect(await field(page, 'Email').getAttribute('aria-invalid')).toBeNull(); // wrong anew is said when it is sent
    expect(stage.server.store.calls({ path: '/api/form/' })).toEqual([]);

    await fillIn(page);
    await sendButton(page).click();
    await eventually(() => stored(stage).length).toBe(1);
  });

  it('takes the click that leaves a wrong field, whose message becomes longer and moves what was clicked', async () => {
    const html = nativeForm({}, '<label><input type="checkbox"> Write to me</label>');
    const { page } = await showForm(stage, html, { viewport: { width: 320, height: 700 } });
    await sendButton(page).click();
    await alert(page).and(page.locator(':focus')).waitFor();
    await field(page, 'Email').focus();
    await page.keyboard.type('ada');
    const checkbox = field(page, 'Write to me');
    await checkbox.scrollIntoViewIfNeeded();
    const before = await checkbox.boundingBox();
    await checkbox.click();
    await page.locator('#email-0001 .field-error').getByText('Email is not valid.').waitFor();
    expect(await checkbox.isChecked()).toBe(true);
    expect((await checkbox.boundingBox())?.y).toBeGreaterThan(before?.y ?? Number.POSITIVE_INFINITY);
  });

  it('is refused by the server: fields are marked by id, an unknown one is listed, nothing typed is lost', async () => {
    const { page } = await showForm(stage, nativeForm());
    const wrong = { Email: 'ada@bounce.example', 'Which class': 'The full one' };
    await fillIn(page, wrong);
    await sendButton(page).click();
    await alert(page).and(page.locator(':focus')).waitFor();
    expect(await alert(page).locator('p').textContent()).toBe(
      'Your form has encountered a problem. Please scroll down to review.',
    );
    expect(await alert(page).locator('li').allTextContents()).toEqual([
      'Letters to this address come back.',
      'This class is full.',
    ]);
    expect(await field(page, 'Email').getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('#email-0001 .field-error').textContent()).toBe(
      'Letters to this address come back.',
    );
    expect(await typed(page)).toEqual(Object.values({ ...TYPED, ...wrong }));
    expect(stored(stage)).toEqual([]);
  });

  it('says so in the words that the page brings, and of its site', async () => {
    const localizedStrings = { validation: { required: '{0} fehlt.' } };
    const messages = { [INVALID]: 'Bitte prüfen.' };
    const { page } = await showForm(stage, nativeForm({ localizedStrings }), { context: { messages } });
    await sendButton(page).click();
    expect(await alert(page).locator('p').textContent()).toBe('Bitte prüfen.');
    expect(await alert(page).locator('li').first().textContent()).toBe('Name fehlt.');
  });

  it('has no id: the visitor is told, and nothing is sent', async () => {
    const { page } = await showForm(stage, nativeForm({ formId: '' }));
    await fillIn(page);
    await sendButton(page).click();
    await alert(page).waitFor();
    expect(await alert(page).textContent()).toBe(
      'Error processing form submission. Please reload and try again.',
    );
    expect(stage.server.store.calls({ path: '/api/form/' })).toEqual([]);
  });
});
