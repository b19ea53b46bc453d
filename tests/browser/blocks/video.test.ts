import { describe, expect, it } from 'vitest';
import { axeFaults } from '../axe';
import { eventually } from '../eventually';
import { pageOf, useStage } from '../harness';
import { room } from '../markup';
import {
  allMounted,
  askedOf,
  covered,
  encoded,
  frame,
  playing,
  published,
  showMedia,
  VIMEO,
  YOUTUBE,
} from '../media/media-page';
import { until } from '../until';
import { arrived, formOf, HIT, settled } from '../wire';

const stage = useStage();
const FILM = encoded('<video src="/media/firing.webm"></video>');
const RESTRICTIVE = { cookieSettings: { isRestrictiveCookiePolicyEnabled: true } };

const videoHits = async () =>
  stage.server.store.calls({ path: HIT }).filter((call) => formOf(call).event === '21').length;

/** A slideshow with a film on its first slide and a picture on its second. */
function slideshowOf(film: string): string {
  const slides = [film, '<img src="/images/kiln.svg" alt="Kiln">'].map(
    (content) => `<div class="slide">${content}</div>`,
  );
  return `<div data-block="gallery" data-block-json='{ "design": "slideshow", "transition": "none" }'><div class="sqs-gallery">${slides.join('')}</div><button type="button" class="next">›</button></div>`;
}

it('a video of the page itself is paused when its slide is left', async () => {
  const { page } = await showMedia(
    stage,
    slideshowOf('<video id="own" src="/media/firing.webm" loop></video>'),
  );
  await page.evaluate('own.play()');
  await eventually(() => playing(page)).toEqual(['own']);
  await until(
    page,
    "performance.getEntriesByType('resource').some(({ name }) => /chunks\\/media-/.test(name))",
  );
  await page.click('.next');
  await eventually(() => playing(page)).toEqual([]);
});

it('a player whose HTML was encoded twice is found', async () => {
  const html = encoded(frame(YOUTUBE));
  const { page } = await showMedia(stage, `<div data-block="video" id="twice" data-html="${html}"></div>`);
  await page.locator('#twice iframe[src^="https://www.youtube-nocookie.com/embed/5m1KUzaAGiQ"]').waitFor();
});

describe('an embedded video behind its overlay', () => {
  it('plays by a click, Enter and space: nothing of the provider’s comes before, then its player with the focus', async () => {
    const ways = ['click', 'Enter', 'Space'];
    const films = ways.map((id) => covered(id, YOUTUBE, { attributes: `data-title="Kiln ${id}"` }));
    const viewport = { width: 1280, height: 1200 };
    const visit = await showMedia(stage, films.join('') + room(3000), { viewport });
    const { page } = visit;
    await page.getByRole('button', { name: 'Play: Kiln Space' }).waitFor();
    expect(askedOf(visit)).toEqual([]);
    for (const way of ways) {
      const overlay = page.getByRole('button', { name: `Play: Kiln ${way}` });
      expect(await overlay.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
      await (way === 'click' ? overlay.click() : overlay.press(way));
      const player = page.locator(`#${way} iframe`);
      await player.waitFor();
      expect(await player.evaluate((frame) => document.activeElement === frame)).toBe(true);
      expect(await overlay.isVisible()).toBe(false);
      expect(await player.getAttribute('src')).toMatch(
        /^https:\/\/www\.youtube-nocookie\.com\/embed\/5m1KUzaAGiQ\?enablejsapi=1&autoplay=1/,
      );
      expect(await player.getAttribute('title')).toBe(`Kiln ${way}`);
      expect(await player.getAttribute('allow')).toContain('autoplay');
      expect(await player.getAttribute('sandbox')).not.toContain('top-navigation');
    }
    expect(await page.evaluate("told.filter((text) => text.startsWith('video:play'))")).toEqual(
      ways.map((way) => `video:play ${way}`),
    );
    expect(await page.locator('iframe').count()).toBe(1);
    expect(await page.evaluate('scrollY')).toBe(0);
    expect(visit.messages.filter(({ type }) => type === 'warning')).toEqual([]);
  });

  it('is counted once, and goes back behind its overlay when another one plays', async () => {
    const { page } = await showMedia(stage, published('one', YOUTUBE) + covered('two', VIMEO));
    await page.click('#one .sqs-video-overlay');
    await page.locator('#one iframe').waitFor();
    await page.click('#two .sqs-video-overlay');
    await page.locator('#two iframe').waitFor();
    expect(await page.locator('#one iframe').count()).toBe(0);
    expect(await page.locator('#one .sqs-video-overlay').isVisible()).toBe(true);
    expect(await page.locator('#two iframe').getAttribute('src')).toMatch(
      /^https:\/\/player\.vimeo\.com\/video\/76979871\?dnt=1&autoplay=1/,
    );
    await page.click('#one .sqs-video-overlay');
    await page.locator('#two iframe').waitFor({ state: 'detached' });
    expect(await page.evaluate('told')).toEqual([
      'video:play one',
      'video:play two',
      'video:stop one',
      'video:play one',
      'video:stop two',
    ]);
    await eventually(videoHits).toBe(2);
    const hits = (await arrived(stage, HIT)).filter((call) => formOf(call).event === '21');
    expect(hits.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('ends when its slide is left', async () => {
    const { page } = await showMedia(stage, slideshowOf(covered('one', YOUTUBE)));
    await page.click('#one .mortar-video-icon');
    await page.locator('#one iframe').waitFor();
    await page.click('.next');
    await page.locator('#one iframe').waitFor({ state: 'detached' });
    expect(await page.evaluate('told')).toEqual(['video:play one', 'video:stop one']);
  });

  it('has a height of 56.3 % of its width where the page reserves none, and the page’s own else', async () => {
    const { page } = await showMedia(
      stage,
      `${covered('none', YOUTUBE)}${published('padded', YOUTUBE)}${covered('own', YOUTUBE, { attributes: 'style="height:200px"' })}`,
    );
    const heights = await page.evaluate(
      "['none', 'padded', 'own'].map((id) => Math.round(document.getElementById(id).getBoundingClientRect().height * 10) / 10)",
    );
    expect(heights).toEqual([360.3, 359.7, 200]);
    expect(await page.locator('#none').evaluate((block) => block.style.paddingBottom)).toBe('56.3%');
    for (const id of ['none', 'padded', 'own'])
      expect(await page.locator(`#${id} .mortar-video-icon`).isVisible()).toBe(true);
  });

  it.each(['width:300px', 'max-width:300px', 'float:left;width:300px'])(
    'has a height of 56.3 % of its own width where that is less than its parent’s: %s',
    async (css) => {
      const { page } = await showMedia(stage, covered('narrow', YOUTUBE, { attributes: `style="${css}"` }));
      expect(await page.locator('#narrow').boundingBox()).toMatchObject({ width: 300 });
      expect((await page.locator('#narrow').boundingBox())?.height).toBeCloseTo(168.9, 0);
    },
  );

  it('lies in its box as the mode says; a wrong mode is told of and left out', async () => {
    const box = (mode: string) =>
      covered(mode, YOUTUBE, { attributes: `data-mode="${mode}" style="height:640px"` });
    const { page, messages } = await showMedia(
      stage,
      `<div style="display:flex;flex-wrap:wrap">${['fit', 'fill', 'none', 'zoom'].map(box).join('')}</div>`,
      { viewport: { width: 1400, height: 800 } },
    );
    const sizes: Record<string, string> = {};
    for (const mode of ['fit', 'fill', 'none', 'zoom']) {
      await page.click(`#${mode} .sqs-video-overlay`);
      const { width = 0, height = 0 } = (await page.locator(`#${mode} iframe`).boundingBox()) ?? {};
      sizes[mode] = `${Math.round(width)}x${Math.round(height)}`;
    }
    expect(sizes).toEqual({ fit: '640x360', fill: '1137x640', none: '640x640', zoom: '640x640' });
    expect(messages.map(({ text }) => text)).toContain(
      'video: mode must be none, fit or fill, got "zoom" (in data-mode)',
    );
  });

  it('is a button without faults, in the site’s words and right to left', async () => {
    const context = { messages: { Play: 'Abspielen', 'Play: {title}': '{title} abspielen' } };
    const { page } = await showMedia(
      stage,
      `<main dir="rtl"><h1>Film</h1>${covered('film', YOUTUBE, { attributes: 'data-title="Ofen"' })}</main>`,
      { context },
    );
    await page.getByRole('button', { name: 'Ofen abspielen' }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
  });
});

describe('an embedded video without an overlay', () => {
  const bare = (id: string) => covered(id, YOUTUBE, { inside: '' });

  it('comes when it is near, without starting by itself; where a gallery will ask for it, it waits for that', async () => {
    const asked = covered('asked', YOUTUBE, { inside: '', attributes: 'data-load="false"' });
    const visit = await showMedia(stage, asked + room(3000) + bare('film'), { isNear: false });
    const { page } = visit;
    await page.locator('#asked').getByRole('button', { name: 'Play' }).waitFor();
    expect(askedOf(visit)).toEqual([]);
    await page.evaluate("document.getElementById('film').scrollIntoView()");
    const player = page.locator('#film iframe');
    await player.waitFor();
    expect(await player.getAttribute('src')).toBe(
      'https://www.youtube-nocookie.com/embed/5m1KUzaAGiQ?enablejsapi=1',
    );
    expect(await player.getAttribute('allow')).not.toContain('autoplay');
    expect(await page.evaluate('told')).toEqual([]);
  });

  it('waits behind a cover of ours for a visitor who may not be tracked, and comes with the yes', async () => {
    const visit = await showMedia(stage, bare('film') + bare('tapped'), { context: RESTRICTIVE });
    const { page } = visit;
    await page.locator('#film').getByRole('button', { name: 'Play' }).waitFor();
    expect(askedOf(visit)).toEqual([]);
    await page.locator('#tapped').getByRole('button').click();
    expect(await page.locator('#tapped iframe').getAttribute('src')).toContain('autoplay=1');
    expect(await page.locator('#film iframe').count()).toBe(0);
    await page.evaluate('mortar.consent.set(true)');
    await page.locator('#film iframe').waitFor();
    expect(await page.locator('#film iframe').getAttribute('src')).not.toContain('autoplay');
    expect(await page.locator('#tapped iframe').getAttribute('src')).toContain('autoplay=1');
  });

  it('is covered again by a no that comes before its player', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { page } = await showMedia(stage, bare('film') + bare('tapped'), {
      prepare: (page) =>
        page.route(/youtube/, async (route) => {
          await released;
          await route.fulfill({ contentType: 'text/html', body: 'Player' }).catch(() => {}); // it was given up
        }),
    });
    await page.locator('#film iframe').waitFor();
    await page.evaluate('mortar.consent.set(false)');
    await page.locator('#film').getByRole('button', { name: 'Play' }).waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    release();
    await page.evaluate('mortar.consent.set(true)');
    await page.frameLocator('#film iframe').getByText('Player').waitFor();
    await page.frameLocator('#tapped iframe').getByText('Player').waitFor();
    await page.evaluate('mortar.consent.set(false)');
    expect(await page.locator('iframe').count()).toBe(2); // what is there stays
  });

  it('pauses a sound whose own code is still on its way', async () => {
    const body = `${covered('film', YOUTUBE, { inside: '' })}<audio id="sound" src="/media/bell-24.wav"></audio>`;
    const { page } = await showMedia(stage, body, {
      prepare: (page) => page.route(/chunks\/media-/, (route) => route.abort()),
    });
    const player = page.frameLocator('#film iframe');
    await player.getByText('Asked').waitFor();
    await page.evaluate("document.getElementById('sound').play()");
    await player.getByRole('button', { name: 'Play' }).click();
    await eventually(() => playing(page)).toEqual([]);
  });

  it('follows the last of two answers in one task', async () => {
    const visit = await showMedia(stage, bare('film'), { context: RESTRICTIVE });
    const { page } = visit;
    await page.locator('#film').getByRole('button', { name: 'Play' }).waitFor();
    await page.evaluate('mortar.consent.set(true); mortar.consent.set(false)');
    await settled(page);
    expect(askedOf(visit)).toEqual([]);
    await page.evaluate('mortar.consent.set(true); mortar.consent.set(false); mortar.consent.set(true)');
    await page.locator('#film iframe').waitFor();
  });

  it.each([
    ['YouTube', YOUTUBE],
    ['Vimeo', VIMEO],
  ])('of %s is heard of when the visitor plays it, and pauses for another', async (_provider, address) => {
    const body = `${covered('film', address, { inside: '' })}<audio id="sound" src="/media/bell-24.wav"></audio>`;
    const { page } = await showMedia(stage, body);
    const player = page.frameLocator('#film iframe');
    await player.getByText('Asked').waitFor();
    await page.evaluate("document.getElementById('sound').play()");
    await player.getByRole('button', { name: 'Play' }).click();
    await eventually(() => page.evaluate('told')).toEqual(['video:play film']);
    await eventually(() => playing(page)).toEqual([]);
    await eventually(videoHits).toBe(1);
    await page.evaluate("document.getElementById('sound').play()");
    await player.getByText('Paused').waitFor();
    expect(await page.evaluate('told')).toEqual(['video:play film', 'video:stop film']);
  });

  it('is not taken for playing because of what others say', async () => {
    const { page } = await showMedia(stage, `${bare('film')}<iframe id="other" srcdoc="Other"></iframe>`);
    await page.frameLocator('#film iframe').getByText('Asked').waitFor();
    await page.evaluate(() => {
      const says = { event: 'infoDelivery', info: { playerState: 1 } };
      const { contentWindow: source } = document.querySelector('#film iframe') as HTMLIFrameElement;
      const other = (document.getElementById('other') as HTMLIFrameElement).contentWindow;
      const origin = 'https://www.youtube-nocookie.com';
      const tell = (init: MessageEventInit) => dispatchEvent(new MessageEvent('message', init));
      postMessage(JSON.stringify(says), '*');
      tell({ origin: 'https://evil.example', source, data: says });
      tell({ origin, source: other, data: says });
      for (const data of [null, 7, '{', [], { info: { playerState: 3 } }, { info: null }])
        tell({ origin, source, data });
    });
    await page.evaluate('new Promise((resolve) => setTimeout(resolve))');
    expect(await page.evaluate('told')).toEqual([]);
    expect(await videoHits()).toBe(0);
  });
});

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
    await eventually(videoHits).toBe(1);
    await page.evaluate(play('#sound'));
    await page.getByRole('button', { name: 'Play: Fire' }).waitFor();
    await eventually(() => playing(page)).toEqual(['sound']);
    await eventually(() => page.evaluate('told')).toEqual(['video:play film', 'video:stop film']);
    await page.getByRole('button', { name: 'Play: Fire' }).click();
    await eventually(() => playing(page)).toEqual(['film']);
    await page.goto('about:blank');
    expect(await videoHits()).toBe(1);
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
    expect(await videoHits()).toBe(0);
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

describe('what is no video says so', () => {
  const INVALID = 'Invalid video embed.';
  const FEATURED = /^Custom featured images only available with embedded videos\./;

  const HOSTILE = [
    ['nothing', ''],
    ['a host that nobody knows', frame('https://evil.example/embed/7')],
    ['a script as address', frame('javascript:window.hacked=1')],
    ['a document in an attribute', frame('', 'srcdoc="<script>parent.hacked=1</script>"')],
    [
      'scripts and handlers',
      encoded(
        '<script>window.hacked=1</script><img src="/x" onerror="window.hacked=1"><svg onload="window.hacked=1">',
      ),
    ],
    [
      'what a parser could take for something else',
      encoded(
        '<math><mtext><table><mglyph><style><iframe src="//www.youtube.com/embed/5m1KUzaAGiQ" onload="window.hacked=1">',
      ),
    ],
    [
      'a base and a refresh',
      encoded(
        '<base href="https://evil.example/"><meta http-equiv=refresh content="0;url=https://evil.example"><form id="x">',
      ),
    ],
    ['a film that only a script could load', encoded('<video src="javascript:window.hacked=1"></video>')],
    ['a film of an insecure host', encoded('<video><source src="http://evil.example/a.mp4"></video>')],
  ] as const;

  it('whatever the HTML holds instead, of which nothing runs or is loaded', async () => {
    const block = (html: string, index: number) =>
      `<div data-block="video" id="film${index}" data-html="${html}"></div>`;
    const visit = await showMedia(stage, HOSTILE.map(([, html], index) => block(html, index)).join(''));
    const texts = await visit.page.locator('[data-block]').allTextContents();
    expect(texts.map((text, index) => [HOSTILE[index]?.[0], text])).toEqual(
      HOSTILE.map(([what]) => [what, INVALID]),
    );
    expect(await visit.page.locator('#film0').isVisible()).toBe(true);
    expect(await visit.page.locator('iframe, video').count()).toBe(0);
    expect(await visit.page.evaluate('window.hacked')).toBeUndefined();
    expect(askedOf(visit)).toEqual([]);
    expect(visit.errors).toEqual([]);
  });

  it('with malformed settings too, each with a warning', async () => {
    const { page, messages } = await showMedia(
      stage,
      `<div class="sqs-native-video" id="a" data-config-video='{"alexandriaUrl":'></div><div class="sqs-native-video" id="b" data-config-video='{"alexandriaUrl":"javascript:x/{variant}"}' data-config-settings="[]"></div><div data-block="video" id="c" data-block-json='{"html":7,"mode":"x"}'></div>`,
    );
    for (const id of ['a', 'b', 'c']) expect(await page.locator(`#${id}`).textContent()).toBe(INVALID);
    const warnings = messages.filter(({ type }) => type === 'warning').map(({ text }) => text);
    expect(warnings.map((text) => text.split(' must')[0]).sort()).toEqual([
      'video: hosted',
      'video: hosted',
      'video: html',
      'video: mode',
      'video: playback',
    ]);
  });

  it('and tells those who are signed in what their picture needs', async () => {
    const body = `${covered('with', 'https://evil.example/')}${covered('without', 'https://evil.example/', { inside: '' })}`;
    const owner = await showMedia(stage, body, {
      context: { authenticatedAccount: { id: '5d0000000000000000000001' }, websiteRoles: [1] },
      path: '/fixture?noredirect',
    });
    expect(await owner.page.locator('#with p').allTextContents()).toEqual([
      INVALID,
      expect.stringMatching(FEATURED),
    ]);
    expect(await owner.page.locator('#without p').allTextContents()).toEqual([INVALID]);
    const visitor = await showMedia(stage, body);
    expect(await visitor.page.locator('#with p').allTextContents()).toEqual([INVALID]);
  });

  it('unless its author put a player of his own there', async () => {
    const own = '<video src="/media/firing.webm" controls></video>';
    const { page } = await showMedia(stage, `<div data-block="video" id="film">${own}</div>`);
    expect(await page.locator('#film').innerHTML()).toBe(
      '<video src="/media/firing.webm" controls=""></video>',
    );
  });
});

it('when its part of the script cannot be loaded, a video stays as the server sent it, and its neighbour works', async () => {
  const body = `${covered('film', YOUTUBE)}<div data-block="shape"><svg viewBox="0 0 2 1"></svg></div>`;
  const { page } = await stage.show(pageOf({ body }), {
    prepare: (page) => page.route(/chunks.video-/, (route) => route.abort()),
  });
  await page.waitForSelector('#film[data-block-state="failed"]', { state: 'attached' });
  expect(await page.locator('#film .sqs-video-overlay').getAttribute('style')).toBe('opacity: 0;');
  await page.waitForSelector('[data-block="shape"][data-block-state="mounted"]', { state: 'attached' });
});

it('without JavaScript the poster is there, and the way to the film', async () => {
  const { page } = await stage.visit('/blocks/video', { javaScriptEnabled: false, started: false });
  expect(await page.locator('.watch-elsewhere:visible').count()).toBe(3);
  expect(await page.locator('.sqs-video-overlay img:not([data-src]):visible').count()).toBe(4);
});

it('on hostile style sheets the overlay is seen and played all the same', async () => {
  const hostile =
    '<style>* { all: unset } div, span, button { display: inline; } iframe { width: 3px }</style>';
  const { page } = await showMedia(stage, `${hostile}${covered('film', YOUTUBE)}`);
  await allMounted(page);
  expect(await page.locator('#film .mortar-video-icon').boundingBox()).toMatchObject({
    width: 72,
    height: 72,
  });
  await page.locator('#film .mortar-video-icon').click();
  const { width = 0, height = 0 } = (await page.locator('#film iframe').boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(100 / 56.3, 1);
});

it('under a strict policy nothing is violated, whatever stands in the HTML of the video', async () => {
  const policy =
    "default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; style-src 'nonce-abc'; connect-src 'self'; img-src 'self'; media-src 'self'; frame-src https://www.youtube-nocookie.com; require-trusted-types-for 'script'; trusted-types mortar";
  const html = frame(YOUTUBE, 'style="width:100%" onload="window.hacked=1"');
  const body = `<div data-block="video" id="film" data-overlay="true" data-html="${html}"></div><div data-block="video" id="own" data-html="${FILM}"></div><div data-block="video" id="none"></div>`;
  const { page, errors } = await stage.show(
    pageOf({ body, tag: '<script nonce="abc" async src="/mortar.js"></script>' }),
    {
      headers: { 'content-security-policy': policy },
      before:
        "window.violations = []; addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => violations.push(violatedDirective + ' ' + blockedURI));",
      prepare: (page) =>
        page.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: 'Player' })),
    },
  );
  await allMounted(page);
  await page.locator('#film').getByRole('button', { name: 'Play' }).click();
  await page.frameLocator('#film iframe').getByText('Player').waitFor();
  await eventually(() => page.evaluate("document.querySelector('#own video').readyState > 0")).toBe(true);
  expect(await page.evaluate('[violations, window.hacked]')).toEqual([[], undefined]);
  expect(errors).toEqual([]);
});
