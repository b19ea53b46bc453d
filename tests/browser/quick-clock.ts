import type { Page } from 'playwright';

/** Runs before a page's scripts: its timers and time limits pass twenty times as fast; what is measured stays true. */
export const QUICK = `
  const wait = setTimeout;
  window.setTimeout = (run, milliseconds = 0, ...values) => wait(run, milliseconds / 20, ...values);
  const limit = AbortSignal.timeout;
  AbortSignal.timeout = (milliseconds) => limit.call(AbortSignal, Math.max(milliseconds / 20, 1000));`;

/** Runs before a page's scripts: nothing there ever comes by time alone, neither a timer's turn nor a time limit. */
export const STOPPED = `
  const wait = setTimeout;
  window.setTimeout = (run, milliseconds = 0, ...values) => wait(run, milliseconds && 1e8, ...values);
  AbortSignal.timeout = () => new AbortController().signal;`;

/** Runs before a page's scripts: time limits follow its timers, so that a test's clock moves both. */
export const LIMITS_BY_TIMERS = `
  AbortSignal.timeout = (milliseconds) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(new DOMException('signal timed out', 'TimeoutError')), milliseconds);
    return limit.signal;
  };`;

/** A moment of a page with QUICK, in milliseconds of its own time: a timer that was due before has had its turn. */
export function passed(page: Page, milliseconds: number): Promise<void> {
  return page.evaluate((length) => new Promise((resolve) => setTimeout(resolve, length)), milliseconds);
}
