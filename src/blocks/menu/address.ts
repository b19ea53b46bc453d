import { hashTarget, showTarget } from '../../dom/timing/show-target';
import type { MenuBlock } from './menu';
import type { Choice } from './parts';
import type { Selection } from './selection';

/** How the selection and the page's address follow each other. */
export interface Address {
  /** The address of a tab that is a link, to be shared and to come back from. */
  enter(choice: Choice): void;
}

/** Selects the menu that the address points into, and with Back the one that was shown before. */
export function followAddress(selection: Selection, { signal, attributes }: MenuBlock): Address {
  const shownAt = new Map<string, Choice>();
  let address = location.href;
  const remember = () => {
    if (location.href !== address) shownAt.set(address, selection.selected);
    address = location.href;
  };
  const selectTarget = () => {
    const target = hashTarget();
    const choice = target && selection.choices.find(({ panel }) => panel.contains(target));
    if (choice) selection.select(choice);
    if (choice) showTarget(target, attributes);
    return choice;
  };
  const follow = () => {
    remember();
    const before = selectTarget() ? undefined : shownAt.get(address);
    if (before) selection.select(before);
  };

  addEventListener('hashchange', follow, { signal });
  for (const choice of selection.choices) {
    const reveal = () => {
      remember(); // the browser finds what the address points to before it says that the address is another
      selection.select(choice);
    };
    choice.panel.addEventListener('beforematch', reveal, { signal });
  }
  selectTarget();

  return {
    enter({ tab }) {
      if (!(tab instanceof HTMLAnchorElement) || !tab.hash || tab.hash === location.hash) return;
      history.pushState(history.state, '', tab.hash);
      remember();
    },
  };
}
