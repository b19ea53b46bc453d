import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { pageOf, useStage } from '../harness';
import { until } from '../until';
import { gallery } from './gallery-markup';
import { activeSlides, showGalleries } from './gallery-page';

const stage = useStage();
const context = { collection: { id: '5c0000000000000000000009', title: 'Work', fullUrl: '/work', type: 10 } };
const body = gallery('g', 'slideshow', { settings: { history: true, transition: 'none' } });
const show = (path: string, options = {}) => showGalleries(stage, body, { path, context, ...options });

describe('the address', () => {
  it('follows the slides with one entry, and Back leads to the first one', async () => {
    const { page } = await show('/work?from=mail');
    const before = await page.evaluate<number>('history.length');
    for (const slide of [2, 3]) {
      await page.click('#g .next');
      await page.waitForURL(`**/work/item-${slide}`);
    }
    expect(await page.evaluate('[history.length, history.state]')).toEqual([
      before + 1,
      { itemId: '/work/3' },
    ]);
    await page.goBack();
    await eventually(() => activeSlides(page)).toEqual(['g-1']);
    expect(page.url()).toContain('/work?from=mail');
    await page.goForward();
    await eventually(() => activeSlides(page)).toEqual(['g-3']);
    expect(await page.evaluate('history.length')).toBe(before + 1);
  });

  it('is followed after the movement that it came upon', async () => {
    const fading = gallery('g', 'slideshow', { settings: { history: true, speed: 0.8 } });
    const { page } = await showGalleries(stage, fading, { path: '/work', context });
    await page.click('#g .next');
    await page.waitForURL('**/work/item-2');
    expect(await page.locator('.mortar-moving-slide').count()).toBe(2);
    await page.goBack();
    await eventually(() => activeSlides(page)).toEqual(['g-1']);
  });

  it('shows the slide that it names', async () => {
    const { page } = await show('/work?itemId=/work/3');
    expect(await activeSlides(page)).toEqual(['g-3']);
    await page.evaluate("location.hash = 'itemId=item-2'");
    await page.evaluate(
      "history.replaceState(null, '', '/work#itemId=item-2'); dispatchEvent(new Event('hashchange'))",
    );
    await eventually(() => activeSlides(page)).toEqual(['g-2']);
  });

  it.each([
    ['?itemId=item-3', 'g-3'],
    ['?itemId=/work/2', 'g-2'],
    ['#itemId=item-4', 'g-4'],
    ['', 'g-1'],
  ])(
    '%j names a slide by id or url where the site says no collection, and is not written',
    async (name, slide) => {
      const { page } = await show(`/work${name}`, { context: { collection: null } });
      const before = page.url();
      expect(await activeSlides(page)).toEqual([slide]);
      await page.evaluate("dispatchEvent(new Event('popstate'))");
      expect(await activeSlides(page)).toEqual([slide]);
      await page.locator(slide === 'g-4' ? '#g .previous' : '#g .next').click();
      await until(page, 'told.length > 0');
      expect([page.url(), await page.evaluate('history.state')]).toEqual([before, null]);
    },
  );

  it.each([
    ['the site says no collection', { collection: null }, '/work'],
    ['slides are not written', context, '/elsewhere'],
  ])('that changes to a part of the page leaves the slide as it is, where %s', async (_where, site, path) => {
    const nameless = body.replaceAll(/data-slide-id="[^"]*"/g, '');
    const links = '<p id="contact"><a href="#contact">Contact</a> <a href="#">To the top</a></p>';
    const { page } = await showGalleries(stage, nameless + links, { path, context: site });
    await page.click('#g .next');
    for (const name of ['Contact', 'To the top']) {
      await page.getByRole('link', { name }).click();
      await page.waitForURL(name === 'Contact' ? '**#contact' : '**#');
      expect(await activeSlides(page)).toEqual(['g-2']);
    }
    await page.goBack();
    expect(await activeSlides(page)).toEqual(['g-2']);
    await page.goBack();
    await eventually(() => activeSlides(page)).toEqual(['g-1']);
  });

  it('that leads back to an entry with another part of the page shows the slide of that entry', async () => {
    const { page } = await show('/work#contact');
    await page.click('#g .next');
    await page.waitForURL('**/work/item-2');
    await page.goBack();
    await eventually(() => activeSlides(page)).toEqual(['g-1']);
    expect(page.url()).toContain('/work#contact');
  });

  it('names a slide by its url where slides have no ids', async () => {
    const nameless = body.replaceAll(/data-slide-id="[^"]*"/g, '');
    const { page } = await showGalleries(stage, nameless, { path: '/work?itemId=/work/3', context });
    expect(await activeSlides(page)).toEqual(['g-3']);
  });

  it('names the slide in its hash where there is no history to write to, and Back leads to the one before', async () => {
    const before =
      "for (const name of ['pushState', 'replaceState']) Object.defineProperty(History.prototype, name, { value: undefined })";
    const { page } = await show('/work', { before });
    await page.click('#g .next');
    await page.waitForURL('**/work#itemId=item-2');
    expect(await activeSlides(page)).toEqual(['g-2']);
    await page.goBack();
    await eventually(() => activeSlides(page)).toEqual(['g-1']);
  });

  it('stays as it is where the browser refuses, inside the editor, and without history', async () => {
    const refusing = await show('/work', {
      before: "history.pushState = () => { throw new DOMException('too often', 'SecurityError'); };",
    });
    await refusing.page.click('#g .next');
    await eventually(() => refusing.messages.map(({ text }) => text).join()).toContain('too often');
    expect([refusing.errors, await activeSlides(refusing.page)]).toEqual([[], ['g-2']]);

    const { page } = await stage.show('<iframe src="/work" style="width:900px;height:700px"></iframe>', {
      path: '/config/pages',
      started: false,
      clock: true,
      async prepare(page) {
        await page.route('**/work', (route) =>
          route.fulfill({ contentType: 'text/html', body: pageOf({ body, context }) }),
        );
      },
    });
    const frame = page.frameLocator('iframe');
    await frame.locator('#g[data-block-state="mounted"]').waitFor();
    await frame.locator('#g .next').click();
    await frame.locator('#g-2.sqs-active-slide').waitFor();
    await page.clock.runFor(5000); // longer than an address is held back
    expect(page.frames().map((each) => new URL(each.url()).pathname)).toEqual(['/config/pages', '/work']);

    const without = await showGalleries(stage, gallery('g', 'slideshow'), {
      path: '/work?itemId=item-3',
      context,
    });
    expect(await activeSlides(without.page)).toEqual(['g-1']);
  });
});
