import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { axeFaults } from '../axe';
import { eventually } from '../eventually';
import { isSeen, LINKS, MAIN, PANEL, PHONE, type Template, TOUCH, useTemplates } from './template-page';

const { opened } = useTemplates();

test('a checkbox menu works without us, and its label says whether it is open', async () => {
  const page = await opened(
    {
      css: '#mobileNav{display:none}#mobileNavToggle:checked~#mobileNav{display:block}',
      body: `<input type="checkbox" id="mobileNavToggle" hidden><label for="mobileNavToggle" class="mobile-nav-toggle-label">Menu</label>${PANEL}${MAIN}`,
    },
    PHONE,
  );
  await page.getByText('Menu').click();
  await eventually(() => isSeen(page, '#mobileNav a')).toBe(true);
  expect(await page.locator('label').getAttribute('aria-expanded')).toBe('true');
  await page.getByText('Menu').click();
  await eventually(() => isSeen(page, '#mobileNav a')).toBe(false);
  expect(await page.locator('label').getAttribute('aria-expanded')).toBe('false');
});

describe('a checkbox menu whose controller is not here', () => {
  const template: Template = {
    css: '#mobileNavToggle{display:none}#overlayNav{position:absolute;inset:0 auto auto 100%;width:0;height:100vh;overflow:hidden;pointer-events:none;background:#fff}body.mobile-menu-open #overlayNav{left:0;width:100%;pointer-events:auto}header{z-index:1}#overlayNav nav{margin-top:90px}',
    body: `<input type="checkbox" id="mobileNavToggle" data-controller="MobileNavController"><header><label for="mobileNavToggle" class="mobile-nav-toggle-label">Menu</label></header><div id="overlayNav"><nav>${LINKS}</nav></div>${MAIN}`,
  };

  test('opens and closes by its label', async () => {
    const page = await opened(template, TOUCH);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await eventually(() => isSeen(page, '#overlayNav a')).toBe(true);
    expect(await page.locator('body.mobile-menu-open [aria-expanded="true"]').count()).toBe(1);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await eventually(() => isSeen(page, '#overlayNav a')).toBe(false);
  });

  test('opens by the keyboard and closes by Escape', async () => {
    const page = await opened(template, PHONE);
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    await eventually(() => isSeen(page, '#overlayNav a')).toBe(true);
    await page.keyboard.press('Escape');
    await eventually(() => isSeen(page, '#overlayNav a')).toBe(false);
  });

  test('is left to the script that has bound it', async () => {
    const body = template.body.replace('<input', '<input data-controllers-bound="MobileNavController"');
    const page = await opened({ ...template, body }, PHONE);
    expect(await page.locator('[aria-expanded]').count()).toBe(0);
  });
});

describe('a checkbox menu that the style sheet alone opens', () => {
  const template: Template = {
    css: '#mobileNavToggle{display:none}#overlayNav{position:fixed;inset:0;visibility:hidden;padding-top:90px;background:#fff}#mobileNavToggle:checked~#overlayNav{visibility:visible}header{z-index:1}label div{width:40px;height:20px}',
    body: `<input type="checkbox" id="mobileNavToggle"><header><label for="mobileNavToggle" class="mobile-nav-toggle-label"><div></div></label></header><div id="overlayNav"><nav>${LINKS}<div class="folder"><a href="#">Flour</a><div class="subnav"><a href="/spelt">Spelt</a></div></div></nav></div>${MAIN}<p id="oven">Oven</p>`,
  };
  const label = (page: Page) => page.getByRole('button', { name: 'Menu' });

  test('is closed when the visitor comes back to the page', async () => {
    const page = await opened(template, PHONE);
    await label(page).click();
    await eventually(() => isSeen(page, '#overlayNav a')).toBe(true);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await eventually(() => isSeen(page, '#overlayNav a')).toBe(false);
    expect(await label(page).getAttribute('aria-expanded')).toBe('false');
  });

  test('opens by the keyboard too, and closes by Escape', async () => {
    const page = await opened(template, PHONE);
    await label(page).focus();
    await page.keyboard.press('Enter');
    expect(await isSeen(page, '#overlayNav a')).toBe(true);
    expect(await label(page).getAttribute('aria-expanded')).toBe('true');
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await isSeen(page, '#overlayNav a')).toBe(false);
    expect(await label(page).evaluate((element) => element.matches('[aria-expanded="false"]:focus'))).toBe(
      true,
    );
    await page.keyboard.press('Space');
    expect(await isSeen(page, '#overlayNav a')).toBe(true);
  });

  test('does not stay over the place on the page that one of its links leads to', async () => {
    const page = await opened(template, TOUCH);
    await page.locator('label').tap();
    await page.getByText('Flour').tap();
    expect(await isSeen(page, '#overlayNav a')).toBe(true); // this title opens a folder
    await page.getByRole('link', { name: 'Oven' }).tap();
    await eventually(() => isSeen(page, '#oven')).toBe(true);
  });
});
