import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Hono } from 'hono';
import type { DemoEnv } from '../env.ts';
import { serveConfigPage } from './config-page.ts';

/** What owners do with the library, on one page each: `config/owner/palette.tsx` renders `/config/palette/`. */
const PAGES = ['palette', 'events', 'cookies', 'site'];

export function serveOwnerPages(app: Hono<DemoEnv>) {
  for (const name of PAGES) {
    const bundle = once(() => bundleOf(name));
    serveConfigPage(app, `/config/${name}/`, `${name}.html`);
    app.get(`/config/owner/${name}.js`, async (c) =>
      c.body(await bundle(), 200, { 'content-type': 'text/javascript; charset=utf-8' }),
    );
  }
}

/** Bundled when the page is first opened, since most visitors of the demo never open it. */
async function bundleOf(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../../config/owner/${name}.tsx`, import.meta.url))],
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
