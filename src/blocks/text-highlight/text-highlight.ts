import { createDisposables, type Dispose } from '../../data/dispose';
import { createIntersectionObserver } from '../../dom/observers';
import { addStyles } from '../../dom/styles';
import { forgetMeasure, measureThenDraw } from '../../dom/timing/watch-width';
import { watchChanges } from './changes';
import { insertMark } from './mark';
import { measureText } from './measure-text';
import { isUnknown } from './published-settings';
import type { TextHighlight } from './settings';
import styles from './text-highlight.css';

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
  const followView = (entries: { isIntersecting: boolean }[]) => {
    isInView = entries.at(-1)?.isIntersecting ?? false;
    clearTimeout(timer);
    if (isInView) timer = setTimeout(reveal, START_DELAY);
    if (isInView && isStale) measureThenDraw(measure);
  };

  add(addStyles(styles, runtime.tag.nonce));
  add(mark.remove);
  add(() => stopWatching?.());
  add(() => forgetMeasure(measure));
  add(() => clearTimeout(timer));
  add(watchView(element, followView));
  return dispose;
}

function watchView(element: Element, notify: (entries: { isIntersecting: boolean }[]) => void): Dispose {
  const observer = createIntersectionObserver(notify);
  observer.observe(element);
  return () => observer.disconnect();
}
