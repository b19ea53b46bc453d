/** What Playwright takes for an address: a glob, which may be relative, a pattern or a function. */
export type UrlMatch = string | RegExp | ((url: URL) => boolean);

export function urlMatcher(match: UrlMatch, base = 'about:blank'): (url: string) => boolean {
  if (typeof match === 'function') return (url) => match(new URL(url));
  const pattern = match instanceof RegExp ? match : globPattern(absolute(match, base));
  return (url) => pattern.test(url);
}

function absolute(glob: string, base: string): string {
  if (/^\w+:.*\*|^\*/.test(glob)) return glob;
  return new URL(glob, base).href;
}

const GLOB: Readonly<Record<string, string>> = { '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*' };

function globPattern(glob: string): RegExp {
  const source = glob
    .replace(/[.+^$()|[\]\\?]/g, '\\$&')
    .replace(/\{([^}]*)\}/g, (_, choices: string) => `(${choices.replaceAll(',', '|')})`)
    .replace(/\*\*\/?|\*/g, (stars) => GLOB[stars] ?? stars);
  return new RegExp(`^${source}$`);
}
