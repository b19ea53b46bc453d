import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { eventually } from '../eventually';
import { pageOf, siteContext, useStage } from '../harness.ts';
import { arrived, ERRORS, formOf, HIT } from '../wire.ts';

const stage = useStage();
const COLLECTION = '6a0000000000000000000001';
const CONTEXT = JSON.stringify(
  siteContext({
    templateVersion: '7',
    collection: { id: COLLECTION, title: 'Bread', fullUrl: '/bread', type: 10, permissionType: 1 },
    website: { id: '6b0000000000000000000001', identifier: 'oven', language: 'de-DE', siteStatus: {} },
  }),
);
const STATIC = `<script data-name="static-context">Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = ${CONTEXT};</script>`;

const image = (name: string) =>
  `<div class="sqs-block image-block sqs-block-image" data-block-type="5" id="block-${name}"><div class="sqs-block-content"><div class="image-block-outer-wrapper layout-caption-hidden design-layout-inline"><figure class="sqs-block-image-figure intrinsic" style="max-width:2500px"><div class="image-block-wrapper"><div class="sqs-image-shape-container-element has-aspect-ratio" style="position:relative;padding-bottom:66%;overflow:hidden"><noscript><img src="/images/${name}.svg" alt=""></noscript><img class="thumb-image" data-src="/images/${name}.svg" data-image="/images/${name}.svg" data-image-dimensions="2500x1667" data-image-focal-point="0.5,0.5" alt="${name}" data-load="false" data-image-id="6c0000000000000000000001" data-type="image"></div></div></figure></div></div></div>`;
const item = (name: string) =>
  `<li class="accordion-item"><h4 class="accordion-item__title-wrapper" role="heading" aria-level="3"><button class="accordion-item__click-target" aria-expanded="false"><span class="accordion-item__title">${name}</span><div class="accordion-icon-container" data-is-open="false" aria-hidden="true"><div class="plus"></div></div></button></h4><div class="accordion-item__dropdown" role="region"><div class="accordion-item__description"><p>About ${name}</p></div></div></li>`;
const ACCORDION = `<div class="sqs-block accordion-block sqs-block-accordion" data-block-type="69" id="block-accordion"><div class="sqs-block-content"><ul class="accordion-items-container" data-should-allow-multiple-open-items="" data-is-expanded-first-item="">${item('rye')}${item('wheat')}</ul></div></div>`;

const USE_Y = `<script>
  window.YUI && YUI.add('oven-images', function () {}, '1.0', { requires: [] });
  YUI().use('node', function (Y) { Y.one('html').setAttribute('lang', 'de'); });
  Y.use('squarespace-ui-base', 'node', function (Y) {
    window.used = true;
    var title = Y.one('.title'); if (title) title.plug(Y.Squarespace.TextShrink);
    Y.all('.slide').each(function (slide) { slide.addClass('x'); });
    new Y.Squarespace.Gallery2({ container: Y.one('.gallery'), design: 'stacked' }).set('currentIndex', 1).refresh();
    Y.on('domready', function () {}); Y.Global.on('tweak:change', function () {});
  });
</script>`;

/** A page as the older platform prints it, its synchronous scripts replaced by ours. */
const OLD = `<!doctype html><html lang="de"><head><meta charset="utf-8"><base href=""><title>Bread</title>
<script>SQUARESPACE_ROLLUPS = {};</script><script>(function(rollups, name) { if (!rollups[name]) { rollups[name] = {}; } rollups[name].js = ["//assets.example.test/common.js"]; })(SQUARESPACE_ROLLUPS, 'squarespace-common');</script>
<script src="/mortar.js"></script>${STATIC}
<script>SquarespaceFonts.loadViaContext(); Squarespace.load(window);</script><script>Static.COOKIE_BANNER_CAPABLE = true;</script>
<script>Squarespace.onInitialize(Y, function () { (window.runs ??= []).push('head ' + !!document.querySelector('#end')); });</script></head>
<body id="collection-${COLLECTION}" data-controller="HashManager, SiteLoader"><h1 class="title">Bread</h1>
<div class="sqs-layout sqs-grid-12 columns-12"><div class="row sqs-row"><div class="col sqs-col-12 span-12">${image('loaves')}${ACCORDION}${image('kiln')}</div></div></div>
${USE_Y}<p id="end"></p>
<script data-sqs-type="imageloader-bootstrapper">(function() { if (window.ImageLoader) { window.ImageLoader.bootstrap({}, document); } })();</script>
<script>Squarespace.afterBodyLoad(Y);</script></body></html>`;

/** A page as the newer platform prints it: everything deferred, nothing called. */
const NEW = `<!doctype html><html lang="de"><head><meta charset="utf-8"><base href=""><title>Bread</title>
<script>SQUARESPACE_ROLLUPS = {};</script><script defer src="/mortar.js"></script><script defer src="/owner.js"></script>${STATIC}<script>Static.COOKIE_BANNER_CAPABLE = true;</script></head>
<body id="collection-${COLLECTION}" class="sqs-seven-one" tabindex="-1"><div id="siteWrapper" class="site-wrapper"><main id="page"><article class="sections" id="sections">
<section class="page-section" data-test="page-section" data-controller="SectionWrapperController" data-current-styles="{}"><div class="sqs-layout">${image('bowls')}${ACCORDION}</div></section></article></main></div></body></html>`;
const OWNER_SCRIPT = `Squarespace.onInitialize(Y, function () { (window.runs ??= []).push('owner'); });`;

function show(html: string) {
  return stage.show(html, {
    reducedMotion: 'reduce',
    prepare: (page) =>
      page.route('**/owner.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: OWNER_SCRIPT }),
      ),
  });
}

const runsOf = (page: Page) => page.evaluate('window.runs ?? []');

async function expectAlive(page: Page) {
  const images = page.locator('img.thumb-image');
  for (const one of await images.all()) {
    await one.scrollIntoViewIfNeeded();
    await eventually(() =>
      one.evaluate((image: HTMLImageElement) => image.naturalWidth > 0 && image.matches('.loaded')),
    ).toBe(true);
    const { width, resolution } = await one.evaluate((element) => ({
      width: element.getBoundingClientRect().width,
      resolution: Number.parseInt(element.dataset.imageResolution ?? '', 10),
    }));
    expect(resolution).toBe(
      [100, 300, 500, 750, 1000, 1500, 2500].find((known) => known >= Math.floor(width)),
    );
  }
  const rye = page.getByRole('button', { name: 'rye' });
  await page.locator('.sqs-block-accordion[data-block-state="mounted"]').waitFor();
  expect(await page.getByText('About rye').isVisible()).toBe(false);
  await rye.click();
  await page.getByText('About rye').waitFor();
  expect(await rye.getAttribute('aria-expanded')).toBe('true');
}

describe.each([
  ['an older page', OLD],
  ['a newer page', NEW],
])('%s', (_name, html) => {
  test('opens unharmed: no error, its images come, its accordion opens', async () => {
    const { page, errors, messages } = await show(html);
    await expectAlive(page);
    expect(errors).toEqual([]);
    expect(messages.filter(({ type }) => /error|warning/.test(type))).toEqual([]);
    expect(stage.server.store.calls({ path: ERRORS })).toEqual([]);
  });

  test("is counted by the page's own ids", async () => {
    await show(html);
    const [call] = await arrived(stage, HIT);
    expect(call?.status).toBe(200);
    expect(formOf(call)).toMatchObject({
      pageId: COLLECTION,
      contentSource: 'c',
      pagePermissionType: '1',
      data: {
        websiteId: '6b0000000000000000000001',
        templateId: '5a0000000000000000000001',
        website_locale: 'de-DE',
        collectionId: COLLECTION,
      },
    });
  });
});

describe('calls of page authors', () => {
  test('a hook runs once when the page is there', async () => {
    const { page } = await show(OLD);
    expect(await runsOf(page)).toEqual(['head true']);
    expect(await page.evaluate('window.used')).toBe(true);
  });

  test('a hook of a deferred script runs once', async () => {
    const { page } = await show(NEW);
    expect(await runsOf(page)).toEqual(['owner']);
  });

  test('a hook given later runs at once, and again with each new start', async () => {
    const { page } = await show(OLD);
    await page.evaluate(`window.runs = []; Squarespace.onInitialize(Y, () => window.runs.push('late'));`);
    expect(await runsOf(page)).toEqual(['late']);
    await page.evaluate('Squarespace.AFTER_BODY_LOADED = false; Squarespace.afterBodyLoad();');
    expect(await runsOf(page)).toContain('late');
    expect(((await runsOf(page)) as string[]).filter((run) => run === 'late')).toHaveLength(2);
  });

  test('a hook that throws is reported, and the next one runs', async () => {
    const { page, messages } = await show(OLD);
    await page.evaluate(
      `window.runs = []; Squarespace.onInitialize(Y, () => { throw new Error('template broke'); }); Squarespace.onInitialize(Y, () => window.runs.push('next'));`,
    );
    expect(await runsOf(page)).toEqual(['next']);
    expect(messages.some(({ type, text }) => type === 'error' && text.includes('template broke'))).toBe(true);
  });

  test.each([
    ['initializeLayoutBlocks', 'Squarespace.initializeLayoutBlocks(Y, Y.one("#later"))'],
    ['afterBodyLoad', 'Squarespace.AFTER_BODY_LOADED = false; Squarespace.afterBodyLoad()'],
    ['a name of one kind of block', 'Squarespace.initializeImageBlockDynamicElements(Y)'],
    ['nothing at all', ''],
  ])('what was inserted is taken care of after %s', async (_name, call) => {
    const { page, errors } = await show(OLD.replace(ACCORDION, '').replace(image('kiln'), ''));
    await page.evaluate(
      ([html, script]) => {
        const later = document.createElement('div');
        later.id = 'later';
        later.innerHTML = html;
        document.body.append(later);
        new Function(script)();
      },
      [ACCORDION + image('tiles'), call] as const,
    );
    await expectAlive(page);
    expect(errors).toEqual([]);
  });

  test('an image can be asked for by hand', async () => {
    const { page } = await show(NEW);
    await page.evaluate(
      `document.body.insertAdjacentHTML('beforeend', '<p style="width:400px;height:300px"><img id="own" data-src="/images/wheat.svg" data-load="false" style="width:100%" alt=""></p>'); ImageLoader.load(document.querySelector('#own'), { load: true });`,
    );
    await page.locator('#own.loaded').waitFor();
  });

  test('a library that is already there stays', async () => {
    const { page } = await show(
      OLD.replace(
        '<script src="/mortar.js">',
        '<script>window.ImageLoader = { bootstrap() {}, mine: true }; window.Static = { mine: true };</script><script src="/mortar.js">',
      ),
    );
    expect(await page.evaluate('[ImageLoader.mine, Static.mine]')).toEqual([true, true]);
  });

  test('a page whose sections wait for a mark is seen again after it was torn down and started again', async () => {
    const head = '<style>body:not([data-animation-state=booted]) .page-section{visibility:hidden}</style>';
    const body = '<main><section class="page-section">Bread</section></main>';
    const html = pageOf({ head, body }).replace('<body', '<body class="tweak-global-animations-enabled"');
    const { page } = await stage.show(html);
    await page.getByText('Bread').waitFor();
    await page.evaluate('mortar.unmount()');
    await page.getByText('Bread').waitFor({ state: 'hidden' });
    await page.evaluate('mortar.scan()');
    await page.getByText('Bread').waitFor();
  });

  test.each(['global-animations', 'none'])(
    'sections that wait for a mark are seen when a script replaces the body, whose class was %s',
    async (name) => {
      const head =
        '<style>body[class*=global-animations]:not([data-animation-state=booted]) .page-section{visibility:hidden}</style>';
      const body = '<main><section class="page-section">Bread</section></main>';
      const html = pageOf({ head, body }).replace('<body', `<body class="tweak-${name}-enabled"`);
      const { page } = await stage.show(html);
      await page.getByText('Bread').waitFor();
      await page.evaluate(() => {
        const next = document.createElement('body');
        next.className = 'tweak-global-animations-enabled';
        next.innerHTML = '<main><section class="page-section">Cake</section></main>';
        document.body.replaceWith(next);
      });
      await page.getByText('Cake').waitFor();
    },
  );

  test('scaled text has its place before any chunk has come, also where the parser gets to it late', async () => {
    const head =
      '<style>.sqsrte-scaled-text-container:not(.loaded)>.sqsrte-scaled-text{position:absolute;left:-10000px}</style>';
    const text =
      '<div class="sqsrte-scaled-text-container"><span class="sqsrte-scaled-text"><h2>Bread</h2></span></div>';
    const body = `<header data-controller="Header">Bakery</header><main><section class="page-section"><script src="/slow.js"></script>${text}</section></main>`;
    const { page } = await stage.show(pageOf({ head, body }), {
      started: false,
      prepare: async (page) => {
        await page.route('**/chunks/{published,text-shrink}-*', (route) => route.abort());
        await page.route('**/slow.js', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 500));
          await route.fulfill({ contentType: 'text/javascript', body: '' });
        });
      },
    });
    const left = () => page.getByText('Bread').evaluate((text) => text.getBoundingClientRect().left);
    await eventually(left).toBeGreaterThanOrEqual(0);
  });

  test('an older spacer has its height before any chunk has come', async () => {
    const spacer =
      '<div class="sqs-block sqs-block-spacer" data-aspect-ratio="25"><div class="sqs-block-content" id="space"></div></div>';
    const { page } = await stage.show(pageOf({ body: `<main style="width:400px">${spacer}</main>` }), {
      prepare: (page) => page.route('**/chunks/published-*', (route) => route.abort()),
    });
    const height = () => page.locator('#space').evaluate((space) => space.clientHeight);
    await eventually(height).toBe(100);
    await page.evaluate('mortar.unmount()');
    await eventually(height).toBe(0);
  });

  test('the page can be torn down and started again', async () => {
    const { page } = await show(OLD);
    await expectAlive(page);
    await page.evaluate('Squarespace.globalDestroy(Y)');
    expect(await page.locator('[data-block-state]').count()).toBe(0);
    expect(await page.locator('#block-accordion').evaluate((element) => element.outerHTML)).toBe(ACCORDION);
    await page.evaluate('Squarespace.AFTER_BODY_LOADED = false; Squarespace.afterBodyLoad(Y)');
    await expectAlive(page);
  });
});
