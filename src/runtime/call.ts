/** How a call of the site's API is made. */

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Texts as they are, everything else as JSON text; what is undefined is left out. */
export type Values = Readonly<Record<string, unknown>>;

export interface CallOptions<Value = unknown> {
  readonly query?: Values;
  /** The body, sent as JSON. */
  readonly json?: unknown;
  /** The body, sent as application/x-www-form-urlencoded. */
  readonly form?: Values;
  /** The body, sent as plain text. */
  readonly text?: string;
  /** Where the token goes: into the address unless said otherwise. Only there can a refused one be replaced. */
  readonly crumb?: 'query' | 'field' | 'header' | 'none';
  /** Milliseconds until the call is given up, its reply's last byte included; 30,000 unless said otherwise. */
  readonly timeout?: number;
  /** Further tries after a lost connection, at most 3; none unless asked for. */
  readonly retries?: number;
  /** Goes to the site's own https domain. */
  readonly secure?: boolean;
  /** Nothing is shown on the page, also not that the call is not authorized. */
  readonly quiet?: boolean;
  /** Outlives the page. */
  readonly keepalive?: boolean;
  /** The door for the reply: gives what the caller uses, or `undefined` for a reply of another shape. */
  read?(reply: unknown): Value | undefined;
}

/** One call, whole. */
export interface Call extends CallOptions {
  readonly method: Method;
  /** A path without a slash in front lies under `/api/`. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Makes one call; a path without a slash in front lies under `/api/`.
 * Rejects with a RequestError whose message is a text of the error catalogue.
 */
export type Http = <Value = unknown>(
  method: Method,
  path: string,
  options?: CallOptions<Value>,
) => Promise<Value>;
