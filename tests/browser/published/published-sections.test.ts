import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { useStage } from '../harness';
import { FAR, section, showSections } from '../section-page';
import { until } from '../until';

const stage = useStage();

const opacity = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).opacity);

/** Hides things as published sheets do, each until its mark. */
const HIDING = `
.page-section[data-animation="fade-up"]{opacity:0;transition:opacity .1s}
.page-section[data-animation="fade-up"][data-active]{opacity:1}
.preFade{opacity:0}.fadeIn{opacity:1 !important}
.preSlide{opacity:0}.slideIn{opacity:1 !important}
.lazy-load{opacity:0}.lazy-load.is-loaded{opacity:1}
.blog-basic-grid .blog-basic-grid--container{opacity:0}.blog-basic-grid .blog-basic-grid--container.is-loaded{opacity:1}
.blog-side-by-side .blog-item{opacity:0}.blog-side-by-side .blog-item.is-loaded{opacity:1}
.blog-masonry .entry{position:absolute;opacity:0}.blog-masonry .masonry-ready .entry.is-loaded{opacity:1}
.blog-masonry .image-wrapper{height:0;overflow:hidden;display:flex}
.products .grid-item{opacity:0}.products .grid-item.is-loaded{opacity:1}
.portfolio-hover{visibility:hidden}.portfolio-hover[data-init]{visibility:visible}
.portfolio-hover-bg{opacity:0}.portfolio-hover-bg[data-active="true"]{opacity:1}
.course-item__footer-content{opacity:0}.course-item__footer-content--visible{opacity:1}
.product-gallery-slides-item{visibility:hidden}.product-gallery-slides-item:is(.going-next,.going-prev).selected{visibility:visible}
.product-gallery-slides-item:not(.loaded) .picture{opacity:0}
.product-details .variant-select-wrapper{opacity:0}.product-details .variant-select-wrapper[data-text]{opacity:1}
`;

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

const isVisible = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (getComputedStyle(at).opacity === '0') return false;
      return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    });

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

describe('a list of projects', () => {
  it('shows the picture of the one that is pointed at or has the focus', async () => {
    const projects =
      '<div class="portfolio-hover" data-controller="PortfolioHover" data-mode="hover-follow"><div class="portfolio-hover-backgrounds"><div class="portfolio-hover-bg" id="a">A</div><div class="portfolio-hover-bg" id="b">B</div></div><a class="portfolio-hover-item" href="#a">Ash</a><a class="portfolio-hover-item" href="#b">Birch</a></div>';
    const { page } = await showSections(stage, section(projects), { css: HIDING });
    await eventually(() => isVisible(page, '.portfolio-hover-item')).toBe(true);
    expect(await opacity(page, '#b')).toBe('0');
    await page.getByText('Birch').hover();
    await eventually(() => opacity(page, '#b')).toBe('1');
    await page.keyboard.press('Tab');
    await eventually(() => opacity(page, '#a')).toBe('1');
    expect(await opacity(page, '#b')).toBe('0');
  });

  it('has the layout of the site’s settings, which the server only names', async () => {
    const tweaks = {
      layout: 'tweak-index-format',
      horizontalAlign: 'tweak-index-alignment',
      delimiter: 'tweak-index-delimiter',
      height: 'tweak-index-height',
      customHeight: 'tweak-index-custom-height',
      front: 'tweak-index-front',
      missing: 'tweak-nobody-has',
    };
    const tweakJSON = {
      'tweak-index-format': 'Stacked',
      'tweak-index-alignment': 'Right',
      'tweak-index-delimiter': 'Forward Slash',
      'tweak-index-height': 'Custom',
      'tweak-index-custom-height': '150',
      'tweak-index-front': 'false',
    };
    const projects = `<div class="portfolio-hover" data-props='${JSON.stringify({ mode: 'hover-cover', tweaks })}'><div class="portfolio-hover-items-list"><a class="portfolio-hover-item" href="#a">Ash</a><a class="portfolio-hover-item" href="#b">Birch</a></div></div>`;
    const { page } = await showSections(stage, section(projects), {
      context: { tweakJSON },
      css: `${HIDING}.portfolio-hover-items-list{display:flex}.portfolio-hover[data-layout="stacked"] .portfolio-hover-items-list{flex-direction:column}.portfolio-hover[data-horizontal-align="right"][data-mode="hover-cover"] .portfolio-hover-items-list{align-items:flex-end}`,
      viewport: { width: 800, height: 600 },
    });
    await eventually(() => isVisible(page, '.portfolio-hover-item')).toBe(true);
    const boxOf = async (name: string) => await page.getByText(name).boundingBox();
    const [ash, birch] = [await boxOf('Ash'), await boxOf('Birch')];
    expect(birch?.y).toBeGreaterThan(ash?.y ?? 0);
    const width = await page.evaluate(() => document.documentElement.clientWidth); // without the scroll bar
    expect((birch?.x ?? 0) + (birch?.width ?? 0)).toBeCloseTo(width);
    const portfolio = page.locator('.portfolio-hover');
    expect((await portfolio.boundingBox())?.height).toBe(900);
    expect(await portfolio.getAttribute('data-delimiter')).toBe('forward-slash');
    expect(await portfolio.getAttribute('data-active-item-front')).toBe('false');
  });

  it.each([
    ['a name that is no attribute', { 'a b': 'tweak-index-format' }],
    ['a setting without a name', { layout: { toString: 1 } }],
  ])('is seen, and what follows it too, with %s', async (_what, tweaks) => {
    const projects = `<div class="portfolio-hover" data-props='${JSON.stringify({ tweaks })}'><a class="portfolio-hover-item" href="#a">Ash</a></div>`;
    const { page, errors } = await showSections(stage, section(projects) + section('<h2>Below</h2>'), {
      context: { tweakJSON: { 'tweak-index-format': 'Stacked' } },
      css: HIDING,
    });
    await eventually(() => page.locator('.portfolio-hover').getAttribute('data-init')).toBe('');
    await eventually(() => isVisible(page, 'h2')).toBe(true);
    expect(errors).toEqual([]);
  });

  it.each([
    ['true', 'stays', '1'],
    ['false', 'goes', '0'],
  ])('of which the picture of the last one, if it persists is %s, %s', async (persists, _what, left) => {
    const props = { mode: 'hover-cover', tweaks: { persistSelection: 'tweak-persist' } };
    const picture =
      '<img src="/images/loaves-1.svg" srcset="/images/loaves-1.svg 100w, /images/loaves-2.svg 1500w" sizes="0" alt="">';
    const projects = `<div class="portfolio-hover" data-props='${JSON.stringify(props)}'><div class="portfolio-hover-bg" id="a"><div class="portfolio-hover-bg-img">${picture}</div></div><a class="portfolio-hover-item" href="#a">Ash</a></div><h2>Below</h2>`;
    const { page } = await showSections(stage, section(projects), {
      context: { tweakJSON: { 'tweak-persist': persists } },
      css: HIDING,
    });
    await eventually(() => opacity(page, '#a')).toBe(left);
    await page.getByText('Ash').hover();
    await eventually(() => opacity(page, '#a')).toBe('1');
    expect(await page.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(
      'loaves-2',
    );
    await page.getByText('Below').hover();
    await eventually(() => opacity(page, '#a')).toBe(left);
  });

  it('shows on a phone the picture of the one in the middle of the window, and keeps it in view', async () => {
    const bg = (id: string) => `<div class="portfolio-hover-bg" id="${id}">${id}</div>`;
    const item = (name: string) =>
      `<a class="portfolio-hover-item" href="#${name}" style="display:block;height:400px">${name}</a>`;
    const projects = `<div class="portfolio-hover" data-mode="hover-follow"><div class="portfolio-hover-base"><div class="portfolio-hover-base-sticky"><div class="portfolio-hover-backgrounds">${bg('a')}${bg('b')}</div></div></div>${item('Ash')}${item('Birch')}</div>`;
    const { page } = await showSections(stage, section(`${projects}${FAR}`), {
      css: `${HIDING}.portfolio-hover{position:relative}.portfolio-hover-base{position:absolute;inset:0;pointer-events:none}.portfolio-hover-base-sticky{position:relative;height:200px}`,
      viewport: { width: 390, height: 600 },
      hasTouch: true,
    });
    await eventually(() => opacity(page, '#a')).toBe('1');
    expect(await page.locator('.portfolio-hover').getAttribute('data-condensed')).toBe('true');
    await page.evaluate('scrollTo(0, 300)');
    await eventually(() => opacity(page, '#b')).toBe('1');
    expect(await opacity(page, '#a')).toBe('0');
    expect((await page.locator('.portfolio-hover-base-sticky').boundingBox())?.y).toBe(0);
    await page.evaluate('mortar.unmount()');
    expect(await page.locator('[data-condensed], [style*=sticky]').count()).toBe(0);
  });
});

describe('the pictures of a product', () => {
  it('change by thumbnail', async () => {
    const slide = (name: string) => `<div class="product-gallery-slides-item"><p>${name}</p></div>`;
    const gallery = `<div class="product-gallery">${slide('front')}${slide('back')}<button class="product-gallery-thumbnails-item">1</button><button class="product-gallery-thumbnails-item">2</button></div>`;
    const { page } = await showSections(stage, section(gallery), { css: HIDING });
    await eventually(() => isVisible(page, 'text=front')).toBe(true);
    expect(await isVisible(page, 'text=back')).toBe(false);
    await page.getByRole('button', { name: '2' }).click();
    await eventually(() => isVisible(page, 'text=back')).toBe(true);
    expect(await isVisible(page, 'text=front')).toBe(false);
  });

  it.each(['product-gallery-slides-item', 'ProductItem-gallery-slides-item'])(
    'fill their frame: .%s',
    async (item) => {
      const picture =
        '<img data-src="/images/loaves-1.svg" data-image-dimensions="600x400" data-load="false" alt="Jug">';
      const slide = `<div class="${item}">${picture}<span class="hint">Image 1 of 1</span><div class="product-image-zoom-duplicate" aria-hidden="true"></div></div>`;
      const { page } = await showSections(stage, section(`<div class="frame">${slide}</div>`), {
        css: `.frame{position:relative;width:300px;aspect-ratio:1}.${item}{position:absolute;inset:0;overflow:hidden}.hint{position:absolute}`,
      });
      const jug = page.getByRole('img', { name: 'Jug' });
      await eventually(() => jug.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)).toBe(true);
      expect(await jug.boundingBox()).toMatchObject({ width: 300, height: 300 });
      expect(await jug.evaluate((image) => getComputedStyle(image).objectFit)).toBe('cover');
    },
  );

  it('come in from the side where their thumbnail stands', async () => {
    const slide = '<div class="product-gallery-slides-item"></div>';
    const thumbnail = (name: string) => `<button class="product-gallery-thumbnails-item">${name}</button>`;
    const gallery = `<div class="product-gallery">${slide}${slide}${thumbnail('1')}${thumbnail('2')}</div>`;
    const { page } = await showSections(stage, section(gallery), {
      css: '.going-next{animation:from-right 1s}.going-prev{animation:from-left 1s}',
    });
    const motion = () =>
      page
        .locator('.product-gallery-slides-item.selected')
        .evaluate((element) => getComputedStyle(element).animationName);
    await page.waitForSelector('.product-gallery-slides-item.going-next', { state: 'attached' });
    await page.getByRole('button', { name: '2' }).click();
    await eventually(motion).toBe('from-right');
    await page.getByRole('button', { name: '1' }).click();
    await eventually(motion).toBe('from-left');
  });

  it('go out on the other side, also the one that is far from the next', async () => {
    const slides = ['a', 'b', 'c', 'd'].map(
      (id) => `<div class="product-gallery-slides-item" id="${id}"></div>`,
    );
    const thumbnail = (name: string) => `<button class="product-gallery-thumbnails-item">${name}</button>`;
    const gallery = `<div class="product-gallery">${slides.join('')}${['1', '2', '3', '4'].map(thumbnail).join('')}</div>`;
    const { page } = await showSections(stage, section(gallery), {
      css: '.going-next.prev-slide.next-loaded{animation:to-left 1s}.going-prev.next-slide.prev-loaded{animation:to-right 1s}',
    });
    const moving = () =>
      page.evaluate(() => {
        const slides = [...document.querySelectorAll('.product-gallery-slides-item')];
        return slides.map((slide) => getComputedStyle(slide).animationName).join(' ');
      });
    await page.waitForSelector('#a.selected', { state: 'attached' });
    expect(await moving()).toBe('none none none none'); // none has left yet
    await page.getByRole('button', { name: '3' }).click();
    await eventually(moving).toBe('to-left none none none');
    await page.getByRole('button', { name: '2' }).click();
    await eventually(moving).toBe('none none to-right none');
    await page.evaluate('mortar.unmount()');
    expect(await page.locator('.prev-slide, .next-slide, .next-loaded, .prev-loaded').count()).toBe(0);
  });

  it('load ahead on either side of the one that is seen', async () => {
    const slide = (name: string) =>
      `<div class="product-gallery-slides-item"><img data-src="/images/loaves-1.svg" data-image-dimensions="600x400" data-load="false" alt="${name}"></div>`;
    const slides = ['front', 'side', 'foot', 'back'].map(slide).join('');
    const { page } = await showSections(stage, section(`<div class="product-gallery">${slides}</div>`), {
      css: '.product-gallery-slides-item{display:none;width:300px;height:200px}.product-gallery-slides-item:is(.selected,.prev-slide,.next-slide){display:block}',
    });
    const isLoaded = (name: string) =>
      page.locator(`[alt="${name}"]`).evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
    for (const name of ['front', 'side', 'back']) await eventually(() => isLoaded(name)).toBe(true);
    expect(await isLoaded('foot')).toBe(false);
  });

  it('leave no gap below the last one, where the lightbox of the platform follows', async () => {
    const slide = '<div class="product-gallery-slides-item">Bowl</div>';
    const slides = `<div class="product-gallery-slides">${slide}${slide}<div class="gallery-lightbox-outer-wrapper" style="position:fixed"></div></div>`;
    const { page } = await showSections(stage, section(`<div class="product-gallery">${slides}</div>`), {
      css: '.product-gallery-slides{display:flow-root}.product-gallery-slides-item{height:100px;margin-bottom:25px}.product-gallery-slides-item:last-child{margin-bottom:0}',
    });
    const height = async () => (await page.locator('.product-gallery-slides').boundingBox())?.height;
    await eventually(height).toBe(225);
    await page.evaluate('mortar.unmount()');
    expect(await height()).toBe(250);
  });
});

describe('the pictures of a product that a click enlarges', () => {
  const slide = (name: string) =>
    `<div class="ProductItem-gallery-slides-item"><img src="/images/loaves-1.svg" alt="${name}" width="200" height="150"><div class="product-image-zoom-duplicate" aria-hidden="true" style="position:absolute;inset:0;opacity:0"></div></div>`;
  const gallery = `<section class="ProductItem-gallery"><div class="ProductItem-gallery-slides">${slide('Jug, front')}${slide('Jug, back')}</div></section>`;
  const css =
    '.ProductItem-gallery-slides-item{position:relative;display:none}.ProductItem-gallery-slides-item:is(.going-next,.going-prev).selected{display:block}';
  const lightbox = (page: Page) => page.getByRole('dialog');
  /** The frame after its first one. */
  const hears = (page: Page) => lightbox(page).getByRole('button', { name: 'Close' }).waitFor();

  it('open in the lightbox by a click and by the keyboard', async () => {
    const bodyClass = 'tweak-product-basic-item-click-action-lightbox';
    const { page } = await showSections(stage, section(gallery), { css, bodyClass });
    const front = page.getByRole('button', { name: 'View fullsize Jug, front' });
    await front.waitFor();
    await page.mouse.click(100, 75);
    await lightbox(page).getByRole('img', { name: 'Jug, front' }).waitFor();
    await hears(page);
    await page.keyboard.press('ArrowRight');
    await lightbox(page).getByRole('img', { name: 'Jug, back' }).waitFor();
    await page.keyboard.press('Escape');
    await lightbox(page).waitFor({ state: 'detached' });
    await front.press('Enter');
    await lightbox(page).waitFor();
  });

  it('leave the other controls in the slides alone, and slides without a picture', async () => {
    const film =
      '<div class="ProductItem-gallery-slides-item" style="display:block"><a href="#film">The film</a></div>';
    const mixed = gallery
      .replace('</section>', `${film}</section>`)
      .replace('<img', '<a href="#care">Care</a><img');
    const { page } = await showSections(stage, section(mixed), {
      bodyClass: 'tweak-product-basic-item-click-action-lightbox',
    });
    await page.getByRole('button', { name: 'View fullsize Jug, front' }).waitFor();
    await page.evaluate(
      "document.querySelectorAll('.product-image-zoom-duplicate').forEach((cover) => cover.remove())",
    );
    for (const name of ['Care', 'The film']) await page.getByRole('link', { name }).click();
    expect(page.url()).toContain('#film');
    expect(await lightbox(page).count()).toBe(0);
    await page.getByRole('button', { name: 'View fullsize Jug, front' }).click();
    await lightbox(page).getByText('1 of 2').waitFor({ state: 'attached' });
  });

  it('are shown when the keyboard reaches them, also on its way back from the lightbox', async () => {
    const bodyClass = 'tweak-product-basic-item-click-action-zoom';
    const { page } = await showSections(stage, section(gallery), {
      css: '.ProductItem-gallery-slides{position:relative;height:150px}.ProductItem-gallery-slides-item{position:absolute;opacity:0}.ProductItem-gallery-slides-item.selected{opacity:1}',
      bodyClass,
    });
    const selected = () => page.locator('.ProductItem-gallery-slides-item.selected img').getAttribute('alt');
    await page.getByRole('button', { name: 'View fullsize Jug, front' }).focus();
    await page.keyboard.press('Tab');
    expect(await selected()).toBe('Jug, back');
    await page.keyboard.press('Enter'); // a picture may stand on its preview for a moment
    await lightbox(page).getByRole('img', { name: 'Jug, back' }).first().waitFor();
    await hears(page);
    await page.keyboard.press('ArrowRight');
    await lightbox(page).getByRole('img', { name: 'Jug, front' }).first().waitFor();
    await page.keyboard.press('Escape');
    await lightbox(page).waitFor({ state: 'detached' });
    await eventually(selected).toBe('Jug, front');
  });

  it('open as well where the setting stands on a part of the page, and stay as they are elsewhere', async () => {
    const zoomed = `<div data-gallery-click-action="zoom">${gallery.replaceAll('Jug', 'Cup')}</div>`;
    const { page } = await showSections(stage, section(zoomed) + section(gallery), { css });
    await page.getByRole('button', { name: 'View fullsize Cup, front' }).press('Enter');
    await lightbox(page).getByRole('img', { name: 'Cup, front' }).waitFor();
    expect(await page.getByRole('button', { name: 'View fullsize Jug, front' }).count()).toBe(0);
  });

  it('leave a link around them alone', async () => {
    const linked = gallery
      .replace('gallery-slides">', 'gallery-slides"><a href="#jug">')
      .replace('</div></section>', '</a></div></section>');
    const { page } = await showSections(stage, section(linked), {
      css,
      bodyClass: 'tweak-product-basic-item-click-action-lightbox',
    });
    await page.getByRole('button', { name: 'View fullsize Jug, front' }).waitFor();
    await page.mouse.click(100, 75);
    await page.waitForURL('**#jug');
    expect(await lightbox(page).count()).toBe(0);
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

describe('the pictures of a product in a template of version 7.0', () => {
  it('are seen one at a time, and change by thumbnail', async () => {
    const each = (html: (name: string) => string) => ['front', 'back'].map(html).join('');
    const slides = each((name) => `<div class="ProductItem-gallery-slides-item" id="${name}">${name}</div>`);
    const thumbnails = each(
      (name) => `<div class="ProductItem-gallery-thumbnails-item">See the ${name}</div>`,
    );
    const gallery = `<section class="ProductItem-gallery" data-controller="ProductGallery"><div class="ProductItem-gallery-slides">${slides}</div><div class="ProductItem-gallery-thumbnails">${thumbnails}</div></section>`;
    const { page } = await showSections(stage, gallery, {
      css: '.ProductItem-gallery-slides-item{opacity:0}.ProductItem-gallery-slides-item.sqs-pdp-gallery-slide-active{opacity:1}',
    });
    await eventually(() => opacity(page, '#front')).toBe('1');
    expect(await opacity(page, '#back')).toBe('0');
    await page.waitForSelector('.ProductItem-gallery-thumbnails-item.selected');
    await page.getByText('See the back').click();
    await eventually(() => opacity(page, '#back')).toBe('1');
    expect(await opacity(page, '#front')).toBe('0');
  });
});

describe('the pictures of a product in the first templates of version 7.0', () => {
  const each = (html: (name: string) => string) => ['front', 'back', 'foot'].map(html).join('');
  const picture = (name: string) =>
    `<img data-src="/images/loaves-1.svg" data-load="false" data-image-dimensions="600x400" alt="${name}">`;
  const product = `<div id="productWrapper"><div id="productGallery"><div class="frame"><div id="productSlideshow">${each((name) => `<div class="slide" id="${name}">${picture(name)}</div>`)}</div></div><div id="productThumbnails">${each((name) => `<div class="slide">${picture(name === 'foot' ? '' : `See the ${name}`)}</div>`)}</div></div></div><p id="below">Below</p>`;
  const css =
    '.frame{position:relative;height:200px;width:200px}#productSlideshow{position:absolute;inset:0}#productSlideshow .slide{width:100%;height:100%;overflow:hidden}#productThumbnails{visibility:hidden}#productThumbnails .slide{float:left;width:50px;height:50px}#below{clear:both;margin:0;height:60px}';
  const seen = (page: Page) =>
    page.evaluate(() => {
      const slides = [...document.querySelectorAll('#productSlideshow > .slide')];
      const isSeen = (slide: Element) => slide.checkVisibility({ visibilityProperty: true });
      return slides.filter(isSeen).map(({ id }) => id);
    });

  it('are seen one at a time, and change by thumbnail, by click and by the keyboard', async () => {
    const { page } = await showSections(stage, product, { css, bodyClass: 'collection-type-products' });
    await eventually(() => seen(page)).toEqual(['front']);
    expect(await page.evaluate('document.documentElement.scrollHeight <= innerHeight')).toBe(true);
    await page.locator('#productThumbnails .slide').last().click();
    await eventually(() => seen(page)).toEqual(['foot']);
    await page.locator('#productSlideshow').click();
    await eventually(() => seen(page)).toEqual(['front']);
    await page.getByRole('button', { name: 'See the back' }).press('Enter');
    await eventually(() => seen(page)).toEqual(['back']);
    await page.getByRole('button', { name: 'Slide 3' }).press(' ');
    await eventually(() => seen(page)).toEqual(['foot']);
    await page.evaluate('mortar.unmount()');
    expect(await seen(page)).toEqual(['front', 'back', 'foot']);
    expect(await page.locator('#productSlideshow').getAttribute('class')).toBeNull();
  });

  it('scroll in their frame where the chunk fails', async () => {
    const { page } = await showSections(stage, product, {
      bodyClass: 'collection-type-products',
      css,
      prepare: (page) => page.route('**/product-gallery-*', (route) => route.abort()),
    });
    const frame = page.locator('#productSlideshow');
    await eventually(() => frame.evaluate((element) => getComputedStyle(element).overflowY)).toBe('auto');
    expect(await frame.evaluate(({ scrollHeight }) => scrollHeight)).toBe(600);
    expect(await page.evaluate('document.documentElement.scrollHeight <= innerHeight')).toBe(true);
  });
});

/** With one finger, or with others that stay. */
const swipe = (page: Page, by: [number, number], left = 0, stack = '.product-gallery-slides') =>
  page.locator(stack).evaluate(
    (stack, [x, y, left]) => {
      const touch = (clientX: number, clientY: number) =>
        new Touch({ identifier: 1, target: stack, clientX, clientY });
      const at = touch(200, 400);
      stack.dispatchEvent(
        new TouchEvent('touchstart', { touches: [at], changedTouches: [at], bubbles: true }),
      );
      const end = touch(200 + x, 400 + y);
      const touches = left ? [new Touch({ identifier: 2, target: document.body })] : [];
      stack.dispatchEvent(new TouchEvent('touchend', { touches, changedTouches: [end], bubbles: true }));
    },
    [...by, left] as const,
  );

describe('the pictures of a product in a row that is wider than its frame', () => {
  const names = ['front', 'side', 'back', 'top', 'foot'];
  const slide = (name: string, dimensions = '600x900') =>
    `<div class="pdp-gallery-slides"><img data-src="/images/loaves-1.svg" data-load="false" data-image-dimensions="${dimensions}" alt="${name}"></div>`;
  const rowOf = (slides: string) =>
    section(
      `<div class="pdp-gallery"><div class="pdp-gallery-wrapper"><div class="pdp-gallery-images">${slides}</div><div class="pdp-carousel-controls"><button class="chevron-prev">Back</button><button class="chevron-next">On</button></div></div></div>`,
    );
  const css =
    '.pdp-gallery-wrapper{position:relative;overflow:hidden;width:50vw}.pdp-gallery-images{display:flex;height:200px}.pdp-gallery-slides{flex:0 0 auto;width:50%}.pdp-gallery-slides[data-landscape=true]{width:100%}.pdp-carousel-controls{position:absolute;inset:0}';

  /** What stands whole in the frame. */
  const seen = (page: Page) =>
    page.locator('.pdp-gallery-wrapper').evaluate((frame) => {
      const { left, right } = frame.getBoundingClientRect();
      const isSeen = (image: Element) => {
        const box = (image.parentElement as Element).getBoundingClientRect();
        return box.left > left - 2 && box.right < right + 2;
      };
      return [...frame.querySelectorAll('img')].filter(isSeen).map(({ alt }) => alt);
    });

  it.each([
    ['left', ''],
    ['right', 'body{direction:rtl}'],
  ])('are all reached by its arrows, where reading starts at the %s', async (_side, direction) => {
    const { page } = await showSections(stage, rowOf(names.map((name) => slide(name)).join('')), {
      css: css + direction,
    });
    await page.locator('.pdp-gallery-slides.selected').waitFor();
    expect(await seen(page)).toEqual(['front', 'side']);
    for (const pair of [
      ['side', 'back'],
      ['back', 'top'],
      ['top', 'foot'],
      ['front', 'side'],
    ]) {
      await page.getByRole('button', { name: 'On' }).click();
      expect(await seen(page)).toEqual(pair);
    }
    await page.getByRole('button', { name: 'Back' }).click();
    expect(await seen(page)).toEqual(['top', 'foot']);
    await page.setViewportSize({ width: 700, height: 700 });
    await eventually(() => seen(page)).toEqual(['top', 'foot']);
    await page.evaluate('mortar.unmount()');
    expect(await page.locator('.pdp-gallery-images').getAttribute('style')).toBeNull();
  });

  it('move with a swipe, unless they stand below each other', async () => {
    const tall = `<div id="all">${rowOf(names.map((name) => slide(name)).join(''))}</div>`;
    const { page } = await showSections(stage, rowOf(slide('front') + slide('side') + slide('back')) + tall, {
      css: `${css}#all .pdp-gallery-images{display:block;height:auto}`,
      hasTouch: true,
    });
    const selected = () =>
      page
        .locator('.pdp-gallery-slides.selected img')
        .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
    await eventually(selected).toEqual(['front', 'front']);
    for (const gallery of ['#sections > .page-section', '#all'])
      await swipe(page, [-90, 20], 0, `${gallery} .pdp-gallery-images`);
    expect(await selected()).toEqual(['side', 'front']);
  });

  it('have the whole width of it if they are wider than high', async () => {
    const { page } = await showSections(stage, rowOf(slide('front') + slide('wide', '900x600')), { css });
    await eventually(() => page.locator('[data-landscape]').count()).toBe(1);
    const width = (name: string) =>
      page.getByAltText(name).evaluate((image) => (image.parentElement as Element).clientWidth);
    expect(await width('wide')).toBe(2 * (await width('front')));
  });
});

describe('the pictures of a product on a phone', () => {
  const slide = (name: string) =>
    `<div class="product-gallery-slides-item" style="height:300px"><p>${name}</p></div>`;
  const gallery = `<div class="product-gallery"><div class="product-gallery-slides"><div data-product-gallery="indicator"><!-- counter --></div>${slide('front')}${slide('back')}</div></div>`;
  it('change by a swipe to the side, and it says which of them is seen', async () => {
    const { page } = await showSections(stage, section(gallery), { css: HIDING, hasTouch: true });
    const indicator = page.locator('[data-product-gallery="indicator"]');
    await eventually(() => indicator.textContent()).toBe('1 / 2');
    await swipe(page, [-90, 20]);
    await eventually(() => isVisible(page, 'text=back')).toBe(true);
    expect(await isVisible(page, 'text=front')).toBe(false);
    expect(await indicator.textContent()).toBe('2 / 2');
    await swipe(page, [60, -200]);
    expect(await indicator.textContent()).toBe('2 / 2');
    await swipe(page, [90, 0]);
    expect(await indicator.textContent()).toBe('1 / 2');
    await page.evaluate('mortar.unmount()');
    expect(await indicator.innerHTML()).toBe('<!-- counter -->');
  });

  it('stay while fingers zoom the page, or move it once it is zoomed', async () => {
    const { page } = await showSections(stage, section(gallery), { css: HIDING, hasTouch: true });
    const indicator = page.locator('[data-product-gallery="indicator"]');
    await eventually(() => indicator.textContent()).toBe('1 / 2');
    await swipe(page, [-90, 20], 1);
    expect(await indicator.textContent()).toBe('1 / 2');
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    await until(page, 'visualViewport.scale > 1.5');
    await swipe(page, [-90, 20]);
    expect(await indicator.textContent()).toBe('1 / 2');
  });

  it('follow the finger where reading starts at the right', async () => {
    const three = gallery.replace(slide('back'), `${slide('side')}${slide('back')}`);
    const { page } = await showSections(stage, section(three), {
      css: `body{direction:rtl}${HIDING}`,
      hasTouch: true,
    });
    const indicator = page.locator('[data-product-gallery="indicator"]');
    await eventually(() => indicator.textContent()).toBe('1 / 3');
    await swipe(page, [90, 20]);
    expect(await indicator.textContent()).toBe('2 / 3');
    await swipe(page, [-90, 20]);
    expect(await indicator.textContent()).toBe('1 / 3');
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
