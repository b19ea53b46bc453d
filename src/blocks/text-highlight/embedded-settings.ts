import { asRecord, type Fields, list, ownProperty } from '../../data/fields';
import { parseJson } from '../../data/json';
import * as page from '../../dom/page';

const ID = 'data-text-attribute-id';
const SCRIPTS = 'script.TextAttributes-props';

/** A published page's settings for the text: in a script of its own block, else of another block. */
export function embeddedSettings(element: Element): Fields | undefined {
  const id = element.getAttribute(ID);
  const own = element.closest('.sqs-block')?.querySelectorAll(SCRIPTS) ?? [];
  return id === null ? undefined : [...own, ...page.all(SCRIPTS)].flatMap(highlightsIn).find(hasId(id));
}

/** A published text whose settings are not on the page is left as it is. */
export function isUnknown(element: Element): boolean {
  return !element.hasAttribute('data-block') && !embeddedSettings(element);
}

function highlightsIn(script: Element): Fields[] {
  return list(asRecord)(parseJson(script.textContent));
}

function hasId(id: string): (highlight: Fields) => boolean {
  return (highlight) => ownProperty(highlight, 'id') === id;
}
