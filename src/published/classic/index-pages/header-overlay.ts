import { createResizeObserver } from '../../../dom/observers';
import * as page from '../../../dom/page';
import type { Scope } from '../../common/scope';

const FIRST_PAGE =
  '[data-controller*="HeaderOverlay"]:not([data-controllers-bound]) .Index-page:first-child .Index-page-content';

/** The text of an index's first page keeps its distance from the header that lies over the page's picture. */
export function lowerFirstPage({ attributes, disposables }: Scope): void {
  const [header] = page.all('.Header--overlay');
  const [content] = page.all(FIRST_PAGE);
  if (!header || !content) return;
  const observer = createResizeObserver(() =>
    attributes.style(content, 'margin-top', `${header.offsetHeight}px`),
  );
  observer.observe(header);
  disposables.add(() => observer.disconnect());
}
