import { all } from './page';

const METHODS = ['createElement', 'createElementNS', 'createTextNode', 'addEventListener'] as const;

/** React calls these on the document itself, so an element that shadows one of them loses its name. */
export function freeDocumentMethods(): void {
  for (const name of METHODS)
    if (typeof document[name] !== 'function')
      for (const element of all(`[name=${name}]`)) element.removeAttribute('name');
}

freeDocumentMethods(); // React already calls one while its module is evaluated
