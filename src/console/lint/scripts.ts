import type { Finding } from './fault';

/** Scripts that the browser runs at once. */
export const RUNNING = ':is(:not([type]), [type=""], [type="module"], [type*="javascript" i])';

/** Those that have a category all the same. */
export const RUNNING_SCRIPTS = `script[data-category]${RUNNING}`;

/** Scripts that were meant to wait for consent. */
export function* lintRunningScript(element: Element): Iterable<Finding> {
  yield {
    code: 'script-without-consent',
    element,
    message: 'The script has a category, but runs before the visitor has accepted.',
    suggestion: 'Write type="text/plain"; data-type="module" makes it a module.',
  };
}
