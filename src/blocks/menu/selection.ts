import type { ServerAttributes } from '../../dom/attributes';
import * as page from '../../dom/page';
import type { MenuBlock } from './menu';
import type { Choice } from './parts';

/** Which menu is shown. */
export interface Selection {
  readonly choices: readonly Choice[];
  readonly selected: Choice;
  select(choice: Choice): void;
}

/** Begins with the tab that the server has selected, else with the first one. */
export function createSelection(
  { attributes }: MenuBlock,
  list: HTMLElement,
  choices: readonly Choice[],
): Selection {
  const [first] = choices as [Choice];
  let selected = choices.find(({ tab }) => tab.getAttribute('aria-selected') === 'true') ?? first;
  const showSelected = () => {
    for (const choice of choices) show(choice, choice === selected, attributes);
  };
  attributes.set(list, 'role', 'tablist');
  for (const choice of choices) wire(choice, attributes);
  showSelected();
  return {
    choices,
    get selected() {
      return selected;
    },
    select(choice) {
      selected = choice;
      showSelected();
    },
  };
}

/** Tells assistive technology what belongs together, also where the tabs are the labels of published pages. */
function wire({ tab, panel }: Choice, attributes: ServerAttributes): void {
  const tabId = tab.id || newId('tab');
  const panelId = panel.id || newId('panel');
  attributes.set(tab, 'id', tabId);
  attributes.set(tab, 'role', 'tab');
  attributes.set(tab, 'aria-controls', panelId);
  attributes.set(panel, 'id', panelId);
  attributes.set(panel, 'role', 'tabpanel');
  attributes.set(panel, 'aria-labelledby', tabId);
}

/** A hidden menu stays findable in the page where the browser can do that. */
const HIDDEN = 'onbeforematch' in HTMLElement.prototype ? 'until-found' : '';

function show({ tab, panel }: Choice, isShown: boolean, attributes: ServerAttributes): void {
  attributes.set(tab, 'aria-selected', String(isShown));
  attributes.set(tab, 'tabindex', isShown ? '0' : '-1');
  attributes.toggleClass(tab, 'menu-select-labels--active', isShown);
  attributes.toggleClass(panel, 'menu-active', isShown);
  attributes.toggleClass(panel, 'mortar-menu-hidden', !isShown);
  attributes.set(panel, 'tabindex', isShown ? '0' : null); // a menu is text, and its reader must get to it
  attributes.set(panel, 'aria-hidden', isShown ? null : 'true'); // what can be found is still in the tree by itself
  attributes.set(panel, 'hidden', isShown ? null : HIDDEN);
  attributes.style(panel, 'display', isShown || HIDDEN ? 'block' : 'none');
}

let ids = 0;

function newId(part: string): string {
  const id = `menu-${part}-${++ids}`;
  return page.byId(id) ? newId(part) : id;
}
