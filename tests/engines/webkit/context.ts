import type { BrowserContextOptions } from 'playwright';
import { ApiRequests } from './api-requests.ts';
import type { WebKitBrowser } from './browser.ts';
import { cannot } from './cannot.ts';
import { type Cookie, Cookies } from './cookies.ts';
import { Events } from './events.ts';
import { Network } from './network.ts';
import { WebKitPage } from './page.ts';
import { type RouteHandler, Routes } from './routes.ts';
import type { Session } from './session.ts';
import type { UrlMatch } from './url-pattern.ts';
import { sleep } from './wait.ts';
import { openWindow, type Size } from './windows.ts';

const SIZE: Size = { width: 1280, height: 800 };

/** How often pages are asked what they have said, and the driver for windows that pages have opened. */
const INTERVAL = 150;

const sayOnline = (isOnline: boolean) =>
  `Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => ${isOnline} });
   dispatchEvent(new Event('${isOnline ? 'online' : 'offline'}'));`;

/** A session of WebKit with the methods of Playwright's contexts that the tests use. */
export class WebKitContext {
  readonly session: Session;
  readonly options: BrowserContextOptions;
  readonly routes = new Routes();
  readonly initScripts: string[] = [];
  readonly request = new ApiRequests(this);
  private readonly owner: WebKitBrowser;
  private readonly network = new Network(this);
  private readonly jar = new Cookies(this);
  private list: WebKitPage[] = [];
  private timeout = 30_000;
  private isOver = false;

  constructor(browser: WebKitBrowser, session: Session, options: BrowserContextOptions) {
    this.owner = browser;
    this.session = session;
    this.options = options;
    session.proxy.answerer = this.network;
    void this.watch();
  }

  browser = () => this.owner;
  pages = () => [...this.list];
  isClosed = () => this.isOver;
  setDefaultTimeout = (timeout: number) => {
    this.timeout = timeout;
  };

  async newPage(): Promise<WebKitPage> {
    const handle = await openWindow(this.session, this.session.first);
    const page = await this.adopt(handle);
    await page.window.setViewportSize(this.options.viewport ?? SIZE);
    return page;
  }

  forget(page: WebKitPage): void {
    this.list = this.list.filter((other) => other !== page);
  }

  private async adopt(handle: string): Promise<WebKitPage> {
    const page = new WebKitPage(this, handle, this.options.viewport ?? SIZE);
    page.setDefaultTimeout(this.timeout);
    this.list.push(page);
    await page.window.takeFocus();
    return page;
  }

  // Windows that pages open

  private async watch(): Promise<void> {
    while (!this.isOver) {
      await sleep(INTERVAL);
      await this.lookAround().catch(() => {}); // windows close between two commands
    }
  }

  private async lookAround(): Promise<void> {
    for (const page of this.list) await page.lookIfIdle();
    const opener = this.list.at(-1);
    if (!opener?.isHeard('popup') && !this.events.isHeard('page')) return;
    const known = [this.session.first, ...this.list.map(({ handle }) => handle)];
    const handles = await this.session.alone(() => this.session.get<string[]>('/window/handles'));
    for (const handle of handles.filter((one) => !known.includes(one))) {
      const page = await this.adopt(handle);
      await page.waitForLoadState('domcontentloaded');
      opener?.emit('popup', page);
      this.emit('page', page);
    }
  }

  // Cookies, routes and the like

  addCookies = (cookies: Cookie[]) => this.jar.add(cookies);
  cookies = () => this.jar.all();
  clearCookies = () => this.jar.clear();
  addInitScript = async (script: string | (() => unknown)) =>
    void this.initScripts.push(typeof script === 'function' ? `(${script})()` : script);
  route = async (match: UrlMatch, handler: RouteHandler, { times }: { times?: number } = {}) =>
    this.routes.add(match, handler, 'about:blank', times);
  unroute = async (match: UrlMatch, handler?: RouteHandler) => this.routes.remove(match, handler);
  unrouteAll = async () => this.routes.clear();
  setOffline = async (isOffline: boolean) => {
    this.network.isOffline = isOffline;
    for (const { scripts } of this.list) await scripts.runIfThere(sayOnline(!isOffline));
  };
  clearPermissions = async () => {};
  grantPermissions = cannot('grant permissions');
  newCDPSession = cannot('speak the DevTools protocol');

  // Events

  private readonly events = new Events(() => this.timeout);
  on = this.events.on;
  off = this.events.off;
  emit = this.events.emit;
  waitForEvent = this.events.waitFor;

  async close(): Promise<void> {
    if (this.isOver) return;
    this.isOver = true;
    for (const page of this.pages()) page.leave();
    await this.owner.release(this, this.network.origins);
  }
}
