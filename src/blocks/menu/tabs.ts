import { isWithModifier } from '../../dom/delegate';
import { readingSide } from '../../dom/layout';
import type { Address } from './address';
import { focusAfter } from './keys';
import type { Choice } from './parts';
import type { Selection } from './selection';

/** Keys move the focus among the tabs; a click, Enter or Space selects. */
export function listenToTabs({ choices, select }: Selection, address: Address, signal: AbortSignal): void {
  for (const [index, choice] of choices.entries()) {
    const { tab } = choice;
    const takeKey = (event: KeyboardEvent) => {
      if (isWithModifier(event)) return;
      const next = focusAfter(event.key, index, choices.length, isFromRight(tab));
      if (next !== undefined) focusOn(choices[next]);
      else if (/^(Enter| )$/.test(event.key)) selectTab();
      else return;
      event.preventDefault(); // the page would scroll, and a button would be clicked as well
    };
    const selectTab = () => {
      address.enter(choice);
      select(choice);
    };
    const takeClick = (event: MouseEvent) => {
      if (isWithModifier(event)) return; // a link is opened elsewhere
      event.preventDefault(); // inside a form a button must not send it, and a link must not jump
      selectTab();
      showWhole(tab);
    };
    tab.addEventListener('keydown', takeKey, { signal });
    tab.addEventListener('click', takeClick, { signal });
  }
}

function isFromRight(tab: HTMLElement): boolean {
  return readingSide(tab) < 0;
}

function focusOn(choice: Choice | undefined): void {
  choice?.tab.focus();
  if (choice) showWhole(choice.tab);
}

/** Tabs that scroll may be cut off, also where the browser sees enough of them to give them the focus. */
function showWhole(tab: HTMLElement): void {
  tab.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
