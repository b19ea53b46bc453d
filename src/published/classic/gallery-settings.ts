import { GALLERY_DESIGNS } from '../../blocks/gallery/geometry/design';
import { TRANSITIONS } from '../../blocks/gallery/geometry/transitions';
import { type Fields, fieldsOf, number, own } from '../../data/fields';

/** Our gallery's settings from the options that templates give; the word `stacked` means another design in block data. */
export function gallerySettings(options: Fields): Fields {
  const design = own(options, 'design');
  const designOptions = fieldsOf(own(options, 'designOptions'));
  const autoplay = fieldsOf(own(options, 'autoplayOptions'));
  const elements = fieldsOf(own(options, 'elements'));
  const transition = own(designOptions, 'transition');
  const timeout = number(own(autoplay, 'timeout'));
  const ratio = number(own(designOptions, 'aspectRatio'));
  return withoutGaps({
    ...pick(designOptions, [
      'autoHeight',
      'speed',
      'columnWidth',
      'columnWidthBehavior',
      'gutter',
      'mixedContent',
    ]),
    design:
      design === 'stacked' ? 'slideshow' : (GALLERY_DESIGNS.find((known) => known === design) ?? 'slideshow'),
    loop: isOn(own(options, 'loop')),
    autoplay: isOn(own(options, 'autoplay')),
    'autoplay-duration': timeout && timeout / 1000,
    randomize: isOn(own(autoplay, 'randomize')),
    transition: TRANSITIONS.find((known) => known === transition),
    kenBurns: transition === 'kenBurns' || undefined,
    clickBehavior: own(designOptions, 'clickBehavior') === false ? 'none' : undefined,
    imageAspectRatio: ratio && ratio > 0 ? ratio : undefined,
    history: isOn(own(options, 'historyHash')),
    'auto-crop': own(fieldsOf(own(options, 'loaderOptions')), 'mode') !== 'fit',
    controls: !['next', 'previous', 'controls'].some((name) => own(elements, name)),
    lightbox: false,
  });
}

function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, own(fields, name)]));
}

/** Templates write flags as texts too. */
function isOn(value: unknown): boolean {
  return value === true || value === 'true';
}

function withoutGaps(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  );
}
