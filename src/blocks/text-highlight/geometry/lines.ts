/** A box in px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Merges the boxes of a text's fragments into one box per line, top to bottom. Empty fragments are ignored. */
export function linesOf(pieces: Iterable<Box>): Box[] {
  const lines: Box[] = [];
  for (const piece of pieces) {
    if (piece.width <= 0 || piece.height <= 0) continue;
    const index = lines.findIndex((line) => areBeside(line, piece));
    const line = lines[index];
    if (line) lines[index] = around(line, piece);
    else lines.push(boxOf(piece));
  }
  return lines.sort((one, other) => one.top - other.top);
}

/** The box relative to a point, in the px of an element displayed at `scale`. */
export function seenFrom(origin: { left: number; top: number }, scale: number, box: Box): Box {
  return {
    left: (box.left - origin.left) / scale,
    top: (box.top - origin.top) / scale,
    width: box.width / scale,
    height: box.height / scale,
  };
}

/** Fragments on one line overlap by at least half the height of the lower one. */
function areBeside(one: Box, other: Box): boolean {
  const overlap = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return overlap >= Math.min(one.height, other.height) / 2;
}

function around(one: Box, other: Box): Box {
  const left = Math.min(one.left, other.left);
  const top = Math.min(one.top, other.top);
  return {
    left,
    top,
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
  };
}

/** Converts a DOMRect, whose fields can't be spread. */
function boxOf({ left, top, width, height }: Box): Box {
  return { left, top, width, height };
}
