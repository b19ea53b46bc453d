import { useEffect, useState } from 'react';
import { InsertedElement } from '../../../../components/inserted-element';
import { resetWithin } from '../../../../components/reset';
import { createResizeObserver } from '../../../../dom/observers';
import { useStyles } from '../../../../runtime/block/use-styles';
import type { DrawnControlsProps } from '../../drawn-controls';
import styles from '../controls.css';
import { AutoplayButton } from './autoplay-button';
import { DrawnThumbnails } from './drawn-thumbnails';
import { StepButtons } from './step-buttons';

export { ServerThumbnails } from './server-thumbnails';

const STYLES = resetWithin('mortar-gallery-controls') + styles;
const CLASS = { class: 'mortar-gallery-controls' };

/** Buttons stand before the slides, so that the one that stops them is the first to be reached. */
export function Controls({ carousel, wanted }: DrawnControlsProps) {
  const { list } = carousel.elements;
  const [bar, setBar] = useState<HTMLElement>();
  useStyles(carousel.runtime, STYLES);
  useMiddle(bar, list);
  return (
    <>
      <InsertedElement target={list} position="beforebegin" attributes={CLASS} onInsert={setBar}>
        {wanted.autoplay && <AutoplayButton carousel={carousel} />}
        {wanted.steppers && <StepButtons carousel={carousel} />}
      </InsertedElement>
      {wanted.thumbnails && <DrawnThumbnails carousel={carousel} />}
    </>
  );
}

/** Tells the style sheet where the middle of the slides is. */
function useMiddle(bar: HTMLElement | undefined, list: HTMLElement): void {
  useEffect(() => {
    if (!bar) return;
    const watcher = createResizeObserver(([entry]) => {
      bar.style.setProperty('--mortar-middle', `${(entry?.contentRect.height ?? 0) / 2}px`);
    });
    watcher.observe(list);
    return () => watcher.disconnect();
  }, [bar, list]);
}
