import { parseJson } from '../../data/json';
import { type Fields, fieldsOf, own } from '../../data/records';
import type { Header } from './header';

type Side = 'before' | 'after';

/** Elements that get an icon, by the device's settings and the icon's name in them. */
const PLACES: readonly (readonly [string, string, string, Side])[] = [
  ['.header-nav-folder-title', 'desktopDropdownIconOptions', 'folderDropdownIcon', 'after'],
  ['.language-picker-desktop .current-language', 'desktopDropdownIconOptions', 'languagePickerIcon', 'after'],
  [
    'a[data-folder-id] .header-menu-nav-item-content-folder',
    'mobileDropdownIconOptions',
    'folderDropdownIcon',
    'after',
  ],
  ['.language-picker-mobile .current-language', 'mobileDropdownIconOptions', 'languagePickerIcon', 'after'],
  ['[data-action="back"]', 'mobileDropdownIconOptions', 'folderDropdownIcon', 'before'],
];

/** The arrows beside folders and the language picker: shapes of the page's own, by the header's settings. */
export function drawDropdownIcons({ element, life }: Header): void {
  const styles = fieldsOf(parseJson(element.dataset.currentStyles));
  const options = fieldsOf(own(styles, 'iconOptions'));
  for (const [selector, device, name, side] of PLACES) {
    const icon = fieldsOf(own(options, device));
    const shape = own(icon, name);
    if (typeof shape !== 'string' || !element.querySelector(`symbol[id="${CSS.escape(shape)}"]`)) continue;
    for (const container of element.querySelectorAll(selector)) {
      if (container.querySelector('.header-dropdown-icon, .chevron') || isEmptyPicker(container)) continue;
      const drawn = draw(shape, icon, side);
      container[side === 'after' ? 'append' : 'prepend'](drawn);
      life.keep(() => drawn.remove());
    }
  }
}

/** One without languages opens nothing. */
function isEmptyPicker(container: Element): boolean {
  const isPicker = container.matches('.current-language');
  return isPicker && !container.closest('.header')?.querySelector('.language-picker-content a');
}

function draw(shape: string, icon: Fields, side: Side): Element {
  const box = document.createElement('span');
  const size = length(own(icon, 'size'), '1em');
  box.className = 'header-dropdown-icon header-dropdown-flip';
  box.ariaHidden = 'true';
  box.style.width = box.style.height = size;
  box.style[side === 'after' ? 'marginInlineStart' : 'marginInlineEnd'] = length(
    own(icon, 'iconSpacing'),
    '0.35em',
  );
  const svg = create('svg');
  svg.setAttribute('viewBox', '0 0 22 22');
  svg.setAttribute('stroke-width', length(own(icon, 'strokeWidth'), '1px'));
  svg.setAttribute('stroke-linecap', own(icon, 'endcapType') === 'round' ? 'round' : 'square');
  create('use', svg).setAttribute('href', `#${shape}`);
  box.append(svg);
  return box;
}

function create(name: string, parent?: Element): Element {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  parent?.append(element);
  return element;
}

/** A number with its unit, as the site's settings hold lengths. */
function length(value: unknown, fallback: string): string {
  const fields = fieldsOf(value);
  const text = `${own(fields, 'value')}${own(fields, 'unit')}`;
  return /^[\d.]+(px|em|rem|vw|vh)$/.test(text) ? text : fallback;
}
