import { PLACEHOLDER_STYLES } from '../../components/placeholder/styles';
import type { Dispose } from '../../data/dispose';
import { addressLines } from '../../data/location';
import * as page from '../../dom/page';
import { addStyles } from '../../dom/styles';
import { t } from '../../i18n/t';
import type { MapBlock } from './map';
import styles from './map.css';

const STYLES = PLACEHOLDER_STYLES + styles;

export interface Box {
  /** What is seen: the address, also while the service is on its way, or the map. */
  state: 'card' | 'loading' | 'map';
  /** Where the service draws. */
  readonly canvas: HTMLElement;
  close: Dispose;
}

/** The room of the map, with the card in it. */
export function openBox(block: MapBlock, card: HTMLElement): Box {
  const { element, runtime, settings } = block;
  const box = page.create('div');
  const canvas = page.create('div');
  box.className = 'mortar-map';
  canvas.className = 'mortar-map-canvas';
  box.setAttribute('role', 'region');
  box.ariaLabel = [t(runtime, 'Map'), settings.location && addressLines(settings.location)[0]]
    .filter(Boolean)
    .join(': ');
  box.append(card, canvas); // the card first: its link leads past the map
  const removeStyles = addStyles(STYLES, runtime.tag.nonce);
  reserveHeight(block, box);
  element.append(box);
  return {
    get state() {
      return (box.dataset.state ?? 'card') as Box['state'];
    },
    set state(state) {
      box.dataset.state = state;
    },
    canvas,
    close() {
      box.remove();
      removeStyles();
    },
  };
}

/** A block that is empty and has a height of its own is filled; otherwise the map follows what is written in it. */
function reserveHeight({ element, settings, attributes }: MapBlock, box: HTMLElement): void {
  box.style.aspectRatio = `100 / ${settings.aspectRatio}`;
  const content = element.querySelector<HTMLElement>('.sqs-block-content');
  if (element.textContent.trim()) return;
  if (content) attributes.style(content, 'display', 'none'); // it holds a blank
  if (element.clientHeight === 0) return;
  box.dataset.fills = '';
  if (getComputedStyle(element).position === 'static') attributes.style(element, 'position', 'relative');
}
