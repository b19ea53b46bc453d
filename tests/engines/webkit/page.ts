import type { Told } from './agent.ts';
import { cannot } from './cannot.ts';
import { Clock } from './clock.ts';
import { consoleMessage } from './console-message.ts';
import type { WebKitContext } from './context.ts';
import { Events } from './events.ts';
import { finders } from './finders.ts';
import { Keyboard } from './keyboard.ts';
import { WebKitLocator } from './locator.ts';
import { Mouse } from './mouse.ts';
import { Navigation } from './navigation.ts';
import { PageScripts } from './page-scripts.ts';
import { PageWindow } from './page-window.ts';
import type { WebKitRequest, WebKitResponse } from './request.ts';
import { type RouteHandler, Routes } from './routes.ts';
import { type Answered, Runner } from './runner.ts';
import { shortcuts } from './shortcuts.ts';
import { type UrlMatch, urlMatcher } from './url-pattern.ts';
import { sleep } from './wait.ts';
import type { Size } from './windows.ts';

interface Waiting {
  readonly timeout?: number;
}

/** A window of WebKit with the methods of Playwright's pages that the tests use. */
export class WebKitPage {
  readonly handle: string;
  readonly scripts: PageScripts;
  readonly routes = new Routes();
  readonly initScripts: string[] = [];
  readonly keyboard = new Keyboard(this);
  readonly mouse = new Mouse(this, this.keyboard);
  readonly touchscreen = { tap: cannot('tap') };
  readonly clock: Clock;
  /** Which document the last script ran in. */
  document = '';
  /** The last document that it has asked for, when, and in which one. */
  asked = { url: '', at: 0, from: '' };
  private readonly owner: WebKitContext;
  readonly window: PageWindow;
  private readonly runner: Runner;
  private readonly navigation = new Navigation(this);
  private address = 'about:blank';
  private isGone = false;

  constructor(context: WebKitContext, handle: string, size: Size) {
    this.owner = context;
    this.handle = handle;
    this.window = new PageWindow(context.session, handle, size);
    this.runner = new Runner(context.session, handle, (answered) => this.hear(answered));
    this.scripts = new PageScripts(this.runner);
    this.clock = new Clock(this.scripts, this.initScripts);
    Object.assign(
      this,
      finders(this.within),
      shortcuts(this.first),
      scriptMethods(this.scripts),
      windowMethods(this.window),
    );
  }

  context = () => this.owner;
  mainFrame = () => this;
  frame = cannot('run scripts in frames');
  frames = this.frame;
  parentFrame = () => null;
  page = () => this;
  url = () => this.address;
  isClosed = () => this.isGone;
  waitForTimeout = sleep;
  pdf = cannot('print');
  exposeFunction = cannot('give a page functions of the test');

  get request() {
    return this.owner.request;
  }

  setDefaultTimeout = (timeout: number) => {
    this.scripts.timeout = timeout;
  };

  private within = (selector: string) => new WebKitLocator(this, selector);
  private first = (selector: string) => this.within(selector).first();

  title = () => this.scripts.evaluate<string>('document.title');
  content = () => this.scripts.evaluate<string>('document.documentElement.outerHTML');

  async waitForSelector(selector: string, options: { state?: string } & Waiting = {}) {
    await this.first(selector).waitFor(options);
    return /detached|hidden/.test(options.state ?? '') ? null : this.first(selector).elementHandle();
  }

  async addInitScript(script: string | (() => unknown)): Promise<void> {
    this.initScripts.push(typeof script === 'function' ? `(${script})()` : script);
  }

  /** The script that follows has the page's answer to the input. */
  async perform(source: object): Promise<void> {
    await this.window.perform(source);
    await this.look();
  }

  goto = (url: string, options?: Parameters<Navigation['goto']>[1]) => this.navigation.goto(url, options);
  reload = (options?: Parameters<Navigation['reload']>[0]) => this.navigation.reload(options);
  goBack = () => this.navigation.travel('/back');
  goForward = () => this.navigation.travel('/forward');
  waitForAsked = (since: number) => this.navigation.waitForAsked(since);
  waitForURL = (match: UrlMatch, options?: Parameters<Navigation['waitForURL']>[1]) =>
    this.navigation.waitForURL(match, options);
  waitForLoadState = (state?: string, options?: Waiting) => this.navigation.waitForLoadState(state, options);

  route = async (match: UrlMatch, handler: RouteHandler, { times }: { times?: number } = {}) =>
    this.routes.add(match, handler, this.address, times);
  unroute = async (match: UrlMatch, handler?: RouteHandler) => this.routes.remove(match, handler);
  unrouteAll = async () => this.routes.clear();

  private readonly events = new Events(() => this.scripts.timeout);
  on = this.events.on;
  once = this.events.once;
  off = this.events.off;
  emit = this.events.emit;
  isHeard = this.events.isHeard;
  waitForEvent: Events['waitFor'] = (name, options) => {
    if (name in UNHEARD) cannot(`tell of ${UNHEARD[name]}`)();
    return this.events.waitFor(name, options);
  };
  waitForNavigation = () => this.waitForEvent('framenavigated');
  waitForRequest = (match: Match<WebKitRequest>, options: Waiting = {}) =>
    this.waitForEvent<WebKitRequest>('request', { predicate: predicateOf(match), ...options });
  waitForResponse = (match: Match<WebKitResponse>, options: Waiting = {}) =>
    this.waitForEvent<WebKitResponse>('response', { predicate: predicateOf(match), ...options });

  /** Asks for what the page has said since. */
  async look(): Promise<void> {
    if (!this.isGone) await this.scripts.runIfThere('');
  }

  /** Nothing else tells of the console and of addresses that change while a test waits. */
  async lookIfIdle(): Promise<void> {
    if (!this.runner.isBusy) await this.look();
  }

  noteAsked(url: string): void {
    this.asked = { url, at: Date.now(), from: this.document };
  }

  private hear({ document, url, told }: Answered): void {
    const [isNew, hasMoved] = [document !== this.document, url !== this.address];
    this.document = document;
    this.address = url;
    if (isNew || hasMoved) this.emit('framenavigated', this);
    if (isNew) void this.navigation.tellOfLoad();
    this.hearTold(told);
  }

  hearTold(told: Told[]): void {
    for (const one of told) {
      if (one.type === 'pageerror') this.emit('pageerror', new Error(one.text));
      else this.emit('console', consoleMessage(one, this));
    }
  }

  async close(): Promise<void> {
    if (this.isGone) return;
    await this.window.close();
    this.leave();
  }

  /** The window has been closed. */
  leave(): void {
    this.isGone = true;
    this.owner.forget(this);
    this.emit('close', this);
  }
}

/** Events of windows that WebDriver has no word for. */
const UNHEARD: Readonly<Record<string, string>> = { dialog: 'dialogs', download: 'downloads' };

const scriptMethods = ({
  evaluate,
  evaluateHandle,
  waitForFunction,
  addScriptTag,
  addStyleTag,
}: PageScripts) => ({
  evaluate,
  evaluateHandle,
  waitForFunction,
  addScriptTag,
  addStyleTag,
});

const windowMethods = ({
  bringToFront,
  emulateMedia,
  screenshot,
  setViewportSize,
  viewportSize,
}: PageWindow) => ({
  bringToFront,
  emulateMedia,
  screenshot,
  setViewportSize,
  viewportSize,
});

type Match<Value> = string | RegExp | ((value: Value) => boolean);

/** A function gets the request or response itself, other matches its address. */
function predicateOf<Value extends { url(): string }>(match: Match<Value>): (value: Value) => boolean {
  if (typeof match === 'function') return match;
  const matches = urlMatcher(match);
  return (value) => matches(value.url());
}
