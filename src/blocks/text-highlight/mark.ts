import type { Dispose } from '../../data/dispose';
import { entriesOf } from '../../data/indexes';
import * as page from '../../dom/page';
import { animate, hide, isAnimated, show } from './animation';
import type { Box } from './geometry/lines';
import { createLine, placeLine } from './line';
import type { MeasuredText } from './measure-text';
import type { TextHighlight } from './settings';

/**
 * The drawn highlight: an element at the start of the text, with a path for each line. It interrupts the kerning around
 * it, which moves what follows: a word is preceded by a space, but often followed by a comma.
 */
interface Mark {
  readonly element: HTMLElement;
  /** Inserts it, again after a script has replaced the text. */
  attach(): void;
  draw(text: MeasuredText): void;
  /** Makes the highlight appear, once. */
  reveal(): void;
  remove: Dispose;
}

export function insertMark(block: TextHighlight): Mark {
  const { settings } = block;
  const element = createElement(block);
  const lines: SVGElement[] = [];
  let boxes: readonly Box[] = [];
  let drawn = '';
  let isRevealed = false;
  const attach = () => {
    if (element.parentNode !== block.element) block.element.prepend(element);
  };
  attach();

  function addLine(): void {
    const line = createLine(settings, lines.length);
    if (!isRevealed && isAnimated(block)) hide(line, settings);
    lines.push(line);
    element.append(line);
  }

  return {
    element,
    attach,
    draw(text) {
      const wanted = JSON.stringify(text);
      if (wanted === drawn) return;
      drawn = wanted;
      boxes = text.lines;
      while (lines.length < boxes.length) addLine();
      for (const line of lines.splice(boxes.length)) line.remove();
      // A line that remains continues its animation.
      for (const [index, box] of entriesOf(boxes)) placeLine(lines[index], settings, box, text.fontSize);
    },
    reveal() {
      if (isRevealed) return;
      isRevealed = true;
      if (isAnimated(block)) animate(lines, settings, boxes);
      // Starting an animation applies pending style changes: so all animations of a frame start first, and styles change
      // afterwards.
      queueMicrotask(() => show(lines, settings));
    },
    remove: () => element.remove(),
  };
}

/**
 * A highlight behind the text is above the text's own background, which requires a stacking context. A blended
 * highlight must blend with the page below, so it is on top of both.
 */
function createElement({ element, settings, attributes }: TextHighlight): HTMLElement {
  const { isFront, blend } = settings;
  const mark = page.create('span');
  mark.className = 'mortar-highlight';
  mark.dataset.mortarDrawn = '';
  mark.setAttribute('aria-hidden', 'true');
  attributes.style(element, 'position', 'relative');
  if (blend !== 'none') mark.style.mixBlendMode = blend;
  else if (!isFront) {
    attributes.style(element, 'z-index', '0');
    mark.style.zIndex = '-1';
  }
  return mark;
}
