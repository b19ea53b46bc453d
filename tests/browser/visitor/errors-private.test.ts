import { describe, expect, test } from 'vitest';
import { pageOf, useStage } from '../harness.ts';
import { arrived, askedUntilLeft, ERRORS, logged } from '../wire.ts';
import { onlyReport, showWithCrumb } from './error-page.ts';

const stage = useStage();

describe('what is private stays on the page', () => {
  const SECRETS = /geheim|ann(@|%40)kiln/;
  test.each([
    '?token=geheim',
    '?cartToken=geheim&x=1',
    '?access_token=geheim',
    '?email=ann@kiln.test',
    '?e=ann%40kiln.test',
    '?user_email=ann@kiln.test',
    '?crumb=geheim#x',
    '?password=geheim',
    '?client_secret=geheim',
    '?Authorization=geheim',
    '?jwt=geheim',
    '?otp=geheim',
    '?pwd=geheim',
    '?pass=geheim',
    '?sig=geheim',
    '?user[pass]=geheim',
    '?token=a)geheim',
    '#access_token=geheim&x=1',
    '?a=1;token=geheim',
    '?next=%2Fshelf%3Ftoken%3Dgeheim',
    '?next=%2Fshelf%3Ftoken%3Dgeheim%26key%3Dgeheim%26x%3D1',
    '?next=%2Fgo%3Fnext%3D%252Fshelf%253Fa%253D1%2526token%253Dgeheim',
  ])('%s is stripped from every part of a report', async (secret) => {
    const { page } = await showWithCrumb(stage, pageOf(), { path: `/fixture${secret}` });
    await page.evaluate(() => {
      const error = new Error(`GET ${location.href} failed`);
      dispatchEvent(
        new ErrorEvent('error', {
          error,
          message: error.message,
          filename: location.href,
          lineno: 1,
          colno: 1,
        }),
      );
    });
    const { call } = await onlyReport(stage);
    expect(call?.body).not.toMatch(SECRETS);
    expect(call?.body).toContain('/fixture');
  });

  test.each([
    `undefined is not an object (evaluating 'e.code=="x"?this.list.items:this.rest')`,
    'e.keyCode=t.which,n.handler is not a function',
    'authors.map(author=>author.name.first) failed',
    `'[data-key="a"]>input:has(' is not a valid selector`,
  ])('code in a message stays readable: %s', async (message) => {
    const { page } = await showWithCrumb(stage, pageOf());
    await page.evaluate((text) => {
      dispatchEvent(new ErrorEvent('error', { error: new Error(text), message: text, lineno: 1, colno: 1 }));
    }, message);
    const { call } = await onlyReport(stage);
    expect(call?.body).toContain(JSON.stringify(message).slice(1, -1));
  });

  test('form values, cookies and storage are never in a report', async () => {
    const { page } = await showWithCrumb(
      stage,
      pageOf({ body: '<input aria-label="Card" value="4111-1111">' }),
      {
        cookies: { cart: 'geheim' },
      },
    );
    await page.evaluate(() => {
      localStorage.setItem('key', 'geheim');
      (window as never as { mortar: { reportError(error: unknown): void } }).mortar.reportError(
        new Error('burnt'),
      );
    });
    const { call } = await onlyReport(stage);
    expect(call?.body).not.toMatch(/4111-1111|geheim/);
  });
});

describe('a report that fails', () => {
  test.each([
    ['is refused', { status: 500 }],
    ['is unauthorised', { status: 401 }],
    ['gets no JSON', { malformed: true }],
    ['is cut off', { drop: true }],
  ])('because it %s is not reported, repeated or printed', async (_case, fault) => {
    stage.server.faults.add({ path: ERRORS, ...fault });
    const visit = await showWithCrumb(stage, pageOf());
    await visit.page.evaluate(() => setTimeout(() => Promise.reject(new Error('once'))));
    await arrived(stage, ERRORS);
    await logged(visit.page, ERRORS, 'malformed' in fault ? 'sent' : 'failed');
    expect(
      visit.messages.filter(
        ({ text, type }) => /error|warning/.test(type) && !/^Failed to load resource/.test(text),
      ),
    ).toEqual([]);
    expect(await askedUntilLeft(visit, ERRORS)).toHaveLength(1);
  });

  test('for want of a crumb is let be', async () => {
    const visit = await stage.show(pageOf());
    await visit.page.evaluate(() => setTimeout(() => Promise.reject(new Error('once'))));
    const [call] = await arrived(stage, ERRORS);
    expect([call?.status, call?.headers['x-csrf-token']]).toEqual([400, undefined]);
    expect(await askedUntilLeft(visit, ERRORS)).toHaveLength(1);
  });
});
