import type { Context, Hono } from 'hono';
import type { DemoEnv } from '../env.ts';
import { drawPicture, pictureNamed, WIDTHS } from './pictures.ts';

/** The image host: `/images/loaves.svg?format=750w`, or `/images/loaves-750w.svg`. */
export function serveImages(app: Hono<DemoEnv>) {
  app.get('/images/:file', (c) => {
    const [, name = '', widthInName] = /^([a-z]+(?:-\d+)?)(?:-(\d+)w)?\.svg$/.exec(c.req.param('file')) ?? [];
    const width = wantedWidth(widthInName ?? c.req.query('format')?.replace(/w$/, ''));
    const picture = pictureNamed(name);
    if (!picture || !width) return c.text('There is no such picture.', 404);
    return sendSvg(c, drawPicture(name, picture, width));
  });
}

/** The width as a number, or undefined when the host does not make that size. */
function wantedWidth(text: string | undefined) {
  const width = text === undefined ? WIDTHS[0] : Number(text);
  return WIDTHS.find((known) => known === width);
}

function sendSvg(c: Context<DemoEnv>, svg: string) {
  return c.body(svg, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' });
}
