import { pageOf } from '../../tests/browser/harness.ts';
import { contracts } from '../../tests/contract/contracts.ts';
import { type Bench, countLeft, type LoadedPage, longestTask, openPage } from './page.ts';

/** One line of a table: what was tried, and what came of it. */
export interface Figure {
  readonly what: string;
  readonly value: string;
  /** What it must not exceed, or be; none where the figure only informs. */
  readonly asked?: string;
  readonly isHeld?: boolean;
}

const BLOCKS = 1000;
const IMAGES = 5000;
const PLACES = 40;
const ERRORS = 10_000;
const MESSAGES = 10_000;

/** Blocks that need nobody else's script. */
const MIXED = ['accordion', 'menu', 'button', 'audio', 'gallery', 'search', 'summary', 'text-highlight'];

/** Blocks of eight kinds, all of them near the viewport. */
export async function measureBlocks(bench: Bench): Promise<Figure[]> {
  const kinds = contracts.filter(([name]) => MIXED.includes(name));
  const blocks = Array.from({ length: BLOCKS }, (_, index) => {
    const [html = ''] = Object.values(kinds[index % kinds.length]?.[1].markup ?? {});
    return `<div style="position:absolute;top:${index % 600}px">${html}</div>`;
  });
  const loaded = await openPage(bench, { html: pageOf({ body: blocks.join('') }), before: NOTE_LAST_MOUNT });
  const { page } = loaded;
  const mounted = await untilAllMounted(loaded);
  const time = await page.evaluate<number>('Math.round(lastMount)');
  const task = await longestTask(loaded);
  const { heap } = await countLeft(loaded);
  await loaded.close();
  return [
    exactly('Blocks mounted', mounted, BLOCKS),
    { what: 'Until the last one is mounted, from the first byte', value: `${time} ms` },
    { what: 'Longest task', value: `${task} ms` },
    { what: 'Heap of the page', value: `${Math.round(heap / 1000)} MB` },
    exactly('Uncaught errors', loaded.errors.length, 0),
  ];
}

const NOTE_LAST_MOUNT = `
  window.lastMount = 0;
  addEventListener('DOMContentLoaded', () => {
    const note = () => { lastMount = performance.now(); };
    new MutationObserver(note).observe(document.body, { subtree: true, attributeFilter: ['data-block-state'] });
  });`;

/** How many blocks are mounted once all are, or nothing has changed for half a minute. */
async function untilAllMounted({ page }: LoadedPage): Promise<number> {
  const mounted = 'document.querySelectorAll(\'[data-block-state="mounted"]\').length';
  await page.waitForFunction(
    `${mounted} === ${BLOCKS} || performance.now() - lastMount > 30_000`,
    undefined,
    { polling: 500, timeout: 0 },
  );
  return page.evaluate<number>(mounted);
}

/**
 * A page of the demo site with as many pictures as that. They have no words: those of missing pictures cost Chromium a
 * time that grows by the square, with or without Mortar.
 */
export async function measureImages(bench: Bench): Promise<Figure[]> {
  const path = `/features/many?accordions=0&images=${IMAGES}`;
  const html = await (await fetch(bench.server.url + path)).text();
  const loaded = await openPage(bench, {
    path,
    html: html.replace(/alt="[^"]*"/g, 'alt=""'),
    before: COUNT_IN_FLIGHT,
  });
  const { page, requests } = loaded;
  const pictures = () => requests.filter((url) => /\/images\/\w+-\d+\./.test(url)).length; // without the site's icon
  const task = await longestTask(loaded);
  const atStart = pictures();
  const near = await page.evaluate<number>(
    "[...document.querySelectorAll('img[data-src]')].filter((image) => image.getBoundingClientRect().top < innerHeight + 200).length",
  );
  const missing = await missingWhileScrolling(loaded);
  const most = await page.evaluate<number>('mostInFlight');
  await loaded.close();
  return [
    atMost('Pictures asked for at the start', atStart, near, `those within 200 px of the window: ${near}`),
    atMost('Most on their way at once', most, 16),
    exactly(`Pictures that stay away at ${PLACES} places of the page`, missing, 0),
    { what: 'Longest task at the start', value: `${task} ms` },
    exactly('Uncaught errors', loaded.errors.length, 0),
  ];
}

const COUNT_IN_FLIGHT = `
  window.mostInFlight = 0;
  addEventListener('DOMContentLoaded', () => {
    const count = () => {
      const images = [...document.querySelectorAll('img[data-src][src]')];
      mostInFlight = Math.max(mostInFlight, images.filter(({ complete, src }) => !complete && src.includes('/images/')).length);
    };
    new MutationObserver(count).observe(document.body, { subtree: true, attributeFilter: ['src'] });
  });`;

/** How many pictures do not come within 600 frames after the visitor has jumped to each of so many places. */
function missingWhileScrolling({ page }: LoadedPage): Promise<number> {
  return page.evaluate<number>(`(async () => {
    const isMissing = (image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return top < innerHeight && bottom > 0 && !image.matches('.loaded');
    };
    const missing = () => [...document.querySelectorAll('img[data-src]')].filter(isMissing).length;
    let total = 0;
    for (let place = 1; place <= ${PLACES}; place++) {
      scrollTo(0, (document.body.scrollHeight - innerHeight) * place / ${PLACES});
      for (let frame = 0; frame < 600 && (frame < 2 || missing()); frame++) await new Promise(requestAnimationFrame);
      total += missing();
    }
    return total;
  })()`);
}

/** Errors of the page's own script, in five seconds. */
export async function measureErrors(bench: Bench): Promise<Figure[]> {
  const loaded = await openPage(bench, { html: pageOf({ body: '<p>Words</p>' }) });
  const { page, requests } = loaded;
  const before = await countLeft(loaded);
  await page.evaluate(`(async () => {
    for (let index = 0; index < ${ERRORS}; index++) {
      setTimeout(() => { throw new TypeError('Dough ' + index + ' did not rise'); });
      if (index % 100 === 99) await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await new Promise((resolve) => setTimeout(resolve, 3000));
  })()`);
  const sent = requests.filter((url) => url.includes('RecordJavascriptErrors')).length;
  const kept = await page.evaluate<number>('mortar.initializers().length && mortar.blocks().length');
  const after = await countLeft(loaded);
  const growth = Math.max(0, Math.round(after.heap - before.heap));
  const task = await longestTask(loaded);
  const thrown = loaded.errors.length;
  await loaded.close();
  return [
    exactly('Errors thrown by the page', thrown, ERRORS),
    atMost('Reports sent', sent, 20),
    atMost('Heap left, in kB', growth, 5000),
    { what: 'Longest task', value: `${task} ms` },
    exactly('The script still answers', kept, 0),
  ];
}

/** Messages of a foreign frame and of the page itself, of all shapes, at a page that listens for a player's. */
export async function measureMessages(bench: Bench): Promise<Figure[]> {
  const loaded = await openPage(bench, {
    html: pageOf({
      body: `<div class="sqs-video-wrapper" data-provider-name="YouTube" data-html="&lt;iframe src=&quot;https://www.youtube.com/embed/x&quot;&gt;&lt;/iframe&gt;"></div><iframe id="foreign" src="https://foreign.test/"></iframe>`,
    }),
  });
  const { page } = loaded;
  await page.waitForFunction("mortar.blocks().every(({ state }) => state === 'mounted')");
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  const before = await countLeft(loaded);
  const foreign = page.frames().find((frame) => frame.url().startsWith('https://foreign.test'));
  await foreign?.evaluate(`(async () => {
    const deep = Array.from({ length: 1000 }).reduce((inner) => [inner], 0);
    const shapes = [null, 7, 'text', '{"event":"onReady"}', '{', {}, { event: 'infoDelivery', info: { currentTime: NaN } }, [[]], deep, { method: 'ready' }];
    for (let index = 0; index < ${MESSAGES}; index++) {
      parent.postMessage(shapes[index % shapes.length], '*');
      if (index % 500 === 499) await new Promise((resolve) => setTimeout(resolve));
    }
  })()`);
  await page.evaluate('new Promise((resolve) => setTimeout(resolve, 1000))');
  const after = await countLeft(loaded);
  const task = await longestTask(loaded);
  await loaded.close();
  return [
    {
      what: 'Messages sent',
      value: String(foreign ? MESSAGES : 0),
      asked: String(MESSAGES),
      isHeld: foreign !== undefined,
    },
    exactly('Lines on the console', lines.length, 0),
    exactly('Uncaught errors', loaded.errors.length, 0),
    atMost('Heap left, in kB', Math.max(0, Math.round(after.heap - before.heap)), 256),
    { what: 'Longest task', value: `${task} ms` },
  ];
}

function exactly(what: string, value: number, asked: number): Figure {
  return { what, value: String(value), asked: String(asked), isHeld: value === asked };
}

function atMost(what: string, value: number, limit: number, asked = `at most ${limit}`): Figure {
  return { what, value: String(value), asked, isHeld: value <= limit };
}
