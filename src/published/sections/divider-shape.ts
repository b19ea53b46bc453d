import { range } from '../../data/indexes';

/** The lower edge of one wave, tooth or arch: its depth (0 to 1) at a fraction of its width (0 to 1). */
type Edge = (at: number) => number;

const EDGES: Readonly<Record<string, Edge>> = {
  wavy: (at) => (1 - Math.cos(2 * Math.PI * at)) / 2,
  rounded: arch,
  scalloped: arch,
  pointed: tooth,
  jagged: tooth,
  zigzag: tooth,
  slanted: (at) => 1 - at,
  angled: (at) => 1 - at,
};

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

const POINTS_PER_WAVE = 32;
const MOST_WAVES = 100;

/** The edge as points of an SVG path, in fractions of the section's width and height. An unknown type is straight. */
export function dividerEdge({ type, width, height, offset, isFlipX, isFlipY }: DividerShape): string {
  const edge = EDGES[type] ?? (() => 1);
  const waves = Math.min(Math.ceil(1 / width) + 1, MOST_WAVES);
  const start = (offset % width) - (offset > 0 ? width : 0);
  const points = range((waves + 1) * POINTS_PER_WAVE + 1).map((index) => {
    const at = (index % POINTS_PER_WAVE) / POINTS_PER_WAVE;
    const depth = edge(isFlipX ? 1 - at : at);
    const x = start + (index / POINTS_PER_WAVE) * width;
    return `${round(x)},${round(1 - height * (isFlipY ? depth : 1 - depth))}`;
  });
  return `M${points.join(' L')}`;
}

/** Everything above the edge, and above the section, where the previous one may overlap. */
export function dividerClip(edge: string): string {
  return `${edge} L2,1 L2,-1 L-1,-1 L-1,1 Z`;
}

function arch(at: number): number {
  return Math.sqrt(Math.max(0, 1 - (2 * at - 1) ** 2));
}

function tooth(at: number): number {
  return 1 - Math.abs(2 * at - 1);
}

function round(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}
