import * as page from '../../../dom/page';
import type { Lifetime } from '../../../data/disposables';
import type { SearchBlock } from '../search';
import { createLookUp } from './look-up';
import type { ShownList } from './shown-list';

/** The keys and the typing of ARIA's editable combobox with a list, where nothing is chosen unasked. */
export function startCombobox(
  block: SearchBlock,
  field: HTMLInputElement,
  { shown, open, tell, move, close }: ShownList,
  life: Lifetime,
): void {
  const listening = new AbortController();
  const { signal } = listening;
  const lookUp = createLookUp(block, {
    onFound(words, items) {
      if (page.activeElement() === field && field.value.trim() === words) open(words, items);
    },
    onFailed(why) {
      if (why && page.activeElement() === field) tell(why);
      else close();
    },
  });
  life.keep(lookUp.stop);
  life.keep(() => listening.abort());

  function followTyping(): void {
    const words = field.value.trim();
    if (words) lookUp.ask(words);
    else close();
  }
  function takeKey(event: KeyboardEvent): void {
    const { isOpen, active } = shown.get();
    const step = STEPS.get(event.key);
    const isChoice = event.key === 'Enter' && active >= 0;
    if (event.isComposing || !(step || isChoice)) return;
    event.preventDefault(); // neither the cursor moves nor is anything searched for
    if (isChoice) followLink(field.getAttribute('aria-activedescendant'));
    else if (step && isOpen) move(step);
    else followTyping();
  }

  field.addEventListener('input', followTyping, { signal });
  field.addEventListener('keydown', takeKey, { signal });
  field.addEventListener('blur', close, { signal });
  if (page.activeElement() === field) followTyping();
}

const STEPS = new Map<string, 1 | -1>([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

function followLink(id: string | null): void {
  page.byId(id ?? '')?.click();
}
