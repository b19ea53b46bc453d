import { createDisposables, type Dispose } from '../../data/dispose';
import { addStyles } from '../../dom/styles';
import { forgetMeasure, measureThenDraw } from '../../dom/timing/watch-width';
import { watchVisible } from '../../dom/watch-visible';
import { isUnknown } from './embedded-settings';
import { insertMark } from './mark';
import { measureText } from './measure-text';
import type { TextHighlight } from './settings';
import styles from './text-highlight.css';
import { watchChanges } from './watch-changes';

/**
 * Milliseconds from the text coming into view to the first stroke (specification, section 9, dialogs, tooltips and
 * text).
 */
const START_DELAY = 250;

/** Draws a highlight on each line of the text, and follows changes. Out of view, nothing is measured or animated. */
export function startTextHighlight(block: TextHighlight): Dispose | undefined {
  const { element, runtime } = block;
  if (isUnknown(element)) return undefined;
  const { add, dispose } = createDisposables();
  const mark = insertMark(block);
  let isInView = false;
  let isStale = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopWatching: Dispose | undefined;

  const measure = () => {
    isStale = false;
    mark.attach();
    stopWatching ??= watchChanges(block, mark.element, { redraw, startTransition });
    const text = measureText(block, mark.element);
    return () => mark.draw(text);
  };
  const redraw = () => {
    isStale = true;
    if (isInView) measureThenDraw(measure);
  };
  const reveal = () => measureThenDraw(() => mark.reveal);
  const startTransition = () => {
    if (isInView) reveal();
  };
  const followView = (isVisible: boolean) => {
    isInView = isVisible;
    clearTimeout(timer);
    if (isInView) timer = setTimeout(reveal, START_DELAY);
    if (isInView && isStale) measureThenDraw(measure);
  };

  add(addStyles(styles, runtime.tag.nonce));
  add(mark.remove);
  add(() => stopWatching?.());
  add(() => forgetMeasure(measure));
  add(() => clearTimeout(timer));
  add(watchVisible(element, followView));
  return dispose;
}
