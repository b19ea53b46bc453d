import { useEffect, useState } from 'react';
import { ARROW_STYLES } from '../../../../components/arrow';
import { InsertedElement } from '../../../../components/inserted-element';
import { useLiveValue } from '../../../../components/use-live-value';
import { contentSize } from '../../../../dom/layout';
import { watchSize } from '../../../../dom/timing/resize';
import { t } from '../../../../i18n/t';
import { useStyles } from '../../../../runtime/block/use-styles';
import type { DrawnControlsProps } from '../../drawn-controls';
import type { CarouselProps } from '../carousel';
import styles from '../controls.css';
import { DrawnThumbnails } from './drawn-thumbnails';
import { useAutoplay } from './use-autoplay';

export { ServerThumbnails } from './server-thumbnails';

const CLASS = { class: 'mortar-ui mortar-gallery-controls' };

/** The buttons come before the slides, so that the pause button is focused first. */
export function Controls({ carousel, wanted }: DrawnControlsProps) {
  const { list } = carousel.elements;
  const [bar, setBar] = useState<HTMLElement>();
  useStyles(carousel.runtime, styles);
  useStyles(carousel.runtime, ARROW_STYLES);
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

/** Gives the style sheet the vertical middle of the slides. */
function useMiddle(bar: HTMLElement | undefined, list: HTMLElement): void {
  useEffect(() => {
    if (!bar) return;
    const setMiddle = () => bar.style.setProperty('--mortar-middle', `${contentSize(list).height / 2}px`);
    setMiddle(); // before they are drawn
    return watchSize(list, setMiddle);
  }, [bar, list]);
}

function AutoplayButton({ carousel }: CarouselProps) {
  const { runtime, state } = carousel;
  const { totalGroups } = useLiveValue(state);
  const { isOn, toggle } = useAutoplay(carousel);
  if (totalGroups < 2) return null;
  const label = isOn ? 'Stop slide show' : 'Start slide show';
  return <Button shape={isOn ? 'stop' : 'start'} label={t(runtime, label)} onClick={toggle} />;
}

/** Previous and next buttons; hidden if all slides are in view. */
function StepButtons({ carousel }: CarouselProps) {
  const { runtime, settings, index, state } = carousel;
  const { totalGroups, isFirstGroup, isLastGroup } = useLiveValue(state);
  if (totalGroups < 2) return null;
  return (
    <>
      <Button
        shape="previous"
        label={t(runtime, 'Previous Slide')}
        isDisabled={!settings.loop && isFirstGroup}
        onClick={() => index.step(-1)}
      />
      <Button
        shape="next"
        label={t(runtime, 'Next Slide')}
        isDisabled={!settings.loop && isLastGroup}
        onClick={() => index.step(1)}
      />
    </>
  );
}

interface ButtonProps {
  readonly shape: 'start' | 'stop' | 'previous' | 'next';
  readonly label: string;
  readonly isDisabled?: boolean;
  onClick(): void;
}

function Button({ shape, label, isDisabled = false, onClick }: ButtonProps) {
  return (
    <button
      form=""
      className={`mortar-gallery-button mortar-arrow mortar-gallery-${shape}${isDisabled ? ' disabled' : ''}`}
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={onClick}
    />
  );
}
