import { IMAGE } from '../../dom/image-selector';
import { parseDimensions } from '../../media/images/dimensions';

/** Product pages give a picture that is wider than high the whole width. */
export function landscapeMark(slide: Element): string[] {
  const raw = slide.querySelector(IMAGE)?.getAttribute('data-image-dimensions') ?? null;
  const { width = 0, height = 0 } = parseDimensions(raw) ?? {};
  return width > height ? ['data-landscape=true'] : [];
}
