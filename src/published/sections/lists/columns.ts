/** From which width of the window (px) a carousel may show how many slides side by side, as published sheets have it. */
const STEPS = [
  { from: 1200, most: Number.POSITIVE_INFINITY },
  { from: 1100, most: 4 },
  { from: 992, most: 3 },
  { from: 576, most: 2 },
];

/** How many of the wanted columns a window of this width (px) shows. */
export function listColumns(width: number, wanted: number): number {
  const step = STEPS.find(({ from }) => width >= from);
  return Math.min(wanted, step?.most ?? 1);
}
