import { addStyles } from '../../dom/styles';
import type { Scope } from '../scope';
import styles from './blog-masonry.css';

/** A blog's posts in columns, row by row. */
export function mountMasonry(blog: HTMLElement, { runtime, attributes, disposables }: Scope): void {
  const list = blog.querySelector('.entry')?.parentElement;
  if (!list) return;
  disposables.add(addStyles(styles, runtime.tag.nonce));
  attributes.toggleClass(list, 'mortar-blog-masonry', true);
  attributes.toggleClass(list, 'masonry-ready', true);
  for (const entry of list.children) attributes.toggleClass(entry, 'is-loaded', true);
}
