import * as page from '../../../dom/page';
import type { Scope } from '../../common/scope';
import { servedIndex } from '../../common/served-index';

const ADDRESS = /^(\/|https?:)/;

/**
 * On phones, some templates offer their pages as a list of choices: the chosen one opens. The keyboard may change the
 * choice with each key, so its page opens with Enter or when the focus leaves.
 */
export function followMenuSelects({ signal }: Scope): void {
  let isByKey = false;
  const press = ({ key, target }: KeyboardEvent) => {
    isByKey = key !== 'Enter';
    if (!isByKey) follow(target);
  };
  const point = () => {
    isByKey = false;
  };
  const change = ({ target }: Event) => {
    if (!isByKey) follow(target);
  };
  addEventListener('keydown', press, { signal });
  addEventListener('pointerdown', point, { signal });
  addEventListener('change', change, { signal });
  addEventListener('focusout', ({ target }) => follow(target), { signal });
  follow(page.activeElement()); // chosen before this code had come
}

function follow(target: EventTarget | null): void {
  if (!(target instanceof HTMLSelectElement && target.id === 'mobileSelect')) return;
  const { value, selectedIndex } = target;
  const usual = servedIndex(target);
  if (selectedIndex === usual || !ADDRESS.test(value)) return;
  target.selectedIndex = usual; // a visitor who comes back may choose the same page again
  location.assign(value);
}
