import { GALLERY_DESIGNS } from '../../../blocks/gallery/geometry/design';
import { TRANSITIONS } from '../../../blocks/gallery/geometry/transitions';
import { asRecord, type Fields, ownProperty, readNumber } from '../../../data/fields';

/** Converts template options to our gallery's settings; in block data, `stacked` means another design. */
export function gallerySettings(options: Fields): Fields {
  const design = ownProperty(options, 'design');
  const designOptions = asRecord(ownProperty(options, 'designOptions'));
  const autoplay = asRecord(ownProperty(options, 'autoplayOptions'));
  const elements = asRecord(ownProperty(options, 'elements'));
  const transition = ownProperty(designOptions, 'transition');
  const timeout = readNumber(ownProperty(autoplay, 'timeout'));
  const ratio = readNumber(ownProperty(designOptions, 'aspectRatio'));
  return definedFields({
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
    loop: isOn(ownProperty(options, 'loop')),
    autoplay: isOn(ownProperty(options, 'autoplay')),
    'autoplay-duration': timeout && timeout / 1000,
    randomize: isOn(ownProperty(autoplay, 'randomize')),
    transition: TRANSITIONS.find((known) => known === transition),
    kenBurns: transition === 'kenBurns' || undefined,
    clickBehavior: ownProperty(designOptions, 'clickBehavior') === false ? 'none' : undefined,
    imageAspectRatio: ratio && ratio > 0 ? ratio : undefined,
    history: isOn(ownProperty(options, 'historyHash')),
    'auto-crop': ownProperty(asRecord(ownProperty(options, 'loaderOptions')), 'mode') !== 'fit',
    controls: !['next', 'previous', 'controls'].some((name) => ownProperty(elements, name)),
    lightbox: ownProperty(options, 'lightbox') === true,
  });
}

function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, ownProperty(fields, name)]));
}

/** Templates also write flags as strings. */
function isOn(value: unknown): boolean {
  return value === true || value === 'true';
}

function definedFields(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  );
}
