import { guarded } from '../data/guarded';

/** Milliseconds in which the next page comes. If it hasn't, the page stays: its visitor has asked for a download. */
const LONGEST_WAY = 10_000;

/** Milliseconds in which `pagehide` follows in browsers without `beforeunload`, such as Safari on a phone. */
const SHORTEST_WAY = 500;

/**
 * Watches while a request is under way. Chromium cancels the requests of a page that is left just before `pagehide`,
 * Firefox as soon as the next page is asked for, which may take seconds to come.
 */
export function watchLeaving() {
  const listening = new AbortController();
  const { signal } = listening;
  let isLeaving = false;
  let isLeft = false;
  const listen = (type: string, listener: () => void) => addEventListener(type, listener, { signal });
  guarded(() => {
    listen('beforeunload', () => {
      isLeaving = true;
    });
    listen('pagehide', () => {
      isLeft = true;
    });
  }); // the library also runs where there are no pages
  return {
    isLeaving: () => isLeaving,
    /** Whether the visitor has left; answers when that is certain, or when they are back. */
    isLeft: () =>
      new Promise<boolean>((resolve) => {
        const answer = () => resolve(isLeft);
        setTimeout(answer, isLeaving ? LONGEST_WAY : SHORTEST_WAY);
        addEventListener('pageshow', ({ persisted }) => persisted && answer(), { signal });
      }),
    stop: () => listening.abort(),
  };
}
