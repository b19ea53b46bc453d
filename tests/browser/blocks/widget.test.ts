import { expect, it } from 'vitest';
import { eventually } from '../eventually';
import { OFFLINE, pageOf, useStage } from '../harness';
import { formOf } from '../wire';

const stage = useStage();
const PATH = '/api/widget/GetWidgetRendering';

/** A page whose visitor has the token that calls need, as every page of the server gives one. */
async function show(body: string) {
  const { headers } = await fetch(stage.server.url);
  const [, crumb = ''] = /crumb=([^;]+)/.exec(headers.get('set-cookie') ?? '') ?? [];
  return stage.show(pageOf({ body: `<main>${body}</main>` }), { cookies: { crumb } });
}

const asked = () => stage.server.store.calls({ path: PATH }).map(formOf);

const published = (inside: string, type = 'instagram') =>
  `<div class="sqs-block ${type}-block sqs-block-${type}" id="block-1" data-block-json='{"design":"grid","thumbnails-per-row":3,"lightbox":false}'><div class="sqs-block-content"><div class="sqs-gallery-container" id="here" data-async-rendering-enabled="true">${inside}</div></div></div>`;

it('asks for each block once, with what the settings or the published block say, and shows the answer', async () => {
  const { page } = await show(
    `<div data-block="widget" data-block-json='{"type":"events-summary","id":"dates","value":{"pageSize":3},"collectionId":"c1"}'><p>All dates</p></div>${published('', 'flickr')}${published('', '500px')}`,
  );
  await page.getByText('The long supper').waitFor();
  await page.getByText('Fresh from the kiln').nth(1).waitFor();
  expect(await page.getByText('All dates').isVisible()).toBe(false);
  const calls = asked().map(({ widgetJSON, collectionId }) => ({
    ...JSON.parse(widgetJSON ?? ''),
    collectionId,
  }));
  expect(calls).toHaveLength(3);
  expect(calls).toContainEqual({
    type: 'events-summary',
    id: 'dates',
    value: { pageSize: 3 },
    collectionId: 'c1',
  });
  expect(calls).toContainEqual({
    type: '500px',
    id: 'block-1',
    value: { design: 'grid', 'thumbnails-per-row': 3, lightbox: false },
    collectionId: undefined,
  });
  expect(await page.locator('[aria-busy]').count()).toBe(0);
  await page.evaluate('mortar.unmount()');
  expect(await page.getByText('All dates').isVisible()).toBe(true);
});

it.each(['{}', '{"id":"dates"}'])('without a type asks for nothing, and says so: %s', async (json) => {
  const { page, messages } = await show(
    `<div data-block="widget" data-block-json='${json}'><p>All dates</p></div>`,
  );
  const warnings = () => messages.filter(({ type }) => type === 'warning').map(({ text }) => text);
  await eventually(warnings).toEqual([expect.stringContaining('widget: type is missing')]);
  expect(await page.getByText('All dates').isVisible()).toBe(true);
  expect(asked()).toEqual([]);
});

it('shows the rendering instead of text and icons that stand in the block without an element', async () => {
  const inside = 'Loading <svg width="9" height="9"><path d="M0 0h9v9z"/></svg> <!-- dates --> pictures';
  const { page } = await show(published(inside));
  await page.locator('#here img').first().waitFor();
  expect(await page.locator('#here').innerText()).not.toMatch(/Loading|pictures/);
  expect(await page.locator('#here > svg').isVisible()).toBe(false);
  await page.evaluate('mortar.unmount()');
  expect(await page.locator('#here').innerHTML()).toBe(
    await page.evaluate(
      (html) => Object.assign(document.createElement('p'), { innerHTML: html }).innerHTML,
      inside,
    ),
  );
});

it('takes a type and ids that are numbers', async () => {
  const { page, messages } = await show(
    `<div data-block="widget" data-block-json='{"type":25,"id":7,"value":{"collectionId":8}}'></div>`,
  );
  await eventually(asked).toHaveLength(1);
  const [call] = asked();
  expect(JSON.parse(call?.widgetJSON ?? '')).toMatchObject({ type: 25, id: '7' });
  expect(call?.collectionId).toBe('8');
  expect(messages.filter(({ type }) => type === 'warning')).toEqual([]);
  expect(await page.evaluate('mortar.inspect(document.querySelector("[data-block]")).problems')).toEqual([]);
});

it('fills a summary whose events the server has still to render', async () => {
  const item = (name: string) =>
    `<div class="summary-item"><a class="summary-title-link" href="#">${name}</a></div>`;
  const visit = await stage.show(
    pageOf({
      body: '<main><div class="sqs-block summary-v2-block sqs-block-summary-v2" id="block-1" data-block-json=\'{"design":"grid","slidesPerRow":2,"collectionId":"c1"}\'><div class="summary-block-wrapper" data-async-rendering-enabled="true"></div></div></main>',
    }),
    {
      prepare: (page) =>
        page.route(`**${PATH}*`, (route) =>
          route.fulfill({
            json: { html: `<div class="summary-item-list">${item('May')}${item('June')}</div>` },
          }),
        ),
    },
  );
  const { page } = visit;
  await page.locator('.mortar-summary-grid').waitFor();
  const [may, june] = await Promise.all(
    ['May', 'June'].map((name) => page.getByRole('link', { name }).boundingBox()),
  );
  expect(may?.y).toBe(june?.y);
  expect(await page.evaluate('mortar.blocks().map(({ name, state }) => [name, state])')).toEqual([
    ['summary', 'mounted'],
    ['widget', 'mounted'],
    ['summary', 'mounted'],
  ]);
  expect(visit.messages.filter(({ type }) => type === 'error')).toEqual([]);
});

it('makes a gallery of pictures, laid out as the block around says', async () => {
  const { page } = await show(published('<div class="sqs-gallery"><p>Before</p></div>'));
  await page.locator('#here img.loaded').nth(2).waitFor();
  const rows = () =>
    page.evaluate<number>(
      "new Set([...document.querySelectorAll('#here img')].map((image) => image.getBoundingClientRect().top)).size",
    );
  await eventually(rows).toBe(1);
  expect(await page.evaluate('mortar.blocks().map(({ name }) => name)')).toEqual(['widget', 'gallery']);
  await page.evaluate('mortar.unmount()');
  expect(await page.getByText('Before').isVisible()).toBe(true);
  expect(await page.locator('#here > *').count()).toBe(1);
});

it.each([
  ['the call fails', { status: 500 }],
  ['the rendering is empty', { json: { data: { html: '' } } }],
])('pictures that the server has rendered already are a gallery where %s', async (_when, answer) => {
  const slide = (name: string) =>
    `<div class="slide" data-type="image"><div class="margin-wrapper"><a class="image-slide-anchor content-fill"><img class="thumb-image" data-src="/images/${name}.svg" data-image-dimensions="2500x1667" data-load="false" alt="${name}"></a></div></div>`;
  const body = published(`<div class="sqs-gallery">${['loaves', 'kiln', 'jug'].map(slide).join('')}</div>`);
  const html = body.replace('sqs-gallery-container', '$& sqs-gallery-block-grid');
  const { page } = await stage.show(pageOf({ body: `<main>${html}</main>` }), {
    prepare: (page) => page.route(`**${PATH}*`, (route) => route.fulfill(answer)),
  });
  const before = await page.evaluate(
    (html) => Object.assign(document.createElement('p'), { innerHTML: html }).innerHTML,
    html,
  );
  await page.locator('#here img.loaded').nth(2).waitFor();
  const tops = () =>
    page.evaluate<number>(
      "new Set([...document.querySelectorAll('#here .slide')].map((slide) => slide.getBoundingClientRect().top)).size",
    );
  await eventually(tops).toBe(1);
  expect(await page.evaluate('mortar.blocks().map(({ name, state }) => [name, state])')).toEqual([
    ['widget', 'mounted'],
    ['gallery', 'mounted'],
  ]);
  await page.evaluate('mortar.unmount()');
  expect(await page.locator('main').innerHTML()).toBe(before);
});

it.each([
  ['500', (html: string) => ({ status: 500, body: html })],
  ['no JSON', () => ({ body: '<p>Login</p>' })],
  ['another shape', () => ({ json: { page: 'x' } })],
])('with %s keeps what is there, and lets an empty block be asked for again', async (_name, answer) => {
  let isBroken = true;
  const visit = await stage.show(
    pageOf({
      body: '<main><div data-block="widget" data-type="one" id="full"><p>Before</p></div><div data-block="widget" data-type="two" id="empty"></div></main>',
    }),
    {
      prepare: (page) =>
        page.route(`**${PATH}*`, (route) => (isBroken ? route.fulfill(answer('Broken')) : route.continue())),
    },
  );
  const { page } = visit;
  const again = page.locator('#empty').getByRole('button', { name: 'Try again' });
  await again.waitFor();
  expect(await page.locator('#empty').innerText()).toContain('Unable to load results');
  expect(await page.locator('#full').innerText()).toBe('Before');
  expect(await page.locator('#full [role="status"]').count()).toBe(0);
  expect(visit.messages.some(({ type }) => type === 'error')).toBe(true);
  isBroken = false;
  await again.click();
  await page.locator('#empty').getByText('Fresh from the kiln').waitFor();
  expect(visit.errors).toEqual([]);
});

it('an empty rendering is no failure: what is there stays, and an empty block stays empty', async () => {
  const visit = await stage.show(
    pageOf({
      body: '<main><div data-block="widget" data-type="one" id="full"><p>Before</p></div><div data-block="widget" data-type="two" id="empty"></div></main>',
    }),
    {
      prepare: (page) => page.route(`**${PATH}*`, (route) => route.fulfill({ json: { data: { html: '' } } })),
    },
  );
  const { page } = visit;
  await page.waitForSelector('#full .mortar-widget', { state: 'attached' });
  await eventually(() => page.locator('[aria-busy]').count()).toBe(0);
  expect(await page.locator('#full').innerText()).toBe('Before');
  expect(await page.locator('#empty').innerText()).toBe('');
  expect(visit.messages).toEqual([]);
});

it.each([
  ['no connection', 'Please check your internet connection', { offline: true }],
  ['a refusal to strangers', 'This page is only available to site members.', { error: 'members-only' }],
  ['a locked page', 'This page is locked.', { error: 'locked' }],
])(
  'tells why there is nothing in an empty block: %s',
  async (_why, words, { offline, error }: Record<string, unknown>) => {
    const { page } = await stage.show(
      pageOf({ body: '<main><div data-block="widget" data-type="one" id="empty"></div></main>' }),
      {
        ...(offline ? { before: OFFLINE } : {}),
        prepare: (page) =>
          page.route(`**${PATH}*`, (route) =>
            offline ? route.abort() : route.fulfill({ status: 403, json: { error } }),
          ),
      },
    );
    await page.locator('#empty').getByText(words).waitFor();
    await page.locator('#empty').getByRole('button', { name: 'Try again' }).waitFor();
  },
);
