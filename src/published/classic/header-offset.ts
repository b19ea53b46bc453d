import { createResizeObserver } from '../../dom/observers';
import * as page from '../../dom/page';
import type { Template } from './template';

const HEADER = '.transparent-header #header:not([data-controllers-bound])';

/** A transparent header lies over the start of an index page: the text of its first section begins below the header. */
export function offsetFirstSection({ attributes, disposables }: Template): void {
  const [header] = page.all(HEADER);
  const [content] = page.all('.index-section .content-inner');
  if (!header || !content) return;
  const { paddingTop } = content.style;
  const setPadding = (value: string) => attributes.style(content, 'padding-top', value);
  const observer = createResizeObserver(() => {
    setPadding(paddingTop);
    const overlap = overlapOf(content, header);
    if (overlap) setPadding(`${overlap}px`);
  });
  observer.observe(header);
  disposables.add(() => observer.disconnect());
}

/** Px that the header covers of the section; 0 if the section's own padding suffices. */
function overlapOf(content: HTMLElement, header: HTMLElement): number {
  const isAbove = getComputedStyle(header).position === 'absolute';
  const overlap = header.getBoundingClientRect().bottom - content.getBoundingClientRect().top;
  const own = Number.parseFloat(getComputedStyle(content).paddingTop);
  return isAbove && overlap > own ? overlap : 0;
}
