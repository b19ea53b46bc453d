import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { useStage } from '../harness';
import { room } from '../markup';
import { playing, showMedia, videoHits } from '../media/media-page';
import { settled } from '../wire';

const stage = useStage();

describe('a hosted video', () => {
  const VIDEO = {
    systemDataVariants: '1280:720,640:360',
    structuredContent: { alexandriaUrl: '/media/hosted/{variant}', aspectRatio: 1.6 },
  };
  const hosted = (playback: object, video: unknown = VIDEO) =>
    `<div style="width:500px"><div class="sqs-native-video" id="film" data-config-settings='${JSON.stringify(playback)}' data-config-thumbnail="null" data-config-video='${JSON.stringify(video)}'><div class="native-video-player"></div></div></div>`;
  const looping = { muted: true, autoPlay: true, loop: true, controls: 'none' };
  const video = '#film video';

  it('that plays by itself does so in sight only, silently, in the size of its box, and takes nobody’s turn', async () => {
    const body = `<audio id="sound" src="/media/bell-24.wav"></audio>${hosted(looping)}${room(3000)}`;
    const { page } = await showMedia(stage, body);
    await eventually(() => playing(page)).toEqual(['film']);
    await page.evaluate("document.getElementById('sound').play()");
    expect(await page.locator(video).evaluate((video) => (video as HTMLVideoElement).currentSrc)).toMatch(
      /hosted.640:360$/,
    );
    expect(await page.locator('#film').evaluate((block) => block.getBoundingClientRect().height)).toBe(312.5);
    await page.evaluate('scrollTo(0, 2000)');
    await eventually(() => playing(page)).toEqual(['sound']);
    await page.evaluate('scrollTo(0, 0)');
    await eventually(() => playing(page)).toEqual(['sound', 'film']);
    expect(await page.evaluate('told')).toEqual([]);
    expect(videoHits(stage)).toBe(0);
  });

  it('that plays by itself does not start out of sight, where it was left before it came', async () => {
    const { page } = await showMedia(stage, hosted(looping) + room(3000), {
      prepare: (page) => page.route('**/media/hosted/**', () => {}),
    });
    await eventually(() => playing(page)).toEqual(['film']);
    await page.evaluate('scrollTo(0, 2000)');
    await eventually(() => playing(page)).toEqual([]);
    await settled(page, 100);
    expect(await playing(page)).toEqual([]);
  });

  it('that plays by itself stops once the visitor wants less motion, and has controls; not one that the visitor plays', async () => {
    const controlled = hosted({ ...looping, controls: 'all' }).replace('id="film"', 'id="own"');
    const { page } = await showMedia(stage, hosted(looping) + controlled);
    await eventually(() => playing(page)).toEqual(['film', 'own']);
    await page.locator('#own video').evaluate(async (video: HTMLVideoElement) => {
      const paused = new Promise((done) => video.addEventListener('pause', done, { once: true }));
      video.pause();
      await paused;
      await video.play();
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await eventually(() => playing(page)).toEqual(['own']);
    expect(await page.locator(video).evaluate((video: HTMLVideoElement) => video.controls)).toBe(true);
    await page.locator(video).evaluate((video: HTMLVideoElement) => video.play());
    await eventually(() => playing(page)).toEqual(['film', 'own']);
  });

  it('has its own proportions where its published wrapper is a mere line', async () => {
    const block = hosted(looping).replace('width:500px', 'padding-bottom:0.625%');
    const wrapped = block.replace('<div', '<div class="embed-block-wrapper"');
    const { page } = await showMedia(stage, `<div style="width:500px">${wrapped}</div>`);
    await page.locator(video).waitFor();
    const box = await page.locator(video).boundingBox();
    expect([box?.width, box?.height]).toEqual([500, 312.5]);
    await page.evaluate('mortar.unmount()');
    expect(await page.locator('.embed-block-wrapper').getAttribute('style')).toContain('0.625%');
  });

  it('is as high as its page makes the player inside, where its published wrapper is a mere line', async () => {
    const block = hosted(looping).replace('width:500px', 'padding-bottom:0.6%');
    const wrapped = block.replace('<div', '<div class="embed-block-wrapper"');
    const style = '<style>.native-video-player{height:247px}</style>';
    const { page } = await showMedia(stage, `${style}<div style="width:500px">${wrapped}</div>`);
    await page.locator(video).waitFor();
    await eventually(() => page.locator(video).evaluate((film) => film.clientHeight)).toBe(250);
  });

  it('takes the place of the dead player that a saved page holds, and nothing covers what follows', async () => {
    const style = '<style>.native-video-player{position:relative;height:400px}</style>';
    const dead = '<div class="plyr"><button>Play</button><video src="blob:x"></video></div>';
    const saved = hosted(looping).replace('player">', `player">${dead}`);
    const { page } = await showMedia(stage, `${style}${saved}<p id="after">Below</p>`);
    await page.locator('.mortar-video-player').waitFor();
    await page.locator('#after').click({ timeout: 3000 });
    expect(await page.getByRole('button', { name: 'Play' }).isVisible()).toBe(false);
    expect((await page.locator('#film').boundingBox())?.height).toBe(312.5);
  });

  it.each([
    ['its files', 'nonsense', '360:640', 889],
    ['a usual film', 1e-7, '', 281],
  ])(
    'of nonsensical proportions has the box of %s',
    async (_whose, aspectRatio, systemDataVariants, height) => {
      const data = { alexandriaUrl: '/media/hosted/{variant}', systemDataVariants, aspectRatio };
      const { page } = await showMedia(stage, hosted(looping, data));
      const box = await page.locator('#film').boundingBox();
      expect(Math.round(box?.height ?? 0)).toBe(height);
    },
  );

  it.each([
    ['for visitors who prefer less motion', { reducedMotion: 'reduce' as const }, looping],
    ['where the address forbids motion', { path: '/fixture?nomotion=true' }, looping],
    ['where its author does not want it to', {}, { controls: 'none' }],
  ])('does not play by itself %s, and has controls instead', async (_where, options, playback) => {
    const { page } = await showMedia(stage, hosted(playback), options);
    const state = await page.locator(video).evaluate((video) => {
      const { controls, paused, muted, poster } = video as HTMLVideoElement;
      const playsInline = video.hasAttribute('playsinline'); // Firefox has no property of that name
      return { controls, paused, muted, playsInline, poster: new URL(poster).pathname };
    });
    expect(state).toEqual({
      controls: true,
      paused: true,
      muted: 'muted' in playback,
      playsInline: true,
      poster: '/media/hosted/thumbnail',
    });
  });
});
