import { parseDimensions } from '../../media/images/settings';
import { sharedRatio } from '../../media/layout/aspect-ratio';
import type { Summary } from './summary';
import { videoPlaceholderPadding } from './video-placeholder';

/** Gives pictures their boxes before there are pictures; a video without one gets the room of its placeholder. */
export function giveBoxes(summary: Summary, columns: number): void {
  const { elements: parts, settings, attributes } = summary;
  const shared = sharedRatio({ imageAspectRatio: settings.imageAspectRatio, vSize: undefined });
  if (shared) attributes.style(parts.list, '--mortar-ratio', `${shared}`);
  attributes.toggleClass(parts.list, 'mortar-summary-whole', !settings.autoCrop);
  for (const item of parts.items) {
    const image = item.querySelector<HTMLImageElement>('.summary-thumbnail img:not(noscript *)');
    if (image) giveBox(summary, image, shared);
    else keepRoomOfVideo(summary, item, columns);
  }
}

function giveBox({ attributes }: Summary, image: HTMLImageElement, shared: number | undefined): void {
  attributes.toggleClass(image, 'mortar-summary-image', true);
  if (shared) return;
  const size = parseDimensions(image.getAttribute('data-image-dimensions'));
  attributes.style(image, '--mortar-ratio', size ? `${size.width / size.height}` : 'auto');
}

function keepRoomOfVideo({ settings, attributes }: Summary, item: HTMLElement, columns: number): void {
  const placeholder = item.querySelector<HTMLElement>('.summary-thumbnail');
  if (!placeholder || !item.matches('.summary-item-record-type-video')) return;
  const padding = videoPlaceholderPadding(settings.imageAspectRatio, columns);
  attributes.style(placeholder, 'padding-bottom', `${padding}%`);
}
