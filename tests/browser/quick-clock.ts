import type { Page } from 'playwright';

/** Runs before a page's scripts: timers and timeouts pass twenty times as fast; measured times are real. */
export const QUICK = `
  const wait = setTimeout;
  window.setTimeout = (run, milliseconds = 0, ...values) => wait(run, milliseconds / 20, ...values);
  const limit = AbortSignal.timeout;
  AbortSignal.timeout = (milliseconds) => limit.call(AbortSignal, Math.max(milliseconds / 20, 1000));`;

/** Runs before a page's scripts: no timer or timeout ever fires. */
export const STOPPED = `
  const wait = setTimeout;
  window.setTimeout = (run, milliseconds = 0, ...values) => wait(run, milliseconds && 1e8, ...values);
  AbortSignal.timeout = () => new AbortController().signal;`;

/** Runs before a page's scripts: timeouts use its timers, so that a test's clock advances both. */
export const LIMITS_BY_TIMERS = `
  AbortSignal.timeout = (milliseconds) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(new DOMException('signal timed out', 'TimeoutError')), milliseconds);
    return limit.signal;
  };`;

/** Waits on a page with QUICK, in milliseconds of its own time; timers due earlier have fired by then. */
export function passed(page: Page, milliseconds: number): Promise<void> {
  return page.evaluate((length) => new Promise((resolve) => setTimeout(resolve, length)), milliseconds);
}
