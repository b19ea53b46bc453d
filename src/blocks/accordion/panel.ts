import { guarded } from '../../data/guarded';
import * as page from '../../dom/page';
import type { MountedBlock } from '../../runtime/block/plain-block';
import type { SettingsTable } from '../../runtime/block/settings';
import type { Item } from './parts';

/** Milliseconds that opening and closing take (specification, section 9, layout and interaction). */
const DURATION = 250;

/** One item that opens and closes. */
export interface Panel {
  readonly item: Item;
  readonly isOpen: boolean;
  /** Settles when the movement has ended; at once where nothing moves. */
  set(isOpen: boolean, how?: 'animate' | 'at once'): Promise<void>;
}

/** Wires one item for assistive technology and gives it its two states. */
export function createPanel(block: MountedBlock<SettingsTable>, item: Item, isRegion: boolean): Panel {
  const { attributes, runtime } = block;
  const { button, dropdown, icon } = item;
  let isOpen = button.getAttribute('aria-expanded') === 'true';

  function mark(): void {
    attributes.set(button, 'aria-expanded', String(isOpen));
    if (icon) attributes.set(icon, 'data-is-open', String(isOpen));
    attributes.toggleClass(dropdown, 'accordion-item__dropdown--open', isOpen);
  }

  /**
   * A closed answer stays findable in the page where the browser can do that. Out of the flow, so that the margins
   * around it collapse as they do around one that is not displayed.
   */
  function show(isShown: boolean): void {
    attributes.set(dropdown, 'hidden', isShown ? null : HIDDEN);
    attributes.style(dropdown, 'display', isShown || HIDDEN ? 'block' : '');
    attributes.style(dropdown, 'position', isShown || !HIDDEN ? '' : 'absolute');
  }

  async function move(): Promise<void> {
    show(true);
    const height = dropdown.scrollHeight;
    const frames = [{ height: '0px' }, { height: `${height}px` }].map((frame) => ({
      ...frame,
      overflow: 'hidden',
    }));
    const timing = { duration: DURATION, easing: 'ease-in-out' };
    const movement = guarded(() => dropdown.animate(isOpen ? frames : frames.reverse(), timing));
    await new Promise((resolve) => setTimeout(resolve, DURATION)); // also ends in a hidden tab, where nothing moves
    movement?.cancel();
  }

  wire(block, item, isRegion);
  mark();
  show(isOpen);

  return {
    item,
    get isOpen() {
      return isOpen;
    },
    async set(wanted, how = 'at once') {
      isOpen = wanted;
      mark();
      if (how === 'animate' && !runtime.media.prefersReducedMotion()) await move();
      if (!block.signal.aborted) show(isOpen);
    },
  };
}

/** `until-found` keeps the text searchable; older browsers know only plain hiding. */
const HIDDEN = 'onbeforematch' in HTMLElement.prototype ? 'until-found' : '';

function wire(
  { attributes }: MountedBlock<SettingsTable>,
  { button, dropdown }: Item,
  isRegion: boolean,
): void {
  const buttonId = button.id || newId('button');
  const dropdownId = dropdown.id || newId('panel');
  attributes.set(button, 'id', buttonId);
  attributes.set(button, 'aria-controls', dropdownId);
  attributes.set(dropdown, 'id', dropdownId);
  attributes.set(dropdown, 'role', isRegion ? 'region' : null);
  attributes.set(dropdown, 'aria-labelledby', isRegion ? buttonId : null);
}

let ids = 0;

function newId(part: string): string {
  const id = `accordion-${part}-${++ids}`;
  return page.byId(id) ? newId(part) : id;
}
