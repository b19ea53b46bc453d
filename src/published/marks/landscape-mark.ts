import { IMAGE } from '../../dom/image-selector';
import { dimensionsOf } from '../../media/images/dimensions';

/** Product pages give a picture that is wider than high the whole width. */
export function landscapeMark(slide: Element): string[] {
  const { width = 0, height = 0 } = dimensionsOf(slide.querySelector(IMAGE)) ?? {};
  return width > height ? ['data-landscape=true'] : [];
}
