import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { pageOf, useStage, type VisitOptions } from '../harness';
import type { Explanation } from './console-page';

const stage = useStage();

const gallery = (slides: string) =>
  `<div data-block="gallery" id="x" data-block-json='{"design":"grid"}'><div class="sqs-gallery">${slides}</div></div>`;
const slide = (attributes: string) =>
  `<div class="slide"><img ${attributes} data-image-dimensions="1600x2400" alt="A jug"></div>`;
const VIDEO =
  '<div data-block="video" id="x" data-html=\'<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>\'></div>';
const MAP = `<div data-block="map" id="x" data-block-json='{"location":{"mapLat":41,"mapLng":-8}}'>Our kiln</div>`;
const FORM = `<div data-block="form" id="x" data-form-id="f1"><form><input name="email"><button>Send</button></form></div>`;
const CALENDAR = '<div data-block="calendar" id="x" data-collection-id="dates"></div>';
const TABS =
  '<div class="menu-selector"><button role="tab">Lunch</button><button role="tab">Dinner</button></div>';
const MENU = `<div data-block="menu" id="x">${TABS}<div class="menu">Soup</div><div class="menu">Fish</div></div>`;

/** Opens a page, and gives the rule that decides why the block `x` does not work. */
async function decisionOn(body: string, options: VisitOptions = {}, context: Record<string, unknown> = {}) {
  const { page } = await stage.show(pageOf({ body, context }), options);
  const ask = () => page.evaluate<Explanation>("mortar.explain(document.getElementById('x'))");
  return { page, decision: async () => (await ask()).rules.at(-1), answer: async () => (await ask()).answer };
}

async function send({ page }: Awaited<ReturnType<typeof decisionOn>>) {
  await page.waitForSelector('#x[data-block-state="mounted"]');
  await page.locator('#x [name=email]').fill('oven@kiln.example');
  await page.getByRole('button', { name: 'Send' }).click();
}

const policy = (text: string): VisitOptions => ({ headers: { 'content-security-policy': text } });

describe('mortar.explain() of a block that is mounted and yet does not work', () => {
  it.each([
    ['a gallery without slides', gallery('<p>Soon</p>'), /lint/, /has no \.slide.*Add an element/],
    ['a misspelt attribute', gallery(slide('data-scr="/images/jug.svg"')), /lint/, /Did you mean data-src/],
    ['a picture that the server does not have', gallery(slide('data-src="/no.png"')), /pictures/, /no\.png/],
  ])('%s', async (_, body, rule, because) => {
    const { decision } = await decisionOn(body);
    await eventually(decision).toMatchObject({
      held: false,
      rule: expect.stringMatching(rule),
      because: expect.stringMatching(because),
    });
  });

  it('a picture, a player, a map and a submission that the security policy refuses', async () => {
    const picture = await decisionOn(gallery(slide('data-src="/images/jug.svg"')), policy("img-src 'none'"));
    await eventually(picture.decision).toMatchObject({
      rule: 'its pictures arrived',
      because: expect.stringContaining('img-src refuses'),
    });
    const player = await decisionOn(VIDEO, policy("frame-src 'none'"));
    await eventually(player.decision).toMatchObject({
      rule: "the page's security policy allows its content",
      because: expect.stringMatching(/^frame-src refuses https:\/\/www\.youtube-nocookie\.com/),
    });
    const map = await decisionOn(MAP, policy("script-src 'self' 'unsafe-inline'"), {
      gmRenderKey: btoa('key'),
    });
    await eventually(map.decision).toMatchObject({
      because: expect.stringMatching(/security policy is in the way: script-src-elem refuses https:\/\/maps/),
    });
    const refused = await decisionOn(FORM, policy("connect-src 'none'"));
    await send(refused);
    await eventually(refused.decision).toMatchObject({
      because: expect.stringMatching(/FormSubmissionKey: failed .*connect-src refuses/),
    });
  });

  it('a form whose submission the server refuses, and a calendar without its events', async () => {
    stage.server.faults.add({ path: '/api/form/SaveFormSubmission', status: 500 });
    const form = await decisionOn(FORM);
    await form.page.waitForSelector('#x[data-block-state="mounted"]');
    expect(await form.answer()).toBe('yes');
    await send(form);
    await eventually(form.decision).toMatchObject({
      held: false,
      because: expect.stringMatching(/SaveFormSubmission: failed HTTP 500/),
    });
    stage.server.faults.add({ path: '/api/widget', status: 503 });
    const widget = await decisionOn(`<div data-block="widget" id="x" data-type="events" data-id="e"></div>`);
    await eventually(widget.decision).toMatchObject({
      because: expect.stringMatching(/GetWidgetRendering: failed HTTP 503/),
    });
    stage.server.faults.add({ path: '/api/open/GetItemsByMonth', status: 404 });
    const calendar = await decisionOn(CALENDAR);
    await eventually(calendar.decision).toMatchObject({
      held: false,
      because: expect.stringMatching(/GetItemsByMonth: failed HTTP 404/),
    });
  });

  it('a form whose submission is answered with a page', async () => {
    const save = { path: '/api/form/SaveFormSubmission', status: 200, type: 'text/html', body: '<p>Log in' };
    stage.server.faults.add(save);
    const answered = await decisionOn(FORM);
    await send(answered);
    await eventually(answered.decision).toMatchObject({
      rule: 'it shows no error',
      because: expect.stringContaining('Error processing form submission'),
    });
  });

  it('a video whose HTML has no player', async () => {
    const video = await decisionOn('<div data-block="video" id="x" data-html="Our kiln"></div>');
    await eventually(video.decision).toEqual({
      rule: 'it shows no error',
      held: false,
      because: 'Invalid video embed.',
    });
  });

  it('a marquee without words', async () => {
    const marquee = await decisionOn('<div data-block="marquee" id="x"></div>');
    await eventually(marquee.decision).toEqual({
      rule: 'it mounted without an error',
      held: false,
      because: 'marquee: neither a text nor marqueeItems',
    });
  });

  it('a menu whose tabs something invisible lies over, until that is gone', async () => {
    const veil = '<div id="veil" style="position: fixed; inset: 0; z-index: 9"></div>';
    const { page, decision, answer } = await decisionOn(MENU + veil);
    await eventually(decision).toEqual({
      rule: 'nothing covers its controls',
      held: false,
      because: 'div#veil',
    });
    await page.evaluate('veil.remove()');
    expect(await answer()).toBe('yes');
  });

  it('the second of two galleries, by its name', async () => {
    const works = gallery(slide('data-src="/images/jug.svg"')).replace('id="x"', '');
    const { page } = await stage.show(pageOf({ body: works + gallery('') }));
    const ask = () => page.evaluate<Explanation>("mortar.explain('gallery')");
    await eventually(async () => (await ask()).rules.at(-1)?.because).toMatch(/has no \.slide/);
  });
});

it('mortar.explain() answers where the linter cannot be loaded', async () => {
  const { answer } = await decisionOn(MENU, {
    prepare: (page) => page.route(/\/chunks\/lint-/, (route) => route.abort()),
  });
  await eventually(answer).toBe('yes');
});

it('an image without any address, a call that was not made, and a banner whose context is malformed', async () => {
  const { page } = await stage.show(
    pageOf({ body: '<img id="x" data-scr="/jug.png" alt="">', context: '{ "website": { "id": "1", } }' }),
  );
  const explain = (what: string) => page.evaluate<Explanation>(`mortar.explain(${what})`);
  expect((await explain('x')).rules.at(-1)?.because).toBe(
    'neither data-src nor src; mortar.lint() finds misspelt ones',
  );
  expect((await explain("'SaveFormSubmission'")).answer).toMatch(/in the address of no request so far/);
  expect((await explain("'cookie-banner'")).rules).toEqual([
    { rule: 'site context found', held: false, because: 'missing or malformed' },
  ]);
});
