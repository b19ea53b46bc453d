import { guarded } from '../data/guarded';

/** Milliseconds within which the next page comes. Otherwise the visitor has requested a download, and stays. */
const LONGEST_WAY = 10_000;

/** Milliseconds within which `pagehide` comes without any sign before: for typed addresses, and by scripts in Safari. */
const SHORTEST_WAY = 500;

/**
 * Watches while a request is under way. Chromium cancels the requests of a page that is left just before `pagehide`,
 * Firefox and Safari as soon as the next page is asked for, which may take seconds to come. A `beforeunload` listener would
 * detect that too, but may cost the page its place in the back-forward cache.
 */
export function watchLeaving() {
  const listening = new AbortController();
  const { signal } = listening;
  let isLeaving = false;
  let isLeft = false;
  const noteNavigation = ({ destination }: NavigateEvent) => {
    if (!destination.sameDocument) isLeaving = true;
  };
  const noteLink = ({ target, defaultPrevented }: Event) => {
    const link =
      target instanceof Element && target.closest('a[href]:not([target], [download], [href^="#"])');
    if (link && !defaultPrevented) isLeaving = true;
  };
  const noteLeft = () => {
    isLeft = true;
  };
  guarded(() => addEventListener('pagehide', noteLeft, { signal })); // the library also runs where there are no pages
  if (hasNavigationApi()) navigation.addEventListener('navigate', noteNavigation, { signal });
  else guarded(() => addEventListener('click', noteLink, { signal })); // in Safari before 26.2
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

/** Pages have variables and elements of that name, too. */
const hasNavigationApi = () => guarded(() => navigation instanceof Navigation);
