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
  FILM,
  frame,
  playing,
  published,
  showMedia,
  VIMEO,
  videoHits,
  YOUTUBE,
} from '../media/media-page';
import { until } from '../until';
import { arrived, formOf, HIT, settled } from '../wire';

const stage = useStage();
const RESTRICTIVE = { cookieSettings: { isRestrictiveCookiePolicyEnabled: true } };

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

  it.each(['', 'position: relative; left: 0; top: -45px; width: 300px; height: 225px;'])(
    'its picture covers the whole video, whatever shape it has: "%s"',
    async (saved) => {
      const picture = `<img data-src="/images/kiln.svg" data-load="false" data-image-focal-point="0.5,0.5" alt="" style="${saved}">`;
      const inside = `<div class="sqs-video-overlay" style="opacity: 0;">${picture}<div class="sqs-video-icon"></div></div>`;
      const { page } = await showMedia(stage, covered('film', YOUTUBE, { inside }));
      const box = await page.locator('.sqs-video-overlay').boundingBox();
      expect(box?.width).toBe(640);
      await eventually(() => page.locator('.sqs-video-overlay img.loaded').boundingBox()).toEqual(box);
    },
  );

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
    await eventually(() => videoHits(stage)).toBe(2);
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
    await eventually(() => videoHits(stage)).toBe(1);
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
    expect(videoHits(stage)).toBe(0);
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
