/** What tracks a visit goes out through here, by the rules of the page and the visitor's answer. */
export interface Hits {
  /** Whether a hit of this page goes out now. */
  areAllowed(): boolean;
  /**
   * Sends now, or once the visitor allows it, or never; the request log says what and why.
   * Settles when what was sent now is through.
   */
  offer(method: string, address: string, send: () => unknown): Promise<void>;
  /** Offers a call of the census, with the visitor cookie and the page's fields. Never rejects. */
  census(call: string, fields: Readonly<Record<string, string>>): Promise<void>;
  /** Counts an event of the page by its code; its data are taken now, also where the hit is held. */
  record(event: number, extra?: Record<string, unknown>): Promise<void>;
}
