import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { isChromium, movePointerAway } from './launch-browser';

export interface TabOptions extends BrowserContextOptions {
  /** The test controls the page's clock, which starts at this time; `true` means now. */
  readonly clock?: true | string;
}

/** The tabs of a test file. */
interface Tabs {
  /** A blank tab for a site with empty storage. */
  open(browser: Browser, origin: string, options: TabOptions): Promise<Page>;
  closeAll(): Promise<void>;
  /** Also closes the contexts kept for later tabs. */
  end(): Promise<void>;
}

/**
 * A context has its own process, which is slow to start and runs its first scripts slowly. So tabs without special
 * options reuse contexts, one after another.
 */
export function useTabs(): Tabs {
  const idle: BrowserContext[] = [];
  const shared = new Set<BrowserContext>();
  const own = new Set<BrowserContext>();

  async function openShared(browser: Browser, origin: string, options: TabOptions): Promise<Page> {
    const context = idle.pop() ?? (await newSharedContext(browser));
    shared.add(context);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await Promise.all([movePointerAway(session), forget(context, session, origin), emulate(page, options)]);
    await session.detach();
    return page;
  }

  async function openOwn(browser: Browser, { clock, ...options }: TabOptions): Promise<Page> {
    const context = await newContext(browser, options);
    own.add(context);
    const page = await context.newPage();
    if (isChromium(browser)) await movePointerAway(await context.newCDPSession(page));
    if (clock) await page.clock.install(clock === true ? {} : { time: clock });
    return page;
  }

  async function closeAll(): Promise<void> {
    const ended = [...shared];
    shared.clear();
    await Promise.all([...ended.map(closeTabs), ...[...own].map(close)]);
    own.clear();
    idle.push(...ended.filter((context) => !context.isClosed()));
  }

  return {
    open: (browser, origin, options) =>
      needsOwnContext(browser, options) ? openOwn(browser, options) : openShared(browser, origin, options),
    closeAll,
    async end() {
      await closeAll();
      await Promise.all(idle.map(close));
    },
  };
}

/** A page's size and media features can be changed; other options belong to its context. */
function needsOwnContext(browser: Browser, options: TabOptions): boolean {
  const { viewport, reducedMotion, colorScheme, forcedColors, ...special } = options;
  return !isChromium(browser) || Object.keys(special).length > 0;
}

async function newContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  context.setDefaultTimeout(10_000);
  return context;
}

/** Its first page stays open and blank, since a process ends with its last page. */
async function newSharedContext(browser: Browser): Promise<BrowserContext> {
  const context = await newContext(browser, {});
  await context.newPage();
  return context;
}

/** Clears what earlier tabs have stored in the context. */
function forget(context: BrowserContext, session: CDPSession, origin: string): Promise<unknown> {
  return Promise.all([
    context.clearCookies(),
    context.clearPermissions(),
    context.setOffline(false),
    session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
    session.send('Network.clearBrowserCache'),
  ]);
}

/** Each costs a call, so only what differs from the context's options. */
async function emulate(page: Page, { viewport, ...media }: TabOptions): Promise<void> {
  if (viewport) await page.setViewportSize(viewport);
  if (Object.keys(media).length > 0) await page.emulateMedia(media);
}

/** Blocks what pages send while they close, which would reach the next test. */
async function closeTabs(context: BrowserContext): Promise<void> {
  if (context.isClosed()) return;
  const [, ...tabs] = context.pages();
  await context.setOffline(true);
  await Promise.all(tabs.map(dropRoutes));
  await Promise.all(tabs.map((page) => page.close()));
}

async function close(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map(dropRoutes));
  await context.close();
}

/** Nobody waits for pending requests any more, so their routes may fail. */
const dropRoutes = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' });
