import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { axeFaults } from '../axe';
import { eventually } from '../eventually';
import { useStage } from '../harness';
import { translate } from '../translate';
import { until } from '../until';
import {
  alert,
  drawnForm,
  field,
  fillIn,
  nativeForm,
  publishedForm,
  SAVE,
  sendButton,
  sentBy,
  showForm,
  stored,
  TYPED,
  typed,
  VALUES,
} from './form-page';

const stage = useStage();

describe('the Facebook pixel', () => {
  const before = 'window.fired = []; window.fbq = (...call) => fired.push(call);';

  it('hears of a form that was taken, and of none that was refused', async () => {
    stage.server.faults.add({ path: SAVE, status: 500, times: 1 });
    const { page } = await showForm(stage, nativeForm(), { before });
    await fillIn(page);
    await sendButton(page).click();
    await alert(page).waitFor();
    expect(await page.evaluate('fired')).toEqual([]);
    await sendButton(page).click();
    await page.locator('#block .form-submission-text:focus').waitFor();
    expect(await page.evaluate('fired')).toEqual([['track', 'Lead']]);
  });

  it('hears of it only after a yes', async () => {
    const cookieSettings = { isRestrictiveCookiePolicyEnabled: true };
    const { page } = await showForm(stage, nativeForm(), { before, context: { cookieSettings } });
    await fillIn(page);
    await sendButton(page).click();
    await page.locator('#block .form-submission-text:focus').waitFor();
    expect(await page.evaluate('fired')).toEqual([]);
    await page.evaluate('mortar.consent.set(true)');
    await until(page, 'fired.length');
    expect(await page.evaluate('fired')).toEqual([['track', 'Lead']]);
  });
});

describe('while a form is being sent', () => {
  it('it is locked and says so, and a second wish to send it is not heard', async () => {
    stage.server.faults.add({ path: SAVE, delay: 700, times: 1 });
    const { page } = await showForm(stage, publishedForm());
    await fillIn(page);
    await sendButton(page).click();
    await page.locator('#block form[aria-busy="true"]').waitFor();
    expect(await sendButton(page).inputValue()).toBe('Submitting…');
    expect(await page.locator('#block form [role="status"]').first().textContent()).toBe('Submitting…');
    expect(await page.locator('#block form :is(input, textarea, button):enabled').count()).toBe(0);
    await page.evaluate(
      "document.querySelector('#block form').requestSubmit(); new Y.Squarespace.FormSubmit(document.querySelector('#block form')).submit({});",
    );
    await page.locator('#block .form-submission-text:focus').waitFor();
    expect(stage.server.store.calls({ path: SAVE })).toHaveLength(1);
    expect(await typed(page)).toEqual(Object.values(TYPED));
  });

  it('a translator may change its words: the button is the server’s again, and a long message is whole on paper', async () => {
    stage.server.faults.add({ path: SAVE, status: 500, delay: 700, times: 1 });
    const { page } = await showForm(stage, nativeForm());
    await fillIn(page, { Message: 'A line of it.\n'.repeat(40) });
    await sendButton(page).click();
    const sending = page.getByRole('button', { name: 'Submitting…' });
    await sending.evaluate((button) => {
      button.innerHTML = '<font><font>Wird gesendet</font></font>';
    });
    await alert(page).and(page.locator(':focus')).waitFor();
    expect(await sendButton(page).innerHTML()).toBe('Send');
    await page.emulateMedia({ media: 'print' });
    const [shown, whole] = await field(page, 'Message').evaluate((area) => [
      area.clientHeight,
      area.scrollHeight,
    ]);
    expect(shown).toBe(whole);
  });

  it.each([
    ['of the server', nativeForm()],
    ['drawn from its fields', drawnForm()],
  ])('a translator may change all that is said in a form %s', async (_what, html) => {
    const { page, errors } = await showForm(stage, html);
    await fillIn(page, { Email: '' });
    await sendButton(page).click();
    await alert(page).and(page.locator(':focus')).waitFor();
    await translate(page);
    await field(page, 'Email').fill(TYPED.Email);
    await page.keyboard.press('Tab');
    expect(await typed(page)).toEqual(Object.values(TYPED));
    await sendButton(page).click();
    await page.locator('#block [role="status"]:focus').waitFor();
    expect(sentBy(stored(stage)[0]).form).toMatchObject(VALUES);
    expect(await page.locator('#block').getAttribute('data-block-state')).toBe('mounted');
    expect(errors).toEqual([]);
  });

  it('the visitor leaves: whoever comes back finds it usable, with everything in it and nothing said', async () => {
    stage.server.faults.add({ path: SAVE, delay: 20_000, times: 1 });
    const { page, messages } = await showForm(stage, nativeForm({ submittingText: 'On its way' }));
    await fillIn(page);
    await sendButton(page).click();
    await page.getByRole('button', { name: 'On its way' }).waitFor();
    await page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))");
    expect(await sendButton(page).isEnabled()).toBe(true);
    expect(await sendButton(page).textContent()).toBe('Send');
    expect(await typed(page)).toEqual(Object.values(TYPED));
    expect(await alert(page).count()).toBe(0);
    const ours = messages.filter(({ type, text }) => type === 'error' && !text.startsWith('Failed to load'));
    expect(ours).toEqual([]);
    await sendButton(page).click();
    await eventually(() => stored(stage).length).toBe(1);
  });
});

describe('a form that was left, to which the visitor comes back', () => {
  const leave = (page: Page) =>
    page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))");

  it('no longer says that it got no answer: browsers cancel a call before they leave', async () => {
    const prepare = (page: Page) => page.route(`**${SAVE}*`, (route) => route.abort());
    const { page } = await showForm(stage, nativeForm(), { prepare });
    await fillIn(page);
    await sendButton(page).click();
    await alert(page).waitFor();
    await leave(page);
    expect(await alert(page).count()).toBe(0);
    expect(await typed(page)).toEqual(Object.values(TYPED));
    expect(await sendButton(page).isEnabled()).toBe(true);
  });

  it('still says what the server has answered', async () => {
    stage.server.faults.add({ path: SAVE, status: 500, times: 1 });
    const { page } = await showForm(stage, nativeForm());
    await fillIn(page);
    await sendButton(page).click();
    await alert(page).waitFor();
    await leave(page);
    expect(await alert(page).textContent()).toBe('Unable to send form. Please try again later.');
  });
});

describe('a form that was sent', () => {
  it.each([
    ['in the settings', nativeForm({ successRedirect: '/visit?from=form#top' }), '/visit?from=form#top'],
    ['in the markup', publishedForm({ redirect: '/visit' }), '/visit'],
  ])('leads to the address %s', async (_where, html, address) => {
    const { page } = await showForm(stage, html);
    await fillIn(page);
    await sendButton(page).click();
    await page.waitForURL(`**${address}`);
    expect(stored(stage)).toHaveLength(1);
  });

  it.each(['javascript:window.pwned=1', 'data:text/html,x', 'https://good.example@evil.example/'])(
    'does not follow %s, and says that it was sent',
    async (successRedirect) => {
      const { page } = await showForm(stage, nativeForm({ successRedirect }));
      await fillIn(page);
      await sendButton(page).click();
      await page.locator('#block .form-submission-text:focus').waitFor();
      expect(await page.evaluate('[location.pathname, window.pwned]')).toEqual(['/fixture', undefined]);
    },
  );

  it('shows html without what could do harm', async () => {
    const html = '<h3>Sent</h3><img src="x" onerror="window.pwned=1"><script>window.pwned=1</script>';
    const { page } = await showForm(stage, nativeForm({ formSubmissionMessage: { html } }));
    await fillIn(page);
    await sendButton(page).click();
    const message = page.locator('#block .form-submission-html:focus');
    await message.waitFor();
    expect(await message.innerHTML()).toBe('<h3>Sent</h3><img src="x">');
    expect(await axeFaults(page, '#block h3')).toEqual([]);
  });
});

it('a message that only the inner of two elements carries is shown', async () => {
  const html = publishedForm({ isNewer: true, message: '' })
    .replace(/"formSubmissionMessage":\{.*?\},/, '')
    .replace(
      'hidden form-submission-html" data-submission-html=""',
      'hidden form-submission-html" data-submission-html="&lt;p&gt;See you at the kiln.&lt;/p&gt;"',
    );
  const { page } = await showForm(stage, html);
  await fillIn(page);
  await sendButton(page).click();
  await page.locator('#block .form-submission-html:focus', { hasText: 'See you at the kiln.' }).waitFor();
});

it.each([
  ['an empty paragraph', { formSubmissionMessage: { html: '<p class=""><br></p>' } }],
  ['markup of which nothing is allowed', { formSubmissionMessage: { html: '<script>1</script>' } }],
  ['white space', { successText: '  ' }],
])('a success message that is %s counts as none', async (_name, settings) => {
  const { page } = await showForm(stage, drawnForm(settings));
  await fillIn(page);
  await sendButton(page).click();
  const message = page.locator('#block [role="status"]:focus');
  await message.waitFor();
  expect(await message.textContent()).toBe('Thank you!');
});
