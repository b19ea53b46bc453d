import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { axeFaults } from '../axe';
import { eventually } from '../eventually';
import { pageOf, useStage } from '../harness';
import { drawnForm, newestForm, SAVE, sendButton, sentBy, showForm, stored } from './form-page';

const stage = useStage();
const PAGE = '/blocks/form-fields';

/** Opens the demo's page of field types and waits for its form with that field. */
async function openForm(field: string, options = {}): Promise<Page> {
  const { page } = await stage.visit(PAGE, { cookies: { ss_cookieAllowed: 'false' }, ...options });
  await page.locator(`section:has([data-block-json*='"${field}"'])`).scrollIntoViewIfNeeded();
  await page.waitForSelector(`[id="${field}"]`, { state: 'attached' });
  return page;
}

/** The values that the server has taken. */
const taken = () => sentBy(stored(stage)[0]).form;

/** The values of the last submission, taken or not. */
const lastSaved = () => sentBy(stage.server.store.calls({ path: SAVE }).at(-1)).form;

const press = async (page: Page, keys: readonly string[]) => {
  for (const key of keys) {
    if (key.startsWith('type ')) await page.keyboard.type(key.slice(5));
    else await page.keyboard.press(key);
  }
};

describe('drawn fields', () => {
  it('of one control are filled in by keyboard alone, and sent as text', async () => {
    const page = await openForm('text-1', { path: PAGE });
    await page.focus('#text-1-field');
    const words = ['Ada', 'ada@kiln.test', 'kiln.test', 'ada', '12', '9.50'];
    await press(
      page,
      words.flatMap((word) => [`type ${word}`, 'Tab']),
    );
    await press(page, ['type Cel', 'Tab', 'type secret', 'Tab', 'type A few words.', 'Tab', 'Enter']);
    await eventually(taken).toEqual({
      'text-1': 'Ada',
      'email-1': 'ada@kiln.test',
      'website-1': 'kiln.test',
      'twitter-1': 'ada',
      'number-1': '12',
      'currency-1': '9.50',
      'select-1': 'Celadon',
      'password-1': 'secret',
      'textarea-1': 'A few words.',
      'hidden-1': 'the demo',
    });
  });

  it('of several parts are filled in by keyboard alone, and sent as lists', async () => {
    const page = await openForm('name-2');
    await page.focus('#name-2-field');
    const phones = ['555', '123', '4567', 'Germany', '30', '12', '34'];
    const address = ['1 Kiln Road', '', 'Ames', 'IA', '50010', 'United States'];
    const words = ['Ada', 'Baker', ...phones, ...address, '12', '24', '2026', '9', '30', '', 'PM'];
    await press(
      page,
      words.flatMap((word) => [`type ${word}`, 'Tab']),
    );
    await press(page, ['Enter']);
    await eventually(taken).toEqual({
      'name-2': ['Ada', 'Baker'],
      'phone-2': ['', '555', '123', '4567'],
      'phone-3': ['+49', '30', '12', '34'],
      'address-2': address,
      'date-2': ['12', '24', '2026'],
      'time-2': ['9', '30', '', 'PM'],
    });
  });

  it('of choices are chosen by keyboard alone, and sent as labels and numbers', async () => {
    const page = await openForm('likert-3');
    await page.focus('#checkbox-3-field');
    await press(page, ['Space', 'Tab', 'Tab', 'Space', 'Tab']);
    await press(page, ['ArrowDown', 'Tab']);
    await press(page, [
      'Space',
      'Tab',
      'Space',
      'ArrowRight',
      'ArrowRight',
      'Tab',
      ...Array(4).fill('ArrowRight'), // Safari does not go round from the first to the last
      'Tab',
      'Enter',
    ]);
    await eventually(taken).toEqual({
      'checkbox-3': ['Throwing', 'Sourdough for beginners'],
      'radio-3': 'Saturday',
      'likert-3': {
        'The bread was worth the way.': -2,
        'I learned something.': 0,
        'I would bring a friend.': 2,
      },
    });
  });

  it('have nothing that axe finds wrong, at 320 px neither, before and after they are refused', async () => {
    const page = await openForm('textarea-4', { viewport: { width: 320, height: 800 } });
    const block = '#not-right';
    expect(await axeFaults(page, block)).toEqual([]);
    await page.click(`${block} [type="submit"]`);
    await page.waitForSelector(`${block} [role="alert"]`);
    expect(await axeFaults(page, block)).toEqual([]);
    const [width, whole] = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      return [clientWidth, scrollWidth];
    });
    expect(whole).toBe(width); // 320 less a scroll bar that takes space
    const messages = await page.locator(`${block} .field-error`).allTextContents();
    expect(messages).toEqual([
      'Name is required.',
      'Email is not valid. Email addresses should follow the format name@example.com.',
      'One or more fields is invalid, please check your entries.',
      'Bread is required.',
      'You have exceeded the character limit.',
    ]);
    const invalid = await page
      .locator(`${block} [aria-invalid="true"]`)
      .evaluateAll((found) => found.map((control) => control.id || (control as HTMLInputElement).value));
    expect(invalid).toEqual([
      'name-4-field',
      'name-4-field-last',
      'email-4-field',
      'address-4-field-zip',
      'checkbox-4-field',
      'Wheat',
      'textarea-4-field',
    ]);
  });

  it('tell browsers and keyboards what they are for', async () => {
    const page = await openForm('text-1');
    const told = (id: string) =>
      page
        .locator(`[id="${id}"]`)
        .evaluate((control) =>
          ['type', 'inputmode', 'autocomplete', 'aria-required', 'aria-describedby'].map((name) =>
            control.getAttribute(name),
          ),
        );
    expect(await told('email-1-field')).toEqual(['email', null, 'email', 'true', 'email-1-description']);
    expect(await told('number-1-field')).toEqual(['text', 'numeric', null, 'true', null]);
    expect(await told('website-1-field')).toEqual(['url', null, 'url', null, null]);
    expect(await told('currency-1-field')).toEqual(['text', 'decimal', null, null, 'currency-1-prefix']);
    expect(await told('password-1-field')).toEqual(['password', null, 'new-password', null, null]);
  });

  it('are seen where a page unsets every style, and sent in the author’s words where a translator changed them', async () => {
    const fields = [
      { type: 'select', id: 's', title: 'Glaze', options: ['Ash', 'Iron'] },
      { type: 'radio', id: 'r', title: 'Day', options: ['Friday'] },
      { type: 'likert', id: 'l', title: 'Visit', options: ['Warm'] },
      { type: 'time', id: 't', title: 'Time' },
    ];
    const settings = JSON.stringify({ formId: '64a1f0c27d3b5e09a8c6f001', formFields: fields });
    const { page } = await stage.show(
      pageOf({
        head: '<style>* { all: unset }</style>',
        body: `<div data-block="form" data-block-json='${settings}'></div>`,
      }),
    );
    await page.waitForSelector('#l-field');
    const radio = page.locator('#r-field');
    expect(await radio.evaluate((element) => getComputedStyle(element).appearance)).toBe('auto');
    expect((await radio.boundingBox())?.width).toBeGreaterThan(15);
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('option, .option span, legend'))
        element.textContent = 'Übersetzt';
    });
    await page.selectOption('#s-field', { index: 2 });
    await radio.check();
    await page.check('#l-field');
    await page.fill('#t-field', '9');
    await page.fill('#t-field-minute', '05');
    await page.evaluate(() => document.querySelector('form')?.requestSubmit());
    await eventually(() => lastSaved()).toEqual({
      s: 'Iron',
      r: 'Friday',
      l: { Warm: -2 },
      t: ['9', '05', '', 'AM'],
    });
  });

  it('of a form that stands on the page twice have labels of their own', async () => {
    const fields = [
      { type: 'email', id: 'email-1', title: 'Email', description: 'For the answer.' },
      { type: 'name', id: 'name-1', title: 'Name' },
    ];
    const settings = JSON.stringify({ formId: '64a1f0c27d3b5e09a8c6f001', formFields: fields });
    const form = (id: string) => `<div id="${id}" data-block="form" data-block-json='${settings}'></div>`;
    const { page } = await stage.show(pageOf({ body: form('top') + form('footer') }));
    for (const id of ['footer', 'top']) {
      const own = page.locator(`#${id}`);
      await own.locator('label', { hasText: 'Email' }).click();
      await page.keyboard.type(`${id}@kiln.test`);
      await own.locator('label', { hasText: 'Last Name' }).click();
      await page.keyboard.type(id);
      expect(await own.getByLabel('Email').inputValue()).toBe(`${id}@kiln.test`);
      expect(await own.getByLabel('Last Name').inputValue()).toBe(id);
    }
    await page.click('#footer [type="submit"]');
    await eventually(() => lastSaved()).toEqual({ 'email-1': 'footer@kiln.test', 'name-1': ['', 'footer'] });
    expect(await axeFaults(page, 'body')).toEqual([]);
  });

  it('take a hidden one from the page’s address', async () => {
    const page = await openForm('text-1', {});
    await page.evaluate(() => history.replaceState(null, '', '?source=letter&source=other'));
    for (const [id, text] of Object.entries({ 'text-1': 'Ada', 'email-1': 'a@b.co', 'number-1': '1' }))
      await page.fill(`#${id}-field`, text);
    await page.selectOption('#select-1-field', 'Ash');
    await page.click('[data-block]:has(#text-1) [type="submit"]');
    await eventually(taken).toMatchObject({ 'hidden-1': 'letter' });
  });
});

describe('a limit of characters', () => {
  const form = (attributes: string) =>
    `<div data-block="form" data-block-json='{"formId":"x"}'><form><div class="form-item field textarea" id="t"><label class="title" for="t-field">Words</label><textarea id="t-field" ${attributes}></textarea></div><button>Send</button></form></div>`;

  it('is counted, told at thresholds, and never cuts what is pasted', async () => {
    const { page } = await stage.show(pageOf({ body: form('maxlength="20"') }));
    const counter = page.locator('.mortar-counter');
    const status = page.locator('#t [role="status"]');
    await eventually(() => counter.textContent()).toBe('0 / 20');
    await page.fill('#t-field', 'x'.repeat(14));
    expect(await counter.textContent()).toBe('14 / 20');
    expect(await status.textContent()).toBe('');
    await page.focus('#t-field');
    await page.keyboard.type('x');
    await eventually(() => status.textContent()).toBe('5 characters left');
    await page.keyboard.insertText('x'.repeat(10));
    await eventually(() => status.textContent()).toBe('You have exceeded the character limit.');
    expect(await page.inputValue('#t-field')).toHaveLength(25);
    expect(await counter.textContent()).toBe('25 / 20');
    expect(await counter.getAttribute('class')).toContain('error');
    expect(await page.getAttribute('#t-field', 'aria-invalid')).toBe('true');
    await page.fill('#t-field', 'x'.repeat(19));
    await eventually(() => status.textContent()).toBe('1 character left');
    expect(await page.getAttribute('#t-field', 'aria-invalid')).toBeNull();
    await page.evaluate("document.querySelector('form').reset()");
    await eventually(() => counter.textContent()).toBe('0 / 20');
    await page.evaluate("mortar.unmount(document.querySelector('[data-block]'))");
    expect(await page.getAttribute('#t-field', 'maxlength')).toBe('20');
    expect(await page.locator('.mortar-counter').count()).toBe(0);
  });

  it('that is exceeded from the start is marked, and nothing is read out yet', async () => {
    const body = form('maxlength="4"').replace('></textarea>', '>Too long</textarea>');
    const { page } = await stage.show(pageOf({ body }));
    await eventually(() => page.locator('.mortar-counter.error').allTextContents()).toEqual(['8 / 4']);
    expect(await page.getAttribute('#t-field', 'aria-invalid')).toBe('true');
    expect(await page.locator('#t [role="status"]').textContent()).toBe('');
    await page.fill('#t-field', 'Fine');
    expect(await page.getAttribute('#t-field', 'aria-invalid')).toBeNull();
    expect(await page.locator('.mortar-counter.error').count()).toBe(0);
  });

  it('is none where it says no number of characters', async () => {
    const limits = ['', 'maxlength="0"', 'maxlength="-3"', 'maxlength="many"'];
    const { page } = await stage.show(pageOf({ body: limits.map(form).join('') }));
    await eventually(() => page.locator('[data-block-state="mounted"]').count()).toBe(4);
    expect(await page.locator('.mortar-counter').count()).toBe(0);
  });

  it.each([true, false])('in formFields counts where the site’s flag is %s', async (isOn) => {
    const fields = JSON.stringify([{ type: 'textarea', id: 't', title: 'Words', maxLength: 5 }]);
    const body = `<div data-block="form" data-block-json='{"formId":"x","formFields":${fields}}'></div>`;
    const { page } = await stage.show(
      pageOf({ body, context: { featureFlags: { formTextareaMaxLength: isOn } } }),
    );
    await page.waitForSelector('[data-block-state="mounted"]');
    await eventually(() => page.locator('.mortar-counter').count()).toBe(isOn ? 1 : 0);
  });

  it('in formFields moves nothing when its counter comes after the form', async () => {
    const fields = JSON.stringify([{ type: 'textarea', id: 't', title: 'Words', maxLength: 5 }]);
    const body = `<div data-block="form" data-block-json='{"formId":"x","formFields":${fields}}'></div>`;
    let release = () => {};
    const arrival = new Promise<void>((resolve) => {
      release = resolve;
    });
    const context = { featureFlags: { formTextareaMaxLength: true } };
    const { page } = await stage.show(pageOf({ body, context }), {
      prepare: (page) => page.route(/chunks\/form-counter-/, (route) => arrival.then(() => route.continue())),
    });
    const top = () =>
      page.locator('[type="submit"]').evaluate((button) => button.getBoundingClientRect().top);
    const before = await top();
    release();
    await page.locator('.mortar-counter').waitFor();
    expect(await top()).toBe(before);
  });
});

it('a drawn form has the heading, the button and the small print of its author', async () => {
  const { page } = await showForm(
    stage,
    newestForm({
      context: {
        showTitle: true,
        disclaimerMessage: { html: 'See our <a href="/privacy">privacy notice</a>.' },
      },
      design: { buttonVariant: 'secondary', buttonAlignment: 'center', useLightbox: null },
      strings: { required: '(obligatoire)', validation: { required: '{0} est obligatoire.' } },
    }),
  );
  const wrapper = page.locator('#block .form-wrapper:has(form)');
  expect(await wrapper.locator('.form-title').innerText()).toBe('Ask us about a class');
  await wrapper.getByRole('link', { name: 'privacy notice' }).waitFor();
  const button = wrapper.getByRole('button', { name: 'Ask us' });
  expect(await button.getAttribute('class')).toContain('sqs-button-element--secondary');
  const [left, right] = await button.evaluate((button) => {
    const inner = button.getBoundingClientRect();
    const outer = button.closest('form')?.getBoundingClientRect() ?? inner;
    return [inner.left - outer.left, outer.right - inner.right].map(Math.round);
  });
  expect(left).toBe(right);
  await button.click();
  await wrapper.getByRole('link', { name: 'Email est obligatoire.' }).waitFor();
  expect(await axeFaults(page, '#block')).toEqual([]);
});

it('a drawn form is seen on a page that shows its own forms once they have a class, and so is what is missing', async () => {
  const sheet =
    '<style>form:not(.visible), fieldset:not(.visible), [role=alert]:not(.visible) { opacity: 0; visibility: hidden; transform: translateY(20px) }</style>';
  const formFields = [
    { id: 'hours', type: 'radio', title: 'When', options: ['Early', 'Late'], required: true },
  ];
  const { page } = await showForm(stage, sheet + drawnForm({ formFields }));
  const isSeen = (text: string) =>
    page
      .getByText(text)
      .first()
      .evaluate((found) => found.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
  await eventually(() => isSeen('Early')).toBe(true);
  await sendButton(page).click();
  await page.getByText('please check your entries').waitFor();
  await eventually(() => isSeen('please check your entries')).toBe(true);
});

it('a drawn form without them has neither heading nor small print', async () => {
  const { page, messages } = await showForm(
    stage,
    newestForm({
      context: { disclaimerMessage: { html: '' }, buttonVariant: '', buttonAlignment: '' },
      design: { buttonVariant: null, buttonAlignment: null },
    }),
  );
  expect(await page.locator('.form-title, .form-disclaimer').count()).toBe(0);
  expect(messages.filter(({ type }) => type === 'warning')).toEqual([]);
});
