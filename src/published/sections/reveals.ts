import type { MountBlock } from '../../runtime/types';
import type { SectionPart } from './follower';

/** What published style sheets fade in, by the class that shows it; the marks show the rest at once. */
const BY_CLASS: readonly (readonly [selector: string, shown: string])[] = [
  ['.preFade:not(.fadeIn)', 'fadeIn'],
  ['.preSlide:not(.slideIn)', 'slideIn'],
  ['.preScale:not(.scaleIn)', 'scaleIn'],
  ['.preClip:not(.clipIn)', 'clipIn'],
  ['.preFlex:not(.flexIn)', 'flexIn'],
  ['.blog-basic-grid--container', 'is-loaded'],
  ['.blog-single-column--container', 'is-loaded'],
  ['.blog-side-by-side .blog-item', 'is-loaded'],
  ['.blog-alternating-side-by-side .blog-item', 'is-loaded'],
  ['.course-item__footer-content', 'course-item__footer-content--visible'],
  ['.course-item__next-lesson-button', 'active'],
];

/** A section with an animation of its own is hidden until it has this attribute; owners' rules wait for it on others. */
const ACTIVE: SectionPart = {
  selectors: ['.page-section:not([data-active])'],
  mount: marking((attributes, section) => attributes.set(section, 'data-active', 'true')),
  isReveal: true,
};

export const REVEALS: readonly SectionPart[] = [
  ACTIVE,
  ...BY_CLASS.map(([selector, shown]): SectionPart => {
    const mount = marking((attributes, element) => attributes.toggleClass(element, shown, true));
    return { selectors: [selector], mount, isReveal: true };
  }),
];

type Attributes = ReturnType<Parameters<MountBlock>[1]['keepAttributes']>;

function marking(mark: (attributes: Attributes, element: HTMLElement) => void): MountBlock {
  return (element, runtime) => {
    const attributes = runtime.keepAttributes();
    mark(attributes, element);
    return attributes.restore;
  };
}
