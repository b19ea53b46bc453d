import { type Bench, type LoadedPage, longestTask, openPage } from '../page.ts';
import { atMost, exactly, type Figure } from './figure.ts';

const IMAGES = 5000;
const POSITIONS = 40;

/**
 * A page of the demo site with many pictures. Their alternative texts are removed: Chromium needs quadratic time for
 * those of pictures that have not loaded, with or without Mortar.
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
    atMost('Pictures requested at the start', atStart, near, `those within 200 px of the window: ${near}`),
    atMost('Most requests at once', most, 16),
    exactly(`Pictures not loaded at ${POSITIONS} scroll positions`, missing, 0),
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

/** The number of pictures not loaded within 600 frames after jumps to several scroll positions. */
function missingWhileScrolling({ page }: LoadedPage): Promise<number> {
  return page.evaluate<number>(`(async () => {
    const isMissing = (image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return top < innerHeight && bottom > 0 && !image.matches('.loaded');
    };
    const missing = () => [...document.querySelectorAll('img[data-src]')].filter(isMissing).length;
    let total = 0;
    for (let position = 1; position <= ${POSITIONS}; position++) {
      scrollTo(0, (document.body.scrollHeight - innerHeight) * position / ${POSITIONS});
      for (let frame = 0; frame < 600 && (frame < 2 || missing()); frame++) await new Promise(requestAnimationFrame);
      total += missing();
    }
    return total;
  })()`);
}
