import type { Dispose } from '../../data/dispose';
import * as page from '../../dom/page';

import type { Header } from './header';

/** Adds a class to the body; the answer removes it, and leaves the text of the attribute as it was. */
export function addBodyClass(name: string): Dispose {
  const body = page.body();
  const before = body.getAttribute('class');
  body.classList.add(name);
  const after = body.getAttribute('class');
  return () => {
    const isOurs = body.getAttribute('class') === after;
    if (isOurs && before !== null) body.setAttribute('class', before);
    else if (isOurs) body.removeAttribute('class');
    else body.classList.remove(name); // somebody else has changed it meanwhile
  };
}

/** The site around the header cannot be focused or read; banners and dialogs, which lie outside the site, can. */
export function makeSiblingsInert({ element, runtime }: Header): Dispose {
  const attributes = runtime.keepAttributes();
  const parent = element.parentElement;
  const isWrapped = parent !== page.body();
  for (const sibling of parent?.children ?? []) {
    if (sibling !== element && (isWrapped || sibling.matches('main, footer')))
      attributes.set(sibling, 'inert', '');
  }
  return () => attributes.restore();
}
