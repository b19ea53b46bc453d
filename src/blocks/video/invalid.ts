import type { Dispose } from '../../data/dispose';
import * as page from '../../dom/page';
import { t } from '../../i18n/t';

import { hasOverlay } from './cover';
import type { VideoBlock } from './video';

/** Says in the video's place that there is none, and to its owner what else is wrong with it. */
export function showInvalid(block: VideoBlock): Dispose {
  const { element, runtime } = block;
  const messages = [t(runtime, 'Invalid video embed.')];
  if (runtime.site.authenticatedAccount && hasOverlay(block)) messages.push(t(runtime, FEATURED_IMAGE));
  const paragraphs = messages.map(createMessage);
  element.append(...paragraphs);
  return () => {
    for (const paragraph of paragraphs) paragraph.remove();
  };
}

const FEATURED_IMAGE =
  'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.';

function createMessage(text: string): HTMLElement {
  const message = page.create('p');
  message.className = 'mortar-video-message';
  message.textContent = text;
  return message;
}
