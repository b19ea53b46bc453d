import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { useStage, type VisitOptions } from '../harness';
import { picture, room } from '../markup';
import { until } from '../until';
import { asked, calm, loaded, showBody } from './image-page';

const stage = useStage();

const show = (body: string, options?: VisitOptions) => showBody(stage, body, options);

describe('an image', () => {
  it('is marked as loading, then as loaded with its width', async () => {
    let arrive = () => {};
    const gate = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { page } = await show(picture('one'), {
      prepare: (page) => page.route('**/images/**', (route) => gate.then(() => route.continue())),
    });
    await page.waitForSelector('#one.loading');
    expect(await page.locator('#one').evaluate((image) => image.className)).toBe('loading');
    arrive();
    await loaded(page, 'one');
    const image = page.locator('#one');
    expect(await image.evaluate(({ className }) => className)).toBe('loaded');
    expect(await image.getAttribute('data-image-resolution')).toBe('750w');
    expect(await image.getAttribute('src')).toBe('/images/loaves-3.svg?format=750w');
    expect(await image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBe(750);
  });

  it('that is written into the page is shown as it is', async () => {
    const source = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='40' height='30'/%3E";
    const { page } = await show(picture('one', { source }));
    await loaded(page, 'one');
    expect(await page.locator('#one').getAttribute('src')).toBe(source);
  });

  it('that the page shows already keeps its picture and size until the next one has come, and if none does', async () => {
    const own = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='40' height='30'/%3E";
    const image = (id: string, name: string) =>
      `<p><img id="${id}" src="${own}" data-src="/images/${name}.svg" alt=""></p>`;
    let arrive = () => {};
    const gate = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { page } = await show(image('gone', 'none') + image('late', 'jug'), {
      prepare: async (page) => {
        await page.route('**/images/none*', (route) => route.fulfill({ status: 404 }));
        await page.route('**/images/jug*', (route) => gate.then(() => route.continue()));
      },
    });
    await page.waitForSelector('#late.loading');
    await page.waitForSelector('#gone:not(.loading)');
    for (const id of ['gone', 'late'])
      expect(await page.locator(`#${id}`).boundingBox()).toMatchObject({ width: 40, height: 30 });
    arrive();
    await loaded(page, 'late');
    expect(await page.locator('#late').getAttribute('src')).toContain('/images/jug.svg?format=');
    expect(await page.locator('#gone').getAttribute('src')).toBe(own);
  });

  it('that the server loaded itself is left as it is', async () => {
    const image =
      '<img id="one" data-loader="sqs" data-src="/images/jug.svg" src="/images/jug.svg?format=300w" srcset="/images/jug.svg?format=300w 300w" data-image-dimensions="1600x2400" alt="">';
    const visit = await show(`<div class="sqs-block-image">${image}</div>${picture('two')}`);
    await loaded(visit.page, 'two');
    await calm(visit.page);
    expect(asked(visit).filter((url) => url.startsWith('jug'))).toEqual(['jug.svg?format=300w']);
    expect(await visit.page.locator('#one').evaluate(({ outerHTML }) => outerHTML)).toBe(image);
  });

  it('that is inserted later loads; one that leaves keeps its picture, and is given back after its return', async () => {
    const visit = await show('<main></main>');
    const served = `<div data-block="image" id="block">${picture('late').replace('  ', ' ')}</div>`;
    await visit.page.evaluate((html) => {
      (document.querySelector('main') as Element).innerHTML = html;
    }, served);
    await loaded(visit.page, 'late');
    await visit.page.waitForSelector('#block[data-block-state="mounted"]');
    const block = await visit.page.evaluateHandle<Element>('block');
    await visit.page.evaluate('block.remove()');
    await eventually(() => block.evaluate((element) => element.hasAttribute('data-block-state'))).toBe(false);
    expect(await block.evaluate((element) => element.querySelector('img')?.getAttribute('src'))).toContain(
      'format=',
    );
    await block.evaluate((element) => document.querySelector('main')?.append(element));
    await visit.page.waitForSelector('#block[data-block-state="mounted"]');
    await loaded(visit.page, 'late');
    await visit.page.evaluate('mortar.unmount()');
    expect(await visit.page.evaluate('document.querySelector("main").innerHTML')).toBe(served);
  });

  it('that leaves with the page around it is freed', async () => {
    const { page, context } = await show('<main></main>');
    const client = await context.newCDPSession(page);
    await client.send('Performance.enable');
    const nodes = async () => {
      await client.send('HeapProfiler.collectGarbage');
      const { metrics } = await client.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'Nodes')?.value ?? 0;
    };
    const load = async () => {
      await page.evaluate(
        (html) => {
          (document.querySelector('main') as Element).innerHTML = html;
        },
        `<div>${picture('next')}${'<p>Bread</p>'.repeat(50)}</div>`,
      );
      await until(page, 'document.querySelector("#next.loaded") !== null'); // a handle would keep it
    };
    await load();
    const before = await nodes();
    for (let time = 0; time < 5; time++) await load();
    await eventually(nodes).toBeLessThan(before + 100);
  });

  it.each(['', '  ', 'data:text/html,x', 'javascript:alert(1)', 'http://[', 'blob:x'])(
    'with the source %j is warned of once and stays as it is',
    async (source) => {
      const visit = await show(
        `<div data-block="image">${picture('bad', { source })}</div>${picture('good')}${room(3000)}`,
      );
      await loaded(visit.page, 'good');
      await visit.page.waitForSelector('[data-block-state="mounted"]');
      for (const top of [3000, 0]) {
        await visit.page.evaluate(`scrollTo(0, ${top})`);
        await calm(visit.page);
      }
      await calm(visit.page);
      const warnings = visit.messages.filter(({ text }) => text === 'Invalid or missing image source.');
      expect(warnings.map(({ type }) => type)).toEqual(['warning']);
      expect(await visit.page.locator('#bad').getAttribute('src')).toBeNull();
      expect(visit.errors).toEqual([]);
    },
  );
});

describe('when an image loads', () => {
  const far = (distance: number, attributes: string) =>
    room(800 + distance) + picture('far', { attributes }) + room(3000);

  it.each([
    ['viewport', 200, true],
    ['viewport', 201, false],
    ['true', 3000, true],
    ['lazy', 3000, true],
    ['', 3000, true],
  ])('data-load="%s", %i px below the viewport: %s', async (load, distance, isLoaded) => {
    const visit = await show(picture('near') + far(distance - 400, `data-load="${load}"`));
    await loaded(visit.page, 'near');
    if (!isLoaded) {
      await calm(visit.page);
      expect(await visit.page.locator('#far').getAttribute('src')).toBeNull();
      await visit.page.mouse.wheel(0, 1);
    }
    await loaded(visit.page, 'far');
  });

  it('without data-load it loads by itself', async () => {
    const visit = await show(far(3000, ''));
    await loaded(visit.page, 'far');
  });

  it('far below the viewport it is not left to the lazy loading of the browser', async () => {
    const attributes = 'data-load="true" loading="lazy"';
    const visit = await show(`${room(9000)}${picture('far', { attributes })}`);
    await loaded(visit.page, 'far');
  });

  it('data-load="false" alone waits for somebody to ask, inside an image block for the viewport', async () => {
    const alone = picture('alone', { attributes: 'data-load="false"' });
    const inBlock = `<div class="sqs-block-image">${picture('block', { attributes: 'data-load="false"' })}</div>`;
    const visit = await show(
      alone + inBlock + far(3000, 'data-load="false"').replace('class="content-fill"', 'data-block="image"'),
    );
    await loaded(visit.page, 'block');
    await calm(visit.page);
    expect(asked(visit)).toEqual(['loaves-5.svg?format=750w']);
    expect(await visit.page.evaluate('ImageLoader.load(alone)')).toBe(true);
    await loaded(visit.page, 'alone');
    await visit.page.locator('#far').scrollIntoViewIfNeeded();
    await loaded(visit.page, 'far');
  });

  it('that is hidden loads when it is shown', async () => {
    const visit = await show(
      `<div id="tab" style="display:none">${picture('one', { attributes: 'data-load="viewport"' })}</div>`,
    );
    await calm(visit.page);
    expect(asked(visit)).toEqual([]);
    await visit.page.evaluate("tab.style.display = 'block'");
    await loaded(visit.page, 'one');
  });

  it('whose box has no width yet loads when the box opens', async () => {
    const visit = await show(
      `<div style="width:0;overflow:hidden" id="drawer"><div class="content-fill" style="width:100%;height:200px"><img id="one" data-src="/images/jug.svg" alt=""></div></div>`,
    );
    await calm(visit.page);
    await visit.page.evaluate("drawer.style.width = '280px'");
    const width = () =>
      visit.page.locator('#one').evaluate((image) => (image as HTMLImageElement).naturalWidth);
    await eventually(width).toBeGreaterThanOrEqual(280);
  });

  it('that grows to a width which the browser has already is no error of the page', async () => {
    const image = (id: string, width: number) =>
      `<div id="${id}-room" style="width:${width}px"><img id="${id}" data-src="/images/one.svg" style="display:block;width:100%" alt=""></div>`;
    const draw = (width: number) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width - 100}"/>`; // each of other proportions
    const visit = await show(image('large', 900) + image('small', 200), {
      before: "window.told = []; addEventListener('error', ({ message }) => told.push(message));",
      prepare: (page) =>
        page.route('**/images/**', (route) => {
          const width = Number.parseInt(new URL(route.request().url()).searchParams.get('format') ?? '', 10);
          return route.fulfill({ contentType: 'image/svg+xml', body: draw(width) });
        }),
    });
    await loaded(visit.page, 'large');
    await loaded(visit.page, 'small');
    await visit.page.evaluate("document.querySelector('#small-room').style.width = '900px'");
    await visit.page.waitForSelector('#small.loaded[data-image-resolution="1000w"]');
    await calm(visit.page);
    expect(await visit.page.evaluate('told')).toEqual([]);
  });

  it('load() of anything but an image is false and throws nothing', async () => {
    const visit = await show('<div id="box"></div>');
    expect(await visit.page.evaluate('[ImageLoader.load(box), ImageLoader.load(document.body)]')).toEqual([
      false,
      false,
    ]);
    expect(visit.messages.map(({ text }) => text)).not.toContain('No valid HTMLElement node was supplied!');
    expect(
      await visit.page.evaluate("[undefined, null, 'img', {}].map((value) => ImageLoader.load(value))"),
    ).toEqual([false, false, false, false]);
    const said = visit.messages.filter(({ text }) => text === 'No valid HTMLElement node was supplied!');
    expect(said).toHaveLength(4);
  });
});

describe('load() by a script of the page', () => {
  const fitOf = 'getComputedStyle(one).objectFit';

  it.each([
    ['fill', 'cover'],
    ['fit', 'contain'],
    ['none', 'none'],
  ])('with the mode %s gives the image that mode', async (mode, fit) => {
    const attributes = `data-load="false" data-stretch="${fit === 'contain'}"`;
    const { page } = await show(picture('one', { attributes }));
    await page.evaluate(`ImageLoader.load(one, { load: true, mode: '${mode}' })`);
    await loaded(page, 'one');
    expect(await page.evaluate(fitOf)).toBe(fit);
  });

  it('gives an image that is shown already another mode, and keeps its picture', async () => {
    const visit = await show(picture('one'));
    await loaded(visit.page, 'one');
    await visit.page.evaluate("ImageLoader.load(one, { mode: 'fit' })");
    await loaded(visit.page, 'one');
    expect(await visit.page.evaluate(fitOf)).toBe('contain');
    await visit.page.evaluate("ImageLoader.load(one, { mode: 'fill' })");
    await loaded(visit.page, 'one');
    expect(await visit.page.evaluate(fitOf)).toBe('cover');
    expect(visit.errors).toEqual([]);
  });

  it('shows the picture that its source names now', async () => {
    const visit = await show(picture('one'));
    await loaded(visit.page, 'one');
    await visit.page.evaluate("one.dataset.src = '/images/jug.svg'; ImageLoader.load(one)");
    await visit.page.waitForSelector('#one.loaded[src^="/images/jug.svg?format="]');
    expect(asked(visit).map((url) => url.split('?')[0])).toEqual(['loaves-3.svg', 'jug.svg']);
  });

  it('leaves an image as it is for which nothing has changed', async () => {
    const { page } = await show(picture('one'));
    await loaded(page, 'one');
    await page.evaluate(
      'window.changes = []; new MutationObserver((all) => changes.push(...all.map((each) => each.attributeName))).observe(one, { attributes: true })',
    );
    await page.evaluate('ImageLoader.load(one, { load: true }), ImageLoader.load(one)');
    await calm(page);
    expect(await page.evaluate('changes')).toEqual([]);
  });

  it('leaves an image as it is that the server loaded itself', async () => {
    const image =
      '<img id="one" data-loader="sqs" data-src="/images/jug.svg" src="/images/jug.svg?format=300w" style="width:200px" alt="">';
    const { page } = await show(image);
    expect(await page.evaluate("ImageLoader.load(one, { load: true, mode: 'fit' })")).toBe(true);
    await calm(page);
    expect(await page.locator('#one').evaluate(({ outerHTML }) => outerHTML)).toBe(image);
  });
});

/** Takes a picture out of the page, and puts it back, when it has come near but has not been asked for yet. */
const MOVE_ON_ARRIVAL = `
  let isFirst = true;
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(tell, options) {
      super((entries) => {
        tell(entries);
        const picture = entries.find(({ target, isIntersecting }) => isIntersecting && target.id === 'one')?.target;
        if (!isFirst || !picture) return;
        isFirst = false;
        const place = picture.parentElement;
        picture.remove();
        queueMicrotask(() => place.append(picture));
      }, options);
    }
  };`;

it('a picture that is moved at the moment in which it comes near is shown', async () => {
  const { page } = await show(picture('one'), { before: MOVE_ON_ARRIVAL });
  await loaded(page, 'one');
  expect(await page.locator('#one').getAttribute('data-image-resolution')).toBeTruthy();
});
