import type { ServerAttributes } from '../../dom/attributes';
import * as page from '../../dom/page';
import { HEADER, SECTIONS } from '../header/header';

/** Gives the first section the height of a header that lies over it as padding; its chunk follows changes of it. */
export function padFirstSection(attributes: ServerAttributes): void {
  const [header] = page.all(HEADER);
  const [section] = page.all(SECTIONS);
  if (header && section && /absolute|fixed/.test(getComputedStyle(header).position))
    attributes.style(section, 'padding-top', `${header.getBoundingClientRect().height}px`);
}
