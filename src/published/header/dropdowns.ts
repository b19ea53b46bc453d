import { wireDropdown } from './dropdown';
import type { Header } from './header';

/** The navigation's folders and the language picker. */
export function wireDropdowns(header: Header): void {
  for (const root of header.element.querySelectorAll<HTMLElement>('.header-nav-item--folder')) {
    const button = root.querySelector<HTMLElement>('.header-nav-folder-title');
    const content = root.querySelector<HTMLElement>('.header-nav-folder-content');
    if (button && content) wireDropdown(header, { root, button, content, expandable: [button] });
  }
  for (const root of header.element.querySelectorAll<HTMLElement>('.language-picker-desktop')) {
    wireLanguagePicker(header, root);
  }
}

/** Style sheets check the picker's own state. A list of links isn't a listbox, so its first line becomes the button. */
function wireLanguagePicker(header: Header, root: HTMLElement): void {
  const button = root.querySelector<HTMLElement>('.current-language');
  const content = root.querySelector<HTMLElement>('.language-picker-content');
  if (!button || !content?.querySelector('a')) return;
  const { attributes } = header;
  attributes.set(root, 'role', 'group');
  attributes.set(root, 'tabindex', null);
  attributes.set(button, 'tabindex', '0');
  wireDropdown(header, { root, button, content, expandable: [root, button] });
}
