import { addStyles } from '../../dom/styles';
import type { MountBlock } from '../../runtime/types';

/** Posts in columns of a readable width. Published sheets stack them all in one corner until a script has placed them. */
const STYLES = `
.mortar-blog-masonry.mortar-blog-masonry {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  align-items: start;
  gap: 40px;
}
.mortar-blog-masonry.mortar-blog-masonry > .entry {
  position: relative;
  opacity: 1;
}
.mortar-blog-masonry.mortar-blog-masonry .image-wrapper {
  height: auto;
}
.mortar-blog-masonry.mortar-blog-masonry .image-wrapper img {
  position: static;
  width: 100%;
  height: auto;
}`;

export const mountMasonry: MountBlock = (blog, runtime) => {
  const list = blog.querySelector('.entry')?.parentElement;
  if (!list) return () => {};
  const attributes = runtime.keepAttributes();
  const removeStyles = addStyles(STYLES, runtime.tag.nonce);
  attributes.toggleClass(list, 'mortar-blog-masonry', true);
  attributes.toggleClass(list, 'masonry-ready', true);
  for (const entry of list.children) attributes.toggleClass(entry, 'is-loaded', true);
  return () => {
    attributes.restore();
    removeStyles();
  };
};
