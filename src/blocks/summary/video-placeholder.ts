/** Percent (specification, section 9, lightbox and video). */
const OF_ANY_SHAPE = 65;

/** The padding in percent that keeps the space of a video without a picture. */
export function videoPlaceholderPadding(ratio: number | 'Auto' | undefined, columns: number): number {
  return ratio === 'Auto' ? OF_ANY_SHAPE : 100 / columns;
}
