import type { Template } from './template';

const ADDRESS = /^(\/|https?:)/;

/** On phones, some templates offer their pages as a list of choices: the chosen one opens. */
export function followMenuSelects({ signal }: Template): void {
  addEventListener('change', follow, { signal });
}

function follow({ target }: Event): void {
  if (!(target instanceof HTMLSelectElement && target.id === 'mobileSelect' && ADDRESS.test(target.value)))
    return;
  const address = target.value;
  // A visitor who comes back may choose the same page again.
  for (const option of target.options) option.selected = option.defaultSelected;
  location.assign(address);
}
