import * as page from '../../dom/page';
import type { Template } from './template';

const ADDRESS = /^(\/|https?:)/;

/** On phones, some templates offer their pages as a list of choices: the chosen one opens. */
export function followMenuSelects({ signal }: Template): void {
  addEventListener('change', ({ target }) => follow(target), { signal });
  follow(page.activeElement()); // chosen before this code had come
}

function follow(target: EventTarget | null): void {
  if (!(target instanceof HTMLSelectElement && target.id === 'mobileSelect')) return;
  const { value, options, selectedIndex } = target;
  const usual = [...options].findIndex((option) => option.defaultSelected);
  if (selectedIndex === Math.max(0, usual) || !ADDRESS.test(value)) return;
  target.selectedIndex = Math.max(0, usual); // a visitor who comes back may choose the same page again
  location.assign(value);
}
