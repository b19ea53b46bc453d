/** One row of a table: a measurement and its result. */
export interface Figure {
  readonly what: string;
  readonly value: string;
  /** The limit or expected value; missing if the figure is only informative. */
  readonly asked?: string;
  readonly isHeld?: boolean;
}

export function exactly(what: string, value: number, asked: number): Figure {
  return { what, value: String(value), asked: String(asked), isHeld: value === asked };
}

export function atMost(what: string, value: number, limit: number, asked = `at most ${limit}`): Figure {
  return { what, value: String(value), asked, isHeld: value <= limit };
}
