import { expect, test } from 'vitest';
import type { KEYS, Session } from './session.ts';
import { until, untilMounted, untilStill, useWebKit } from './stage.ts';

const stage = useWebKit();

const focus = (session: Session, selector: string) =>
  session.evaluate(`void document.querySelector(${JSON.stringify(selector)}).focus()`);
const focused = (session: Session) => session.evaluate('document.activeElement.textContent.trim()');

test('an accordion opens and closes by Enter and Space, and Tab reaches what is open only', async () => {
  const session = await stage.visit('/blocks/accordion');
  await untilMounted(session, '[data-block="accordion"]');
  await focus(session, '#flour button');
  await session.press('Enter');
  await until(session, "document.querySelector('#flour button').ariaExpanded === 'true'");
  await until(session, "document.querySelector('#flour .accordion-item__description').checkVisibility()");
  await untilStill(session);
  await session.press('Space');
  await until(session, "document.querySelector('#flour button').ariaExpanded === 'false'");
  await session.click('#order button');
  await until(session, "document.querySelector('#order button').ariaExpanded === 'true'");
  await session.press('Shift', 'Tab');
  expect(await focused(session)).toBe('Is there anything without wheat?');
});

test('tabs of a menu: arrows, Home and End move the focus, Enter and Space select', async () => {
  const session = await stage.visit('/blocks/menu');
  await untilMounted(session, '[data-block="menu"]');
  const selected = () =>
    session.evaluate(
      `document.querySelector('[data-block="menu"] [aria-selected="true"]').textContent.trim()`,
    );
  await focus(session, '[data-block="menu"] [role="tab"]');
  await session.press('ArrowRight');
  expect([await focused(session), await selected()]).toEqual(['Noon', 'Morning']);
  await session.press('Enter');
  expect(await selected()).toBe('Noon');
  await session.press('Home');
  await session.press('Space');
  expect([await focused(session), await selected()]).toEqual(['Morning', 'Morning']);
  await session.press('End');
  expect(await focused(session)).toBe('Noon');
});

test('a gallery moves by arrow keys and by its buttons', async () => {
  const session = await stage.visit('/blocks/gallery-motion');
  await untilMounted(session, '[data-block="gallery"]');
  const active = `[...document.querySelectorAll('[data-block="gallery"] .slide')].findIndex((slide) => slide.matches('.sqs-active-slide'))`;
  await until(session, `${active} === 0`);
  await focus(session, '[data-block="gallery"] .slides');
  await session.press('ArrowRight');
  await until(session, `${active} === 1`);
  await untilStill(session);
  await session.click('[data-block="gallery"] .next');
  await until(session, `${active} === 2`);
  await untilStill(session);
  await session.press('ArrowLeft');
  await until(session, `${active} === 1`);
});

test('the lightbox opens from the keyboard, goes on by arrows, and Escape gives the focus back', async () => {
  const session = await stage.visit('/features/lightbox');
  await untilMounted(session, '[data-block="gallery"]');
  const picture = `document.querySelector('dialog[open] [data-shown="true"] img')?.src`;
  const opener = '[data-slide-id="morning-loaves"] img';
  await until(session, `document.querySelector('${opener}').matches('.loaded')`);
  await session.click(opener);
  await until(session, `${picture}?.includes('loaves')`);
  expect(await session.evaluate("document.querySelector('dialog[open]').matches(':modal')")).toBe(true);
  await session.press('ArrowRight');
  await until(session, `${picture}?.includes('jug')`);
  await session.press('Escape');
  await until(session, "!document.querySelector('dialog[open]')");
  expect(await session.evaluate('location.pathname')).toBe('/features/lightbox');
  expect(await session.evaluate(`document.activeElement.closest('.slide')?.dataset.slideId`)).toBe(
    'jug-on-the-sill',
  );
});

test('a dialog keeps Tab inside, Escape cancels it and leads nowhere else', async () => {
  const session = await stage.visit('/features/dialogs');
  await focus(session, '[data-ask]');
  await session.press('Enter');
  await until(session, `document.querySelector('[role="dialog"]')?.contains(document.activeElement)`);
  for (const keys of [
    ['Tab'],
    ['Tab'],
    ['Tab'],
    ['Shift', 'Tab'],
    ['Shift', 'Tab'],
  ] as (keyof typeof KEYS)[][]) {
    await session.press(...keys);
    expect(
      await session.evaluate(`document.querySelector('[role="dialog"]').contains(document.activeElement)`),
    ).toBe(true);
  }
  await session.press('Escape');
  await until(session, "document.querySelector('#answer').textContent === 'The answer was: cancel'");
  await until(session, "document.activeElement.matches('[data-ask]')");
  expect(await session.evaluate('location.pathname')).toBe('/features/dialogs');
});

test('a tooltip comes with the focus and goes by Escape', async () => {
  const session = await stage.visit('/features/dialogs');
  await focus(session, 'button[data-tooltip]');
  await until(session, `document.querySelector('[role="tooltip"]')?.checkVisibility()`);
  await session.press('Escape');
  await until(session, `!document.querySelector('[role="tooltip"]')?.checkVisibility()`);
  expect(await session.evaluate('location.pathname')).toBe('/features/dialogs');
});

test('Escape leads to the login, and not from a field', async () => {
  const session = await stage.visit('/features/escape-and-redirect');
  await focus(session, 'input[name="note"]');
  await session.press('Escape');
  await session.evaluate('new Promise((resolve) => setTimeout(resolve, 300))');
  expect(await session.evaluate('location.pathname')).toBe('/features/escape-and-redirect');
  await session.evaluate('void document.activeElement.blur()');
  await session.press('Escape');
  await until(session, "location.pathname !== '/features/escape-and-redirect'");
});
