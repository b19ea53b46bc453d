import type { Fields } from '../../data/fields';
import { matchesMedia } from '../../dom/device';
import { addStyles } from '../../dom/styles';
import { followSizes } from '../../dom/timing/resize';
import { dimensionsOf } from '../../media/images/dimensions';
import { columnCount } from '../../media/layout/columns';
import { type ColumnLayout, fillColumns } from '../../media/layout/fill-columns';
import type { Scope } from '../common/scope';
import { tweaksOf } from '../common/tweaks';
import styles from './blog-masonry.css';

/** Windows with one column. */
const NARROW = '(width < 768px)';

/** Px that a column needs at least where the owner's number is not known. */
const READABLE = 300;

/** In a list this wide (px), posts are as far apart as the owner asks for; in others it is in proportion. */
const FULL_WIDTH = 2000;

/** A blog's posts in as many columns as its owner chose, each post at the end of the shortest one. */
export function mountMasonry(blog: HTMLElement, { runtime, attributes, disposables }: Scope): void {
  const list = blog.querySelector('.entry')?.parentElement;
  if (!list) return;
  disposables.add(addStyles(styles, runtime.tag.nonce));
  attributes.toggleClass(list, 'mortar-blog-masonry', true);
  attributes.toggleClass(list, 'masonry-ready', true);
  for (const image of list.querySelectorAll('img')) {
    const size = dimensionsOf(image);
    if (size) attributes.style(image, 'aspect-ratio', `${size.width} / ${size.height}`);
  }
  const posts = [...list.querySelectorAll<HTMLElement>('.entry')];
  for (const post of posts) attributes.toggleClass(post, 'is-loaded', true);
  const fill = () => fillColumns(list, posts, layoutIn(list.clientWidth, tweaksOf(runtime.site)), attributes);
  fill();
  disposables.add(followSizes([list, ...posts], fill));
}

function layoutIn(width: number, tweaks: Fields): ColumnLayout {
  const wanted = (name: string) => Number.parseInt(String(tweaks[`tweak-blog-masonry-${name}`]), 10) || 0;
  const gap = (name: string) => (wanted(`${name}-spacing`) * width) / FULL_WIDTH;
  const count = matchesMedia(NARROW) ? 1 : wanted('columns') || columnCount(width, READABLE);
  return { count, gutter: gap('horizontal'), rowGutter: gap('vertical') };
}
