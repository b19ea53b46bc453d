import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { isChromium, movePointerAway } from './launch-browser';

export interface TabOptions extends BrowserContextOptions {
  /** The page's time passes only as the test wants, from this moment on; `true` stands for the present one. */
  readonly clock?: true | string;
}

/** The tabs of a test file. */
interface Tabs {
  /** A blank tab for a site, where nothing is stored yet. */
  open(browser: Browser, origin: string, options: TabOptions): Promise<Page>;
  closeAll(): Promise<void>;
  /** Closes what later tabs would have used, too. */
  end(): Promise<void>;
}

/**
 * A context has a process of its own, which is expensive to start and runs its first scripts slowly. So tabs that need
 * nothing special share contexts, one after another.
 */
export function useTabs(): Tabs {
  const idle: BrowserContext[] = [];
  const shared = new Set<BrowserContext>();
  const own = new Set<BrowserContext>();

  async function openShared(browser: Browser, origin: string, options: TabOptions): Promise<Page> {
    const context = idle.pop() ?? (await newSharedContext(browser));
    shared.add(context);
    const page = await newPage(context);
    await Promise.all([forget(page, origin), emulate(page, options)]);
    return page;
  }

  async function openOwn(browser: Browser, { clock, ...options }: TabOptions): Promise<Page> {
    const context = await newContext(browser, options);
    own.add(context);
    const page = await newPage(context);
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

/** A page can be given a size and media features; whatever else it wants stays with its context. */
function needsOwnContext(browser: Browser, options: TabOptions): boolean {
  const { viewport, reducedMotion, colorScheme, forcedColors, ...special } = options;
  return !isChromium(browser) || Object.keys(special).length > 0;
}

async function newContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  context.setDefaultTimeout(10_000);
  return context;
}

/** Its first page stays blank and open: a process ends with its last page. */
async function newSharedContext(browser: Browser): Promise<BrowserContext> {
  const context = await newContext(browser, {});
  await context.newPage();
  return context;
}

async function newPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await movePointerAway(page);
  return page;
}

/** What tabs before this one have left in its context. */
async function forget(page: Page, origin: string): Promise<void> {
  const context = page.context();
  const session = await context.newCDPSession(page);
  await Promise.all([
    context.clearCookies(),
    context.clearPermissions(),
    context.setOffline(false),
    session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
    session.send('Network.clearBrowserCache'),
  ]);
  await session.detach();
}

async function emulate(page: Page, { viewport, ...media }: TabOptions): Promise<void> {
  const { reducedMotion = 'no-preference', colorScheme = 'light', forcedColors = 'none' } = media;
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ reducedMotion, colorScheme, forcedColors });
}

/** What a page sends while it closes would reach the next test, so nothing gets out. */
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

/** Nobody waits for the answers of requests that are still open, so their routes may fail. */
const dropRoutes = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' });
