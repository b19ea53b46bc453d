/** One line of a table: what was tried, and what came of it. */
export interface Figure {
  readonly what: string;
  readonly value: string;
  /** What it must not exceed, or be; none where the figure only informs. */
  readonly asked?: string;
  readonly isHeld?: boolean;
}

export function exactly(what: string, value: number, asked: number): Figure {
  return { what, value: String(value), asked: String(asked), isHeld: value === asked };
}

export function atMost(what: string, value: number, limit: number, asked = `at most ${limit}`): Figure {
  return { what, value: String(value), asked, isHeld: value <= limit };
}
