import type { ServerAttributes } from '../../../dom/attributes';
import { operate } from '../../../dom/delegate';
import { matchesMedia } from '../../../dom/device';
import * as page from '../../../dom/page';
import type { Scope } from '../../common/scope';
import { HEADER } from '../../header/header';

/** Where style sheets take away the foot of a lesson, since a bar with its button stands at the bottom of the window. */
const NARROW = '(max-width: 800px)';

/** The list of a course's lessons: beside the lesson, or behind the bar at the bottom of a narrow window. */
export function startSideNav(course: HTMLElement, { attributes, signal }: Scope): void {
  const nav = course.querySelector<HTMLElement>('.course-item__side-nav');
  const list = course.querySelector('.course-item__side-nav-content');
  if (!nav || !list) return;
  const toggles = [...course.querySelectorAll<HTMLElement>('.course-item__side-nav-toggle-button')];
  let isOpen = false;

  const show = (toOpen: boolean) => {
    isOpen = toOpen;
    attributes.toggleClass(course, 'nav-closed', !isOpen);
    attributes.set(list, 'inert', isOpen ? null : '');
    for (const toggle of toggles) {
      const label = toggle.dataset[isOpen ? 'labelExpanded' : 'labelCollapsed'];
      attributes.set(toggle, 'aria-expanded', String(isOpen));
      if (label) attributes.set(toggle, 'aria-label', label);
    }
    place();
  };
  const place = () => placeNav(course, nav, isOpen, attributes);

  show(false);
  for (const toggle of toggles)
    operate(
      toggle,
      () => {
        attributes.toggleClass(course, 'nav-transition', true);
        show(!isOpen);
      },
      signal,
    );
  const backdrop = course.querySelector('.course-item__side-nav-mobile-backdrop');
  backdrop?.addEventListener('click', () => show(false), { signal });
  for (const type of ['resize', 'scroll']) addEventListener(type, place, { signal, passive: true });
}

/** It begins below the site's header; in a wide window beside the lesson, which makes room for it. */
function placeNav(
  course: HTMLElement,
  nav: HTMLElement,
  isOpen: boolean,
  attributes: ServerAttributes,
): void {
  const isNarrow = matchesMedia(NARROW);
  attributes.toggleClass(course, 'nav-loading', false);
  attributes.toggleClass(course, 'mobile-layout', isNarrow);
  const bar = course.querySelector<HTMLElement>('.course-item__side-nav-mobile-header');
  const lesson = course.querySelector<HTMLElement>('.course-item__content');
  const side = course.matches('.nav-align-right') ? 'right' : 'left';
  // All is read before anything is written, since this runs while the page is scrolled.
  const barHeight = bar?.offsetHeight ?? 0;
  const width = nav.offsetWidth;
  const start = isNarrow ? 0 : course.getBoundingClientRect().top;
  const top = Math.max(0, start, page.all(HEADER)[0]?.getBoundingClientRect().bottom ?? 0);
  attributes.style(course, '--mobile-nav-header-height', String(barHeight));
  attributes.style(nav, 'top', `${top}px`);
  attributes.style(nav, 'height', `${innerHeight - top}px`);
  if (lesson) attributes.style(lesson, `margin-${side}`, isOpen && !isNarrow ? `${width}px` : '');
}
