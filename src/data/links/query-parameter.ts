import { requireFunction, requireText } from '../require';

/**
 * A query parameter of an address; `undefined` if missing. A malformed address has no parameters and is passed to
 * `report` (specification, section 8, media and dialogs), which on a page is the page's error reporting.
 * @throws UnexpectedValueError if the name isn't a string or `report` isn't a function.
 */
export function queryParameter(
  address: string,
  name: string,
  report: (error: Error) => void = notifyPage,
): string | undefined {
  requireText('The name of a parameter', name);
  requireFunction('The report callback', report);
  try {
    return new URL(requireText('An address', address)).searchParams.get(name) ?? undefined;
  } catch (error) {
    report(error as Error);
    return undefined;
  }
}

/** Node has no `reportError`. */
function notifyPage(error: Error): void {
  globalThis.reportError?.(error);
}
