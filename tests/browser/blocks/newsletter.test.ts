import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { axeFaults } from '../axe';
import { eventually } from '../eventually';
import { pageOf, useStage, type VisitOptions } from '../harness';
import { allMounted } from '../media/media-page';
import { arrived } from '../wire';
import { LETTER, publishedNewsletter } from './newsletter-markup';

const stage = useStage();
const SAVE = '/api/form/SaveFormSubmission';
const EVENTS = '/api/v1/events';
const HIDDEN = '<style>.hidden{display:none}</style>';

async function show(body: string, options: VisitOptions = {}) {
  const visit = await stage.show(
    pageOf({ head: HIDDEN, body: `<main><h1>Letters</h1>${body}</main>` }),
    options,
  );
  await allMounted(visit.page);
  return visit;
}

async function signUp(page: Page, address = 'ada@kiln.example') {
  await page.getByLabel('Email').fill(address);
  await page.getByRole('button').click();
}

const answer = (page: Page) => page.locator('#block .form-submission-text:visible');

/** The named events that the server has of subscriptions. */
const subscriptions = () =>
  stage.server.store
    .calls({ path: EVENTS })
    .map(({ body }) => JSON.parse(body))
    .filter(({ customSchemaName }) => customSchemaName === 'newsletter_subscribed');

it('a published form is sent once, thanks, and is counted as a subscription', async () => {
  const { page, errors } = await show(publishedNewsletter(), {
    before:
      "window.told = []; addEventListener('form:success', ({ target, detail }) => told.push([target.id, detail.formId]));",
  });
  expect(await axeFaults(page)).toEqual([]);
  await page.getByLabel('First Name').fill('Ada');
  await signUp(page);
  await answer(page).waitFor();
  expect(await answer(page).textContent()).toBe('Thank you!');
  expect(await page.evaluate('told')).toEqual([['block', LETTER]]);
  await eventually(subscriptions).toHaveLength(1);
  expect(subscriptions()[0].customData).toEqual({ formId: LETTER });
  const saved = await arrived(stage, SAVE);
  expect(saved.map(({ status }) => status)).toEqual([200]);
  const { formId, objectName, form } = JSON.parse(saved[0]?.body ?? '');
  expect([formId, objectName, JSON.parse(form)]).toEqual([
    LETTER,
    'block-letter',
    { 'name-0002': ['Ada', ''], 'email-0002': 'ada@kiln.example' },
  ]);
  expect(await axeFaults(page)).toEqual([]);
  expect(errors).toEqual([]);
});

it('that leads on to another page at once is counted all the same', async () => {
  stage.server.faults.add({ path: SAVE, delay: 800 });
  const { page } = await show(publishedNewsletter('data-success-redirect="/visit"'), {
    prepare: (page) =>
      page.route('**/author-*.js', async (route) => {
        await new Promise((resume) => setTimeout(resume, 500)); // less than the submission takes, more than the next page
        await route.continue().catch(() => {}); // the page has been left
      }),
  });
  await signUp(page);
  await page.waitForURL('**/visit');
  await eventually(subscriptions).toHaveLength(1);
});

it.each([
  ['500', 'Unable to send form. Please try again later.', { status: 500 }],
  ['429', 'Unable to submit form. Submission rate limit exceeded. Please try again later.', { status: 429 }],
])(
  'that the server answers with %s is no subscription, and what was typed stays',
  async (_status, text, fault) => {
    stage.server.faults.add({ path: SAVE, ...fault });
    const { page } = await show(publishedNewsletter());
    await signUp(page);
    await page.getByRole('alert').filter({ hasText: text }).waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('ada@kiln.example');
    await signUp(page, 'nobody');
    await page.getByRole('alert').filter({ hasText: 'Email addresses should follow the format' }).waitFor();
    expect(stage.server.store.calls({ path: SAVE })).toHaveLength(1);
    expect(subscriptions()).toEqual([]);
  },
);

it.each([
  ['is to be confirmed by a link that was sent', '', /^Check your inbox: .* look in your spam folder\.$/],
  ['is answered by the author', 'data-success-text="Welcome"', /^Welcome$/],
])('with double opt-in it %s', async (_how, attributes, text) => {
  const { page } = await show(publishedNewsletter(`data-double-opt-in="true" ${attributes}`));
  await signUp(page);
  await answer(page).waitFor();
  expect(await answer(page).textContent()).toMatch(text);
});

it('a published form whose handler a strict policy blocks is sent all the same', async () => {
  const { page } = await stage.visit('/strict/blocks/newsletter');
  const block = page.locator('#block-newsletter-demo');
  await block.scrollIntoViewIfNeeded();
  await block.and(page.locator('[data-block-state="mounted"]')).waitFor();
  await block.getByLabel('Email').fill('ada@kiln.example');
  await block.getByRole('button').click();
  await block.locator('.form-submission-text:visible').waitFor();
  expect((await arrived(stage, SAVE)).map(({ status }) => status)).toEqual([200]);
});

it('is drawn from its fields where the server has no form, and the pixel hears of the sign-up', async () => {
  const settings = {
    formId: LETTER,
    formFields: [{ type: 'email', id: 'email-0002', title: 'Email', required: true }],
    formSubmitButtonText: 'Sign Up',
  };
  const { page, errors } = await show(
    `<div data-block="newsletter" id="block" data-block-json='${JSON.stringify(settings)}'></div>`,
    { before: 'window.fired = []; window.fbq = (...call) => fired.push(call);' },
  );
  expect(await axeFaults(page)).toEqual([]);
  await signUp(page);
  await answer(page).waitFor();
  const saved = await arrived(stage, SAVE);
  expect(JSON.parse(JSON.parse(saved[0]?.body ?? '').form)).toEqual({ 'email-0002': 'ada@kiln.example' });
  await eventually(subscriptions).toHaveLength(1);
  expect(await page.evaluate('fired')).toEqual([['track', 'Lead']]);
  await page.evaluate('mortar.unmount()');
  expect(await page.locator('#block').innerHTML()).toBe('');
  expect(errors).toEqual([]);
});

it('is small in less than 320 px, as long as it is', async () => {
  const { page } = await show(
    `<style>#block { box-sizing: border-box; padding: 10px; border: 1px solid }</style>${publishedNewsletter()}`,
  );
  const isSmallAt = async (width: number, isSmall: boolean) => {
    await page.evaluate(`document.querySelector('#block').style.width = '${width}px'`);
    await eventually(() =>
      page.evaluate("document.querySelector('#block').classList.contains('newsletter--small')"),
    ).toBe(isSmall);
  };
  await isSmallAt(319, true);
  await isSmallAt(320, false);
  await isSmallAt(200, true);
  await page.evaluate('mortar.unmount()');
  expect(await page.locator('#block').getAttribute('class')).toBe(
    'sqs-block newsletter-block sqs-block-newsletter',
  );
});

it('a newsletter whose code does not come says that nothing was sent, keeps what was typed and can be sent later', async () => {
  const visit = await stage.show(pageOf({ head: HIDDEN, body: publishedNewsletter() }), {
    prepare: (page) => page.route(/chunks\/(newsletter|form)-/, (route) => route.abort()),
  });
  const { page } = visit;
  await page.waitForSelector('#block[data-block-state="failed"]');
  await signUp(page);
  const said = () =>
    page.getByRole('button').evaluate((button: HTMLButtonElement) => button.validationMessage);
  await eventually(said).toBe('Unknown error, please try again later.');
  await eventually(() => page.evaluate(() => document.activeElement?.localName)).toBe('button');
  expect(await page.getByLabel('Email').inputValue()).toBe('ada@kiln.example');
  await page.unroute(/chunks\/(newsletter|form)-/);
  await page.getByRole('button').click();
  await eventually(() => answer(page).textContent()).toBe('Thank you!');
  expect(visit.errors).toEqual([]);
});
