/** The words by which pages name proportions, as width by height. */
const NAMED_RATIOS: ReadonlyMap<string, number> = new Map([
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

/** What decides a slide's box; numbers above 0. */
export interface BoxSettings {
  /** Width by height, or the picture's own. */
  readonly imageAspectRatio: number | 'Auto' | undefined;
  /** The name of a ratio, as `four-three`. */
  readonly 'aspect-ratio': string;
  /** Height in percent of the width, under two names. */
  readonly vSize: number | undefined;
  readonly aspectRatio: number | undefined;
}

/** The ratio of width to height that all boxes share; `undefined` where each keeps its picture's own. */
export function sharedRatio(settings: BoxSettings): number | undefined {
  const { imageAspectRatio, vSize, aspectRatio } = settings;
  const percent = vSize ?? aspectRatio;
  if (imageAspectRatio === 'Auto') return undefined;
  return imageAspectRatio ?? NAMED_RATIOS.get(settings['aspect-ratio']) ?? (percent && 100 / percent);
}

/** The same for a grid, whose boxes are even unless somebody says otherwise. */
export function gridRatio(settings: BoxSettings & { readonly 'square-thumbs': boolean }): number | undefined {
  const isSquare = settings['square-thumbs'] && settings.imageAspectRatio !== 'Auto';
  return sharedRatio(settings) ?? (isSquare ? 1 : undefined);
}
