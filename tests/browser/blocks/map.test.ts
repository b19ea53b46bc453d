import { expect, it } from 'vitest';
import { axeFaults } from '../axe';
import { allMounted, asDocumented, askedOf, KEY, mapBlock, showVendors } from '../dom/vendors-page';
import { eventually } from '../eventually';
import { useStage } from '../harness';
import { until } from '../until';

const stage = useStage();
const RESTRICTIVE = { ...KEY, cookieSettings: { isRestrictiveCookiePolicyEnabled: true } };

it('draws every map near the viewport with one service, in the context’s language and region', async () => {
  const options = { style: 5, showLabels: false, terrain: true, controls: false, draggable: false };
  const visit = await showVendors(
    stage,
    `${mapBlock('one', options)}${mapBlock('two')}<div style="height:4000px"></div>${mapBlock('far')}`,
    { context: { ...KEY, websiteSettings: { country: 'PT' } } },
  );
  const { page } = visit;
  await until(page, 'maps.length === 2');
  const [script, ...more] = askedOf(visit, 'maps');
  expect(more).toEqual([]);
  expect(Object.fromEntries(script?.searchParams ?? [])).toMatchObject({
    key: 'a-key',
    language: 'en-US',
    region: 'PT',
  });
  const asked = await page.evaluate<[string, Record<string, unknown>][]>('asked');
  expect(asked[0]?.[1]).toMatchObject({
    center: { lat: 41, lng: -8 },
    zoom: 12,
    mapTypeId: 'terrain',
    disableDefaultUI: true,
    draggable: false,
    scrollwheel: false,
    gestureHandling: 'none',
  });
  expect(asked[0]?.[1].styles).toContainEqual({ elementType: 'labels', stylers: [{ visibility: 'off' }] });
  expect(asked[1]?.[1]).toMatchObject({
    position: { lat: 41, lng: -8 },
    title: 'Kiln',
    draggable: false,
    icon: { scaledSize: { width: 48, height: 64 } },
  });
  expect(await page.locator('#one').getByRole('region', { name: 'Map: Kiln' }).count()).toBe(1);
  expect(await axeFaults(page, '#one')).toEqual([]);
  const link = page.locator('#one').getByRole('link', { name: 'Open in maps' });
  await link.focus();
  expect(await link.evaluate((element) => element.getBoundingClientRect().width > 40)).toBe(true);
  expect(await link.getAttribute('href')).toContain('query=Kiln%2C%207%20Potters%20Rise');
});

it('keeps the place in the middle until the visitor moves the map, and opens it by its marker', async () => {
  const { page } = await showVendors(stage, mapBlock('one'), {
    before: 'window.open = (...call) => asked.push(call);',
  });
  await until(page, 'maps.length === 1');
  const centred = () => page.evaluate<number>("asked.filter(([what]) => what === 'setCenter').length");
  await eventually(centred).toBe(1);
  await page.setViewportSize({ width: 700, height: 800 });
  await eventually(centred).toBe(2);
  await page.evaluate('maps[0].listeners.dragstart()');
  await page.setViewportSize({ width: 500, height: 800 });
  await page.evaluate('markers[0].listeners.click()');
  const [address, target, features] = await page.evaluate<string[]>('asked.at(-1)');
  expect(address).toContain('https://www.google.com/maps/search/');
  expect([target, features]).toEqual(['_blank', 'noopener']);
  expect(await centred()).toBe(2);
});

it('takes a service that has its classes from the start, and calls nobody back', async () => {
  const visit = await showVendors(stage, mapBlock('one') + mapBlock('two'), {
    answer: (route, vendor) =>
      vendor === 'maps'
        ? route.fulfill({ contentType: 'text/javascript', body: OLD_SERVICE })
        : asDocumented(route, vendor),
  });
  await until(visit.page, 'maps.length === 2');
  expect(await visit.page.evaluate('markers.length')).toBe(2);
  expect(askedOf(visit, 'maps')).toHaveLength(1);
  await visit.page.evaluate('mortar.unmount()');
  expect(visit.errors).toEqual([]);
});

const OLD_SERVICE = `
  class Part {
    constructor(...options) { (options.length > 1 ? maps : markers).push(options); }
    addListener() {}
    setCenter() {}
    setMap() {}
  }
  window.google = { maps: { Map: Part, Marker: Part, Size: class {} } };`;

it('waits for a click of a visitor who may not be tracked, or for their yes', async () => {
  const visit = await showVendors(stage, `${mapBlock('one')}${mapBlock('two')}`, { context: RESTRICTIVE });
  const { page } = visit;
  await allMounted(page);
  expect(await page.locator('#one').innerText()).toContain('7 Potters Rise');
  expect(askedOf(visit, 'maps')).toEqual([]);
  expect(await axeFaults(page, 'main')).toEqual([]);
  await page.locator('#one').getByRole('button', { name: 'Show map' }).press('Enter');
  await until(page, 'maps.length === 1');
  expect(await page.locator('#two').getByRole('button', { name: 'Show map' }).isVisible()).toBe(true);
  await page.evaluate('mortar.consent.set(true)');
  await until(page, 'maps.length === 2');
  expect(askedOf(visit, 'maps')).toHaveLength(1);
});

it('says the address again when the key is refused, after a listener of the page’s own', async () => {
  const { page, messages } = await showVendors(stage, mapBlock('one') + mapBlock('two'), {
    before: "window.gm_authFailure = () => asked.push(['page']);",
  });
  await page.locator('#one [data-state="map"]').waitFor();
  await page.locator('#two [data-state="map"]').waitFor();
  await page.evaluate('gm_authFailure()');
  await page.locator('#one').getByText('Unable to load. Try again.').waitFor();
  expect(await page.locator('#one').innerText()).toContain('7 Potters Rise');
  expect(await page.evaluate('asked')).toContainEqual(['page']);
  expect(messages.filter(({ text }) => text.includes('the API key was rejected'))).toHaveLength(1);
  await page.locator('#one').getByRole('button', { name: 'Show map' }).click();
  await page.locator('#one').getByText('Unable to load. Try again.').waitFor();
  expect(await page.evaluate('maps.length')).toBe(2);
});

it('gives the service 30 seconds, of which its script may take the most', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const { page } = await showVendors(stage, mapBlock('one'), {
    clock: true,
    async answer(route) {
      await arrived;
      const call = "window[new URL(document.currentScript.src).searchParams.get('callback')]()";
      const maps = 'google = { maps: { importLibrary: (name) => new Promise(() => asked.push(name)) } }';
      await route.fulfill({ contentType: 'text/javascript', body: `${maps}; ${call}` });
    },
  });
  const map = page.locator('#one .mortar-map');
  await map.waitFor();
  await page.clock.runFor(25_000);
  arrive();
  await until(page, 'asked.length === 3');
  await page.clock.runFor(3000);
  expect(await map.getAttribute('data-state')).toBe('loading');
  await page.clock.runFor(3000);
  await eventually(() => map.getAttribute('data-state')).toBe('card');
});

it('asks for nothing without a key or a place, and says why in the console', async () => {
  const visit = await showVendors(
    stage,
    mapBlock('one') + mapBlock('two', { location: { addressTitle: 'Pit' } }),
    {
      context: {},
    },
  );
  await allMounted(visit.page);
  expect(askedOf(visit, 'maps')).toEqual([]);
  expect(await visit.page.getByRole('button').count()).toBe(0);
  expect(await visit.page.getByRole('link', { name: 'Open in maps' }).count()).toBe(2);
  expect(visit.messages.map(({ text }) => text)).toContain(
    'The map needs an API key: gmRenderKey is missing from the site context.',
  );
});

it('fills an empty block that has a height, follows what is written, and shifts nothing below', async () => {
  const { page } = await showVendors(
    stage,
    `${mapBlock('sized', {}, 'style="height:300px"')}<div id="words" data-block="map" data-block-json='{"location":{"mapLat":1,"mapLng":2},"aspectRatio":50}'><p>Our address</p></div>`,
  );
  await until(page, 'maps.length === 2');
  const boxes = await page.evaluate<number[][]>(
    "[...document.querySelectorAll('.mortar-map')].map((box) => [box.clientWidth, box.clientHeight])",
  );
  expect(boxes[0]?.[1]).toBe(300);
  expect(boxes[1]?.[1]).toBe((boxes[1]?.[0] ?? 0) / 2);
  expect(await page.locator('#words').innerText()).toContain('Our address');
  expect(await page.locator('#sized').evaluate((block) => block.clientHeight)).toBe(300);
});

const CONTENT = '<div class="sqs-block-content">&nbsp;</div>';

it.each([
  ['as high as its content, which the page gives a height', '.sqs-block-content { height: 408px }', 408],
  ['as high as its proportions say', '', 250],
])('a published map is %s, whatever padding its block has', async (_what, style, height) => {
  const block = mapBlock('published', { aspectRatio: 50 }, 'class="sqs-block sqs-block-map"');
  const { page } = await showVendors(
    stage,
    `<style>#published { width: 500px; padding: 17px; box-sizing: content-box } ${style}</style>${block.replace('></div>', `>${CONTENT}</div>`)}`,
  );
  await until(page, 'maps.length === 1');
  const box = await page
    .locator('.mortar-map')
    .evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
  expect(box).toEqual([500, height]);
  expect(await page.locator('#published').evaluate((block) => block.clientHeight)).toBe(height + 34);
});

const SAVED_MAP =
  '<div style="position:absolute;height:100%;width:100%"><div class="gm-style" style="position:absolute;height:100%;width:100%"><a href="https://maps.example/">Map data</a></div></div>';

it.each([
  ['height', 'height: 408px', 408],
  ['proportions as a padding', 'padding-bottom: 50%', 250],
])('draws one map where a saved page holds a dead one, in its %s', async (_what, style, height) => {
  const { page } = await showVendors(
    stage,
    mapBlock('saved', { aspectRatio: 50 }, 'class="sqs-block sqs-block-map" style="width:500px"').replace(
      '></div>',
      `><div class="sqs-block-content" style="${style};position:relative;overflow:hidden">${SAVED_MAP}</div></div>`,
    ),
  );
  await until(page, 'maps.length === 1');
  const map = await page.locator('.mortar-map').boundingBox();
  expect(map).toMatchObject({ ...(await page.locator('#saved').boundingBox()), width: 500, height });
  expect(await page.locator('.gm-style').isVisible()).toBe(false);
});

it('draws the map of a hosted component whose own script is not on the page', async () => {
  const context = {
    location: { mapLat: 41, mapLng: -8, addressTitle: 'Kiln' },
    controls: false,
    aspectRatio: 50,
  };
  const { page } = await showVendors(
    stage,
    `<div class="sqs-block sqs-block-website-component sqs-block-map" data-block-scripts='["/none.visitor.js"]' style="width:500px"><div class="sqs-block-content"><div data-context='${JSON.stringify(context)}' style="height:100%;width:100%">&nbsp;</div></div></div>`,
    { context: KEY },
  );
  await until(page, 'maps.length === 1');
  expect(await page.getByRole('region', { name: 'Map: Kiln' }).boundingBox()).toMatchObject({
    width: 500,
    height: 250,
  });
});
