import type { Disposables } from '../../../data/dispose';
import * as page from '../../../dom/page';
import type { SearchBlock } from '../search';
import { createLookUp } from './look-up';
import type { ShownList } from './shown-list';

/** The keys and the typing of ARIA's editable combobox with a list, where nothing is chosen unasked. */
export function startCombobox(
  block: SearchBlock,
  field: HTMLInputElement,
  { shown, open, notify, move, close }: ShownList,
  disposables: Disposables,
): void {
  const listening = new AbortController();
  const { signal } = listening;
  const lookUp = createLookUp(block, {
    onFound(query, items) {
      if (page.activeElement() === field && field.value.trim() === query) open(query, items);
    },
    onFailed(why) {
      if (why && page.activeElement() === field) notify(why);
      else close();
    },
  });
  disposables.add(lookUp.stop);
  disposables.add(() => listening.abort());

  function followTyping(): void {
    const query = field.value.trim();
    if (query) lookUp.ask(query);
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
