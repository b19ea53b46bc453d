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

/** Serves a folder's files of known types; passes other requests on. */
export function serveFiles(folder: string) {
  return async (c: Context<DemoEnv>, next: Next) => {
    const content = await readText(folder, c.req.path);
    return content === undefined ? next() : sendText(c, content, c.req.path);
  };
}

/** A file of one of the known types, or undefined. */
export async function readText(folder: string, file: string) {
  if (!TYPES[extname(file)]) return undefined;
  const text = await readFile(join(folder, normalize(`/${file}`)), 'utf8').catch(() => undefined);
  return text && withImports(text, folder);
}

const IMPORT = /^@import "(.+)";$/m;

/** A page requests one style sheet, which contains those that it imports. */
async function withImports(text: string, folder: string): Promise<string> {
  const [line, file] = IMPORT.exec(text) ?? [];
  if (!line || !file) return text;
  const imported = await readFile(join(folder, file), 'utf8');
  return withImports(
    text.replace(line, () => imported),
    folder,
  );
}

/** Any site may load the files; browsers cache them but revalidate each time. */
export function sendText(c: Context<DemoEnv>, content: string, file: string) {
  const etag = `"${createHash('sha256').update(content).digest('base64url')}"`;
  c.header('access-control-allow-origin', '*');
  c.header('cache-control', 'no-cache');
  c.header('etag', etag);
  if (c.req.header('if-none-match') === etag) return c.body(null, 304);
  return c.body(content, 200, { 'content-type': TYPES[extname(file)] ?? '' });
}
