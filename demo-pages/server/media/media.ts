import { readFile } from 'node:fs/promises';
import type { Context, Hono } from 'hono';
import type { DemoEnv } from '../env.ts';
import { ringBell } from './sounds.ts';

const FOLDER = new URL('../../media/', import.meta.url);

/**
 * The media host: `/media/firing.webm`, the same film as `/media/hosted/640:360` in whatever size it is asked for, and
 * sounds such as `/media/bell-12.wav`, the bell rung for 12 seconds.
 */
export function serveMedia(app: Hono<DemoEnv>) {
  app.get('/media/hosted/:size{\\d+:\\d+}', async (c) =>
    sendMedia(c, await readFile(new URL('firing.webm', FOLDER)), 'video/webm'),
  );
  app.get('/media/blocks/:picture{[a-z-]+\\.webp}', async (c) => {
    const picture = await readFile(new URL(`blocks/${c.req.param('picture')}`, FOLDER)).catch(
      () => undefined,
    );
    if (!picture) return c.text('There is no such picture: npm run pictures', 404);
    return c.body(picture, 200, { 'content-type': 'image/webp', 'cache-control': 'no-cache' });
  });
  app.get('/media/:file', async (c) => {
    const file = c.req.param('file');
    const [, seconds] = /^bell-(\d{1,3})\.wav$/.exec(file) ?? [];
    if (seconds) return sendMedia(c, ringBell(Number(seconds)), 'audio/wav');
    const film =
      /^[a-z]+\.webm$/.test(file) && (await readFile(new URL(file, FOLDER)).catch(() => undefined));
    return film ? sendMedia(c, film, 'video/webm') : c.text('There is no such film or sound.', 404);
  });
}

/** Players request ranges, without which visitors couldn't seek. */
function sendMedia(c: Context<DemoEnv>, content: Buffer<ArrayBuffer>, type: string) {
  const headers = {
    'content-type': type,
    'accept-ranges': 'bytes',
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=3600',
  };
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(c.req.header('range') ?? '') ?? [];
  if (!from) return c.body(content, 200, headers);
  const last = Math.min(to ? Number(to) : content.length, content.length - 1);
  if (Number(from) > last) return c.body(null, 416, { 'content-range': `bytes */${content.length}` });
  const part = content.subarray(Number(from), last + 1);
  return c.body(part, 206, { ...headers, 'content-range': `bytes ${from}-${last}/${content.length}` });
}
