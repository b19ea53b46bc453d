import type { Dispose } from '../../data/dispose';
import * as page from '../../dom/page';

/**
 * The classes of the body by which published style sheets know that the question is asked, and at the top. Others
 * change the body's classes meanwhile: only what was added goes again.
 */
export function markBody(position: string): Dispose {
  const { classList } = page.body();
  const marks = ['sqs-cookie-banner-v2-enabled', position === 'TOP' ? 'sqs-cookie-banner-v2-top' : ''];
  const added = marks.filter((mark) => mark && !classList.contains(mark));
  classList.add(...added);
  return () => classList.remove(...added);
}
