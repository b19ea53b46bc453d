import * as page from '../../../dom/page';
import { withChunk } from '../../../runtime/with-chunk';
import type { Scope } from '../../common/scope';

const FRAMES = '.sqs-featured-posts-gallery:not([data-controllers-bound], [data-controllers-bound] *)';

/** The posts that a blog features: a slideshow above its list. */
export function startFeaturedPosts(scope: Scope): void {
  for (const frame of page.all(FRAMES)) startSlideshow(frame, scope);
}

function startSlideshow(frame: HTMLElement, { runtime, attributes, disposables }: Scope): void {
  const posts = [...frame.querySelectorAll<HTMLElement>('.posts > .post')];
  for (const element of [frame, ...posts]) attributes.toggleClass(element, 'loaded', true);
  if (posts.length < 2) return;
  withChunk(runtime, 'published-classic', ({ createInstance }) => {
    if (disposables.isDisposed()) return;
    const call = createInstance(runtime, 'Gallery2', optionsFor(frame, posts));
    disposables.add(() => void call('destroy', []));
  });
}

function optionsFor(frame: HTMLElement, slides: readonly HTMLElement[]) {
  const find = (selector: string) => [...frame.querySelectorAll<HTMLElement>(selector)];
  return {
    container: find('.posts'),
    slides,
    design: 'stacked',
    designOptions: { transition: 'fade' },
    loop: true,
    elements: {
      previous: find('.previous-slide'),
      next: find('.next-slide'),
      controls: find('.circles, .dots'),
    },
  };
}
