import type { ServerAttributes } from '../../../dom/attributes';
import { operate } from '../../../dom/delegate';
import type { Scope } from '../../common/scope';
import { nameField } from '../name-field';
import { followProgress } from './progress';

const LESSONS = '.course-list__list-course-item, .course-list__grid-course-item';

/** The overview of a course: its chapters open and close, and its button leads to the first lesson still to be taken. */
export function mountCourseList(course: HTMLElement, scope: Scope): void {
  const { attributes, signal } = scope;
  for (const trigger of course.querySelectorAll<HTMLElement>('.accordion-trigger'))
    operate(trigger, () => toggleChapter(trigger, attributes), signal);
  for (const lesson of course.querySelectorAll(LESSONS)) nameBox(lesson, attributes);
  const offer = () => offerLesson(course, attributes);
  followProgress(course, scope);
  course.addEventListener('change', offer, { signal });
  offer();
}

function toggleChapter(trigger: HTMLElement, attributes: ServerAttributes): void {
  const isOpen = trigger.getAttribute('aria-expanded') === 'false';
  const chapter = trigger.closest('[data-chapter-id]');
  const content = chapter?.querySelector('[class*="accordion-content"]');
  attributes.set(trigger, 'aria-expanded', String(isOpen));
  if (chapter) attributes.set(chapter, 'data-expanded', String(isOpen));
  if (!content) return;
  attributes.set(content, 'aria-hidden', String(!isOpen));
  attributes.set(content, 'inert', isOpen ? null : '');
}

/** The box that says whether a lesson was taken has only a picture as its label. */
function nameBox(lesson: Element, attributes: ServerAttributes): void {
  const box = lesson.querySelector<HTMLInputElement>('input[type="checkbox"]');
  const title = lesson.querySelector('[class$="-lesson-name"]') ?? lesson.querySelector('a');
  if (box) nameField(box, title?.textContent.trim(), attributes);
}

function offerLesson(course: HTMLElement, attributes: ServerAttributes): void {
  const lessons = [...course.querySelectorAll(LESSONS)];
  const open = lessons.filter((lesson) => !lesson.querySelector('input:checked'));
  const link = (open[0] ?? lessons[0])?.querySelector('a');
  const button = course.querySelector('.course-item__course-action-button');
  if (!button || !link) return;
  attributes.set(button, 'href', link.getAttribute('href'));
  attributes.toggleClass(button, 'course-item__course-action-button--ready', true);
  const action = actionFor(open.length, lessons.length);
  for (const text of button.querySelectorAll('[data-cta-action]')) {
    const isMeant = text.getAttribute('data-cta-action') === action;
    attributes.toggleClass(text, 'course-item__course-action-button-text--active', isMeant);
  }
}

/** What the button says, in the server's own word. */
function actionFor(open: number, lessons: number): string {
  if (!open) return 'retake';
  return open < lessons ? 'continue' : 'start';
}
