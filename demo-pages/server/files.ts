import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import type { Context, Next } from 'hono';
import type { DemoEnv } from './env.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
};

/** Serves the files of a folder that have one of the known types; other requests go on. */
export function serveFiles(folder: string) {
  return async (c: Context<DemoEnv>, next: Next) => {
    const type = TYPES[extname(c.req.path)];
    const content = type && (await readFile(join(folder, normalize(c.req.path))).catch(() => undefined));
    return content ? sendFile(c, content, type) : next();
  };
}

/** Any site may load the files; a browser keeps them but asks each time whether they are still good. */
function sendFile(c: Context<DemoEnv>, content: Buffer<ArrayBuffer>, type: string) {
  const etag = `"${createHash('sha256').update(content).digest('base64url')}"`;
  c.header('access-control-allow-origin', '*');
  c.header('cache-control', 'no-cache');
  c.header('etag', etag);
  if (c.req.header('if-none-match') === etag) return c.body(null, 304);
  return c.body(content, 200, { 'content-type': type });
}
