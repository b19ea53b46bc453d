import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { axeFaults } from '../axe.ts';
import { eventually } from '../eventually.ts';
import { useStage, type VisitOptions } from '../harness.ts';
import { retype } from '../retype.ts';

const stage = useStage();

async function open(path: string, ready: string, options: VisitOptions = {}) {
  const visit = await stage.visit(path, { started: false, ...options });
  await visit.page.waitForSelector(ready);
  return visit;
}

/** By how many pixels the page is wider than what a scroll bar leaves of the window. */
const TOO_WIDE = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

const colorsOf = (page: Page) => page.locator('.swatches code').allTextContents();

describe('the palette studio', () => {
  const studio = (options?: VisitOptions) => open('/config/palette/', '.swatches', options);

  test('shows a palette that grows from a colour, by keys alone', async () => {
    const { page, errors, messages } = await studio();
    expect(await colorsOf(page)).toHaveLength(10);
    await page.getByLabel('Or write it').focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('rgb(35, 96, 90)');
    expect(await colorsOf(page)).toContain('rgb(35, 96, 90)');
    expect(await page.getByLabel('Pick one').inputValue()).toBe('#23605a');
    expect(await page.locator('.code').textContent()).toContain('--accent: rgb(35, 96, 90);');
    await page.getByLabel('Monochrome').focus();
    const before = await colorsOf(page);
    await page.keyboard.press('ArrowDown');
    expect(await page.getByLabel('Complementary').isChecked()).toBe(true);
    expect(await colorsOf(page)).not.toEqual(before);
    expect([errors, messages]).toEqual([[], []]);
  });

  test('says so where the words are no colour, and keeps the palette', async () => {
    const { page } = await studio();
    const before = await colorsOf(page);
    const field = page.getByLabel('Or write it');
    await retype(field, 'clay');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByRole('status').first().textContent()).toContain('That is no colour');
    expect(await colorsOf(page)).toEqual(before);
    await field.blur();
    expect(await field.inputValue()).toBe('#9c4327');
  });

  test('grows from a picture, and says which file is none', async () => {
    const { page } = await studio();
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      page.getByLabel('Choose a picture').setInputFiles({ name, mimeType, buffer });
    const picture = (await page.evaluate(`(() => {
      const canvas = document.createElement('canvas');
      const surface = canvas.getContext('2d');
      for (const [color, size] of [['#f4f1ec', 300], ['#23605a', 80]])
        Object.assign(surface, { fillStyle: color }).fillRect(0, 0, size, size);
      return canvas.toDataURL('image/png').split(',')[1];
    })()`)) as string;
    await choose('glaze.png', 'image/png', Buffer.from(picture, 'base64'));
    const says = (words: string) =>
      eventually(() => page.locator('.drop [role=status]').textContent()).toBe(words);
    await says('The palette grows from glaze.png.');
    await eventually(() => page.getByLabel('Pick one').inputValue()).toBe('#23605a');
    await choose('notes.txt', 'text/plain', Buffer.from('no picture'));
    await says('notes.txt is no picture that this browser can read.');
    expect(await page.getByLabel('Pick one').inputValue()).toBe('#23605a');
  });

  test('copies the palette as CSS, or says why not', async () => {
    const before = `window.copied = ''; window.isAllowed = true; Object.defineProperty(navigator, 'clipboard', { value: { writeText: (text) => isAllowed ? Promise.resolve(copied = text) : Promise.reject(new Error('no')) } });`;
    const { page } = await studio({ before });
    const copy = page.getByRole('button', { name: 'Copy' });
    const answer = page.locator('section:has(#css) [role=status]');
    await copy.press('Enter');
    await eventually(() => answer.textContent()).toBe('Copied.');
    expect(await page.evaluate('copied')).toBe(await page.locator('.code').textContent());
    await page.evaluate('isAllowed = false');
    await copy.press('Enter');
    await eventually(() => answer.textContent()).toMatch(/take it from below/);
  });
});

describe('the event catalogue', () => {
  const catalogue = () => open('/config/events/', 'form');

  test('shows the event that would be sent, and what it would lose', async () => {
    const { page, errors } = await catalogue();
    await page.getByLabel('locale').fill('en-GB');
    await page.getByLabel('Further fields').fill('{ "colour": "red", "object": 5 }');
    await page.getByRole('button', { name: 'Check the event' }).press('Enter');
    expect(JSON.parse((await page.locator('[data-event]').textContent()) ?? '')).toEqual({
      actor: 'user',
      action: 'click',
      event_owner_team: 'shop',
      event_source: 'web',
      object_type: 'button',
      locale: 'en-GB',
    });
    expect(await page.getByRole('status').textContent()).toBe('It is sent without colour, object.');
    expect(errors).toEqual([]);
  });

  test('leads to the first field that is missing, or to JSON that is none', async () => {
    const { page } = await catalogue();
    await page.getByLabel('action').fill('');
    await page.getByLabel('object_type').fill(' ');
    await page.keyboard.press('Enter');
    const focused = () => page.evaluate('document.activeElement.name');
    expect(await focused()).toBe('action');
    expect(await page.locator('[aria-invalid=true]').count()).toBe(2);
    expect(await page.getByRole('status').textContent()).toContain('action, object_type');
    await page.getByLabel('Further fields').fill('{');
    await page.getByRole('button', { name: 'Check the event' }).press('Enter');
    expect(await focused()).toBe('further');
    expect(await page.locator('[data-event]').count()).toBe(0);
  });
});

describe('the cookie banner’s editor', () => {
  test('shows each change on a page of the site, and can leave that alone', async () => {
    const { page, errors } = await open('/config/cookies/', 'iframe');
    const banner = page.frameLocator('iframe').locator('.sqs-cookie-banner-v2');
    await page.getByLabel('Theme').selectOption('light');
    await retype(page.getByLabel('To accept'), 'Fine by me');
    await banner.and(page.frameLocator('iframe').locator('[data-theme="LIGHT"]')).waitFor();
    await banner.getByRole('button', { name: 'Fine by me' }).waitFor();
    await page.getByLabel('Variant').selectOption('pop-up');
    await page.frameLocator('iframe').locator('[data-position="BOTTOM_RIGHT"]').waitFor();
    expect(JSON.parse((await page.locator('.code').textContent()) ?? '')).toMatchObject({
      cookieSettings: { cookieBannerVariant: 'POPUP', cookieBannerTheme: 'LIGHT' },
    });
    await page.getByLabel('Preview the banner').uncheck();
    await banner.filter({ hasText: 'Fine by me' }).waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });
});

describe('the settings of the whole site', () => {
  const settings = () => open('/config/site/', 'form');

  test('are kept by their calls', async () => {
    const { page, errors } = await settings();
    const languages = page.locator('form', { hasText: 'Codes' });
    await page.getByLabel('Codes').fill('en-gb\nfr');
    await languages.getByRole('button', { name: 'Save' }).press('Enter');
    await languages.getByRole('status').getByText('Saved.').waitFor();
    await page.getByLabel('Header, as JSON').fill('{ "title": "Kiln" }');
    await page.locator('form', { hasText: 'Footer' }).getByRole('button').click();
    await page.locator('form', { hasText: 'Footer' }).getByText('Saved.').waitFor();
    await page.getByRole('button', { name: 'Disconnect' }).click();
    await page.getByText('Not connected.').waitFor();
    await page.reload();
    await page.waitForSelector('form');
    expect(await page.getByLabel('Codes').inputValue()).toBe('en-GB\nfr');
    expect(JSON.parse(await page.getByLabel('Header, as JSON').inputValue())).toEqual({ title: 'Kiln' });
    expect(await page.getByText('Not connected.').count()).toBe(1);
    expect(errors).toEqual([]);
  });

  test('are refused where they are none', async () => {
    const { page } = await settings();
    await page.getByLabel('Codes').fill('en-GB\n?');
    await page.getByRole('button', { name: 'Save' }).first().click();
    await page.getByText('? is no language code.').waitFor();
    await page.getByLabel('Footer, as JSON').fill('{');
    await page.getByRole('button', { name: 'Save' }).last().click();
    await page.getByText('The footer is no JSON.').waitFor();
  });
});

test.each(['light', 'dark'] as const)('axe finds nothing in the owner’s pages, %s', async (colorScheme) => {
  for (const [path, ready] of [
    ['/config/palette/', '.swatches'],
    ['/config/events/', 'form'],
    ['/config/cookies/', 'iframe'],
    ['/config/site/', 'form'],
  ] as const) {
    const { page } = await open(path, ready, { colorScheme, viewport: { width: 320, height: 800 } });
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(TOO_WIDE)).toBe(0);
  }
});
