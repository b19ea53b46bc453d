import { requireFunction, requireText } from '../require';

/**
 * A parameter in an address's query; `undefined` where it is missing. An address that is none has no parameters and is
 * told to `report` (specification, section 8, media and dialogs): on a page, to whoever reports its errors.
 * @throws UnexpectedValueError for a name that is no text and a `report` that is no function.
 */
export function queryParameter(
  address: string,
  name: string,
  report: (error: Error) => void = tellPage,
): string | undefined {
  requireText('The name of a parameter', name);
  requireFunction('What an address is reported to', report);
  try {
    return new URL(requireText('An address', address)).searchParams.get(name) ?? undefined;
  } catch (error) {
    report(error as Error);
    return undefined;
  }
}

/** Node, where there is no page, has nothing of the name. */
function tellPage(error: Error): void {
  globalThis.reportError?.(error);
}
