import { sayWith } from '../../../messages/say-with';
import * as page from '../../../runtime/page';
import type { Stop } from '../../../types';
import { createLifetime } from '../../../ui/lifetime';
import type { LiveValue } from '../../../ui/live-value';
import type { SearchBlock } from '../search';
import { createLookUp } from './look-up';
import type { Suggestion } from './read';
import { moveActive, NOTHING, type Shown } from './state';

/** The field's side of the list: ARIA's editable combobox with a list, where nothing is chosen unasked. */
export function startCombobox(
  block: SearchBlock,
  field: HTMLInputElement,
  listId: string,
  shown: LiveValue<Shown>,
): Stop {
  const { attributes, runtime, signal } = block;
  const life = createLifetime();
  const lookUp = createLookUp(block, showFound);
  let letEscape: Stop | undefined;
  life.keep(lookUp.stop);
  life.keep(close);
  attributes.set(field, 'role', 'combobox');
  attributes.set(field, 'aria-autocomplete', 'list');
  attributes.set(field, 'aria-controls', listId);
  attributes.set(field, 'autocomplete', 'off');
  show(NOTHING);

  function show(next: Shown): void {
    shown.set(next);
    attributes.set(field, 'aria-expanded', String(next.isOpen));
    attributes.set(field, 'aria-activedescendant', next.active < 0 ? null : `${listId}-${next.active}`);
  }

  function showFound(words: string, items: readonly Suggestion[]): void {
    if (page.activeElement() !== field || field.value.trim() !== words) return;
    letEscape ??= runtime.escape.push(close);
    show({ ...NOTHING, isOpen: true, words, items });
    void sayCount(items);
  }

  async function sayCount(items: readonly Suggestion[]): Promise<void> {
    try {
      const said = await sayWith(runtime, COUNT, { count: items.length });
      if (shown.get().items === items) shown.set({ ...shown.get(), said });
    } catch (error) {
      runtime.report(error, { kind: 'block', name: 'search' });
    }
  }

  function close(): void {
    letEscape?.();
    letEscape = undefined;
    if (shown.get().isOpen) show(NOTHING);
  }

  function followTyping(): void {
    const words = field.value.trim();
    if (words) lookUp.ask(words);
    else close();
  }

  function moveByKey(event: KeyboardEvent): void {
    const { key, isComposing } = event;
    const { isOpen, active } = shown.get();
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : undefined;
    if (isComposing) return;
    if (step) move(event, step);
    else if (key === 'Enter' && isOpen && active >= 0) follow(event, active);
  }

  function move(event: KeyboardEvent, step: 1 | -1): void {
    event.preventDefault(); // the cursor would go to the end of the words
    if (shown.get().isOpen) show({ ...shown.get(), active: moveActive(shown.get(), step) });
    else followTyping();
  }

  function follow(event: KeyboardEvent, active: number): void {
    event.preventDefault();
    page.byId(`${listId}-${active}`)?.click();
  }

  field.addEventListener('input', followTyping, { signal });
  field.addEventListener('keydown', moveByKey, { signal });
  field.addEventListener('blur', close, { signal });
  if (page.activeElement() === field) followTyping();
  return life.end;
}

const COUNT = '{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}';
