import * as page from '../../../dom/page';
import type { Scope } from '../../shared/scope';

const ADDRESS = /^(\/|https?:)/;

/**
 * On phones, some templates offer their pages as a list of choices: the chosen one opens. The keyboard may change the
 * choice with each key, so its page opens with Enter or when the focus leaves.
 */
export function followMenuSelects({ signal }: Scope): void {
  let isByKey = false;
  const onKey = ({ key, target }: KeyboardEvent) => {
    isByKey = key !== 'Enter';
    if (!isByKey) follow(target);
  };
  const on = (type: string, listener: (event: Event) => void) => addEventListener(type, listener, { signal });
  addEventListener('keydown', onKey, { signal });
  on('pointerdown', () => {
    isByKey = false;
  });
  on('change', ({ target }) => isByKey || follow(target));
  on('focusout', ({ target }) => follow(target));
  follow(page.activeElement()); // chosen before this code had come
}

function follow(target: EventTarget | null): void {
  if (!(target instanceof HTMLSelectElement && target.id === 'mobileSelect')) return;
  const { value, options, selectedIndex } = target;
  const usual = Math.max(
    0,
    [...options].findIndex((option) => option.defaultSelected),
  );
  if (selectedIndex === usual || !ADDRESS.test(value)) return;
  target.selectedIndex = usual; // a visitor who comes back may choose the same page again
  location.assign(value);
}
