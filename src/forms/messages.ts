import { memberOf } from '../dom/member';
import * as page from '../dom/page';
import type { FormBlock } from './attach-form';
import type { FieldProblem } from './failure';
import type { FieldOnPage } from './read-fields';
import type { Texts } from './texts';

/** What is said above a form, and below one that does not fit the window, when it was not sent. */
export interface FormMessages {
  /** The message above gets the focus. */
  show(text: string, problems: readonly FieldProblem[]): void;
  clear(): void;
}

/** Said below the form (specification, section 8, form). */
const LOOK_UP = 'Your form has encountered a problem. Please scroll up to review.';

export function createMessages({ signal }: FormBlock, form: HTMLFormElement, texts: Texts): FormMessages {
  const shown: HTMLElement[] = [];

  function clear(): void {
    for (const message of shown.splice(0)) message.remove();
  }
  function add(text: string): HTMLElement {
    const message = createMessage(text);
    shown.push(message);
    return message;
  }
  signal.addEventListener('abort', clear);

  return {
    clear,
    show(text, problems) {
      clear();
      const isTall = problems.length > 0 && memberOf(form, 'offsetHeight') > innerHeight;
      const above = add(text);
      if (problems.length) above.append(listOf(problems));
      memberOf(form, 'insertAdjacentElement')('beforebegin', above);
      if (isTall) memberOf(form, 'insertAdjacentElement')('afterend', add(texts(LOOK_UP)));
      above.focus();
    },
  };
}

function createMessage(text: string): HTMLElement {
  const message = page.create('div');
  message.className = 'mortar-form-message';
  message.setAttribute('role', 'alert');
  message.tabIndex = -1;
  const paragraph = page.create('p');
  paragraph.textContent = text;
  message.append(paragraph);
  return message;
}

function listOf(problems: readonly FieldProblem[]): HTMLElement {
  const list = page.create('ul');
  for (const { field, text } of problems) {
    const item = page.create('li');
    item.append(field ? linkTo(field, text) : text);
    list.append(item);
  }
  return list;
}

/** Goes to the field by script: a foreign `<base>` on the page would lead an address elsewhere. */
function linkTo({ element, focusable }: FieldOnPage, text: string): HTMLElement {
  const link = page.create('a');
  link.href = `#${focusable.id || element.id}`;
  link.textContent = text;
  link.addEventListener('click', (click) => {
    click.preventDefault();
    focusable.focus();
  });
  return link;
}
