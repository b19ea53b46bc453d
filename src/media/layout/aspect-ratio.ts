/** The words by which pages name proportions, as width by height. */
export const NAMED_RATIOS: ReadonlyMap<string, number> = new Map([
  ['square', 1],
  ['standard', 3 / 2],
  ['standard-vertical', 2 / 3],
  ['three-two', 3 / 2],
  ['two-three-vertical', 2 / 3],
  ['four-three', 4 / 3],
  ['three-four-vertical', 3 / 4],
  ['widescreen', 16 / 9],
  ['anamorphic-widescreen', 2.39],
]);

/** A small picture of a video (specification, section 9, gallery). */
export const VIDEO_RATIO = 16 / 9;

/** What decides the box of every design's slides. */
export interface BoxSettings {
  /** Width by height, or the picture's own. */
  readonly imageAspectRatio: number | 'Auto' | undefined;
  /** Height in percent of the width. */
  readonly vSize: number | undefined;
}

export interface GridBoxSettings extends BoxSettings {
  /** The name of a ratio, as `four-three`. */
  readonly 'aspect-ratio': string;
  readonly 'square-thumbs': boolean;
}

/** The ratio of width to height that all boxes share; `undefined` where each keeps its picture's own. */
export function sharedRatio({ imageAspectRatio, vSize }: BoxSettings): number | undefined {
  return imageAspectRatio === 'Auto' ? undefined : (imageAspectRatio ?? (vSize && 100 / vSize));
}

/** The same for a grid, whose boxes are even unless somebody says otherwise. */
export function gridRatio(settings: GridBoxSettings): number | undefined {
  if (settings.imageAspectRatio === 'Auto') return undefined;
  const named = NAMED_RATIOS.get(settings['aspect-ratio']);
  return sharedRatio(settings) ?? named ?? (settings['square-thumbs'] ? 1 : undefined);
}
