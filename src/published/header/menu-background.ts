import type { Dispose } from '../../data/dispose';
import * as page from '../../dom/page';
import type { Header } from './header';

/** Adds a class to the body; returns a function that removes it and restores the attribute's exact text. */
export function addBodyClass(name: string): Dispose {
  const body = page.body();
  const before = body.getAttribute('class');
  body.classList.add(name);
  const after = body.getAttribute('class');
  return () => {
    const isOurs = body.getAttribute('class') === after;
    if (isOurs && before !== null) body.setAttribute('class', before);
    else if (isOurs) body.removeAttribute('class');
    else body.classList.remove(name); // changed by another script meanwhile
  };
}

/** The site around the header can't be focused or read; banners and dialogs, which are outside of it, can. */
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
