/**
 * A parameter in an address's query; `undefined` where it is missing. An address that is none is told to `report`
 * (specification, section 8, media and dialogs) and has no parameters.
 */
export function queryParameter(
  address: string,
  name: string,
  report: (error: Error) => void = () => {},
): string | undefined {
  try {
    return new URL(address).searchParams.get(name) ?? undefined;
  } catch (error) {
    report(error as Error);
    return undefined;
  }
}
