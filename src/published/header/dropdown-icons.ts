import { asRecord, type Fields, ownProperty } from '../../data/fields';
import { parseJson } from '../../data/json';
import * as page from '../../dom/page';
import type { Header } from './header';

type Side = 'before' | 'after';

/** Elements that get an icon: their device's settings and the icon's name there. */
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

/** Draws the arrows of folders and the language picker, in the shape set for the header. */
export function drawDropdownIcons({ element, disposables }: Header): void {
  const styles = asRecord(parseJson(element.dataset.currentStyles));
  const options = asRecord(ownProperty(styles, 'iconOptions'));
  for (const [selector, device, name, side] of PLACES) {
    const icon = asRecord(ownProperty(options, device));
    const shape = ownProperty(icon, name);
    if (typeof shape !== 'string' || !element.querySelector(`symbol[id="${CSS.escape(shape)}"]`)) continue;
    for (const container of element.querySelectorAll(selector)) {
      if (container.querySelector('.header-dropdown-icon, .chevron') || isEmptyPicker(container)) continue;
      const drawn = draw(shape, icon, side);
      container[side === 'after' ? 'append' : 'prepend'](drawn);
      disposables.add(() => drawn.remove());
    }
  }
}

/** A picker without languages opens nothing. */
function isEmptyPicker(container: Element): boolean {
  const isPicker = container.matches('.current-language');
  return isPicker && !container.closest('.header')?.querySelector('.language-picker-content a');
}

function draw(shape: string, icon: Fields, side: Side): Element {
  const box = page.create('span');
  const size = length(ownProperty(icon, 'size'), '1em');
  box.className = 'header-dropdown-icon header-dropdown-flip';
  box.ariaHidden = 'true';
  box.style.width = box.style.height = size;
  box.style[side === 'after' ? 'marginInlineStart' : 'marginInlineEnd'] = length(
    ownProperty(icon, 'iconSpacing'),
    '0.35em',
  );
  const svg = create('svg');
  svg.setAttribute('viewBox', '0 0 22 22');
  svg.setAttribute('stroke-width', length(ownProperty(icon, 'strokeWidth'), '1px'));
  svg.setAttribute('stroke-linecap', ownProperty(icon, 'endcapType') === 'round' ? 'round' : 'square');
  create('use', svg).setAttribute('href', `#${shape}`);
  box.append(svg);
  return box;
}

function create(name: string, parent?: Element): Element {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  parent?.append(element);
  return element;
}

/** A number with its unit, as lengths are stored in the site's settings. */
function length(value: unknown, fallback: string): string {
  const fields = asRecord(value);
  const text = `${ownProperty(fields, 'value')}${ownProperty(fields, 'unit')}`;
  return /^[\d.]+(px|em|rem|vw|vh)$/.test(text) ? text : fallback;
}
