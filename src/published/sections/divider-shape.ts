import { range } from '../../data/indexes';

/** The lower edge of one wave, tooth or arch: its depth (0 to 1) at a fraction of its width (0 to 1). */
type Edge = (at: number) => number;

const EDGES: Readonly<Record<string, Edge>> = {
  wavy: (at) => (1 - Math.sin(2 * Math.PI * at)) / 2,
  rounded: (at) => 1 - (2 * at - 1) ** 2,
  scalloped: (at) => 1 - (1 - at) ** 2,
  pointed: (at) => Math.abs(2 * at - 1),
  jagged: (at) => (at < 0.75 ? at / 0.75 : (1 - at) / 0.25),
  zigzag: (at) => 1 - Math.abs(2 * at - 1),
  slanted: (at) => 1 - at,
  angled: (at) => 1 - at,
};

/** The type `none`, and one that is not known here, is a straight line, which takes no space. */
export function isStraight(type: string): boolean {
  return !Object.hasOwn(EDGES, type);
}

export interface DividerShape {
  readonly type: string;
  /** Size of one wave, as fractions of the section's width and height. */
  readonly width: number;
  readonly height: number;
  /** Shift of the first wave, as a fraction of the section's width. */
  readonly offset: number;
  readonly isFlipX: boolean;
  readonly isFlipY: boolean;
}

const STEPS_PER_WAVE = 32;
const MOST_WAVES = 100;

/** A wave as wide as the section is a little wider, so that its ends lie outside. */
const SPARE = 0.005;

/** The edge as points of an SVG path, in fractions of the section's width and height. */
export function dividerEdge({ type, width, height, offset, isFlipX, isFlipY }: DividerShape): string {
  const edge = EDGES[type] ?? (() => 1);
  const wave = width * (1 + SPARE);
  const waves = Math.min(Math.ceil(1 / wave) + 1, MOST_WAVES);
  const start = (offset % wave) - (offset > 0 ? wave : 0) - (width * SPARE) / 2;
  const steps = range(STEPS_PER_WAVE + 1).map((step) => step / STEPS_PER_WAVE); // waves end as deep as their kind says
  const points = range(waves + 1).flatMap((index) =>
    steps.map((at) => {
      const depth = edge(isFlipX ? 1 - at : at);
      return `${round(start + (index + at) * wave)},${round(1 - height * (isFlipY ? depth : 1 - depth))}`;
    }),
  );
  return `M${points.join(' L')}`;
}

/** Everything above the edge, and above the section, where the previous one may overlap. */
export function dividerClip(edge: string): string {
  return `${edge} L2,1 L2,-1 L-1,-1 L-1,1 Z`;
}

function round(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}
