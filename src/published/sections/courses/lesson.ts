import * as page from '../../../dom/page';
import { moveTo } from '../../common/move-to';
import type { Scope } from '../../common/scope';
import { followProgress } from './progress';
import { startSideNav } from './side-nav';

/** A lesson of a course: the list of lessons beside it, and the buttons that complete it and lead to the next one. */
export function mountLesson(course: HTMLElement, scope: Scope): void {
  startSideNav(course, scope);
  followProgress(course, scope);
  continueToNext(course, scope);
  moveFooter(course, scope);
}

function continueToNext(course: HTMLElement, { attributes, signal }: Scope): void {
  const lessons = [...course.querySelectorAll('.course-item__side-nav-lesson')];
  const current = lessons.findIndex((lesson) => lesson.matches('.active'));
  const next =
    lessons[current + 1]?.querySelector('a') ?? course.querySelector('.course-item__course-title a');
  const box = lessons[current]?.querySelector('input');
  const buttons = [...course.querySelectorAll('[data-complete-and-continue]')];
  const showWhetherComplete = () => {
    for (const button of buttons) attributes.set(button, 'data-is-complete', box?.checked ? '' : null);
  };
  const complete = () => {
    if (box?.checked === false) box.click();
  };
  for (const button of buttons) {
    if (next) attributes.set(button, 'href', next.getAttribute('href'));
    button.addEventListener('click', complete, { signal });
  }
  course.addEventListener('change', showWhetherComplete, { signal });
  showWhetherComplete();
}

/** The server puts the foot of the lesson before the lesson's own sections, where its background covers the title. */
function moveFooter(course: HTMLElement, { disposables }: Scope): void {
  const footer = course.querySelector('[data-course-item-footer]');
  const [end] = page.all('.course-item__footer-container');
  if (footer && end) disposables.add(moveTo(end, footer));
}
