import { addStyles } from '../../dom/styles';
import type { MountBlock } from '../../runtime/types';
import styles from './blog-masonry.css';

/** A blog's posts in columns, row by row. */
export const mountMasonry: MountBlock = (blog, runtime) => {
  const list = blog.querySelector('.entry')?.parentElement;
  if (!list) return () => {};
  const attributes = runtime.keepAttributes();
  const removeStyles = addStyles(styles, runtime.tag.nonce);
  attributes.toggleClass(list, 'mortar-blog-masonry', true);
  attributes.toggleClass(list, 'masonry-ready', true);
  for (const entry of list.children) attributes.toggleClass(entry, 'is-loaded', true);
  return () => {
    attributes.restore();
    removeStyles();
  };
};
