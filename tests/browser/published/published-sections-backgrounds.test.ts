import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { pageOf, useStage } from '../harness';
import { until } from '../until';
import { FAR, section, showSections } from './section-page';

const stage = useStage();

const HIDING = `
.section-background{overflow:hidden;pointer-events:none}
.section-background-content{position:absolute;inset:0}
.section-background img{position:relative;width:100%;height:100%;object-fit:cover}
.background-image-fx{visibility:hidden}
.sqs-video-background,.sqs-video-background-native{position:absolute;inset:0;overflow:hidden}
.sqs-video-background iframe:not(.background-video){visibility:hidden;opacity:0}
.sqs-video-background .background-video{position:absolute;opacity:0}
.sqs-video-background .background-video.ready{opacity:1}
.custom-fallback-image{opacity:0}.custom-fallback-image.loaded{opacity:1}
.background-pause-button{display:none}.background-pause-button.visible{display:block}
`;

const behind = (html: string, attributes = '') =>
  `<div class="section-border" ${attributes}><div class="section-background">${html}</div></div>`;

const isShown = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluate((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }));

describe('a background of an older section', () => {
  it('covers the section, under the layer of colour', async () => {
    const picture =
      '<img data-src="/images/kiln.svg" data-image-dimensions="1500x900" data-image-focal-point="0.5,0.5" data-load="false" alt="">';
    const css =
      '.section-border,.section-background{position:absolute;inset:0}.section-background img{position:relative}';
    const border = behind(`${picture}<div class="section-background-overlay"></div>`);
    const { page } = await showSections(stage, section('<h1>Bowls</h1>', { border }), { css });
    await page.waitForSelector('.section-background img.loaded');
    const sizes = await page
      .locator('.section-background, .section-background img')
      .evaluateAll((all) => all.map((each) => [each.clientWidth, each.clientHeight]));
    expect(sizes[1]).toEqual(sizes[0]);
  });
});

describe('a background with an effect', () => {
  const PARALLAX = section('<h1>Bowls</h1>', {
    border: behind(
      '<div class="section-background-content" data-controller="BackgroundImageFXParallax"><img class="background-image-fx" src="/images/kiln.svg" data-loader="sqs" alt=""><div class="section-background-canvas"></div></div>',
    ),
  });
  const top = (page: Page) =>
    page.locator('.background-image-fx').evaluate((image) => {
      const section = image.closest('section') as HTMLElement;
      return Math.round(image.getBoundingClientRect().top - section.getBoundingClientRect().top);
    });

  it('shows its picture, which moves as the page scrolls and always covers the section', async () => {
    const css = `${HIDING}.section-background{overflow:visible}`; // as where the section has a divider
    const { page } = await showSections(stage, PARALLAX + FAR, { css });
    await eventually(() => isShown(page, '.background-image-fx')).toBe(true);
    await eventually(() => page.locator('.mortar-parallax-section').count()).toBe(1);
    const before = await top(page);
    await page.evaluate('scrollTo(0, 250)');
    await eventually(() => top(page)).not.toBe(before);
    const { height } = (await page.locator('.background-image-fx').boundingBox()) ?? { height: 0 };
    const offset = await top(page);
    expect(offset).toBeLessThanOrEqual(0);
    expect(offset + height).toBeGreaterThanOrEqual(300);
    const width = await page.evaluate('document.documentElement.scrollWidth');
    expect(width).toBe(await page.evaluate('innerWidth')); // the picture is larger than its section
  });

  it('stands still for visitors who want no motion', async () => {
    const { page } = await showSections(stage, PARALLAX + FAR, { css: HIDING, reducedMotion: 'reduce' });
    await eventually(() => page.locator('.mortar-parallax').count()).toBe(1);
    expect(await top(page)).toBe(0);
    await page.evaluate('scrollTo(0, 250)');
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    expect(await top(page)).toBe(0);
  });

  it('shows the picture of an effect that nobody knows', async () => {
    const { page } = await showSections(stage, PARALLAX.replace('FXParallax', 'FXRipples'), { css: HIDING });
    await eventually(() => isShown(page, '.background-image-fx')).toBe(true);
  });
});

const HOSTED = JSON.stringify({
  systemDataVariants: '640:360',
  structuredContent: { alexandriaUrl: 'https://films.example.test/kiln/{variant}', aspectRatio: 1.7777 },
}).replaceAll('"', '&quot;');

const film = (inner = '') =>
  section(`<h1>Bowls</h1>${FAR}<button class="background-pause-button">Pause</button>`, {
    border: behind(
      `<div data-controller="VideoBackgroundNative"><div class="sqs-video-background-native content-fill" data-config-native-video="${HOSTED}" data-config-playback-speed="1">${inner}<div class="sqs-video-background-native__video-player"></div></div></div>`,
    ),
  });

const withFilms = (page: Page) =>
  page.route('https://films.example.test/**', (route) =>
    route.fulfill({ path: 'demo-pages/media/firing.webm', contentType: 'video/webm' }),
  );

describe('a film of the site behind a section', () => {
  const isPaused = (page: Page) =>
    page.locator('video').evaluate((video) => (video as HTMLVideoElement).paused);

  it('plays without sound while it is in view, and can be paused', async () => {
    const { page } = await showSections(stage, film() + FAR, { css: HIDING, prepare: withFilms });
    await eventually(() => page.locator('video').count()).toBe(1);
    await eventually(() => isPaused(page)).toBe(false);
    expect(await page.locator('video').evaluate((video) => (video as HTMLVideoElement).muted)).toBe(true);
    expect(await isShown(page, 'video')).toBe(true);
    await page.evaluate('scrollTo(0, 4000)');
    await eventually(() => isPaused(page)).toBe(true);
    await page.evaluate('scrollTo(0, 2400)');
    await eventually(() => isPaused(page)).toBe(false);
    const pause = page.getByRole('button', { name: 'Pause' });
    await pause.click();
    await eventually(() => isPaused(page)).toBe(true);
    expect(await pause.getAttribute('aria-pressed')).toBe('true');
  });

  it('is the only one that plays where the page was saved with a player, which is back when the page is torn down', async () => {
    const player = '<video id="saved" autoplay loop muted playsinline src="/media/firing.webm"></video>';
    const saved = film().replace('video-player">', `video-player"><div class="plyr">${player}</div>`);
    const { page } = await showSections(stage, saved, { css: HIDING, prepare: withFilms });
    const isSavedPaused = () => page.locator('#saved').evaluate((video: HTMLVideoElement) => video.paused);
    await until(page, "document.querySelector('.mortar-background-video')?.paused === false");
    expect(await isSavedPaused()).toBe(true);
    expect(await page.locator('#saved').isVisible()).toBe(false);
    await page.evaluate('mortar.unmount()');
    expect(await page.locator('#saved').isVisible()).toBe(true);
    expect(await page.locator('#saved').getAttribute('autoplay')).toBe('');
  });

  it('has a button of ours where the section has none, until the page is torn down', async () => {
    const bare = film().replace(/<button.*?<\/button>/, '');
    const { page } = await showSections(stage, bare, { css: HIDING, prepare: withFilms });
    await page.getByRole('button', { name: 'Pause background video' }).click();
    await eventually(() => isPaused(page)).toBe(true);
    await page.getByRole('button', { name: 'Play background video' }).click();
    await eventually(() => isPaused(page)).toBe(false);
    await page.evaluate('mortar.unmount()');
    expect(await page.getByRole('button').count()).toBe(0);
  });

  it.each([
    ['2', 2],
    ['4', 4],
    ['4.5', 1],
    ['20', 1], // which browsers refuse
    ['-1', 1],
    ['fast', 1],
  ])('with the speed %s plays %d times as fast', async (written, speed) => {
    const body = film().replace('playback-speed="1"', `playback-speed="${written}"`);
    const { page } = await showSections(stage, body, { css: HIDING, prepare: withFilms });
    await eventually(() => isPaused(page)).toBe(false);
    expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(speed);
  });

  it('is its picture for visitors who want no motion', async () => {
    const picture =
      '<img class="custom-fallback-image" data-src="/images/kiln.svg" data-image-dimensions="1500x1000" alt="">';
    const { page, requests } = await showSections(stage, film(picture), {
      css: HIDING,
      reducedMotion: 'reduce',
      prepare: withFilms,
    });
    await eventually(() =>
      page.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth),
    ).toBeGreaterThan(0);
    expect(await isShown(page, 'img')).toBe(true);
    expect(await page.locator('video').count()).toBe(0);
    expect(requests.filter((address) => address.includes('films.example'))).toEqual([]);
  });

  it('stops for visitors who want no motion from now on, and goes on when they do', async () => {
    const bare = film().replace(/<button.*?<\/button>/, ''); // so that the button is ours
    const { page } = await showSections(stage, bare, { css: HIDING, prepare: withFilms });
    await eventually(() => isPaused(page)).toBe(false);
    const playing = await page.locator('video').elementHandle();
    const pause = page.getByRole('button', { name: /background video/ });
    await pause.waitFor();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await eventually(() => playing?.evaluate((video) => (video as HTMLVideoElement).paused)).toBe(true);
    expect(await pause.isVisible()).toBe(false);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await eventually(() => isPaused(page)).toBe(false);
  });
});

const answers = (page: Page) =>
  page.route('https://player.vimeo.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>film</p>' }),
  );

describe('a film of a provider behind a section', () => {
  const PROVIDER = section('<h1>Bowls</h1>', {
    border: behind(
      '<div data-controller="VideoBackground"><div class="sqs-video-background content-fill" data-config-url="https://vimeo.com/188533812" data-config-playback-speed="1"><img class="custom-fallback-image" data-src="/images/kiln.svg" data-image-dimensions="1500x1000" alt=""><div id="player"></div></div></div>',
    ),
  });

  it('covers the section, without sound and controls, out of reach of keys', async () => {
    const { page } = await showSections(stage, PROVIDER, { css: HIDING, prepare: answers });
    await page.waitForSelector('iframe');
    const address = new URL((await page.locator('iframe').getAttribute('src')) ?? '');
    expect(address.origin + address.pathname).toBe('https://player.vimeo.com/video/188533812');
    expect(address.searchParams.get('background')).toBe('1');
    expect(await page.locator('iframe').getAttribute('tabindex')).toBe('-1');
    await eventually(() => isShown(page, 'iframe')).toBe(true);
    const frame = await page.locator('iframe').boundingBox();
    expect(frame?.width).toBeGreaterThanOrEqual(1280);
    expect(frame?.height).toBeGreaterThanOrEqual(300);
  });

  it('of YouTube starts again at its end, as a playlist of one', async () => {
    const youTube = PROVIDER.replace('https://vimeo.com/188533812', 'https://youtu.be/5m1KUzaAGiQ');
    const { page } = await showSections(stage, youTube, {
      css: HIDING,
      prepare: (page) => page.route(/youtube/, (route) => route.fulfill({ body: 'film' })),
    });
    const address = new URL((await page.locator('iframe').getAttribute('src')) ?? '');
    expect(address.pathname).toBe('/embed/5m1KUzaAGiQ');
    expect([address.searchParams.get('loop'), address.searchParams.get('playlist')]).toEqual([
      '1',
      '5m1KUzaAGiQ',
    ]);
  });

  it('waits for a visitor who has not agreed to be tracked, and goes when the visitor withdraws that; else its picture shows', async () => {
    const cookieSettings = { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true };
    const { page } = await showSections(stage, PROVIDER, {
      css: HIDING,
      prepare: answers,
      context: { cookieSettings },
    });
    await eventually(() => isShown(page, '.custom-fallback-image')).toBe(true);
    expect(await page.locator('iframe').count()).toBe(0);
    await page.evaluate('mortar.consent.set(true)');
    await eventually(() => page.locator('iframe').count()).toBe(1);
    await page.evaluate('mortar.consent.set(false)');
    await eventually(() => page.locator('iframe').count()).toBe(0);
    expect(await isShown(page, '.custom-fallback-image')).toBe(true);
    await page.evaluate('mortar.consent.set(true)');
    await eventually(() => page.locator('iframe').count()).toBe(1);
  });
});

describe('a film of a provider behind a cover page', () => {
  const style = `<style>.sqs-slice,.sqs-slice-gallery-item{position:absolute;inset:0;overflow:hidden}
.sqs-slide-wrapper [data-slice-type=gallery] .gallery-video-background .custom-fallback-image{display:none;opacity:0}
.sqs-slide-wrapper [data-slice-type=gallery] .gallery-video-background .custom-fallback-image.loaded{opacity:1}
.sqs-slide-wrapper [data-slice-type=gallery] .gallery-video-background iframe:not(.background-video){visibility:hidden}
.sqs-slide-wrapper [data-slice-type=gallery] .gallery-video-background .background-video{position:absolute;opacity:0}
.sqs-slide-wrapper [data-slice-type=gallery] .gallery-video-background .background-video.loaded{opacity:1}</style>`;
  const cover = pageOf({
    head: style,
    body: '<div class="sqs-slide-wrapper" data-slide-type="cover-page"><div class="sqs-slice" data-slice-type="gallery"><div class="sqs-slice-gallery-item gallery-video-background content-fill" data-config-url="https://vimeo.com/188533812" data-config-custom-fallback-image="true"><img class="custom-fallback-image" data-src="/images/kiln.svg" data-image-dimensions="1500x1000" alt=""><div id="player"></div></div></div><h1>Welcome</h1></div>',
  }).replace('<body', '<body id="collection-6a0000000000000000000001"');

  it('plays, and covers the page', async () => {
    const { page } = await stage.show(cover, { prepare: answers });
    await page.waitForSelector('iframe');
    await eventually(() => isShown(page, 'iframe')).toBe(true);
    const frame = await page.locator('iframe').boundingBox();
    expect(frame?.width).toBeGreaterThanOrEqual(1280);
    expect(frame?.height).toBeGreaterThanOrEqual(800);
  });

  it('is paused with a button that neither the content nor a bar at the lower edge covers', async () => {
    const bar =
      '<p style="position:fixed;inset:auto 0 0;z-index:999;margin:0;padding:30px;background:#fff">Hours</p>';
    const covered = cover.replace('<h1>', `${bar}<h1 style="position:fixed;inset:0;margin:0">`);
    const listens = `<script>const told = []; addEventListener('message', ({ data }) => { told.push(data); document.title = told.join(); });</script>`;
    const { page } = await stage.show(covered, {
      prepare: (page) =>
        page.route('https://player.vimeo.com/**', (route) =>
          route.fulfill({ contentType: 'text/html', body: listens }),
        ),
    });
    await page.getByRole('button', { name: 'Pause background video' }).click();
    const told = () => page.frames()[1]?.title();
    await eventually(told).toContain('{"method":"pause"}');
    await page.getByRole('button', { name: 'Play background video' }).press('Enter');
    await eventually(told).toMatch(/"pause".*"play"/);
  });

  it('is its picture for visitors who want no motion', async () => {
    const { page } = await stage.show(cover, { prepare: answers, reducedMotion: 'reduce' });
    await eventually(() => isShown(page, '.custom-fallback-image.loaded[src]')).toBe(true);
    const picture = await page.locator('.custom-fallback-image').boundingBox();
    expect([picture?.width, picture?.height]).toEqual([1280, 800]);
    expect(await page.locator('iframe').count()).toBe(0);
  });
});

describe('the divider of a section', () => {
  const contextOf = (divider: object) => JSON.stringify({ divider }).replaceAll('"', '&quot;');
  const divided = (divider: object) =>
    section('<h1>Bowls</h1>', {
      id: 'wave',
      className: 'has-section-divider',
      attributes: `data-current-context="${contextOf(divider)}"`,
      border: `${behind('', 'data-controller="SectionDivider" style="background:rgb(20, 30, 40);clip-path:url(#section-divider-wave)"')}<div class="section-divider-display"><svg width="0" height="0"><clipPath id="section-divider-wave" clipPathUnits="objectBoundingBox"><path class="section-divider-clip" d="M0,0"></path></clipPath></svg><svg viewBox="0 0 1 1"><path class="section-divider-stroke" d="M0,0"></path></svg></div>`,
    });
  const WAVY = {
    enabled: true,
    type: 'wavy',
    width: { unit: 'vw', value: 100 },
    height: { unit: 'px', value: 60 },
    offset: { unit: 'px', value: 0 },
  };
  const EDGE = `${HIDING}h1{margin:0}.section-background{display:none}.content-wrapper,.section-divider-display{pointer-events:none}.section-divider-display{position:absolute;inset:0}.section-divider-display svg{position:absolute}`;
  const isPainted = async (page: Page, x: number, y: number) =>
    page.evaluate(`document.elementFromPoint(${x}, ${y})?.closest('.section-border') !== null`);

  it.each([
    ['wavy', WAVY, 290, true, false],
    ['of a kind that nobody knows', { ...WAVY, type: 'moiré' }, 290, true, true],
    ['switched off', { enabled: false }, 290, true, true],
  ])('%s leaves the section its background', async (_name, divider, y, isInTrough, isAtSide) => {
    const { page } = await showSections(stage, divided(divider), { css: EDGE });
    await eventually(() => isPainted(page, 960, y)).toBe(isInTrough);
    expect(await isPainted(page, 640, 150)).toBe(true);
    expect(await isPainted(page, 5, y)).toBe(isAtSide);
  });

  it.each([
    ['wavy', [0, 0.5, 1, 0.5]],
    ['rounded', [0.75, 1, 0.75, 0]],
    ['scalloped', [0.44, 0.75, 0.94, 1]],
    ['pointed', [0.5, 0, 0.5, 1]],
    ['jagged', [0.33, 0.67, 1, 0]],
    ['slanted', [0.75, 0.5, 0.25, 0]],
  ])('%s is as deep as its kind says, up to the side', async (type, depths) => {
    const { page } = await showSections(stage, divided({ ...WAVY, type }), { css: EDGE });
    await until(page, "document.querySelector('.section-divider-clip').getAttribute('d') !== 'M0,0'");
    const depthAt = (x: number): Promise<number> =>
      page.evaluate((x) => {
        const isInside = (y: number) => document.elementFromPoint(x, y)?.closest('.section-border') !== null;
        return Array.from({ length: 60 }, (_, below) => 240 + below).filter(isInside).length / 60;
      }, x);
    const width = await page.evaluate(() => document.documentElement.clientWidth); // without its scroll bar
    for (const [index, x] of [width / 4, width / 2, (width * 3) / 4, width - 1].entries())
      expect(Math.abs((await depthAt(x)) - (depths[index] ?? Number.NaN))).toBeLessThan(0.1);
  });

  it.each([
    ['that waves', 'wavy', '60px'],
    ['that is a straight line', 'none', '0px'],
    ['of a kind that nobody knows', 'moiré', '0px'],
  ])('%s takes the space that its edge needs', async (_name, type, space) => {
    const reserved =
      '<style>.has-section-divider{padding-bottom:var(--divider-height)}</style><style data-section-divider-style>.has-section-divider{padding-bottom:60px}</style>';
    const html = divided({ ...WAVY, type }).replace('</section>', `${reserved}</section>`);
    const { page } = await showSections(stage, html, { css: HIDING });
    const padding = () =>
      page.locator('.has-section-divider').evaluate((section) => getComputedStyle(section).paddingBottom);
    await eventually(padding).toBe(space);
    await page.evaluate('mortar.unmount()');
    await eventually(padding).toBe('60px');
  });

  it('lets the next section reach up behind it', async () => {
    const { page } = await showSections(stage, divided(WAVY) + section('<p>Next</p>', { id: 'next' }), {
      css: HIDING,
    });
    await eventually(() =>
      page
        .locator('[data-section-id=next]')
        .evaluate((next) => getComputedStyle(next).getPropertyValue('--previous-section-divider-offset')),
    ).toBe('60px');
  });
});
