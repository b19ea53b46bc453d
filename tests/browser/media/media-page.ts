import type { Page } from 'playwright';
import { eventually } from '../eventually';
import { pageOf, type Stage, type Visit, type VisitOptions } from '../harness';
import { formOf, HIT } from '../wire';

export const YOUTUBE = '//www.youtube.com/embed/5m1KUzaAGiQ?wmode=opaque';
export const VIMEO = 'https://player.vimeo.com/video/76979871';

/** The HTML of a film that the browser plays itself, encoded as in `data-html`. */
export const FILM = encoded('<video src="/media/firing.webm"></video>');

/** The HTML of a frame, encoded likewise. */
export function frame(address: string, more = ''): string {
  return encoded(`<br/><iframe src="${address}" width="854" height="480" ${more}></iframe><br/>`);
}

export function encoded(html: string): string {
  return html
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

interface VideoParts {
  readonly attributes?: string;
  readonly inside?: string;
}

const OVERLAY =
  '<div class="sqs-video-overlay" style="opacity: 0;"><div class="sqs-video-opaque"></div><div class="sqs-video-icon"></div></div>';

/** A native video behind an overlay, in a box of 640 px. */
export function covered(
  id: string,
  address: string,
  { attributes = '', inside = OVERLAY }: VideoParts = {},
): string {
  return `<div style="width:640px"><div data-block="video" id="${id}" data-html="${frame(address)}" ${attributes}>${inside}</div></div>`;
}

/** The same on a published page. */
export function published(id: string, address: string): string {
  return `<div class="sqs-block video-block sqs-block-video" data-block-type="32" data-block-json='{"overlay":true}' style="width:640px"><div class="sqs-block-content"><div class="intrinsic" style="max-width:100%"><div class="embed-block-wrapper" style="padding-bottom:56.2%;"><div class="sqs-video-wrapper" id="${id}" data-html="${frame(address)}" data-provider-name="YouTube">${OVERLAY}</div></div></div></div></div>`;
}

interface MediaOptions extends VisitOptions {
  /** Fields of the site context. */
  readonly context?: Record<string, unknown>;
  /** False if the blocks are too far away to be mounted. */
  readonly isNear?: boolean;
}

/** A mock player with the messages of YouTube and Vimeo that we use. */
const PLAYER = `<title>Player</title><button>Play</button><p></p><script>
  const say = (text) => { document.querySelector('p').textContent = text; };
  const tell = (message) => parent.postMessage(JSON.stringify(message), '*');
  const isYouTube = location.host.includes('youtube');
  addEventListener('message', ({ data }) => {
    const { event, func, method } = JSON.parse(data);
    if (event === 'listening' || method === 'addEventListener') say('Asked');
    if (func !== 'pauseVideo' && method !== 'pause') return;
    say('Paused');
    tell(isYouTube ? { event: 'infoDelivery', info: { playerState: 2 } } : { event: 'pause' });
  });
  document.querySelector('button').onclick = () =>
    tell(isYouTube ? { event: 'infoDelivery', info: { playerState: 1, currentTime: 0 } } : { event: 'play', data: {} });
</script>`;

/** A page with media whose providers are stubbed. The events of its videos are recorded in `window.told`. */
export async function showMedia(
  stage: Stage,
  body: string,
  { context = {}, isNear = true, ...options }: MediaOptions = {},
): Promise<Visit> {
  const visit = await stage.show(pageOf({ head: '<style>body{margin:0}</style>', body, context }), {
    ...options,
    before: `window.told = []; for (const name of ['video:play', 'video:stop']) addEventListener(name, ({ type, target }) => told.push(type + ' ' + target.id)); ${options.before ?? ''}`,
    async prepare(page) {
      await page.route(/youtube|vimeo|ytimg/, (route) =>
        route.fulfill({ contentType: 'text/html', body: PLAYER }),
      );
      await options.prepare?.(page);
    },
  });
  if (isNear) await allMounted(visit.page);
  return visit;
}

/** Polls from outside: under a strict policy, the page can't evaluate a condition given as text. */
export async function allMounted(page: Page): Promise<void> {
  await eventually(() => page.evaluate('[...new Set(mortar.blocks().map(({ state }) => state))]')).toEqual([
    'mounted',
  ]);
}

/** The page's requests to providers. */
export function askedOf(visit: Visit): string[] {
  return visit.requests.filter((url) => /youtube|vimeo|ytimg|evil/.test(url));
}

/** How often the start of a video has been counted. */
export function videoHits({ server }: Stage): number {
  return server.store.calls({ path: HIT }).filter((call) => formOf(call).event === '21').length;
}

/** The ids of the audio and video elements that play. */
export function playing(page: Page): Promise<string[]> {
  return page.evaluate(
    "[...document.querySelectorAll('audio, video')].filter(({ paused }) => !paused).map(({ id, parentElement }) => id || parentElement.parentElement.id)",
  );
}
