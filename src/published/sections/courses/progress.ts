import { entriesOf } from '../../../data/indexes';
import type { ServerAttributes } from '../../../dom/attributes';
import { recallForGood, rememberForGood } from '../../../runtime/storage';
import type { Scope } from '../../common/scope';

/** Ids of the completed lessons of all courses, kept in this browser: nothing is known of a member's account. */
const KEY = 'mortar-completed-lessons';

/** Ticks the lessons that were completed before, keeps what the visitor ticks, and shows how much of the course it is. */
export function followProgress(course: HTMLElement, { attributes, disposables, signal }: Scope): void {
  const boxes = [...course.querySelectorAll<HTMLInputElement>('input[data-course-item-id]')];
  const texts = [...course.querySelectorAll('[class*="progress-bar-percentage"]')];
  const served = texts.map(({ textContent }) => textContent);
  if (!boxes.length) return; // a course that this visitor can't take yet
  const show = () => {
    const completed = boxes.filter(({ checked }) => checked).length;
    const share = `${Math.round((100 * completed) / boxes.length)}%`;
    for (const text of texts) text.textContent = share;
    fillBars(course, share, attributes);
  };
  for (const box of boxes) if (box.checked !== box.defaultChecked) keep(box); // the visitor was here before this code
  const known = completedLessons();
  for (const box of boxes) {
    box.checked ||= known.has(idOf(box));
    box.addEventListener('change', () => keep(box), { signal });
  }
  course.addEventListener('change', show, { signal });
  show();
  disposables.add(() => {
    for (const [index, text] of entriesOf(texts)) text.textContent = served[index] ?? '';
  });
}

function completedLessons(): Set<string> {
  return new Set(recallForGood(KEY)?.split(' '));
}

function keep(box: HTMLInputElement): void {
  const completed = completedLessons(); // read again: another tab may have added some
  if (box.checked) completed.add(idOf(box));
  else completed.delete(idOf(box));
  rememberForGood(KEY, [...completed].join(' '));
}

function idOf(box: HTMLInputElement): string {
  return box.getAttribute('data-course-item-id') ?? '';
}

function fillBars(course: HTMLElement, share: string, attributes: ServerAttributes): void {
  for (const bar of course.querySelectorAll<HTMLElement>('[role="progressbar"]')) {
    attributes.set(bar, 'aria-valuenow', share.slice(0, -1));
    attributes.style(bar, 'width', share);
    if (bar.parentElement) attributes.set(bar.parentElement, 'data-loaded', 'true');
  }
}
