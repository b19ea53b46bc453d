import type { CDPSession, Page } from 'playwright';
import { expect, it } from 'vitest';
import { eventually } from '../eventually';
import { useStage } from '../harness';
import { arrived, settled } from '../wire';
import {
  alert,
  drawnForm,
  field,
  fillIn,
  nativeForm,
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

const sent = (page: Page) => page.locator('#block .form-submission-text:focus').waitFor();

it.each([true, false])(
  'a box in the e-mail field that is ticked (%s) signs up for letters, and is no part of the address',
  async (isTicked) => {
    const box = '<label><input type="checkbox" name="letters" value="yes"> Letters, please</label>';
    const html = nativeForm().replace(/(<input[^>]*type="email"[^>]*>)/, `$1${box}`);
    const { page } = await showForm(stage, html);
    await fillIn(page);
    if (isTicked) await page.getByLabel('Letters, please').check();
    await sendButton(page).click();
    await sent(page);
    expect(sentBy(stored(stage)[0]).form).toEqual(VALUES);
    if (isTicked) {
      const [event] = await arrived(stage, '/api/v1/events');
      expect(JSON.parse(event?.body ?? '')).toMatchObject({ customSchemaName: 'newsletter_subscribed' });
    } else {
      await settled(page);
      expect(stage.server.store.calls({ path: '/api/v1/events' })).toEqual([]);
    }
  },
);

it.each([
  ['an inline style', 'class="form-submission-text" style="display: none"', ''],
  ['a style sheet', 'class="form-submission-text"', '#block .form-submission-text { display: none }'],
  ['a framework', 'class="form-submission-text d-none"', '.d-none { display: none !important }'],
  ['aria-hidden', 'class="form-submission-text" hidden aria-hidden="true"', ''],
  ['inert', 'class="form-submission-text" hidden inert', ''],
])(
  'a success message that the author hides by %s is shown in place of the form',
  async (_name, attributes, rules) => {
    const message = `<div ${attributes}>We will write.</div>`;
    const { page } = await showForm(stage, `<style>${rules}</style>${nativeForm({}, message)}`);
    await fillIn(page);
    await sendButton(page).click();
    await sent(page);
    expect(await page.locator('#block').innerText()).toBe('We will write.');
    expect(await page.getByRole('status').filter({ hasText: 'We will write.' }).count()).toBe(1);
  },
);

it('a form of one field without a button is sent by Enter', async () => {
  const item =
    '<div class="form-item field email" id="email-1"><label>Email <input type="email"></label></div>';
  const html = nativeForm().replace(/<form.*<\/form>/s, `<form>${item}</form>`);
  const { page } = await showForm(stage, html);
  await page.getByLabel('Email').fill('ada@kiln.example');
  await page.keyboard.press('Enter');
  const [call] = await arrived(stage, SAVE);
  expect(sentBy(call).form).toEqual({ 'email-1': 'ada@kiln.example' });
});

it('a button outside the form sends it, is locked meanwhile, and its words are sent', async () => {
  stage.server.faults.add({ path: SAVE, delay: 700, times: 1 });
  const html = nativeForm()
    .replace('<form', '<form id="outer"')
    .replace(/<button[^>]*type="submit".*?<\/button>/s, '');
  const button = '<button form="outer" id="send">Write to us</button>';
  const { page } = await showForm(stage, `${html}<p>${button}</p>`);
  await fillIn(page);
  await page.locator('#send').click();
  await page.getByRole('button', { name: 'Submitting…', disabled: true }).waitFor();
  await sent(page);
  expect(sentBy(stored(stage)[0])).toMatchObject({ submitButtonText: 'Write to us' });
  expect(await page.locator('#send').evaluate(({ outerHTML }) => outerHTML)).toBe(button);
});

it('a picture that sends the form is locked meanwhile', async () => {
  stage.server.faults.add({ path: SAVE, delay: 700, times: 1 });
  const picture = '<input type="image" src="/images/kiln.svg" alt="Write to us" width="90" height="30">';
  const { page } = await showForm(stage, nativeForm().replace('</form>', `${picture}</form>`));
  await fillIn(page);
  await page.getByAltText('Write to us').click();
  await eventually(() => page.getByAltText('Write to us').isDisabled()).toBe(true);
  await sent(page);
  expect(await page.locator('#block [type="image"]').evaluate(({ outerHTML }) => outerHTML)).toBe(picture);
});

it('a field outside the form is sent with it, and locked meanwhile', async () => {
  stage.server.faults.add({ path: SAVE, delay: 700, times: 1 });
  const html = nativeForm().replace('<form', '<form id="outer"');
  const outside = '<label>Size <select name="size" form="outer"><option>Large</option></select></label>';
  const { page } = await showForm(stage, `${html}<p>${outside}</p>`);
  await fillIn(page);
  await sendButton(page).click();
  await eventually(() => page.getByLabel('Size').isDisabled()).toBe(true);
  await sent(page);
  expect(sentBy(stored(stage)[0]).form).toMatchObject({ size: 'Large' });
  expect(await page.getByLabel('Size').isEnabled()).toBe(true);
});

it('values that cannot be written as JSON are not sent, and stay', async () => {
  const { page } = await showForm(stage, nativeForm());
  await fillIn(page);
  await page.evaluate(() => {
    JSON.stringify = () => {
      throw new TypeError('cyclic');
    };
  });
  await sendButton(page).click();
  await alert(page).waitFor();
  expect(await alert(page).textContent()).toBe('Could not parse the form fields, please check your entries.');
  expect(await typed(page)).toEqual(Object.values(TYPED));
  expect(stored(stage)).toEqual([]);
});

it('what few forms have may fail to load: the form works without, and takes back nothing of the server’s', async () => {
  const html = nativeForm({ keepDraft: true }).replace('<textarea', '<textarea maxlength="200"');
  const phone = { type: 'phone', id: 'phone-1', title: 'Phone', showCountryCode: true };
  const prepare = (page: Page) =>
    page.route(/chunks\/form-(counter|draft|countries|captcha)-/, (route) => route.abort());
  const { page } = await showForm(stage, html, { prepare });
  expect(await field(page, 'Message').getAttribute('maxlength')).toBe('200');
  await fillIn(page);
  await sendButton(page).click();
  await sent(page);
  const drawn = await showForm(stage, drawnForm({ formFields: [phone] }), { prepare });
  expect(await field(drawn.page, 'Country').getAttribute('type')).toBe('text');
});

it('whose captcha does not load is not sent, and asks for it again', async () => {
  let isBlocked = true;
  const { page } = await showForm(stage, nativeForm({ captchaEnabled: true }), {
    prepare: (page) =>
      page.route(/chunks\/form-captcha-/, (route) => (isBlocked ? route.abort() : route.continue())),
  });
  await fillIn(page);
  await sendButton(page).click();
  await alert(page).waitFor();
  expect(await alert(page).textContent()).toBe('Unknown error, please try again later.');
  isBlocked = false;
  await sendButton(page).click();
  await eventually(() => stored(stage).length).toBe(1); // without a site key the server decides
});

/** Chunks whose components throw while they are drawn. */
const brokenParts = (parts: Record<string, string>) => async (page: Page) => {
  for (const [chunk, component] of Object.entries(parts)) {
    const body = `export function ${component}() { throw new Error('broken ${component}'); }`;
    await page.route(new RegExp(`chunks/${chunk}-`), (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
  }
};

it('parts that throw while they are drawn are each reported once: the form is sent with what was typed', async () => {
  const html = nativeForm({ keepDraft: true }).replace('<textarea', '<textarea maxlength="200"');
  const prepare = brokenParts({
    'form-draft': 'Draft',
    'form-counter': 'Counters',
    'form-print': 'PrintedValues',
  });
  const { page, messages } = await showForm(stage, html, { prepare });
  const reports = () => messages.filter(({ text }) => text.includes('broken ')).map(({ text }) => text);
  await fillIn(page);
  await eventually(() => reports().length).toBe(3);
  expect(await page.evaluate('mortar.blocks().map(({ state }) => state)')).toEqual(['mounted']);
  expect(await typed(page)).toEqual(Object.values(TYPED));
  await sendButton(page).click();
  await sent(page);
  expect(sentBy(stored(stage)[0]).form).toEqual(VALUES);
  expect(new Set(reports()).size).toBe(3);
  expect(reports()).toHaveLength(3);
});

it('whose captcha throws while it is drawn is not sent, and keeps what was typed', async () => {
  const { page } = await showForm(stage, nativeForm({ captchaEnabled: true }), {
    prepare: brokenParts({ 'form-captcha': 'CaptchaHost' }),
  });
  await fillIn(page);
  await sendButton(page).click();
  await alert(page).waitFor();
  expect(await alert(page).textContent()).toBe('Unknown error, please try again later.');
  expect(await typed(page)).toEqual(Object.values(TYPED));
  expect(stored(stage)).toEqual([]);
});

it('whose thanks throw while they are drawn was sent, and lets go of its button', async () => {
  const { page } = await showForm(stage, nativeForm());
  await fillIn(page);
  await page.evaluate(() => {
    const { setAttribute } = Element.prototype;
    Element.prototype.setAttribute = function (name, value) {
      if (value.includes('mortar-sent-message')) throw new Error('broken message');
      setAttribute.call(this, name, value);
    };
  });
  await sendButton(page).click();
  await eventually(() => stored(stage).length).toBe(1);
  await eventually(() => sendButton(page).isEnabled()).toBe(true);
  expect(await page.getAttribute('#block', 'data-block-state')).toBe('mounted');
});

it('a draft that the page ends half way is restored no further, and stays whole', async () => {
  const { page } = await showForm(stage, nativeForm({ keepDraft: true }));
  await fillIn(page);
  await page.addInitScript(() => {
    const script = window as unknown as { mortar: { unmount(): void } };
    document.addEventListener('input', () => !sessionStorage.stopped && script.mortar.unmount());
  });
  await visitAgain(page);
  await page.waitForSelector('#block:not([data-block-state])');
  expect(await typed(page)).toEqual(['Ada']);
  await page.evaluate("sessionStorage.stopped = 'yes'");
  await visitAgain(page);
  await eventually(() => typed(page)).toEqual(Object.values(TYPED));
});

it('a draft has what was typed before its code was there, and nothing after', async () => {
  let release = () => {};
  const isTyped = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { page } = await showForm(stage, nativeForm({ keepDraft: true }), {
    prepare: (page) => page.route(/chunks\/form-draft-/, (route) => isTyped.then(() => route.continue())),
  });
  await fillIn(page);
  release();
  await eventually(() => page.evaluate('JSON.stringify(sessionStorage)')).toContain('for two?');
  await visitAgain(page);
  await eventually(() => typed(page)).toEqual(Object.values(TYPED));
});

it('a draft does not replace what was typed before it came', async () => {
  const { page } = await showForm(stage, nativeForm({ keepDraft: true }));
  await fillIn(page);
  await eventually(() => page.evaluate('JSON.stringify(sessionStorage)')).toContain('for two?');
  let release = () => {};
  const typedAnew = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/chunks\/form-draft-/, (route) => typedAnew.then(() => route.continue()));
  await visitAgain(page);
  await page.waitForSelector('#block[data-block-state="mounted"]');
  await field(page, 'Email').fill('new@kiln.example');
  release();
  await eventually(() => field(page, 'Message').inputValue()).toBe(TYPED.Message);
  expect(await field(page, 'Email').inputValue()).toBe('new@kiln.example');
});

it('sixty fields take each key in little more time than six', async () => {
  const [few, many] = [await timeOfKeys(6), await timeOfKeys(60)];
  expect(many).toBeLessThan(4 * few); // ten times where every key is the work of every field
});

/** Seconds of script for forty keys in a form of so many fields. */
async function timeOfKeys(count: number): Promise<number> {
  const formFields = Array.from({ length: count }, (_, index) => ({
    type: index % 2 ? 'textarea' : 'text',
    id: `f-${index}`,
    title: `Field ${index}`,
    required: true,
    maxLength: 200,
  }));
  const context = { featureFlags: { formTextareaMaxLength: true } };
  const { page } = await showForm(stage, drawnForm({ formFields, keepDraft: true }), { context });
  await page.locator('.mortar-counter').first().waitFor();
  await sendButton(page).click(); // every field is marked now
  await alert(page).waitFor();
  await page.locator('textarea').nth(1).focus();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const before = await scriptTime(session);
  for (let key = 0; key < 40; key++) await page.keyboard.press('x');
  return (await scriptTime(session)) - before;
}

/** Seconds of script since the page was opened. */
async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
}
