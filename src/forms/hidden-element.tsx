import type { ReactNode } from 'react';
import { InsertedElement } from '../components/inserted-element';

interface HiddenElementProps {
  readonly form: HTMLFormElement;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** A visually hidden element at the end of a form; nothing in it counts as a field. */
export function HiddenElement({ form, attributes, children }: HiddenElementProps) {
  return (
    <InsertedElement
      target={form}
      position="beforeend"
      attributes={{ class: 'mortar-visually-hidden', 'data-mortar-own': '', ...attributes }}
    >
      {children}
    </InsertedElement>
  );
}
