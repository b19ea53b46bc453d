import type { Disposables, Dispose } from '../../../data/dispose';
import { createLiveValue, type LiveValue } from '../../../data/live-value';
import { formatMessage, t } from '../../../i18n/t';

import type { SearchBlock } from '../search';
import type { Suggestion } from './read';
import { moveActive, NOTHING, type Shown } from './state';

/** The list as the page shows it and as its field tells of it. */
export interface ShownList {
  readonly shown: LiveValue<Shown>;
  open(query: string, items: readonly Suggestion[]): void;
  /** Shows a text in place of items. */
  notify(text: string): void;
  /** Makes the next or previous item the active one. */
  move(step: 1 | -1): void;
  close(): void;
}

/** A closed list with this id, whose field is a combobox for as long as the lifetime. */
export function createShownList(
  { runtime }: SearchBlock,
  field: HTMLInputElement,
  id: string,
  disposables: Disposables,
): ShownList {
  const shown = createLiveValue<Shown>(NOTHING);
  const attributes = runtime.keepAttributes();
  let letEscape: Dispose | undefined;
  disposables.add(attributes.restore);
  disposables.add(close);
  attributes.set(field, 'role', 'combobox');
  attributes.set(field, 'aria-autocomplete', 'list');
  attributes.set(field, 'aria-controls', id);
  attributes.set(field, 'autocomplete', 'off');
  show(NOTHING);

  function show(next: Shown): void {
    shown.set(next);
    attributes.set(field, 'aria-expanded', String(next.isOpen));
    attributes.set(field, 'aria-activedescendant', next.active < 0 ? null : `${id}-${next.active}`);
  }
  function openWith(content: Partial<Shown>): void {
    letEscape ??= runtime.escape.push(close);
    show({ ...NOTHING, ...content, isOpen: true });
  }
  async function sayCount(items: readonly Suggestion[]): Promise<void> {
    const said = await formatMessage(runtime, COUNT, { count: items.length });
    if (shown.get().items === items) shown.set({ ...shown.get(), said });
  }
  function close(): void {
    letEscape?.();
    letEscape = undefined;
    if (shown.get().isOpen) show(NOTHING);
  }

  return {
    shown,
    notify: (text) => openWith({ said: t(runtime, text) }),
    open(query, items) {
      openWith({ query, items });
      sayCount(items).catch((error) => runtime.report(error, { kind: 'block', name: 'search' }));
    },
    move: (step) => show({ ...shown.get(), active: moveActive(shown.get(), step) }),
    close,
  };
}

const COUNT = '{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}';
