import { useLiveValue } from '../../../../components/hooks';
import { t } from '../../../../i18n/t';
import type { CarouselProps } from '../carousel';
import { Button } from './button';

/** Step through the slides; not there where all of them are in view. */
export function StepButtons({ carousel }: CarouselProps) {
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
