/** What came back from a call. */
export interface Reply {
  /** The address without its token. */
  readonly url: string;
  /** HTTP status; 0 when nothing came back. */
  readonly status: number;
  readonly text: string;
  /** The text read as JSON; `undefined` when it is none. */
  readonly body: unknown;
}

export function isOk({ status }: Reply): boolean {
  return status >= 200 && status < 300;
}

/** In the words of the catalogue (specification, section 8, data layer). */
export function unreadable({ url, text }: Reply): string {
  return `Internal Error: Unable to parse server response from (${url}) as JSON: ${parseFailure(text)}`;
}

function parseFailure(text: string): string {
  try {
    JSON.parse(text);
    return '';
  } catch (error) {
    return (error as SyntaxError).message;
  }
}

/** JSON of another shape than the call is known to give. */
export function unexpected({ url }: Reply): string {
  return `Internal Error: Unexpected server response from (${url})`;
}
