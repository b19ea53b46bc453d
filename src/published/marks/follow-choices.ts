import { matching, type Root } from '../../runtime/find-blocks';

const WRAPPERS = ['.variant-select-wrapper', '.subscription-frequency-select-wrapper'];

/** A published product page selects the content of its lists by the text in an attribute around them. */
export function followChoices(root: Root): void {
  for (const wrapper of matching(root, ...WRAPPERS)) {
    const list = wrapper.querySelector('select');
    if (!list || wrapper.hasAttribute('data-text')) continue;
    const write = () => wrapper.setAttribute('data-text', list.selectedOptions[0]?.text ?? '');
    list.addEventListener('change', write);
    write();
  }
}
