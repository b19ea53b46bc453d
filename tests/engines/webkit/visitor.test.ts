import { expect, test } from 'vitest';
import type { Session } from './session.ts';
import { until, untilMounted, useWebKit } from './stage.ts';

const stage = useWebKit();
const BANNER = '.gdpr-cookie-banner';

const thanks = (block: string, text: string) =>
  `document.querySelector('[data-block="${block}"] .form-submission-text')?.textContent === '${text}'`;
const value = (session: Session, selector: string) =>
  session.evaluate(`document.querySelector(${JSON.stringify(selector)}).value`);

test('a form says what is missing, is sent once, and thanks', async () => {
  const session = await stage.visit('/blocks/form');
  await untilMounted(session, '[data-block="form"]');
  await session.click('[data-block="form"] [type="submit"]');
  await until(session, `document.querySelectorAll('[data-block="form"] .field-error').length >= 3`);
  await session.type('[name="fname"]', 'Ada');
  await session.type('[name="lname"]', 'Miller');
  await session.type('#email-0001-field', 'ada@example.com');
  await session.type('#textarea-0001-field', 'Is there rye on Monday?');
  await session.click('[data-block="form"] [type="submit"]');
  await until(session, thanks('form', 'Thank you. We answer between two firings.'));
  const calls = stage.server.store.calls({ path: '/api/form/SaveFormSubmission' });
  expect(calls.map(({ status }) => status)).toEqual([200]);
  expect(JSON.parse((JSON.parse(calls[0]?.body ?? '{}') as { form: string }).form)).toMatchObject({
    'email-0001': 'ada@example.com',
    'textarea-0001': 'Is there rye on Monday?',
  });
});

test('a form that could not be sent keeps what was typed', async () => {
  const session = await stage.visit('/blocks/newsletter');
  await untilMounted(session, '[data-block="newsletter"]');
  stage.server.faults.add({ path: '/api/form/SaveFormSubmission', drop: true });
  await session.type('#email-0002-field', 'ada@example.com');
  await session.click('[data-block="newsletter"] [type="submit"]');
  await until(
    session,
    `document.querySelector('[data-block="newsletter"] [role="alert"]')?.textContent`,
    20_000,
  );
  expect(await value(session, '#email-0002-field')).toBe('ada@example.com');
  stage.server.faults.clear();
  await session.click('[data-block="newsletter"] [type="submit"]');
  await until(session, thanks('newsletter', 'Welcome. The next letter comes on the first of the month.'));
});

test.each([
  ['accept', 'true', 'The analytics script has run.'],
  ['decline', 'false', 'The analytics script has not run.'],
])('the cookie banner asks once: %s', async (button, answer, analytics) => {
  const cookies = { demo: '{"cookieBannerAcceptType":"OPT_IN_AND_OUT"}' };
  const session = await stage.visit('/features/cookie-banner', { cookies });
  await until(session, `document.querySelector('${BANNER} .${button}')?.checkVisibility()`);
  await session.click(`${BANNER} .${button}`);
  await until(session, `!document.querySelector('${BANNER}')`);
  expect(await session.evaluate('document.cookie')).toMatch(`ss_cookieAllowed=${answer}`);
  await stage.visit('/features/cookie-banner', { cookies: {} });
  await until(session, `document.querySelector('#analytics-output').textContent === '${analytics}'`);
  expect(await session.evaluate(`Boolean(document.querySelector('${BANNER}'))`)).toBe(false);
  await session.click('[data-cookie-settings]');
  await until(session, `document.querySelector('${BANNER}')?.checkVisibility()`);
});

test('a popup opens, Escape closes it and gives the focus back', async () => {
  const session = await stage.visit('/blocks/popup-overlay');
  await session.click('[data-opens="letter"]');
  await until(session, `document.querySelector('#letter').checkVisibility()`);
  await until(session, `document.querySelector('#letter').contains(document.activeElement)`);
  await session.press('Escape');
  await until(session, `!document.querySelector('#letter').checkVisibility()`);
  expect(await session.evaluate('document.activeElement.dataset.opens')).toBe('letter');
  expect(await session.evaluate('location.pathname')).toBe('/blocks/popup-overlay');
});

test('a page from the back-forward cache goes on', async () => {
  const session = await stage.visit('/blocks/accordion');
  await untilMounted(session, '[data-block="accordion"]');
  await session.evaluate(
    "(addEventListener('pageshow', ({ persisted }) => { window.persisted = persisted; }), 0)",
  );
  await session.open(`${stage.server.url}/about`);
  await session.evaluate('void history.back()');
  await until(session, 'window.persisted === true');
  await session.click('#flour button');
  await until(session, "document.querySelector('#flour button').ariaExpanded === 'true'");
});

test('every block is mounted where a file that they share was lost once', async () => {
  stage.server.faults.add({ path: '/chunks/base-', drop: true, times: 1 });
  const session = await stage.visit('/blocks/text-shrink');
  await untilMounted(session, '[data-block="text-shrink"]');
});
