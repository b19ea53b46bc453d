/**
 * Shapes (specification, section 3, text highlight settings) as paths in a 100 by 100 box stretched over each line of
 * text; they may extend beyond it. Only M, L, Q and C with absolute coordinates, so that a path can be scaled number by
 * number. Each runs from right to left: a stroke drawn to the right starts at its end.
 */
export const SHAPES = {
  wave: 'M100 98 C96 104 94 104 90 98 C86 92 84 92 80 98 C76 104 74 104 70 98 C66 92 64 92 60 98 C56 104 54 104 50 98 C46 92 44 92 40 98 C36 104 34 104 30 98 C26 92 24 92 20 98 C16 104 14 104 10 98 C6 92 4 92 0 98',
  circle:
    'M42 4 C74 -6 104 12 104 48 C104 88 78 106 48 106 C16 106 -4 88 -4 52 C-4 16 24 -4 66 -2 C74 -2 82 1 88 6',
  cross: 'M99 6 C74 30 28 74 1 96 M1 5 C27 32 72 70 99 97',
  enclose:
    'M2 2 C-2 34 -2 70 0 101 C32 104 70 104 101 100 C103 68 103 32 100 0 C68 -4 34 -3 -1 -1 C-1 0 -1 1 -2 3',
  jagged:
    'M100 96 L95 103 L90 93 L85 104 L80 94 L75 103 L70 92 L65 104 L60 94 L55 103 L50 93 L45 104 L40 94 L35 103 L30 92 L25 104 L20 94 L15 103 L10 93 L5 103 L0 96',
  marker: 'M101 57 C70 53 32 60 -1 56',
  scribble:
    'M100 24 L90 88 L95 14 L80 90 L85 15 L70 90 L75 21 L60 89 L65 18 L50 79 L55 17 L40 82 L45 20 L30 79 L35 12 L20 80 L25 15 L10 86 L15 13 L0 85',
  strike: 'M101 53 C76 49 60 56 44 52 C28 49 14 54 -1 51',
  strikeDiagonal: 'M100 8 C74 32 34 66 0 94',
  underline: 'M100 98 C78 95 52 100 30 97 C18 96 8 97 0 98',
  underlineCurve: 'M101 94 C76 108 26 108 -1 95',
  underlineDouble: 'M97 108 C70 104 34 107 8 106 M101 97 C72 94 30 98 -1 96',
} as const;

export type ShapeName = keyof typeof SHAPES;

/** The fraction of the line height that a marker stroke covers, whatever its thickness. */
export const MARKER_HEIGHT = 0.72;

/** A shape's path in a line's own px. */
export function shapePath(shape: ShapeName, width: number, height: number): string {
  return SHAPES[shape].replace(
    /(-?\d+) (-?\d+)/g,
    (_pair, x: string, y: string) => `${scale(x, width)} ${scale(y, height)}`,
  );
}

/** Rounded to a hundredth of a px. */
function scale(percent: string, length: number): number {
  return Math.round(Number(percent) * length) / 100;
}
