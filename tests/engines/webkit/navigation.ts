import { showBlank } from './blank.ts';
import type { WebKitPage } from './page.ts';
import type { WebKitRequest, WebKitResponse } from './request.ts';
import { DocumentGone } from './runner.ts';
import type { Session } from './session.ts';
import { type UrlMatch, urlMatcher } from './url-pattern.ts';
import { eventuallyDefined, sleep } from './wait.ts';

interface Waiting {
  readonly timeout?: number;
}

interface Arrival extends Waiting {
  readonly waitUntil?: string;
}

/** How long a step in the history may take until something of the page has changed. */
const STEP = 3000;

/** How long before a test waits for an address a page may have asked for it. */
const JUST = 500;

/** Until a page has loaded, its scripts add nothing to the history. */
const SOON = 500;

/** Also where an element of the page has that name. */
const READY_STATE = `return Reflect.get(Document.prototype, 'readyState', document)`;

/** Takes a page to addresses. The driver does not wait for loads, so documents are told apart here. */
export class Navigation {
  private readonly page: WebKitPage;
  private response: WebKitResponse | null = null;
  private failure = '';

  constructor(page: WebKitPage) {
    this.page = page;
  }

  async goto(url: string, arrival: Arrival = {}): Promise<WebKitResponse | null> {
    const { referer } = this.page.context().options.extraHTTPHeaders ?? {};
    if (referer) await this.inWindow((session) => showBlank(session, referer));
    await this.page.look();
    const { document } = this.page;
    const isPart = url.includes('#') && withoutPart(url) === withoutPart(this.page.url());
    this.listen();
    if (referer) await this.page.scripts.evaluate<void>((address: string) => location.assign(address), url);
    else await this.post('/url', { url });
    if (isPart) await this.page.look();
    else await this.arrive(document, arrival);
    return this.response;
  }

  async reload(arrival: Arrival = {}): Promise<WebKitResponse | null> {
    await this.page.look();
    const { document } = this.page;
    this.listen();
    await this.post('/refresh');
    await this.arrive(document, arrival);
    return this.response;
  }

  /** A step in the history, to another document or within this one; there may be none. */
  async travel(path: '/back' | '/forward'): Promise<null> {
    await this.page.look();
    const { document } = this.page;
    const address = this.page.url();
    await this.post(path);
    const look = async () => {
      await this.page.look();
      return this.page.document !== document || this.page.url() !== address || undefined;
    };
    await eventuallyDefined('a step in the history', look, { timeout: STEP }).catch(() => {});
    await this.waitForLoadState();
    return null;
  }

  async waitForURL(match: UrlMatch, arrival: Arrival = {}): Promise<void> {
    const { waitUntil, timeout = this.page.scripts.timeout } = arrival;
    const matches = urlMatcher(match, this.page.url());
    const begun = Date.now();
    const look = async () => {
      await this.page.look();
      return matches(this.page.url()) || this.hasJustHad(matches, begun) || undefined;
    };
    await eventuallyDefined(`the address ${match}`, look, { timeout }).catch((error) => {
      throw new Error(`${error.message} at ${this.page.url()}`);
    });
    await this.waitForLoadState(waitUntil);
  }

  /** A new document may have changed its address before it is looked at. */
  private hasJustHad(matches: (url: string) => boolean, begun: number): boolean {
    const { url, at, from } = this.page.asked;
    return at > begun - JUST && this.page.document !== from && matches(url);
  }

  /** As Playwright does after a click: what it leads to comes first, unless a test holds that back. */
  async waitForAsked(since: number): Promise<void> {
    const look = async () => {
      await this.page.look();
      const { at, from } = this.page.asked;
      return at < since || this.page.document !== from || undefined;
    };
    await eventuallyDefined('the next document', look, { timeout: SOON }).catch(() => {});
  }

  async waitForLoadState(
    state = 'load',
    { timeout = this.page.scripts.timeout }: Waiting = {},
  ): Promise<void> {
    const look = async () => isReached(await this.readyState(), state) || undefined;
    await eventuallyDefined(`the page’s ${state}`, look, { timeout });
    if (state === 'networkidle') await sleep(500);
  }

  async tellOfLoad(): Promise<void> {
    for (const event of ['domcontentloaded', 'load']) {
      if (!this.page.isHeard(event)) continue;
      await this.waitForLoadState(event).catch(() => {}); // a held load is none
      this.page.emit(event, this.page);
    }
  }

  private listen(): void {
    this.response = null;
    this.failure = '';
    const onResponse = (response: WebKitResponse) => {
      if (response.request().isNavigationRequest()) this.response = response;
    };
    const onFailure = (request: WebKitRequest) => {
      if (request.isNavigationRequest()) this.failure = `${request.failure()?.errorText} at ${request.url()}`;
    };
    this.page.on('response', onResponse);
    this.page.on('requestfailed', onFailure);
    this.stopListening = () => {
      this.page.off('response', onResponse);
      this.page.off('requestfailed', onFailure);
    };
  }

  private stopListening = () => {};

  private async arrive(before: string, { waitUntil = 'load', timeout = 30_000 }: Arrival): Promise<void> {
    const look = async () => {
      if (this.failure) throw new Error(this.failure);
      const state = await this.readyState();
      return (this.page.document !== before && isReached(state, waitUntil)) || undefined;
    };
    const waited = eventuallyDefined(`the page’s ${waitUntil}`, look, { timeout, interval: 20 });
    await waited.finally(this.stopListening);
    await this.waitForLoadState('load', { timeout: SOON }).catch(() => {}); // a test may hold it back
  }

  private readyState(): Promise<string> {
    return this.page.scripts.run<string>(READY_STATE).catch((error) => {
      if (error instanceof DocumentGone && !this.page.isClosed()) return '';
      throw error;
    });
  }

  private post(path: string, body: object = {}): Promise<unknown> {
    return this.inWindow((session) => session.post(path, body));
  }

  private inWindow<Value>(job: (session: Session) => Promise<Value>): Promise<Value> {
    const { session } = this.page.context();
    return session.inWindow(this.page.handle, () => job(session));
  }
}

const withoutPart = (url: string) => url.split('#')[0];

function isReached(state: string, wanted: string): boolean {
  if (wanted === 'commit') return state !== '';
  return state === 'complete' || (wanted === 'domcontentloaded' && state === 'interactive');
}
