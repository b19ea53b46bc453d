import type { Context, Hono } from 'hono';
import type { DemoEnv } from '../env.ts';
import { readText, sendText } from '../files.ts';

/** Media queries that always match, and that never do. */
const HOLDS = '(min-width: 0)';
const FAILS = '(max-width: 0)';

type Rewrite = (text: string) => string;

const REWRITES: Readonly<Record<string, Rewrite>> = {
  light: (text) => setPreference(text, 'color-scheme', 'light').replace(/: light dark;/, ': light;'),
  dark: (text) => setPreference(text, 'color-scheme', 'dark').replace(/: light dark;/, ': dark;'),
  'reduced-motion': (text) => setPreference(text, 'reduced-motion', 'reduce'),
};

/**
 * Scripts and style sheets as a browser with other preferences would read them: `/as/dark,reduced-motion/style.css`.
 * A page cannot change what its media queries say, so the queries are answered here.
 */
export function serveStateFiles(app: Hono<DemoEnv>, folders: readonly string[]) {
  app.get('/as/:traits/:file{.+\\.(js|css)}', async (c) => {
    const traits = c.req.param('traits').split(',');
    const file = c.req.param('file');
    if (traits.some((trait) => isBlocked(trait, file))) return c.text('Blocked in this state', 404);
    return sendFirst(c, traits, { folders, file });
  });
}

interface Wanted {
  readonly folders: readonly string[];
  readonly file: string;
}

async function sendFirst(c: Context<DemoEnv>, traits: readonly string[], { folders, file }: Wanted) {
  for (const folder of folders) {
    const text = await readText(folder, file);
    if (text === undefined) continue;
    return sendText(c, rewritten(text, traits), file);
  }
  return c.text('There is no such file.', 404);
}

function rewritten(text: string, traits: readonly string[]) {
  let result = text;
  for (const trait of traits) result = REWRITES[trait]?.(result) ?? result;
  return result;
}

/** Whether a file is the chunk of the block that a state does without; a release is six characters. */
function isBlocked(trait: string, file: string) {
  const [, block] = /^without-([a-z-]+)$/.exec(trait) ?? [];
  return block !== undefined && new RegExp(`^chunks/${block}-[\\w-]{6}\\.js$`).test(file);
}

function setPreference(text: string, feature: string, value: string) {
  const query = new RegExp(`\\(prefers-${feature}:\\s*([a-z-]+)\\)`, 'g');
  return text.replace(query, (_, asked) => (asked === value ? HOLDS : FAILS));
}
