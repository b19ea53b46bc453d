import type { BlockDescription } from '../../runtime/block/description';
import type { MountedBlock } from '../../runtime/block/plain-block';
import { choice, data, flag, text } from '../../runtime/block/settings';
import { readDropShadow } from './drop-shadow';

const stretch = flag(false, 'data-stretch', 'data-stretched-to-fill');

export const settings = {
  shapeName: text('', 'data-shape-name'),
  dropShadow: data(
    readDropShadow,
    '{"angle":45,"distance":{"value":4,"unit":"px"},"blur":{"value":8,"unit":"px"}}',
    'data-drop-shadow',
    'data-desktop-drop-shadow',
  ),
  position: choice(['center', 'left', 'right'], 'data-position'),
  /** Published pages write the attribute without a value, and leave it out where a shape keeps its proportions. */
  stretch: { ...stretch, parse: (raw: unknown) => raw === '' || stretch.parse(raw) },
};

export const requiredSelector = 'svg, .sqs-shape';

export const description: BlockDescription<typeof settings> = {
  summary: 'A decorative shape with its drop shadow.',
  settings: {
    shapeName: 'The name of the shape; a `rectangle` is a square.',
    dropShadow:
      'The drop shadow: `angle` in degrees, `distance` and `blur` in px, em, rem, vw or vh, `color` a CSS colour or as published pages have it, else half black.',
    position: 'The position of the shape in its container.',
    stretch: 'Whether the shape fills its container; otherwise it keeps the proportions of its `viewBox`.',
  },
};

export type ShapeBlock = MountedBlock<typeof settings>;
