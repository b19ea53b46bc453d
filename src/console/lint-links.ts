import { classifyLink } from '../links/classify';
import { isNavigable } from '../links/navigable';
import type { Fault } from './lint';

export const LINKS = 'a[href], [data-click-through-url]';

/** Any base does: whether a text may be followed doesn't depend on the page. */
const ANY_PAGE = 'https://page.invalid/';

/** Links that lead elsewhere than they seem to, and those of slides that are not followed. */
export function* lintLink(element: Element): Iterable<Fault> {
  const slide = element.getAttribute('data-click-through-url')?.trim();
  const written = slide || element.getAttribute('href') || '';
  const isMalformed = classifyLink(written, '') === 'malformed';
  if (isMalformed || (slide && !isNavigable(slide, ANY_PAGE))) {
    yield {
      code: isMalformed ? 'malformed-link' : 'refused-link',
      element,
      message: `The link ${written.slice(0, 80)} ${isMalformed ? 'is malformed' : 'is not followed'}.`,
      suggestion: 'Write a path of the site, or a whole address with https://.',
    };
  }
}
