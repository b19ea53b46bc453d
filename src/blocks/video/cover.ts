import * as page from '../../dom/page';
import { formatMessage, t } from '../../i18n/t';
import type { Stage } from './stage';
import type { VideoBlock } from './video';

/** What lies over a video until it is played: the server's overlay, or one of ours. */
export interface Cover {
  show(): void;
  hide(): void;
  /** Takes away what is ours in it. */
  remove(): void;
}

/** Whether a video is to wait behind a cover: what its author says, else where the page has an overlay for it. */
export function hasOverlay({ element, settings }: VideoBlock): boolean {
  return settings.overlay ?? overlayIn(element) !== null;
}

function overlayIn(element: Element): HTMLElement | null {
  return element.querySelector('.sqs-video-overlay');
}

/** A button over the whole video, named after it. `play` runs within the visitor's own click. */
export function createCover(block: VideoBlock, stage: Stage, title: string, play: () => void): Cover {
  const overlay = overlayIn(block.element);
  const icon = page.create('span');
  icon.className = 'mortar-video-icon';
  const button = overlay ?? createButton();
  if (!overlay || !drawsAnIcon(overlay)) button.append(icon);
  if (overlay) makeButton(block, overlay);
  button.addEventListener('click', play, { signal: block.signal });
  void nameAfter(block, button, title);
  return {
    show() {
      stage.show(overlay ? undefined : button);
      if (overlay) block.attributes.style(overlay, 'display', 'block');
    },
    hide() {
      if (overlay) block.attributes.style(overlay, 'display', 'none');
    },
    remove: () => icon.remove(),
  };
}

function createButton(): HTMLElement {
  const button = page.create('button');
  button.type = 'button';
  button.className = 'mortar-video-cover';
  return button;
}

/** Published pages have the overlay invisible until a script makes a button of it. */
function makeButton({ attributes, signal }: VideoBlock, overlay: HTMLElement): void {
  const look = { opacity: '1', position: 'absolute', inset: '0', overflow: 'hidden', cursor: 'pointer' };
  for (const [property, value] of Object.entries(look)) attributes.style(overlay, property, value);
  attributes.set(overlay, 'role', 'button');
  attributes.set(overlay, 'tabindex', '0');
  overlay.addEventListener('keydown', clickByKey, { signal });
}

function clickByKey(event: KeyboardEvent): void {
  if (!/^(Enter| )$/.test(event.key)) return;
  event.preventDefault(); // the page would scroll
  (event.currentTarget as HTMLElement).click();
}

/** The style sheet of a published page draws the icon into an element of the page. */
function drawsAnIcon(overlay: HTMLElement): boolean {
  const icon = overlay.querySelector<HTMLElement>('.sqs-video-icon');
  return icon !== null && icon.offsetWidth * icon.offsetHeight > 0;
}

async function nameAfter({ attributes, runtime }: VideoBlock, button: Element, title: string): Promise<void> {
  attributes.set(button, 'aria-label', t(runtime, 'Play'));
  if (!title) return;
  try {
    attributes.set(button, 'aria-label', await formatMessage(runtime, 'Play: {title}', { title }));
  } catch (error) {
    runtime.report(error, { kind: 'block', name: 'video' });
  }
}
