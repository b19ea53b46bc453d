import type { Browser, BrowserContextOptions } from 'playwright';
import { cannot } from './cannot.ts';
import { WebKitContext } from './context.ts';
import type { WebKitPage } from './page.ts';
import { SessionPool } from './pool.ts';

type Option = keyof BrowserContextOptions;

/** What a context may ask for in vain. */
const IMPOSSIBLE: Partial<Record<Option, [isAsked: (value: unknown) => boolean, what: string]>> = {
  javaScriptEnabled: [(value) => value === false, 'switch JavaScript off'],
  forcedColors: [(value) => value === 'active', 'force colours'],
  bypassCSP: [Boolean, 'pass over a page’s policy'],
  permissions: [Boolean, 'grant permissions'],
};

const TYPE = { name: () => 'webkit' };

/** WebKitGTK with the methods of Playwright's browsers that the tests use; each context is a session of its driver. */
export class WebKitBrowser {
  private readonly pool = new SessionPool();
  private readonly contexts = new Set<WebKitContext>();

  browserType = () => TYPE;
  isConnected = () => true;

  async newContext(options: BrowserContextOptions = {}): Promise<WebKitContext> {
    for (const [name, [isAsked, what]] of Object.entries(IMPOSSIBLE))
      if (isAsked(options[name as Option])) cannot(what)();
    const context = new WebKitContext(this, await this.pool.take(options), options);
    this.contexts.add(context);
    if (options.offline) await context.setOffline(true);
    return context;
  }

  async newPage(options?: BrowserContextOptions): Promise<WebKitPage> {
    const context = await this.newContext(options);
    return context.newPage();
  }

  async release(context: WebKitContext, origins: Iterable<string>): Promise<void> {
    this.contexts.delete(context);
    await this.pool.giveBack(context.session, context.options, origins);
  }

  async close(): Promise<void> {
    for (const context of this.contexts) await context.close();
    this.pool.stop();
  }
}

/** The tests know Playwright's types; what they use of these is here, and what is not fails as unknown. */
export const launchWebKit = async () => new WebKitBrowser() as unknown as Browser;
