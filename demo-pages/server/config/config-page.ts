import { readFile } from 'node:fs/promises';
import type { Context, Hono } from 'hono';
import { ensureCrumb } from '../crumb.ts';
import type { DemoEnv } from '../env.ts';

/** The policy of pages in the owner's area, which may only load the site's own files. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

/** Serves a file of `demo-pages/config` as the page at a path that ends in a slash. */
export function serveConfigPage(app: Hono<DemoEnv>, path: string, file: string) {
  const page = new URL(`../../config/${file}`, import.meta.url);
  app.get(path.slice(0, -1), (c) => c.redirect(path));
  app.get(path, async (c: Context<DemoEnv>) => {
    ensureCrumb(c);
    return c.html(await readFile(page, 'utf8'), 200, { 'content-security-policy': POLICY });
  });
}
