/** Runs before a page's scripts: its timers and time limits pass twenty times as fast; what is measured stays true. */
export const QUICK = `
  const wait = setTimeout;
  window.setTimeout = (run, milliseconds = 0, ...values) => wait(run, milliseconds / 20, ...values);
  const limit = AbortSignal.timeout;
  AbortSignal.timeout = (milliseconds) => limit.call(AbortSignal, Math.max(milliseconds / 20, 1000));`;

/** A moment of such a page, in milliseconds of its own time. */
export function passed(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds / 20));
}
