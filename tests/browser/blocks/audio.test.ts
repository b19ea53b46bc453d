import { describe, expect, it } from 'vitest';
import { axeFaults } from '../axe';
import { eventually } from '../eventually';
import { pageOf, useStage } from '../harness';
import { allMounted, playing, showMedia } from '../media/media-page';
import { until } from '../until';
import { arrived, formOf, HIT, trackedUntilLeft } from '../wire';

const stage = useStage();
const TRACK = '/api/v1/events';

const audioHits = async () =>
  stage.server.store.calls({ path: HIT }).filter((call) => formOf(call).event === '20').length;

const block = (id: string, json: object) =>
  `<div data-block="audio" id="${id}" data-block-json='${JSON.stringify(json)}'></div>`;

const play = (selector: string) => `document.querySelector('${selector}').play()`;

describe('a sound of a block', () => {
  const BELL = {
    url: '/media/bell-24.wav',
    title: 'The bell',
    author: 'Us',
    showDownload: true,
    duration: 65_000,
  };

  it('has its words, the browser’s player, the speed and the file; nothing is loaded before it plays', async () => {
    const visit = await showMedia(stage, `<main><h1>Bells</h1>${block('bell', BELL)}</main>`);
    const { page } = visit;
    expect(await page.locator('#bell p').allTextContents()).toEqual(['The bell', 'Us · 1:05']);
    expect(await page.locator('#bell audio').evaluate((audio) => (audio as HTMLAudioElement).controls)).toBe(
      true,
    );
    expect(visit.requests.filter((url) => url.includes('/media/'))).toEqual([]);
    const link = page.getByRole('link', { name: 'Download' });
    expect(
      await link.evaluate((link) => [(link as HTMLAnchorElement).pathname, link.hasAttribute('download')]),
    ).toEqual(['/media/bell-24.wav', true]);
    await page.getByLabel('Speed').selectOption('1.5');
    expect(await page.evaluate("document.querySelector('audio').playbackRate")).toBe(1.5);
    await page.evaluate("document.querySelector('audio').playbackRate = 2");
    await eventually(() => page.getByLabel('Speed').inputValue()).toBe('2');
    expect(await axeFaults(page)).toEqual([]);
  });

  it('of a published page is the same, without what its author left out', async () => {
    const { page } = await showMedia(
      stage,
      '<div class="sqs-audio-embed" id="bell" data-url="/media/bell-6.wav" data-mime-type="" data-title="Bell" data-author="" data-show-download="false" data-duration-in-ms=""></div>',
    );
    expect(await page.locator('#bell p').allTextContents()).toEqual(['Bell']);
    expect(await page.locator('#bell a').count()).toBe(0);
    await page.evaluate(play('audio'));
    await eventually(() => page.evaluate("document.querySelector('audio').currentTime > 0")).toBe(true);
  });

  it('of an audio post is drawn where the page has its place', async () => {
    const { page } = await showMedia(
      stage,
      '<div class="squarespace-audio-player" data-audio-asset-url="/media/bell-6.wav" data-item-id="6c0000000000000000000001" id="audio-player-6c0000000000000000000001"></div>',
    );
    await page.waitForSelector('.squarespace-audio-player audio');
    await page.evaluate(play('audio'));
    await eventually(() => page.evaluate("document.querySelector('audio').currentTime > 0")).toBe(true);
    await page.evaluate('mortar.unmount()');
    expect(await page.locator('.squarespace-audio-player').innerHTML()).toBe('');
  });

  it('stays the author’s own where there is one, and is given back with its speed', async () => {
    const { page } = await showMedia(
      stage,
      '<div data-block="audio" data-show-download="true"><audio id="own" controls src="/media/bell-6.wav"></audio></div>',
    );
    await page.getByLabel('Speed').selectOption('0.5');
    expect(await page.locator('audio').count()).toBe(1);
    expect(await page.getByRole('link', { name: 'Download' }).getAttribute('href')).toContain(
      '/media/bell-6.wav',
    );
    await page.evaluate('mortar.unmount()');
    expect(await page.evaluate('own.playbackRate')).toBe(1);
    expect(await page.getByLabel('Speed').count()).toBe(0);
  });

  it('is not drawn for an address that no page may load, which is told of', async () => {
    const addresses = [
      'javascript:alert(1)',
      'data:audio/wav;base64,UklGRg==',
      'http://other.example/a.mp3',
      'https://',
    ];
    const blocks = addresses.map((url, index) => block(`bell${index}`, { url, showDownload: true }));
    const { page, messages, errors } = await showMedia(stage, blocks.join(''));
    expect(await page.locator('[data-block] *').count()).toBe(0);
    const warnings = messages.filter(({ type }) => type === 'warning').map(({ text }) => text);
    expect(warnings).toEqual(
      addresses.map((url) => `audio: url must be an https or same-site address, got ${url}`),
    );
    expect(errors).toEqual([]);
  });

  it('begins where the address says, now and after a click on a link', async () => {
    const body = `${block('first', BELL)}${block('second', BELL)}<a href="#second&t=0:12">Twelve</a>`;
    const { page } = await showMedia(stage, body, { path: '/fixture#t=4' });
    const times = () =>
      page.evaluate("[...document.querySelectorAll('audio')].map(({ currentTime }) => currentTime)");
    expect(await times()).toEqual([4, 0]);
    await page.click('a[href^="#second"]');
    await eventually(times).toEqual([4, 12]);
  });

  it('keeps the place that a visitor had reached before the block', async () => {
    const sound = '<div data-block="audio"><audio controls src="/media/bell-24.wav"></audio></div>';
    const { page } = await showMedia(stage, sound, {
      path: '/fixture#t=4',
      before:
        "addEventListener('DOMContentLoaded', () => { document.querySelector('audio').currentTime = 9; });",
    });
    expect(await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBe(9);
  });

  it('takes the place of the dead player that a saved page holds', async () => {
    const dead =
      '<div class="sqs-widgets-audio-player"><a href="#">Play</a><audio src="blob:x"></audio></div>';
    const saved = `<div class="sqs-audio-embed" id="bell" data-url="/media/bell-6.wav" data-title="Bell">${dead}</div>`;
    const { page } = await showMedia(stage, saved);
    expect(await page.locator('#bell audio[controls]').isVisible()).toBe(true);
    expect(await page.getByText('Play', { exact: true }).isVisible()).toBe(false);
    await page.evaluate('mortar.unmount()');
    expect(await page.locator('#bell').innerHTML()).toBe(dead);
  });

  it('does not scroll sideways at 320 px, and is drawn on hostile style sheets', async () => {
    const hostile =
      '<style>body :not(style, script) { all: unset } p, select, audio { display: none; width: 900px }</style>';
    const { page } = await showMedia(stage, hostile + block('bell', { ...BELL, title: 'a'.repeat(200) }), {
      viewport: { width: 320, height: 640 },
    });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
    for (const part of ['audio', 'select', 'p'])
      expect(await page.locator(`#bell ${part}`).first().isVisible()).toBe(true);
  });
});

describe('on the whole page', () => {
  const SOUNDS = ['one', 'two'].map(
    (id) => `<audio id="${id}" controls title="Bell ${id}" src="/media/bell-2.wav?key=secret"></audio>`,
  );

  it('one sound plays at a time, and each is counted once', async () => {
    const { page } = await stage.show(pageOf({ body: SOUNDS.join('') }));
    await page.evaluate(play('#one'));
    await eventually(audioHits).toBe(1);
    await page.evaluate(`${play('#two')}`);
    await eventually(() => playing(page)).not.toContain('one');
    await eventually(audioHits).toBe(2);
    await page.evaluate(play('#one'));
    await eventually(() => playing(page)).not.toContain('two');
    await page.goto('about:blank');
    expect(await audioHits()).toBe(2);
  });

  it('of two that begin at once the latest plays; what is silent goes on, and takes its turn with its sound', async () => {
    const silent =
      '<video id="silent" muted loop src="/media/firing.webm"></video><audio id="long" src="/media/bell-60.wav"></audio><audio id="other" src="/media/bell-60.wav"></audio>';
    const { page } = await stage.show(pageOf({ body: silent }));
    await page.evaluate('silent.play(); long.play(); other.play()');
    await eventually(async () => (await playing(page)).sort()).toEqual(['other', 'silent']);
    await page.evaluate('silent.muted = false');
    await eventually(() => playing(page)).toEqual(['silent']);
  });

  it('that is muted counts too, unlike a video that only moves', async () => {
    const body =
      '<audio id="muted" muted src="/media/bell-60.wav"></audio><video muted loop id="moving" src="/media/firing.webm"></video>';
    const { page } = await stage.show(pageOf({ body }));
    await page.evaluate('moving.play(); muted.muted = true; muted.play()');
    await eventually(audioHits).toBe(1);
    expect(stage.server.store.calls({ path: HIT }).filter((call) => formOf(call).event === '21')).toEqual([]);
  });

  it('each quarter that is heard is told once; what is skipped is not', async () => {
    const { page } = await stage.show(pageOf({ body: SOUNDS[0] ?? '' }));
    await page.evaluate('one.playbackRate = 3');
    await page.evaluate(play('#one'));
    await until(page, 'one.ended');
    const calls = await arrived(stage, TRACK, 4);
    await page.evaluate(play('#one'));
    await until(page, '!one.ended');
    await until(page, 'one.ended');
    const sent = stage.server.store.calls({ path: TRACK }).map(({ body }) => JSON.parse(body));
    expect(calls).toHaveLength(4);
    expect(sent.map(({ customData }) => customData)).toEqual(
      [25, 50, 75, 100].map((quartile) => ({
        title: 'Bell one',
        url: `${stage.server.url}/media/bell-2.wav`,
        quartile,
      })),
    );
  });

  it('nothing is counted for visitors who may not be tracked, and sounds still take turns', async () => {
    const visit = await stage.show(
      pageOf({
        body: SOUNDS.join(''),
        context: { cookieSettings: { isRestrictiveCookiePolicyEnabled: true } },
      }),
    );
    await visit.page.evaluate(play('#one'));
    await visit.page.evaluate(play('#two'));
    await eventually(() => playing(visit.page)).not.toContain('one');
    await until(visit.page, 'two.ended');
    expect(await trackedUntilLeft(visit)).toEqual([]);
  });

  it('sounds play as ever when the part that follows them cannot be loaded', async () => {
    const { page, messages } = await stage.show(pageOf({ body: SOUNDS.join('') }), {
      prepare: (page) => page.route(/chunks.media-/, (route) => route.abort()),
    });
    await page.evaluate(play('#one'));
    await eventually(() => playing(page)).toEqual(['one']);
    await eventually(() => messages.filter(({ text }) => /^media: its chunk/.test(text)).length).toBe(1);
  });
});

it('without JavaScript every sound can be heard or fetched', async () => {
  const { page } = await stage.visit('/blocks/audio', { javaScriptEnabled: false, started: false });
  expect(await page.locator('a[href^="/media/"]:visible, audio:visible').count()).toBe(2);
});

it('under a strict policy the sounds of the demo site are drawn and played', async () => {
  const { page } = await stage.visit('/strict/blocks/audio', {
    before:
      "window.violations = []; addEventListener('securitypolicyviolation', ({ violatedDirective }) => violations.push(violatedDirective));",
  });
  await page.evaluate('Promise.all(mortar.blocks().map(({ element }) => mortar.remount(element)))');
  await allMounted(page);
  await page.evaluate(play('#evening-bell audio'));
  await eventually(() => page.evaluate("document.querySelector('#evening-bell audio').currentTime > 0")).toBe(
    true,
  );
  expect(await page.evaluate('violations')).toEqual([]);
});
