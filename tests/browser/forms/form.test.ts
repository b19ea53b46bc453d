import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { axeFaults } from '../axe';
import { eventually } from '../eventually';
import { pageOf, useStage } from '../harness';
import { translate } from '../translate';
import { until } from '../until';
import { arrived, formOf, settled } from '../wire';
import {
  alert,
  drawnForm,
  FORM_ID,
  field,
  fillIn,
  nativeForm,
  publishedForm,
  refill,
  SAVE,
  sendButton,
  sentBy,
  showForm,
  stored,
  TYPED,
  typed,
  VALUES,
  visitAgain,
} from './form-page';

const stage = useStage();

const INVALID = 'One or more fields is invalid, please check your entries.';

const UNDER_HEADER = `<header style="position:fixed;inset:0 0 auto;height:240px;background:#fff">Kiln</header>
<div style="height:500px"></div>${publishedForm()}<div style="height:2000px"></div>`;

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

/** Names that an author may give to fields, and that a form's own members have too. */
const HIDING = [
  ...[
    'children',
    'before',
    'after',
    'contains',
    'style',
    'title',
    'action',
    'submit',
    'elements',
    'classList',
  ],
  ...[
    'querySelector',
    'querySelectorAll',
    'append',
    'closest',
    'matches',
    'parentElement',
    'addEventListener',
  ],
  ...['getAttribute', 'setAttribute', 'hasAttribute', 'insertAdjacentElement', 'offsetHeight', 'onsubmit'],
];

/** By the page itself: the driver's own ways fail at such names. */
const press = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('#block [type="submit"]')?.click());
const inFocus = (page: Page, selector: string) =>
  until(page, (wanted) => document.activeElement?.matches(wanted), `#block ${selector}`);

it('a form whose fields have the names of its members is answered like any other', async () => {
  const more = HIDING.map((name) => `<label>${name} <input name="${name}" value="2"></label>`).join('');
  const html = publishedForm().replace('<div data-animation-role', `${more}<div data-animation-role`);
  const { page, errors } = await showForm(stage, html, { viewport: { width: 320, height: 250 } });
  await press(page);
  await inFocus(page, '[role="alert"]');
  await page.evaluate((texts) => {
    const fields = document.querySelectorAll<HTMLInputElement>('#block .field-element');
    for (const [index, text] of texts.entries()) (fields[index] as HTMLInputElement).value = text;
  }, Object.values(TYPED));
  await press(page);
  await inFocus(page, '.form-submission-text');
  expect(sentBy(stored(stage)[0]).form).toMatchObject({ ...VALUES, children: '2', closest: '2' });
  expect(await page.evaluate('getComputedStyle(document.forms[0]).visibility')).toBe('hidden');
  expect(errors).toEqual([]);
});

it('a form that is drawn with such names, and one that is inserted, leave the page alive', async () => {
  const hidden = HIDING.map((key) => ({ type: 'hidden', id: `hidden-${key}`, key, value: '2' }));
  const formFields = [...hidden, { type: 'text', id: 'text-1', title: 'Words' }];
  const { page, errors } = await showForm(stage, drawnForm({ formFields }));
  await press(page);
  await inFocus(page, '[role="alert"]'); // the demo's form asks for other fields
  const [sent] = stage.server.store.calls({ path: SAVE });
  expect(sentBy(sent).form).toMatchObject({ 'text-1': '', 'hidden-append': '2' });
  const more = HIDING.map((name) => `<input name="${name}">`).join('');
  await page.evaluate(
    (late) => document.querySelector('main')?.insertAdjacentHTML('beforeend', late),
    `<form>${more}<p data-block="accordion" id="late"></p></form>`,
  );
  await until(page, "document.querySelector('#late').dataset.blockState");
  await page.evaluate(() =>
    EventTarget.prototype.dispatchEvent.call(
      document.forms[1] as Node,
      new MouseEvent('click', { bubbles: true }),
    ),
  );
  expect(errors).toEqual([]);
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

it('a value that is longer than its field is whole on paper, and only there', async () => {
  const { page } = await showForm(stage, nativeForm());
  const long = 'A very long answer that no field of one line can show. '.repeat(6).trim();
  await fillIn(page, { 'Which class': long });
  const value = page.locator('.mortar-printed-value', { hasText: long });
  const before = await page.locator('#block').innerHTML();
  await eventually(async () => {
    await page.emulateMedia({ media: 'screen' });
    await page.emulateMedia({ media: 'print' });
    return value.isVisible();
  }).toBe(true);
  const [shown, whole] = await value.evaluate((box) => [box.clientWidth, box.scrollWidth]);
  expect(shown).toBe(whole);
  expect(await field(page, 'Which class').isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await eventually(() => page.locator('#block').innerHTML()).toBe(before);
  expect(await field(page, 'Which class').inputValue()).toBe(long);
});

describe('the Facebook pixel', () => {
  const before = 'window.fired = []; window.fbq = (...call) => fired.push(call);';

  it('hears of a form that was taken, and of none that was refused', async () => {
    stage.server.faults.add({ path: SAVE, status: 500, times: 1 });
    const { page } = await showForm(stage, nativeForm(), { before });
    await fillIn(page);
    await sendButton(page).click();
    await alert(page).waitFor();
    expect(await page.evaluate('fired')).toEqual([]);
    await sendButton(page).click();
    await page.locator('#block .form-submission-text:focus').waitFor();
    expect(await page.evaluate('fired')).toEqual([['track', 'Lead']]);
  });

  it('hears of it only after a yes', async () => {
    const cookieSettings = { isRestrictiveCookiePolicyEnabled: true };
    const { page } = await showForm(stage, nativeForm(), { before, context: { cookieSettings } });
    await fillIn(page);
    await sendButton(page).click();
    await page.locator('#block .form-submission-text:focus').waitFor();
    expect(await page.evaluate('fired')).toEqual([]);
    await page.evaluate('mortar.consent.set(true)');
    await until(page, 'fired.length');
    expect(await page.evaluate('fired')).toEqual([['track', 'Lead']]);
  });
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

describe('while a form is being sent', () => {
  it('it is locked and says so, and a second wish to send it is not heard', async () => {
    stage.server.faults.add({ path: SAVE, delay: 700, times: 1 });
    const { page } = await showForm(stage, publishedForm());
    await fillIn(page);
    await sendButton(page).click();
    await page.locator('#block form[aria-busy="true"]').waitFor();
    expect(await sendButton(page).inputValue()).toBe('Submitting…');
    expect(await page.locator('#block form [role="status"]').first().textContent()).toBe('Submitting…');
    expect(await page.locator('#block .field-element:enabled').count()).toBe(0);
    await page.evaluate(
      "document.querySelector('#block form').requestSubmit(); new Y.Squarespace.FormSubmit(document.querySelector('#block form')).submit({});",
    );
    await page.locator('#block .form-submission-text:focus').waitFor();
    expect(stage.server.store.calls({ path: SAVE })).toHaveLength(1);
    expect(await typed(page)).toEqual(Object.values(TYPED));
  });

  it('a translator may change its words: the button is the server’s again, and a long message is whole on paper', async () => {
    stage.server.faults.add({ path: SAVE, status: 500, delay: 700, times: 1 });
    const { page } = await showForm(stage, nativeForm());
    await fillIn(page, { Message: 'A line of it.\n'.repeat(40) });
    await sendButton(page).click();
    const sending = page.getByRole('button', { name: 'Submitting…' });
    await sending.evaluate((button) => {
      button.innerHTML = '<font><font>Wird gesendet</font></font>';
    });
    await alert(page).and(page.locator(':focus')).waitFor();
    expect(await sendButton(page).innerHTML()).toBe('Send');
    await page.emulateMedia({ media: 'print' });
    const [shown, whole] = await field(page, 'Message').evaluate((area) => [
      area.clientHeight,
      area.scrollHeight,
    ]);
    expect(shown).toBe(whole);
  });

  it.each([
    ['of the server', nativeForm()],
    ['drawn from its fields', drawnForm()],
  ])('a translator may change all that is said in a form %s', async (_what, html) => {
    const { page, errors } = await showForm(stage, html);
    await fillIn(page, { Email: '' });
    await sendButton(page).click();
    await alert(page).and(page.locator(':focus')).waitFor();
    await translate(page);
    await field(page, 'Email').fill(TYPED.Email);
    await page.keyboard.press('Tab');
    expect(await typed(page)).toEqual(Object.values(TYPED));
    await sendButton(page).click();
    await page.locator('#block [role="status"]:focus').waitFor();
    expect(sentBy(stored(stage)[0]).form).toMatchObject(VALUES);
    expect(await page.locator('#block').getAttribute('data-block-state')).toBe('mounted');
    expect(errors).toEqual([]);
  });

  it('the visitor leaves: whoever comes back finds it usable, with everything in it and nothing said', async () => {
    stage.server.faults.add({ path: SAVE, delay: 20_000, times: 1 });
    const { page, messages } = await showForm(stage, nativeForm({ submittingText: 'On its way' }));
    await fillIn(page);
    await sendButton(page).click();
    await page.getByRole('button', { name: 'On its way' }).waitFor();
    await page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))");
    expect(await sendButton(page).isEnabled()).toBe(true);
    expect(await sendButton(page).textContent()).toBe('Send');
    expect(await typed(page)).toEqual(Object.values(TYPED));
    expect(await alert(page).count()).toBe(0);
    const ours = messages.filter(({ type, text }) => type === 'error' && !text.startsWith('Failed to load'));
    expect(ours).toEqual([]);
    await sendButton(page).click();
    await eventually(() => stored(stage).length).toBe(1);
  });
});

describe('a form that was left, to which the visitor comes back', () => {
  const leave = (page: Page) =>
    page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))");

  it('no longer says that it got no answer: browsers cancel a call before they leave', async () => {
    const prepare = (page: Page) => page.route(`**${SAVE}*`, (route) => route.abort());
    const { page } = await showForm(stage, nativeForm(), { prepare });
    await fillIn(page);
    await sendButton(page).click();
    await alert(page).waitFor();
    await leave(page);
    expect(await alert(page).count()).toBe(0);
    expect(await typed(page)).toEqual(Object.values(TYPED));
    expect(await sendButton(page).isEnabled()).toBe(true);
  });

  it('still says what the server has answered', async () => {
    stage.server.faults.add({ path: SAVE, status: 500, times: 1 });
    const { page } = await showForm(stage, nativeForm());
    await fillIn(page);
    await sendButton(page).click();
    await alert(page).waitFor();
    await leave(page);
    expect(await alert(page).textContent()).toBe('Unable to send form. Please try again later.');
  });
});

describe('a form that was sent', () => {
  it.each([
    ['in the settings', nativeForm({ successRedirect: '/visit?from=form#top' }), '/visit?from=form#top'],
    ['in the markup', publishedForm({ redirect: '/visit' }), '/visit'],
  ])('leads to the address %s', async (_where, html, address) => {
    const { page } = await showForm(stage, html);
    await fillIn(page);
    await sendButton(page).click();
    await page.waitForURL(`**${address}`);
    expect(stored(stage)).toHaveLength(1);
  });

  it.each(['javascript:window.pwned=1', 'data:text/html,x', 'https://good.example@evil.example/'])(
    'does not follow %s, and says that it was sent',
    async (successRedirect) => {
      const { page } = await showForm(stage, nativeForm({ successRedirect }));
      await fillIn(page);
      await sendButton(page).click();
      await page.locator('#block .form-submission-text:focus').waitFor();
      expect(await page.evaluate('[location.pathname, window.pwned]')).toEqual(['/fixture', undefined]);
    },
  );

  it('shows html without what could do harm', async () => {
    const html = '<h3>Sent</h3><img src="x" onerror="window.pwned=1"><script>window.pwned=1</script>';
    const { page } = await showForm(stage, nativeForm({ formSubmissionMessage: { html } }));
    await fillIn(page);
    await sendButton(page).click();
    const message = page.locator('#block .form-submission-html:focus');
    await message.waitFor();
    expect(await message.innerHTML()).toBe('<h3>Sent</h3><img src="x">');
    expect(await axeFaults(page, '#block h3')).toEqual([]);
  });
});

it('a message that only the inner of two elements carries is shown', async () => {
  const html = publishedForm({ isNewer: true, message: '' })
    .replace(/"formSubmissionMessage":\{.*?\},/, '')
    .replace(
      'hidden form-submission-html" data-submission-html=""',
      'hidden form-submission-html" data-submission-html="&lt;p&gt;See you at the kiln.&lt;/p&gt;"',
    );
  const { page } = await showForm(stage, html);
  await fillIn(page);
  await sendButton(page).click();
  await page.locator('#block .form-submission-html:focus', { hasText: 'See you at the kiln.' }).waitFor();
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

it.each([
  ['an empty paragraph', { formSubmissionMessage: { html: '<p class=""><br></p>' } }],
  ['markup of which nothing is allowed', { formSubmissionMessage: { html: '<script>1</script>' } }],
  ['white space', { successText: '  ' }],
])('a success message that is %s counts as none', async (_name, settings) => {
  const { page } = await showForm(stage, drawnForm(settings));
  await fillIn(page);
  await sendButton(page).click();
  const message = page.locator('#block [role="status"]:focus');
  await message.waitFor();
  expect(await message.textContent()).toBe('Thank you!');
});

it('a draft outlives a reload where the author asks for it, without passwords, and not its success', async () => {
  const password = '<label>Word <input type="password" name="word"></label>';
  const { page } = await showForm(stage, nativeForm({ keepDraft: true }, password));
  await fillIn(page);
  await page.getByLabel('Word').fill('secret');
  await visitAgain(page);
  await page.waitForSelector('#block[data-block-state="mounted"]');
  await eventually(() => typed(page)).toEqual(Object.values(TYPED)); // the draft's code comes after the form's
  expect(await page.getByLabel('Word').inputValue()).toBe('');
  await sendButton(page).click();
  await page.locator('#block .form-submission-text:focus').waitFor();
  await visitAgain(page);
  await page.waitForSelector('#block[data-block-state="mounted"]');
  expect(await typed(page)).toEqual([]);
});

it('what fills in every field is taken, and marked for the server to judge', async () => {
  const { page } = await showForm(stage, nativeForm());
  await fillIn(page);
  await page.evaluate("document.querySelector('#block [name=fax]').value = '555'");
  await sendButton(page).click();
  await eventually(() => stored(stage).length).toBe(1);
  expect(sentBy(stored(stage)[0])).toMatchObject({
    form: VALUES,
    spamSigns: expect.arrayContaining(['honeypot']),
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

it('values that the browser can not read are not sent as nothing', async () => {
  const fields =
    '<label>How many <input type="number" name="count"></label><label>When <input type="date" name="day"></label>';
  const { page } = await showForm(stage, nativeForm({}, fields));
  await fillIn(page);
  await field(page, 'How many').focus();
  await page.keyboard.type('1e');
  await sendButton(page).click();
  await page.locator('#block .field-error').waitFor();
  expect(await page.locator('#block .field-error').innerText()).not.toBe('');
  expect(await field(page, 'How many').getAttribute('aria-invalid')).toBe('true');
  await field(page, 'How many').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('12');
  await page.keyboard.press('Tab');
  await page.locator('#block .field-error').waitFor({ state: 'detached' });
  await sendButton(page).click();
  await eventually(() => stored(stage).length).toBe(1);
  expect(sentBy(stored(stage)[0]).form).toMatchObject({ count: '12' });
});

it('what is typed into a drawn form is there again when a script has taken the block out and put it back', async () => {
  const formFields = [
    { type: 'text', id: 'text-0001', title: 'Which class' },
    { type: 'select', id: 'select-0001', title: 'Glaze', options: ['Ash', 'Celadon'] },
    { type: 'checkbox', id: 'checkbox-0001', title: 'Days', options: ['Monday', 'Friday'] },
  ];
  const { page, errors } = await showForm(stage, drawnForm({ formFields }));
  await field(page, 'Which class').fill('Glazing');
  await field(page, 'Glaze').selectOption('Celadon');
  await field(page, 'Friday').check();
  await page.evaluate('window.block = document.querySelector("#block"); block.remove()');
  await until(page, 'block.dataset.blockState === undefined');
  await page.evaluate('document.body.append(block)');
  await field(page, 'Which class').waitFor();
  expect(await field(page, 'Which class').inputValue()).toBe('Glazing');
  expect(await field(page, 'Glaze').inputValue()).toBe('Celadon');
  expect(await field(page, 'Friday').isChecked()).toBe(true);
  expect(await field(page, 'Monday').isChecked()).toBe(false);
  expect(errors).toEqual([]);
});

it('fields without an id, or with the same, have the names of their controls; no value overwrites another', async () => {
  const item = (id: string, name: string, label: string) =>
    `<div class="form-item field text" ${id}><label>${label} <input type="text" name="${name}"></label></div>`;
  const items =
    item('', 'dish', 'Dish') +
    item('', 'drink', 'Drink') +
    item('id="table-1"', 'table', 'Table') +
    item('id="table-1"', 'chair', 'Chair');
  const { page } = await showForm(stage, nativeForm({}, items));
  await fillIn(page);
  for (const label of ['Dish', 'Drink', 'Table', 'Chair']) await field(page, label).fill(label);
  await sendButton(page).click();
  await eventually(() => stored(stage).length).toBe(1);
  expect(sentBy(stored(stage)[0]).form).toEqual({
    ...VALUES,
    dish: 'Dish',
    drink: 'Drink',
    'table-1': 'Table',
    chair: 'Chair',
  });
});

it('a control elsewhere on the page that names the form is sent with it', async () => {
  const form = nativeForm().replace('<form', '<form id="ours"');
  const { page } = await showForm(stage, `<label>From <input form="ours" name="from"></label>${form}`);
  await fillIn(page);
  await page.getByLabel('From').fill('the hero');
  await sendButton(page).click();
  await eventually(() => stored(stage).length).toBe(1);
  expect(sentBy(stored(stage)[0]).form).toEqual({ from: 'the hero', ...VALUES });
});

it('ids, choices and the ids of fields may be numbers', async () => {
  const formFields = [
    { type: 'text', id: 7, title: 'Which class' },
    { type: 'select', id: 8, title: 'How many', options: [1, 2, 3], required: true },
  ];
  const { page, messages } = await showForm(stage, drawnForm({ formId: 123, collectionId: 4, formFields }));
  await field(page, 'Which class').fill('Glazing');
  await field(page, 'How many').selectOption('2');
  await sendButton(page).click();
  const [call] = await arrived(stage, SAVE);
  expect(sentBy(call)).toMatchObject({
    formId: '123',
    collectionId: '4',
    form: { 7: 'Glazing', 8: '2' },
  });
  expect(messages.filter(({ type }) => type === 'warning')).toEqual([]);
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
