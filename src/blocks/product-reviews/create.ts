import * as page from '../../dom/page';

/** An element of ours with its class, which says `mortar-reviews-` in front. */
export function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  name: string,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = page.create(tag);
  element.className = `mortar-reviews-${name}`;
  element.append(...content);
  return element;
}
