import type { WebKitRequest } from './request.ts';
import type { WebKitRoute } from './route.ts';
import { type UrlMatch, urlMatcher } from './url-pattern.ts';

export type RouteHandler = (route: WebKitRoute, request: WebKitRequest) => unknown;

interface Entry {
  readonly match: UrlMatch;
  readonly handler: RouteHandler;
  matches(url: string): boolean;
  left: number;
}

/** The routes of a page or a context; the newest is asked first. */
export class Routes {
  private entries: Entry[] = [];

  add(match: UrlMatch, handler: RouteHandler, base: string, times = Number.POSITIVE_INFINITY): void {
    this.entries.unshift({ match, handler, matches: urlMatcher(match, base), left: times });
  }

  remove(match: UrlMatch, handler?: RouteHandler): void {
    const isMeant = (entry: Entry) =>
      String(entry.match) === String(match) && (!handler || entry.handler === handler); // as Playwright compares patterns
    this.entries = this.entries.filter((entry) => !isMeant(entry));
  }

  clear(): void {
    this.entries = [];
  }

  /** What would answer a request; each counts as asked once it is taken. */
  *handlersFor(url: string): Generator<RouteHandler> {
    for (const entry of this.entries) {
      if (entry.left <= 0 || !entry.matches(url)) continue;
      entry.left--;
      yield entry.handler;
    }
  }
}
