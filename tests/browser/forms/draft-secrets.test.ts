import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { pageOf, useStage } from '../harness';
import { until } from '../until';
import { field, nativeForm, showForm, TYPED, typed, visitAgain } from './form-page';

const stage = useStage();
const input = (attributes: string) => `<label>Secret <input ${attributes}></label>`;
const FORM = (more: string) => nativeForm({ keepDraft: true }, more);

/** Everything that the browser keeps of the site. */
const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]));

/** Types a secret and then something else, and waits until that is kept. */
async function type(page: Page): Promise<string> {
  await field(page, 'Secret').fill('5eCr3t');
  await field(page, 'Message').fill(TYPED.Message);
  await eventually(() => kept(page)).toContain('Is there a place');
  return kept(page);
}

describe('a draft never keeps', () => {
  it.each([
    'type="text" autocomplete="current-password"',
    'type="text" autocomplete="section-a new-password webauthn"',
    'autocomplete="billing CC-Number" inputmode="numeric"',
    'autocomplete="cc-csc"',
    'inputmode="numeric" autocomplete="one-time-code"',
  ])('what is typed into <input %s>', async (attributes) => {
    const { page } = await showForm(stage, FORM(input(attributes)));
    expect(await type(page)).not.toContain('5eCr3t');
  });

  it('a password that is shown while it is typed', async () => {
    const { page } = await showForm(stage, FORM(input('type="password"')));
    await field(page, 'Secret').evaluate((control) => control.setAttribute('type', 'text'));
    expect(await type(page)).not.toContain('5eCr3t');
  });

  it('a password whose control gives way to another that shows it', async () => {
    const { page } = await showForm(stage, FORM(input('type="password" name="pin"')));
    await field(page, 'Secret').evaluate((control) => {
      const shown = document.createElement('input');
      shown.setAttribute('name', 'pin');
      control.replaceWith(shown);
    });
    expect(await type(page)).not.toContain('5eCr3t');
  });

  it('a password that came later and is shown before it is typed', async () => {
    const { page } = await showForm(stage, FORM('<p id="later"></p>'));
    await page.locator('#later').evaluate((place, html) => {
      place.innerHTML = html;
    }, input('type="password"'));
    await field(page, 'Secret').evaluate((control) => control.setAttribute('type', 'text'));
    expect(await type(page)).not.toContain('5eCr3t');
  });

  it('what is kept already, once it turns out to be a password', async () => {
    const { page } = await showForm(stage, FORM(input('type="text"')));
    expect(await type(page)).toContain('5eCr3t');
    await field(page, 'Secret').evaluate((control) => control.setAttribute('type', 'password'));
    await eventually(() => kept(page)).not.toContain('5eCr3t');
  });
});

it('what stands behind a secret comes back into its own field', async () => {
  const { page } = await showForm(
    stage,
    nativeForm({ keepDraft: true }).replace('<fieldset', `${input('type="password"')}<fieldset`),
  );
  await field(page, 'Secret').evaluate((control) => control.setAttribute('type', 'text'));
  await type(page);
  await visitAgain(page);
  await eventually(() => typed(page)).toEqual([TYPED.Message]);
  expect(await field(page, 'Secret').inputValue()).toBe('');
});

it('a form whose own autocomplete changes is none of a secret', async () => {
  const body = nativeForm({ keepDraft: true }, '<input type="hidden" name="getAttribute">');
  const { page, errors } = await stage.show(pageOf({ body }));
  await until(page, "document.querySelector('#block[data-block-state=mounted]')");
  await page.evaluate("Element.prototype.setAttribute.call(document.forms[0], 'autocomplete', 'off')");
  await page.evaluate("document.querySelector('textarea').focus()");
  await page.keyboard.type('Is there a place');
  await eventually(() => kept(page)).toContain('Is there a place');
  expect(errors).toEqual([]);
});

it('a field is no secret because one of another form has its name', async () => {
  const payment = '<form id="payment"><input name="code"></form>';
  const { page } = await showForm(stage, FORM(input('name="code"')) + payment);
  await page.evaluate(
    "document.querySelector('#payment input').setAttribute('autocomplete', 'one-time-code')",
  );
  expect(await type(page)).toContain('5eCr3t');
});
