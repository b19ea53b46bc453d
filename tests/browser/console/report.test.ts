import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { pageOf, siteContext, useStage } from '../harness';
import { accordion } from '../markup';
import { BODY } from './console-page';

const stage = useStage();

/** What must not get into a ticket, as it would be found in the report. */
const PERSONAL = {
  email: 'ann.other@example.com',
  phone: '+44 20 7946 0958',
  shortPhone: '555-0199',
  key: 'sk9a8b7c6d5e4f3a2b1c0d9e8f',
  jwt: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbm4ifQ.s1gnatur3',
  uuid: '123e4567-e89b-42d3-a456-426614174000',
  order: 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6',
  typed: 'Ann Other, 12 Kiln Lane',
  name: 'Ann Beth Other',
};
const { email, phone, shortPhone, key, jwt, uuid, typed, name } = PERSONAL;

/** Also as addresses write them. */
const FORMS = Object.values(PERSONAL).flatMap((text) => [text, encodeURIComponent(text)]);

const ALL = Object.values(PERSONAL).join(' ');

describe('mortar.report()', () => {
  it('says what a ticket needs', async () => {
    const body = `${accordion('faq')}<div data-block="accordion" id="broken"></div><div data-block="acordion"></div>`;
    const { page } = await stage.show(pageOf({ body, head: '<meta name="generator" content="Kiln 3.2">' }), {
      viewport: { width: 900, height: 700 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
      cookies: { kiln: 'hot' },
    });
    await page.waitForSelector('#faq[data-block-state="mounted"]');
    await eventually(() => page.evaluate<string>('mortar.report()')).toMatch(/POST .*RecordHit: sent/);
    const report = await page.evaluate<string>('mortar.report()');
    for (const line of [
      /^Mortar \d+\.\d+\.\d+, React 19\.\d+\.\d+$/m,
      /^address: http:.*\/fixture$/m,
      /^template version: 7\.1$/m,
      /^generator: Kiln 3\.2$/m,
      /Mozilla\/5\.0/,
      /^viewport: 900 x 700 px, device pixel ratio 1$/m,
      /^languages: en-GB/m,
      /^cookies available: yes; names: .*kiln/m,
      /^storage available: yes$/m,
      /^reduced motion: yes$/m,
      /^policy: the tag has no nonce; refused: nothing known$/m,
      /^answer: not answered$/m,
      /^visit is tracked: yes$/m,
      /^cookie banner is shown: no, cookie banner enabled: no/m,
      /^initializer cookie-banner: done, [\d.]+ ms$/m,
      /^block accordion: mounted, [\d.]+ ms, #faq$/m,
      /^block accordion: failed, #broken, .*no element matches/m,
      /^problem unknown-block, div: data-block="acordion" is not a block\. Did you mean accordion\?$/m,
    ])
      expect(report).toMatch(line);
  });

  it('names what the security policy has refused', async () => {
    const body = '<img src="https://elsewhere.test/a.png?token=secret1234" alt="">';
    const headers = { 'content-security-policy': "img-src 'self'" };
    const { page } = await stage.show(pageOf({ body }), { headers });
    await eventually(() => page.evaluate<string>('mortar.report()')).toMatch(
      /refused: img-src https:\/\/elsewhere\.test\/a\.png\?token$/m,
    );
    expect(await page.evaluate<string>('mortar.report()')).not.toContain('secret1234');
  });

  it('holds no short text that was typed, but ordinary words, and numbers that the page offers', async () => {
    const body = '<input id="pin"><input id="initials"><input value="5">';
    const { page } = await stage.show(pageOf({ body }));
    await page.fill('#pin', '739');
    await page.fill('#initials', 'an');
    await page.evaluate(
      "mortar.reportError(new Error('Code 739 of an was refused in 1739 and another 5 times'))",
    );
    await eventually(() => page.evaluate<string>('mortar.report()')).toContain(
      'Code … of … was refused in 1739 and another 5 times',
    );
  });

  it('holds nothing personal, wherever it stands on the page', async () => {
    const settings = JSON.stringify({ allowMultipleOpenItems: ALL, expandFirstItem: ALL }).replaceAll(
      '"',
      '&quot;',
    );
    const body = `
      <div data-block="accordion" id="faq" data-block-json="${settings}" data-allow-multiple="${ALL}">${accordion('inner').replace(/^<div[^>]*>/, '')}
      <div data-block="${ALL}"></div>
      <a href="mailto:${email}?subject=${key}">mail</a> <a href="tel:${phone}">call</a> <a href="/orders/${uuid}?token=${key}"></a>
      <form><input name="email" value="${email}"><input type="hidden" name="key" value="${key}"><input id="written" name="address"><textarea>${name}</textarea></form>`;
    const context = {
      authenticatedAccount: { id: uuid, email, firstName: 'Ann', displayName: name, phone: { home: phone } },
      websiteRoles: [4],
      templateId: email,
      templateVersion: shortPhone,
      collection: { id: `${email} ${key}`, title: ALL, fullUrl: `/${key}` },
      website: { id: phone, identifier: email, developerMode: true },
      anythingElse: ALL,
    };
    const query = new URLSearchParams({ email, phone, token: key, jwt, q: ALL });
    const { page } = await stage.show(
      pageOf({ body, context, head: `<meta name="generator" content="Kiln for ${email}">` }),
      {
        path: `/fixture/${key}/${encodeURIComponent(email)}/${encodeURIComponent(name)}?${query}#${email}`,
        cookies: { [`for-${key}`]: key },
      },
    );
    await page.fill('#written', typed);
    await page.evaluate(
      `(() => {
        const all = ${JSON.stringify(ALL)};
        setTimeout(() => { throw new Error('Cannot save ' + all + ' at https://kiln.test/orders/${uuid}?key=${key}#${key}'); });
        Promise.reject(new TypeError('Bearer ${key} was refused for ${name}'));
        mortar.reportError(new Error('Unknown: ' + all), { all });
        mortar.reportError(new Error('No file u${name}1'));
        mortar.recordEvent('Order of ' + all, { all });
        mortar.track('order', { all });
        mortar.request('GET', '/api/orders/${uuid}', { query: { email: ${JSON.stringify(email)}, token: ${JSON.stringify(key)} } }).catch(() => {});
      })()`,
    );
    await eventually(() => page.evaluate<string>('mortar.report()')).toMatch(
      /error page window, .*Cannot save/,
    );
    await eventually(() => page.evaluate<string>('mortar.report()')).toMatch(/\/api\/orders\/…: failed/);
    const report = await page.evaluate<string>('mortar.report()');
    expect(FORMS.filter((text) => report.includes(text))).toEqual([]);
    expect(report).not.toContain('Beth'); // of the whole name, whatever part of it is known too
    for (const shown of ['block accordion: ', 'unknown-block', 'Unknown: ', 'isSignedIn":true'])
      expect(report).toContain(shown);
  });

  it('keeps what is nobody’s: files, lines, blocks and steps', async () => {
    const head = `<script src="/mortar.js"></script><script>throw new TypeError('the oven is cold')</script>`;
    const { page } = await stage.show(
      pageOf({ head, tag: '', body: '<input value="accordion"><div data-block="accordion" id="faq"></div>' }),
    );
    await eventually(() => page.evaluate<string>('mortar.report()')).toMatch(
      /^block accordion: failed, #faq/m,
    );
    expect(await page.evaluate<string>('mortar.report()')).toMatch(
      /the oven is cold at http:.*\/fixture:1:\d+$/m,
    );
  });

  it('holds no cookie values, no personal data and no form values', async () => {
    const account = { id: 'acc-1', email: 'ann@example.com', displayName: 'Ann Other' };
    const website = { ...(siteContext().website as object), developerMode: true };
    const { page } = await stage.show(
      pageOf({
        body: `${BODY}<form><input name="phone" value="555-0199"></form>`,
        context: { website, authenticatedAccount: account, websiteRoles: [1] },
      }),
      { cookies: { secret: 'cookie-value-1' }, path: '/fixture?email=bob@example.com&token=t0k3n' },
    );
    await page.waitForSelector('#faq[data-block-state="mounted"]');
    const report = await page.evaluate<string>('mortar.report()');
    for (const part of [
      'secret',
      'accordion',
      'mounted',
      'cookie-banner',
      'error-reporter',
      '5b0000000000000000000001',
    ]) {
      expect(report).toContain(part);
    }
    for (const leak of [
      'cookie-value-1',
      'ann@example.com',
      'Ann Other',
      'acc-1',
      '555-0199',
      'bob@',
      't0k3n',
    ]) {
      expect(report).not.toContain(leak);
    }
  });

  it('holds the page’s errors, those from before the start included, without what is somebody’s own', async () => {
    const head = `<script src="/mortar.js"></script><script>throw new TypeError('the oven is cold for ann@example.com')</script>`;
    const body = `<script>Promise.reject(new Error('no flour'))</script>`;
    const { page } = await stage.show(pageOf({ head, body, tag: '' }));
    await page.evaluate("mortar.reportError(new RangeError('too many loaves'))");
    await eventually(() => page.evaluate<string>('mortar.report()')).toMatch(/no flour/);
    const lines = (await page.evaluate<string>('mortar.report()')).split('\n');
    const errors = lines.filter((line) => line.startsWith('error '));
    expect(errors).toHaveLength(3);
    expect(errors[0]).toMatch(/^error page window, .*the oven is cold for … at .*\/fixture:1:\d+$/);
    expect(errors.join()).toMatch(/error page window,[^,]*no flour/);
    expect(errors.join()).toMatch(/error author page,[^,]*too many loaves/);
  });
});

describe('mortar.report({ copy: true })', () => {
  it('is not stopped by a drawing that has elements with the names of fields', async () => {
    const body = '<svg id="drawing"></svg>';
    const { page } = await stage.show(pageOf({ body }));
    await page.evaluate(
      "for (const name of ['input', 'textarea', 'select']) document.querySelector('#drawing').append(document.createElementNS('http://www.w3.org/2000/svg', name))",
    );
    expect(await page.evaluate('mortar.report()')).toMatch(/^Mortar \d/m);
  });

  it('puts the same text on the clipboard', async () => {
    const { page } = await stage.show(pageOf({ body: '<textarea aria-label="Mail"></textarea>' }), {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const report = await page.evaluate<string>('mortar.report({ copy: true })');
    const mail = page.getByLabel('Mail');
    await mail.press('ControlOrMeta+V');
    expect(await mail.inputValue()).toBe(report);
  });

  it('prints the text where the browser refuses, and answers the same', async () => {
    const { page, messages } = await stage.show(pageOf(), {
      before: "Object.defineProperty(navigator, 'clipboard', { value: undefined })",
    });
    const report = await page.evaluate<string>('mortar.report({ copy: true })');
    expect(report).toMatch(/^## Page\nMortar/);
    expect(messages.find(({ text }) => text.includes('refuses the clipboard'))?.text).toContain(report);
  });

  it('copies nothing unless it is asked to, whatever it is given', async () => {
    const { page, errors } = await stage.show(pageOf(), {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.evaluate("navigator.clipboard.writeText('before')");
    for (const wrong of [
      'undefined',
      'null',
      "'copy'",
      '7',
      '[]',
      "Symbol('s')",
      '{ copy: false }',
      '() => {}',
    ])
      expect(await page.evaluate(`mortar.report(${wrong})`)).toMatch(/^## Page/);
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe('before');
    expect(errors).toEqual([]);
  });
});
