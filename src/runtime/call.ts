/** Options for a call to the site's API. */

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Strings are sent as they are, other values as JSON; undefined values are omitted. */
export type Values = Readonly<Record<string, unknown>>;

export interface CallOptions<Value = unknown> {
  readonly query?: Values;
  /** JSON body. */
  readonly json?: unknown;
  /** Body sent as application/x-www-form-urlencoded. */
  readonly form?: Values;
  /** Plain text body. */
  readonly text?: string;
  /** Where the crumb token goes; the query by default. Only there can a rejected token be replaced. */
  readonly crumb?: 'query' | 'field' | 'header' | 'none';
  /** Timeout in milliseconds above 0, including reading the body; 30,000 by default. */
  readonly timeout?: number;
  /** Retries after failures with the message "Unable to connect…", at most 3; 0 by default. */
  readonly retries?: number;
  /** Send to the site's own https domain. */
  readonly secure?: boolean;
  /** Show nothing on the page, not even the "not authorized" message. */
  readonly quiet?: boolean;
  /** The call outlives the page. */
  readonly keepalive?: boolean;
  /** Validates the reply: returns what the caller uses, or `undefined` if the reply has another shape. */
  read?(reply: unknown): Value | undefined;
}

/** A complete call. */
export interface Call extends CallOptions {
  readonly method: Method;
  /** A path without a leading slash is relative to `/api/`. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Makes a call; a path without a leading slash is relative to `/api/`. Rejects with a RequestError whose message is
 * from the error catalogue.
 */
export type Http = <Value = unknown>(
  method: Method,
  path: string,
  options?: CallOptions<Value>,
) => Promise<Value>;
