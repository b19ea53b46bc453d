import type { BrowserContextOptions } from 'playwright';
import { command } from './command.ts';
import { type Driver, startDriver } from './driver.ts';
import { environmentFor } from './gtk.ts';
import { type Answerer, type SessionProxy, startProxy } from './proxy.ts';

const BROWSER = process.env.MINIBROWSER_PATH ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** A MiniBrowser under its driver: its own screen, proxy, cookies and storage. */
export class Session {
  readonly proxy: SessionProxy;
  readonly screen: Driver['screen'];
  /** The window that it started with. */
  readonly first: string;
  private readonly driver: Driver;
  private readonly base: string;
  private queue: Promise<unknown> = Promise.resolve();
  private current = '';

  constructor(driver: Driver, proxy: SessionProxy, base: string, first: string) {
    this.driver = driver;
    this.proxy = proxy;
    this.screen = driver.screen;
    this.first = first;
    this.base = base;
  }

  /** Runs commands of one window, which is made the driver's current one; commands of others wait meanwhile. */
  inWindow<Value>(handle: string, job: () => Promise<Value>): Promise<Value> {
    return this.alone(async () => {
      if (this.current !== handle) await this.post('/window', { handle });
      this.current = handle;
      return job();
    });
  }

  /** Runs commands that nothing may come between. */
  alone<Value>(job: () => Promise<Value>): Promise<Value> {
    const done = this.queue.then(job);
    this.queue = done.catch(() => {}); // its caller hears of it
    return done;
  }

  get = <Value>(path: string) => command<Value>(this.base + path, 'GET');
  post = <Value>(path: string, body: object = {}) => command<Value>(this.base + path, 'POST', body);

  async remove(path: string): Promise<void> {
    if (path === '/window') this.current = '';
    await command(this.base + path, 'DELETE');
  }

  stop(): void {
    this.driver.stop();
    this.proxy.stop();
  }
}

export async function startSession(answerer: Answerer, options: BrowserContextOptions): Promise<Session> {
  const proxy = await startProxy(answerer);
  const driver = await startDriver(environmentFor(options));
  const capabilities = { alwaysMatch: capabilitiesFor(proxy, options) };
  try {
    const { sessionId } = await command<Started>(`${driver.url}/session`, 'POST', { capabilities });
    const base = `${driver.url}/session/${sessionId}`;
    return new Session(driver, proxy, base, await command<string>(`${base}/window`, 'GET'));
  } catch (error) {
    driver.stop();
    proxy.stop();
    throw error;
  }
}

interface Started {
  readonly sessionId: string;
}

function capabilitiesFor(proxy: SessionProxy, { userAgent }: BrowserContextOptions): object {
  // WebDriver's own option names a proxy that speaks TLS itself where a page is requested by https.
  const args = ['--automation', '--autoplay-policy=allow', `--proxy=${proxy.url}`];
  if (userAgent) args.push(`--user-agent=${userAgent}`);
  return {
    acceptInsecureCerts: true,
    pageLoadStrategy: 'none', // a load waits for what a test holds back
    timeouts: { script: null }, // it would be a timer of the page, which a fake clock hurries
    'webkitgtk:browserOptions': { binary: BROWSER, args },
  };
}
