import { fieldsOf, list, own, text } from '../../data/fields';
import { choice, data, flag, number } from '../../runtime/block/settings';

/** The defaults are the specification's (section 3, marquee props). */
export const settings = {
  waveFrequency: number(1, { min: 0 }, 'data-wave-frequency'),
  waveIntensity: number(0, { min: 0 }, 'data-wave-intensity'),
  animationDirection: choice(['left', 'right'], 'data-animation-direction'),
  animationSpeed: number(1, { min: 0, max: 100 }, 'data-animation-speed'),
  pausedOnHover: flag(false, 'data-paused-on-hover'),
  marqueeItems: data(readItems, 'a list such as [{"text":"Words"}]', 'data-marquee-items'),
};

/** The items' HTML. */
function readItems(data: unknown): readonly string[] | undefined {
  if (!Array.isArray(data)) return undefined;
  return list((item) => text(undefined)(own(fieldsOf(item), 'text')))(data);
}
