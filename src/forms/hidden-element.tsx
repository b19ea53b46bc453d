import type { ReactNode } from 'react';
import { InsertedElement } from '../components/inserted-element';

interface HiddenElementProps {
  readonly form: HTMLFormElement;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** An element of ours at the end of a form, out of sight; nothing in it is a field. */
export function HiddenElement({ form, attributes, children }: HiddenElementProps) {
  return (
    <InsertedElement
      target={form}
      position="beforeend"
      attributes={{ class: 'mortar-spoken', 'data-mortar-own': '', ...attributes }}
    >
      {children}
    </InsertedElement>
  );
}
