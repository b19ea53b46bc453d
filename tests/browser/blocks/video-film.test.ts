import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { useStage } from '../harness';
import { room } from '../markup';
import { encoded, FILM, playing, showMedia, videoHits } from '../media/media-page';
import { until } from '../until';
import { settled } from '../wire';

const stage = useStage();

describe('a film that the browser plays itself', () => {
  const film = (id: string, more = '') =>
    `<div style="width:640px"><div data-block="video" id="${id}" data-html="${FILM}" ${more}></div></div>`;
  const SOUND = '<audio id="sound" src="/media/bell-24.wav" controls></audio>';
  const play = (selector: string) => `document.querySelector('${selector}').play()`;

  it('behind an overlay plays with a click and counts, pauses the page’s sound, and gives way to it', async () => {
    const { page } = await showMedia(stage, SOUND + film('film', 'data-overlay="true" data-title="Fire"'));
    await page.evaluate(play('#sound'));
    await until(
      page,
      'performance.getEntriesByType("resource").some(({ name }) => /chunks.media-/.test(name))',
    );
    await page.getByRole('button', { name: 'Play: Fire' }).click();
    await eventually(() => playing(page)).toEqual(['film']);
    await eventually(() => videoHits(stage)).toBe(1);
    await page.evaluate(play('#sound'));
    await page.getByRole('button', { name: 'Play: Fire' }).waitFor();
    await eventually(() => playing(page)).toEqual(['sound']);
    await eventually(() => page.evaluate('told')).toEqual(['video:play film', 'video:stop film']);
    await page.getByRole('button', { name: 'Play: Fire' }).click();
    await eventually(() => playing(page)).toEqual(['film']);
    await page.goto('about:blank');
    expect(videoHits(stage)).toBe(1);
  });

  it('behind an overlay plays by Space, which does not scroll the page', async () => {
    const overlay = '<div class="sqs-video-overlay" style="height:300px"></div>';
    const body = film('film', 'data-title="Fire"').replace('></div></div>', `>${overlay}</div></div>`);
    const { page } = await showMedia(stage, body + room(3000));
    await page.getByRole('button', { name: 'Play: Fire' }).press('Space');
    await eventually(() => playing(page)).toEqual(['film']);
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    await settled(page, 200);
    expect([await page.evaluate('scrollY'), await playing(page)]).toEqual([0, ['film']]);
  });

  it('loads no further once it is taken from the page', async () => {
    const given: string[] = [];
    const { page } = await showMedia(stage, film('film'), {
      prepare: async (page) => {
        page.on('requestfailed', (request) => given.push(new URL(request.url()).pathname));
        await page.route('**/media/firing.webm', () => {});
      },
    });
    await eventually(() => page.locator('#film video').count()).toBe(1);
    await settled(page, 100);
    await page.evaluate('mortar.unmount()');
    await eventually(() => given).toEqual(['/media/firing.webm']);
  });

  it('without an overlay has the browser’s controls, tells when it plays and stops, and pauses for another', async () => {
    const { page } = await showMedia(stage, film('one') + film('two'));
    expect(await page.locator('#one video').evaluate((video) => (video as HTMLVideoElement).controls)).toBe(
      true,
    );
    await page.evaluate(play('#one video'));
    await eventually(() => page.evaluate('told')).toEqual(['video:play one']);
    await page.evaluate(play('#two video'));
    await eventually(() => playing(page)).toEqual(['two']);
    await eventually(() => page.evaluate('[...told].sort()')).toEqual([
      'video:play one',
      'video:play two',
      'video:stop one',
    ]);
  });
});

it('a film’s words come along: those that are shown, by https or from the site', async () => {
  const html = encoded(
    `<video src="/media/firing.webm" crossorigin>
<track src="/media/firing.vtt" srclang="en" label="English" default onload="window.hacked=1">
<track kind="captions" src="https://captions.example/de.vtt" srclang="de" label="Deutsch">
<track kind="metadata" src="/media/cues.vtt"><track src="javascript:window.hacked=1"><track src="http://evil.example/a.vtt"><track>
</video>`,
  );
  const answer = (headers = {}) => ({
    contentType: 'text/vtt',
    headers,
    body: 'WEBVTT\n\n00:00.000 --> 00:10.000\nThe kiln is lit.\n',
  });
  const visit = await showMedia(stage, `<div data-block="video" data-html="${html}"></div>`, {
    async prepare(page) {
      await page.route('**/media/*.vtt', (route) => route.fulfill(answer()));
      await page.route('https://captions.example/**', (route) =>
        route.fulfill(answer({ 'access-control-allow-origin': '*' })),
      );
    },
  });
  const { page } = visit;
  const tracks = await page
    .locator('video track')
    .evaluateAll((all) =>
      all.map((track) => [...track.attributes].map(({ name, value }) => `${name}=${value}`).sort()),
    );
  const { url } = stage.server;
  expect(tracks).toEqual([
    ['default=', 'kind=subtitles', 'label=English', `src=${url}/media/firing.vtt`, 'srclang=en'],
    ['kind=captions', 'label=Deutsch', 'src=https://captions.example/de.vtt', 'srclang=de'],
  ]);
  const cues = (track: number) => `[...document.querySelector('video').textTracks[${track}].cues ?? []]`;
  await until(page, `${cues(0)}.map(({ text }) => text).join() === 'The kiln is lit.'`);
  await page.evaluate("document.querySelector('video').textTracks[1].mode = 'showing'");
  await until(page, `${cues(1)}.length === 1`);
  await page.evaluate('mortar.unmount()');
  expect(await page.locator('[data-block]').innerHTML()).toBe('');
  expect(await page.evaluate('window.hacked')).toBeUndefined();
});
