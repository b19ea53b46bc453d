/** Named aspect ratios, as width divided by height. */
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

/** Aspect ratio of video thumbnails (specification, section 9, gallery). */
export const VIDEO_RATIO = 16 / 9;

/** Settings that determine the box of slides in all designs. */
interface BoxSettings {
  /** Width divided by height, or the image's own ratio. */
  readonly imageAspectRatio: number | 'Auto' | undefined;
  /** Height as a percentage of the width. */
  readonly vSize: number | undefined;
}

interface GridBoxSettings extends BoxSettings {
  /** A named ratio, such as `four-three`. */
  readonly 'aspect-ratio': string;
  readonly 'square-thumbs': boolean;
}

/** The aspect ratio shared by all boxes; `undefined` if each keeps its image's own. */
export function sharedRatio({ imageAspectRatio, vSize }: BoxSettings): number | undefined {
  return imageAspectRatio === 'Auto' ? undefined : (imageAspectRatio ?? (vSize && 100 / vSize));
}

/** Likewise for a grid, whose boxes share a ratio by default. */
export function gridRatio(settings: GridBoxSettings): number | undefined {
  if (settings.imageAspectRatio === 'Auto') return undefined;
  const named = NAMED_RATIOS.get(settings['aspect-ratio']);
  return sharedRatio(settings) ?? named ?? (settings['square-thumbs'] ? 1 : undefined);
}
