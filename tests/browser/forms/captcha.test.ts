import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { Provider } from '../../../src/forms/captcha/vendors';
import { LETTER } from '../blocks/newsletter-markup';
import { eventually } from '../eventually';
import { pageOf, useStage, type Visit } from '../harness';
import { allMounted } from '../media/media-page';
import { arrived, settled } from '../wire';
import { type CaptchaMock, SCRIPTS, stubCaptcha } from './captcha-page';

const stage = useStage();
const KEY = '/api/form/FormSubmissionKey';
const SAVE = '/api/form/SaveFormSubmission';

const FORM = `<main><h1>Letters</h1><div data-block="newsletter" id="block" data-captcha-enabled="true" data-form-id="${LETTER}"><form method="post"><div class="form-item field email required" id="email-0002"><label for="mail">Email</label><input id="mail" name="email" type="email"></div><button>Sign up</button></form></div></main>`;

const DRAWN = `<main><h1>Letters</h1><div data-block="form" id="block" data-captcha-enabled="true" data-form-id="${LETTER}" data-block-json='{ "formFields": [{ "type": "text", "id": "text-0001", "title": "Name" }] }'></div></main>`;

interface Site {
  readonly provider?: Provider;
  readonly siteKey?: string;
  readonly answer?: CaptchaMock['answer'];
  readonly isRestrictive?: boolean;
  readonly body?: string;
  /** Runs before the page is opened. */
  prepare?(page: Page): Promise<unknown>;
}

async function show({
  provider = 'recaptcha',
  siteKey = 'key',
  answer = 'script',
  isRestrictive = false,
  body = FORM,
  prepare,
}: Site = {}) {
  let captcha: CaptchaMock | undefined;
  const context = {
    website: { id: '5b0000000000000000000001', captchaSettings: { siteKey, provider } },
    cookieSettings: { isCookieBannerEnabled: false, isRestrictiveCookiePolicyEnabled: isRestrictive },
  };
  const visit = await stage.show(
    pageOf({ body, context, tag: '<script async nonce="n0nce" src="/mortar.js"></script>' }),
    {
      async prepare(page) {
        captcha = await stubCaptcha(page, provider);
        captcha.answer = answer;
        await prepare?.(page);
      },
    },
  );
  await allMounted(visit.page);
  return { ...visit, captcha: captcha as CaptchaMock };
}

const tick = (page: Page) => page.getByLabel('I am human');
const submit = (page: Page) => page.getByRole('button', { name: 'Sign up' });
const says = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor();
const saved = async () => JSON.parse((await arrived(stage, SAVE)).at(-1)?.body ?? '');
const sent = () => stage.server.store.calls().filter(({ path }) => path === KEY || path === SAVE).length;

describe.each(Object.keys(SCRIPTS) as Provider[])('a form with %s', (provider) => {
  it('loads it at the first touch, is sent only when it is solved, and brings the answer along', async () => {
    const { page, captcha, errors } = await show({ provider });
    expect(captcha.asked).toEqual([]);
    await page.getByLabel('Email').fill('ada@kiln.example');
    await tick(page).waitFor();
    expect(captcha.asked).toHaveLength(1);
    expect(
      await page
        .locator(`script[src^="${SCRIPTS[provider]}"]`)
        .evaluate((script) => (script as HTMLScriptElement).nonce),
    ).toBe('n0nce');
    await submit(page).click();
    await says(page, 'Complete CAPTCHA before submitting.');
    expect(sent()).toBe(0);
    await tick(page).check();
    await submit(page).click();
    await page.locator('.form-submission-text').waitFor();
    const { captchaKey, form } = await saved();
    expect([captchaKey, JSON.parse(form)]).toEqual(['human-1', { 'email-0002': 'ada@kiln.example' }]);
    expect(errors).toEqual([]);
  });
});

it('comes to a field that had the focus before its code', async () => {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const prepare = (page: Page) =>
    page.route('**/chunks/form-captcha-*', (route) => late.then(() => route.continue()));
  const { page, captcha } = await show({ prepare });
  await page.getByLabel('Email').fill('ada@kiln.example');
  expect(captcha.asked).toEqual([]);
  arrive();
  await tick(page).waitFor();
});

it('stays solved when a field has to be filled in again', async () => {
  const { page } = await show();
  await page.getByLabel('Email').fill('ada');
  await tick(page).check();
  await submit(page).click();
  await page.locator('[aria-invalid="true"]').waitFor();
  expect(await tick(page).isChecked()).toBe(true);
  await page.getByLabel('Email').fill('ada@kiln.example');
  await submit(page).click();
  await page.locator('.form-submission-text').waitFor();
  expect((await saved()).captchaKey).toBe('human-1');
});

it('after a failed submission it asks anew, and the button waits for the answer', async () => {
  const { page } = await show();
  stage.server.faults.add({ path: SAVE, status: 500, times: 1 });
  await page.getByLabel('Email').fill('ada@kiln.example');
  await tick(page).check();
  await submit(page).click();
  await says(page, 'Unable to send form. Please try again later.');
  expect([await tick(page).isChecked(), await submit(page).isDisabled()]).toEqual([false, true]);
  await tick(page).check();
  await eventually(() => submit(page).isDisabled()).toBe(false);
  await submit(page).click();
  await page.locator('.form-submission-text').waitFor();
  expect((await saved()).captchaKey).toBe('human-2');
});

it.each([
  [300, 'compact'],
  [640, 'normal'],
])('on a screen of %i px it is %s', async (width, size) => {
  const { page } = await show();
  await page.setViewportSize({ width, height: 640 });
  await page.getByLabel('Email').focus();
  expect(await tick(page).getAttribute('data-size')).toBe(size);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
});

it('an answer that has expired is none', async () => {
  const { page } = await show();
  await page.getByLabel('Email').fill('ada@kiln.example');
  await tick(page).check();
  await page.evaluate('expire()');
  await submit(page).click();
  await says(page, 'Complete CAPTCHA before submitting.');
  expect(await page.getByLabel('Email').inputValue()).toBe('ada@kiln.example');
  expect(sent()).toBe(0);
});

it('that is blocked says so, nothing is sent without it, and the next touch tries again', async () => {
  const { page, captcha, errors } = await show({ answer: 'refuse' });
  await page.getByLabel('Email').fill('ada@kiln.example');
  await page.getByText('Unable to load. Try again.').waitFor();
  captcha.answer = 'script';
  await submit(page).click();
  await says(page, 'Complete CAPTCHA before submitting.');
  expect(sent()).toBe(0);
  await tick(page).check();
  await submit(page).click();
  await page.locator('.form-submission-text').waitFor();
  expect([captcha.asked.length, (await saved()).captchaKey]).toEqual([2, 'human-1']);
  expect(errors).toEqual([]);
});

it('that the site has not set up is said in the console, and the server decides', async () => {
  const { page, captcha, messages } = await show({ siteKey: '' });
  await page.getByLabel('Email').fill('ada@kiln.example');
  await eventually(() => messages.some(({ text }) => text.includes('ReCaptcha has not been set up!'))).toBe(
    true,
  );
  await submit(page).click();
  await page.locator('.form-submission-text').waitFor();
  expect([captcha.asked.length, (await saved()).captchaKey]).toEqual([0, undefined]);
});

const press = async (page: Page) => {
  const button = page.getByRole('button', { name: 'Submit' });
  const places = [await button.boundingBox()];
  await button.hover();
  await page.mouse.down();
  places.push(await button.boundingBox());
  await page.mouse.up();
  return places;
};

describe('what has failed is in the console in the words of the specification alone', () => {
  const failures = (messages: Visit['messages']) =>
    eventually(() =>
      messages
        .filter(({ type, text }) => type === 'error' && !/^Failed to load/.test(text))
        .map(({ text }) => text),
    );

  it('when the script is blocked', async () => {
    const { page, messages } = await show({ answer: 'refuse' });
    await page.getByLabel('Email').focus();
    await failures(messages).toEqual(['Unable to load. Try again.']);
  });

  it('when the vendor refuses the key, or the site has none', async () => {
    for (const siteKey of ['refused', '']) {
      const { page, messages } = await show({ siteKey });
      await page.getByLabel('Email').focus();
      await failures(messages).toEqual(['ReCaptcha has not been set up!']);
    }
  });

  it('when the form has gone', async () => {
    const { page, captcha, messages } = await show({ answer: 'silence' });
    await page.getByLabel('Email').focus();
    await eventually(() => captcha.asked.length).toBe(1);
    await page.evaluate('mortar.unmount()');
    await failures(messages).toEqual(['Document was destroyed']);
  });
});

it('a first touch that is a press of the submit button does not move the button away', async () => {
  const { page } = await show({ body: DRAWN });
  const [before, pressed] = await press(page);
  expect(pressed).toEqual(before);
  await says(page, 'Complete CAPTCHA before submitting.');
  await tick(page).waitFor();
});

it('that the site has not set up takes no space, and a press of the submit button submits', async () => {
  const { page, messages } = await show({ siteKey: '', body: DRAWN });
  const [before, pressed] = await press(page);
  await arrived(stage, SAVE);
  expect(pressed).toEqual(before);
  await eventually(
    () => messages.filter(({ text }) => text.includes('ReCaptcha has not been set up!')).length,
  ).toBe(1);
});

it('of a form that goes before its script comes is said to be destroyed, and leaves nothing', async () => {
  const { page, captcha, messages } = await show({ answer: 'silence' });
  const html = await page.locator('#block').evaluate((block) => block.innerHTML);
  await page.getByLabel('Email').focus();
  await eventually(() => captcha.asked.length).toBe(1);
  await page.evaluate('mortar.unmount()');
  await eventually(() => messages.some(({ text }) => text.includes('Document was destroyed'))).toBe(true);
  expect(html).toContain('Sign up');
  expect(await page.locator('.mortar-captcha').count()).toBe(0);
});

it('waits, on a site that asks first, for a press of its button', async () => {
  const { page, captcha } = await show({ isRestrictive: true });
  await page.getByLabel('Email').fill('ada@kiln.example');
  await page.getByText('The CAPTCHA comes from another site, which may set cookies.').waitFor();
  expect(captcha.asked).toEqual([]);
  await page.evaluate('mortar.consent.set(true); mortar.consent.set(false)');
  await settled(page);
  expect(captcha.asked).toEqual([]);
  await page.getByRole('button', { name: 'Load CAPTCHA' }).press('Enter');
  await eventually(() => page.evaluate("document.activeElement.matches('.mortar-captcha')")).toBe(true);
  await tick(page).waitFor();
  await page.keyboard.press('Tab');
  await tick(page).and(page.locator(':focus')).check();
  await submit(page).click();
  await page.locator('.form-submission-text').waitFor();
  expect((await saved()).captchaKey).toBe('human-1');
});

it('shows its button on pages that hide buttons without their own classes', async () => {
  const styles = '<style>button:not(.btn):not(.link) { display: none }</style>';
  const { page } = await show({ isRestrictive: true, body: styles + FORM });
  await page.getByLabel('Email').focus();
  await page.getByRole('button', { name: 'Load CAPTCHA' }).click();
  await tick(page).waitFor();
});
