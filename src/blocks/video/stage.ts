import { resetWithin } from '../../components/reset';
import * as page from '../../dom/page';
import { addStyles } from '../../dom/styles';
import type { VideoBlock } from './video';
import styles from './video.css';

/**
 * Height in percent of the width that a video has where nobody says otherwise (specification, section 9). `video.css`
 * has it too.
 */
const PADDING = 56.3;

const STYLES = resetWithin('mortar-video') + styles;

/** The box over a block's whole area in which its player and our controls stand. */
export interface Stage {
  /** Shows a player or a cover in place of whatever was there. */
  show(content?: Element): void;
  close(): void;
}

/** `padding` is the height in percent of the width, for a page that reserves no room. */
export function openStage(block: VideoBlock, padding = PADDING): Stage {
  const element = page.create('div');
  const removeStyles = addStyles(STYLES, block.runtime.tag.nonce);
  element.className = 'mortar-video';
  element.dataset.mode = block.settings.mode ?? 'none';
  reserveRoom(block, padding);
  block.element.append(element);
  return {
    show(content) {
      letGo(element);
      element.replaceChildren(...(content ? [content] : []));
    },
    close() {
      letGo(element);
      element.remove();
      removeStyles();
    },
  };
}

/** A film that is taken away while it loads would go on loading. */
function letGo(stage: Element): void {
  const video = stage.querySelector('video');
  video?.replaceChildren();
  video?.load();
}

/** The room of published pages is the padding of the wrapper around; other pages have a height of the block's own, or none. */
function reserveRoom({ element, attributes }: VideoBlock, padding: number): void {
  const { parentElement: wrapper } = element;
  attributes.style(element, 'contain', 'size'); // the height that it has without what is in it
  const hasHeight = element.clientHeight > 0;
  const isStatic = getComputedStyle(element).position === 'static';
  attributes.style(element, 'contain', '');
  if (isStatic) attributes.style(element, 'position', 'relative');
  if (hasHeight) return;
  if (wrapper?.matches('.embed-block-wrapper')) {
    attributes.style(wrapper, 'position', 'relative');
    attributes.style(element, 'position', 'absolute');
    attributes.style(element, 'inset', '0');
  } else {
    attributes.style(element, 'display', 'block');
    attributes.style(element, 'height', '0');
    attributes.style(element, 'padding-bottom', `${padding}%`);
  }
}
