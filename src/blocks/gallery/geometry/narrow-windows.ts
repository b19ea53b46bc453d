/** Window widths in px up to which a published section gets one, two and three quarters of its setting. */
const WINDOWS = [576, 768, 992];

/** A gutter in px is not narrowed below this. */
const NARROWEST = 20;

/** In a list this wide (px), a masonry has its full gutter; in others, it is proportional. */
const FULL_MASONRY = 2000;

/** The gutter of a published strips section in a window of this width; all in px. */
export function stripGutter(gutter: number, windowWidth: number): number {
  return Math.min(gutter, Math.max(NARROWEST, gutter * shareIn(windowWidth)));
}

/** The gutter of a published masonry section whose list is `width` wide; all in px. */
export function masonryGutter(gutter: number, windowWidth: number, width: number): number {
  return (stripGutter(gutter, windowWidth) * width) / FULL_MASONRY;
}

/** The columns of a published masonry or grid in a window of this width (px): at least two, if it wants as many. */
export function sectionColumns(wanted: number, windowWidth: number): number {
  return Math.max(Math.min(wanted, 2), Math.ceil(wanted * shareIn(windowWidth)));
}

function shareIn(windowWidth: number): number {
  return (1 + WINDOWS.filter((width) => windowWidth > width).length) / 4;
}
