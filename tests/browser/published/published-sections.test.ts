import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { useStage } from '../harness';
import { FAR, HIDING, isVisible, opacity, section, showSections } from './section-page';

const stage = useStage();

const HIDDEN: readonly (readonly [name: string, html: string])[] = [
  [
    'a section with an animation',
    section('<p class="probe">Bowls</p>', { attributes: 'data-animation="fade-up"' }),
  ],
  ['what a saved page says was about to fade in', section('<p class="probe preFade">Bowls</p>')],
  ['what a saved page says was about to slide in', section('<p class="probe preSlide">Bowls</p>')],
  [
    'posts in a grid',
    section(
      '<div class="blog-basic-grid" data-controller="BlogImageLoader"><article class="blog-basic-grid--container"><p class="probe">Bowls</p></article></div>',
    ),
  ],
  [
    'posts side by side',
    section(
      '<div class="blog-side-by-side" data-controller="BlogImageLoader"><article class="blog-item"><p class="probe">Bowls</p></article></div>',
    ),
  ],
  [
    'the foot of a lesson',
    section('<div class="course-item__footer-content"><p class="probe">Next</p></div>'),
  ],
  [
    'the pictures of a product',
    section(
      '<div class="product-gallery"><div class="product-gallery-slides-item"><div class="picture"><p class="probe">Bowl</p></div></div></div>',
    ),
  ],
];

/** What `published-marks` shows, which does not wait for a place in the window. */
const HIDDEN_AT_FIRST = [
  ['what loads lazily', section('<div class="lazy-load"><p class="probe">Bowls</p></div>')],
  [
    'products',
    section(
      '<div class="products collection-content-wrapper" data-controller="ProductListImageLoader"><div class="grid-item"><p class="probe">Bowls</p></div></div>',
    ),
  ],
  [
    'the choice of a variant',
    section(
      '<div class="product-details"><div class="variant-select-wrapper"><select class="probe"><option>Ash</option></select></div></div>',
    ),
  ],
] as const;

describe('a style sheet that hides', () => {
  it.each(HIDDEN_AT_FIRST)('%s shows it from the start', async (_name, html) => {
    const { page, errors } = await showSections(stage, `${FAR}${html}`, { css: HIDING });
    await eventually(() => isVisible(page, '.probe')).toBe(true);
    expect(errors).toEqual([]);
  });

  it.each(HIDDEN)('%s shows it once it is in view', async (_name, html) => {
    const { page, errors } = await showSections(stage, `${FAR}${html}`, { css: HIDING });
    expect(await isVisible(page, '.probe')).toBe(false);
    await page.locator('.probe').scrollIntoViewIfNeeded();
    await eventually(() => isVisible(page, '.probe')).toBe(true);
    expect(errors).toEqual([]);
  });

  it.each([
    ['throws', 'window.IntersectionObserver = class { constructor() { throw new Error("no"); } };'],
    ['observes nothing', 'IntersectionObserver.prototype.observe = () => { throw new Error("no"); };'],
  ])('shows everything where the IntersectionObserver of another script %s', async (_what, before) => {
    const all = HIDDEN.map(([, html]) => html).join('');
    const bodyClass = 'tweak-global-animations-enabled tweak-global-animations-animation-type-fade';
    const { page, errors } = await showSections(stage, all, { css: HIDING, before, bodyClass });
    const probes = page.locator('.probe');
    const seen = () =>
      probes.evaluateAll(
        (all) =>
          all.filter((probe) => probe.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
            .length,
      );
    await eventually(seen).toBe(HIDDEN.length);
    expect(errors).toEqual([]);
  });

  it('shows everything at once to visitors who want no motion', async () => {
    const all = HIDDEN.map(([, html]) => html).join('');
    const { page } = await showSections(stage, all, { css: HIDING, reducedMotion: 'reduce' });
    for (const probe of await page.locator('.page-section, .lazy-load, .grid-item, .blog-item').all())
      await eventually(() => probe.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  });

  it('shows everything before the page is printed', async () => {
    const { page } = await showSections(stage, `${FAR}${HIDDEN[0]?.[1]}`, { css: HIDING });
    await eventually(() =>
      page.evaluate(
        "Boolean(performance.getEntriesByType('resource').find(({name}) => name.includes('/published-sections-')))",
      ),
    ).toBe(true);
    await eventually(async () => {
      await page.evaluate("dispatchEvent(new Event('beforeprint'))");
      return isVisible(page, '.probe');
    }).toBe(true);
  });

  it('shows what is inserted later', async () => {
    const { page } = await showSections(stage, section('<p>Bowls</p>'), { css: HIDING });
    await page.evaluate(
      `document.querySelector('.content').insertAdjacentHTML('beforeend', '<p class="probe preFade">New</p>')`,
    );
    await eventually(() => opacity(page, '.probe')).toBe('1');
  });

  it('leaves alone what the platform has bound, and says so once', async () => {
    const bound = section('<p class="probe">Bowls</p>', {
      attributes: 'data-animation="fade-up" data-controllers-bound="SectionWrapperController"',
    });
    const { page, messages } = await showSections(stage, bound + bound, { css: HIDING });
    await eventually(() => messages.filter(({ text }) => /platform's own scripts/.test(text)).length).toBe(1);
    expect(await page.locator('[data-active]').count()).toBe(0);
  });
});

describe('blog posts in columns', () => {
  it('lie beside each other, each with its picture', async () => {
    const post = (index: number) =>
      `<article class="entry"><div class="image-wrapper"><img data-src="/images/loaves-${index}.svg" data-image-dimensions="1500x1000" data-load="false" alt=""></div><p class="probe">Post ${index}</p></article>`;
    const blog = `<div class="blog-masonry" data-controller="BlogMasonry"><div class="blog-masonry-wrapper">${post(1)}${post(2)}${post(3)}</div></div>`;
    const { page } = await showSections(stage, section(blog), { css: HIDING });
    await eventually(() => isVisible(page, '.probe')).toBe(true);
    const boxes = await page
      .locator('.entry')
      .evaluateAll((entries) => entries.map((entry) => entry.getBoundingClientRect().left));
    expect(new Set(boxes).size).toBe(3);
    await eventually(() => page.locator('img.loaded').count()).toBe(3);
    expect((await page.locator('img').first().boundingBox())?.height).toBeGreaterThan(100);
  });

  const tweaks = (columns: string) => ({
    tweakJSON: {
      'tweak-blog-masonry-columns': columns,
      'tweak-blog-masonry-horizontal-spacing': '40px',
      'tweak-blog-masonry-vertical-spacing': '80px',
    },
  });
  const tall = (height: number, style = '') =>
    `<article class="entry" style="${style}"><p style="margin:0;height:${height}px">Post</p></article>`;
  const wall = (style = '') =>
    section(
      `<div class="blog-masonry"><div class="blog-masonry-wrapper" style="width:1000px">${[300, 100, 200, 50].map((height) => tall(height, style)).join('')}</div></div><p id="after">Older posts</p>`,
    );
  const places = (page: Page) =>
    page.locator('.blog-masonry-wrapper').evaluate((list) => {
      const { left, top } = list.getBoundingClientRect();
      return [...list.children].map((post) => {
        const box = post.getBoundingClientRect();
        return [box.left - left, box.top - top, box.width];
      });
    });
  const TWO_COLUMNS = [
    [0, 0, 490],
    [510, 0, 490],
    [510, 140, 490],
    [0, 340, 490],
  ];

  it.each([
    ['', ''],
    [
      ', where the page was saved from another window',
      'position:absolute;width:862px;transform:translate3d(889px,667px,0)',
    ],
  ])('lie in as many as the owner wants, as far apart, each below the shortest%s', async (_name, style) => {
    const { page } = await showSections(stage, wall(style), { css: HIDING, context: tweaks('2') });
    await eventually(() => places(page)).toEqual(TWO_COLUMNS);
    const list = await page.locator('.blog-masonry-wrapper').boundingBox();
    expect((await page.locator('#after').boundingBox())?.y).toBeGreaterThanOrEqual((list?.y ?? 0) + 390);
  });

  it('lie below each other in a narrow window', async () => {
    const { page } = await showSections(stage, wall(), { css: HIDING, context: tweaks('2') });
    await eventually(() => places(page)).toEqual(TWO_COLUMNS);
    await page.setViewportSize({ width: 767, height: 800 });
    await page.locator('.blog-masonry-wrapper').evaluate((list) => list.style.setProperty('width', '500px'));
    await eventually(() => places(page)).toEqual([
      [0, 0, 500],
      [0, 320, 500],
      [0, 440, 500],
      [0, 660, 500],
    ]);
  });
});

describe('a picture in a box whose height is all padding', () => {
  it.each([
    [
      'of an event, whose sheet gives pictures a minimum height',
      'eventlist-column-thumbnail content-fill',
      '[data-animation-role=image]{min-height:1px}',
    ],
    [
      'of an event, whose sheet counts the padding as height',
      'eventlist-column-thumbnail content-fill',
      '.eventlist-column-thumbnail{box-sizing:border-box}',
    ],
    [
      'of a post, whose sheet gives pictures a minimum height',
      'image-wrapper',
      '[data-animation-role=image]{min-height:1px}',
    ],
  ])('fills it: %s', async (_name, className, css) => {
    const picture =
      '<img data-src="/images/loaves-1.svg" data-image-dimensions="1500x1000" data-load="false" alt="Fair">';
    const { page } = await showSections(
      stage,
      section(`<a class="${className}" href="/fair" data-animation-role="image">${picture}</a>`),
      {
        css: `a{display:block;position:relative;width:300px;height:0;padding-bottom:200px}.image-wrapper{display:flex;overflow:hidden}${css}`,
      },
    );
    const fair = page.getByRole('img', { name: 'Fair' });
    await eventually(async () => (await fair.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(200);
    expect((await fair.boundingBox())?.height).toBeLessThan(202);
  });
});

describe('the quick view button of a product', () => {
  const button =
    '<span class="sqs-product-quick-view-button" role="button" tabindex="0" data-id="1">Quick View</span>';

  it('leads to the page of the product', async () => {
    const item = (name: string) =>
      `<div class="grid-item"><a href="#${name}" class="grid-item-link">${name}</a><div class="sqs-product-quick-view-button-wrapper">${button}</div></div>`;
    const { page, context } = await showSections(
      stage,
      section(`<div class="products">${item('jug')}${item('cup')}</div>`),
    );
    await eventually(() => page.locator('.products .is-loaded').count()).toBe(2);
    const buttons = page.getByRole('button', { name: 'Quick View' });
    await eventually(async () => {
      await buttons.last().click();
      return page.url();
    }).toContain('#cup');
    await buttons.first().press('Enter');
    expect(page.url()).toContain('#jug');
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      buttons.last().click({ modifiers: ['Control'] }),
    ]);
    await eventually(() => tab.url()).toContain('#cup');
    expect(page.url()).toContain('#jug');
  });
});

describe('global animations', () => {
  const TEXT = section('<div class="sqs-html-content"><h2 class="probe">Bowls</h2></div>');
  const animated = {
    bodyClass: 'tweak-global-animations-enabled tweak-global-animations-animation-type-fade',
    context: { tweakJSON: { 'tweak-global-animations-animation-duration': '0.30s' } },
    before: `window.animated = []; const animate = Element.prototype.animate;
      Element.prototype.animate = function (...words) { animated.push([this.className, words[1].duration]); return animate.apply(this, words); };`,
  };

  it('let content enter when it scrolls into view, and hide nothing ahead', async () => {
    const { page } = await showSections(stage, `${TEXT}${FAR}${TEXT.replace('probe', 'far')}`, animated);
    await page.waitForSelector('.page-section[data-active]');
    expect(await opacity(page, '.far')).toBe('1');
    await eventually(async () => {
      await page.mouse.wheel(0, 100);
      return page.evaluate('animated');
    }).toEqual([['far', 300]]);
    await eventually(() => opacity(page, '.far')).toBe('1');
  });

  it('hide the whole page only until the script has started, also where all its chunks fail', async () => {
    const { page } = await showSections(stage, `<header>Kiln</header>${TEXT}<footer>Imprint</footer>`, {
      ...animated,
      css: '[class*=animation-type-fade]:not([data-animation-state=booted]) :is(header,footer,section>*){opacity:0}',
      prepare: (page) => page.route('**/chunks/**', (route) => route.abort()),
    });
    for (const text of ['Kiln', 'Bowls', 'Imprint'])
      await eventually(() => isVisible(page, `text=${text}`)).toBe(true);
  });

  it('do nothing for visitors who want no motion', async () => {
    const { page } = await showSections(stage, `${FAR}${TEXT}`, { ...animated, reducedMotion: 'reduce' });
    await page.locator('.probe').scrollIntoViewIfNeeded();
    await page.waitForSelector('.page-section[data-active]');
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    expect(await page.evaluate('animated')).toEqual([]);
  });
});

describe('images of sections', () => {
  it('are loaded near the window and placed by their focal point', async () => {
    const author =
      '<span class="content-fill" style="display:block;width:96px;height:96px"><img class="author" data-controller="AuthorProfileImageLoader" data-src="/images/kiln.svg" data-image-dimensions="1500x1000" data-image-focal-point="0.2,0.4" data-load="false" alt=""></span>';
    const post = `<div data-controller="BlogImageLoader"><div style="width:300px;height:200px"><img data-src="/images/loaves-1.svg" data-image-dimensions="1500x1000" data-load="false" data-mode="none" data-use-advanced-positioning="true" alt=""></div></div>`;
    const { page, requests } = await showSections(
      stage,
      `${section(author + post)}${FAR}${FAR}${section(post.replace('loaves-1', 'bowls'))}`,
    );
    await eventually(() => page.locator('img.loaded').count()).toBe(2);
    const [portrait, picture] = await page.locator('img.loaded').evaluateAll((images) =>
      images.map((image) => {
        const { objectFit, objectPosition } = getComputedStyle(image);
        return `${objectFit} ${objectPosition}`;
      }),
    );
    expect(portrait).toBe('cover 20% 40%');
    expect(picture).toBe('cover 50% 50%');
    expect(requests.filter((address) => address.includes('bowls'))).toEqual([]);
  });
});
