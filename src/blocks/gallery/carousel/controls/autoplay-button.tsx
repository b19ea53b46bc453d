import { useLiveValue } from '../../../../components/hooks';
import { t } from '../../../../i18n/t';
import type { CarouselProps } from '../carousel';
import { Button } from './button';
import { useAutoplay } from './use-autoplay';

/** Shows slides by themselves, and stops and starts that. */
export function AutoplayButton({ carousel }: CarouselProps) {
  const { runtime, state } = carousel;
  const { totalGroups } = useLiveValue(state);
  const { isOn, toggle } = useAutoplay(carousel);
  if (totalGroups < 2) return null;
  const label = isOn ? 'Stop slide show' : 'Start slide show';
  return <Button shape={isOn ? 'stop' : 'start'} label={t(runtime, label)} onClick={toggle} />;
}
