import { type Browser, type BrowserContextOptions, firefox } from 'playwright';

/** A stock Firefox, as its users have it; Debian's package has this path. */
export const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

/** A mouse, which a machine without a screen does not have: its pointer is fine (2) and hovers (4). */
const MOUSE = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 };

type Preferences = Record<string, number | boolean>;

const ENGINE = process.env.MORTAR_ENGINE;

/** Elsewhere than in Chromium the load event may wait for chunks, also for those that a test holds back until after it. */
export const VISIT =
  ENGINE === 'firefox' || ENGINE === 'webkit' ? ({ waitUntil: 'domcontentloaded' } as const) : {};

/** Its channel tells only the name of a logged error, Chromium's the whole text: so it is given that text. */
export const WRITE_OUT_ERRORS =
  ENGINE === 'firefox'
    ? `{
  const written = (value) => value instanceof Error ? value + '\\n' + value.stack : value;
  for (const level of ['error', 'warn']) {
    const log = console[level];
    console[level] = (...values) => log(...values.map(written));
  }
}`
    : '';

const NOTES = [
  /^Cookie “.*” has been rejected/,
  /^Loading module from “.*” was blocked/,
  /^The Same Origin Policy disallows reading the remote resource/,
  /^The page’s settings blocked the loading of a resource \(img-src\) at \S+\/favicon\.ico /,
  /^The page’s settings blocked an event handler \(script-src-attr\)/, // told as a violation too
  /^The page’s settings blocked a script \(script-src-elem\) at https:\/\/evil\.example\//, // as a test expects
  /^nosniff\)\.$/, // all that is told of a script that is blocked because of its type
];

/** Firefox notes what it does not take, its channel tells of that as of an uncaught error; Chromium's does not. */
export const isNote = (text: string) => NOTES.some((note) => note.test(text));

/** Starts the browser that `MORTAR_ENGINE` names in Chromium's place; nothing where it names none. */
export function launchEngine(): Promise<Browser> | undefined {
  if (ENGINE === 'firefox') return launchFirefox();
  return ENGINE === 'webkit' ? launchWebKit() : undefined;
}

/** Read only where it is wanted: it has some forty files. */
async function launchWebKit(): Promise<Browser> {
  const webkit = await import('./webkit/browser.ts');
  return webkit.launchWebKit();
}

/**
 * Its channel emulates no media features and leaves scripts on, so a context that asks for those opens in another
 * Firefox, which has them as preferences.
 */
export async function launchFirefox(): Promise<Browser> {
  const started = new Map<string, Promise<Browser>>();
  const browserWith = (firefoxUserPrefs: Preferences) => {
    const key = JSON.stringify(firefoxUserPrefs);
    const options = { channel: 'moz-firefox', executablePath: FIREFOX, firefoxUserPrefs };
    const browser = started.get(key) ?? firefox.launch(options);
    started.set(key, browser);
    return browser;
  };
  const browser = await browserWith(preferencesFor({}));
  const closeFirst = browser.close.bind(browser);
  const openInFirst = browser.newContext.bind(browser);
  return Object.assign(browser, {
    async newContext(options: BrowserContextOptions = {}) {
      const wanted = await browserWith(preferencesFor(options));
      return wanted === browser ? openInFirst(options) : wanted.newContext(options);
    },
    async close() {
      for (const other of await Promise.all(started.values())) if (other !== browser) await other.close();
      await closeFirst();
    },
  });
}

function preferencesFor(options: BrowserContextOptions): Preferences {
  const { reducedMotion, forcedColors, colorScheme, javaScriptEnabled } = options;
  return {
    ...MOUSE,
    ...(javaScriptEnabled === false && { 'javascript.enabled': false }),
    ...(reducedMotion === 'reduce' && { 'ui.prefersReducedMotion': 1 }),
    ...(forcedColors === 'active' && { 'browser.display.document_color_use': 2 }),
    ...(colorScheme === 'dark' && { 'layout.css.prefers-color-scheme.content-override': 0 }),
  };
}
