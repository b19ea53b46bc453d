import { type MouseEvent, useLayoutEffect, useState } from 'react';
import { InsertedElement } from '../../components/inserted-element';
import { memberOf } from '../../dom/member';
import type { FieldError, FormFailure } from '../sending/form-state';
import type { Texts } from '../texts';

/** Shown below the form (specification, section 8, form). */
const LOOK_UP = 'Your form has encountered a problem. Please scroll up to review.';

const MESSAGE = { class: 'mortar-ui mortar-form-message', role: 'alert', tabindex: '-1' };

interface MessagesProps {
  readonly form: HTMLFormElement;
  readonly texts: Texts;
  readonly failure: FormFailure;
}

/**
 * The error summary above a form, and below one taller than the window. Links and height depend on the fields' errors,
 * whose effects run first.
 */
export function Messages({ form, texts, failure: { text, problems } }: MessagesProps) {
  const [isTall, setTall] = useState<boolean>();
  useLayoutEffect(() => {
    setTall(problems.length > 0 && memberOf(form, 'offsetHeight') > innerHeight);
  }, [form, problems]);
  const focus = (message: HTMLElement) => message.focus();
  return (
    <>
      <InsertedElement target={form} position="beforebegin" attributes={MESSAGE} onInsert={focus}>
        <p>{text}</p>
        {isTall !== undefined && problems.length > 0 && <ProblemList problems={problems} />}
      </InsertedElement>
      {isTall && (
        <InsertedElement target={form} position="afterend" attributes={MESSAGE}>
          <p>{texts(LOOK_UP)}</p>
        </InsertedElement>
      )}
    </>
  );
}

function ProblemList({ problems }: Pick<FormFailure, 'problems'>) {
  return (
    <ul>
      {problems.map(({ field, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once
        <li key={index}>
          {field && field.field.type !== 'hidden' ? <FieldLink field={field} text={text} /> : text}
        </li>
      ))}
    </ul>
  );
}

/** Navigates by script: with a foreign `<base>`, a hash link would leave the page. */
function FieldLink({ field: { element, focusable }, text }: FieldError) {
  const goToField = (click: MouseEvent) => {
    click.preventDefault();
    focusable.focus();
    memberOf(focusable, 'scrollIntoView')({ block: 'nearest' }); // the focus takes no account of a textarea's scroll margin
  };
  return (
    <a href={`#${focusable.id || element.id}`} onClick={goToField}>
      {text}
    </a>
  );
}
