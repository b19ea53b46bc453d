import { choice, data, flag, text } from '../../runtime/block/settings';
import { readDropShadow } from './drop-shadow';

export const settings = {
  shapeName: text('', 'data-shape-name'),
  dropShadow: data(
    readDropShadow,
    '{"angle":45,"distance":{"value":4,"unit":"px"},"blur":{"value":8,"unit":"px"}}',
    'data-drop-shadow',
    'data-desktop-drop-shadow',
  ),
  position: choice(['center', 'left', 'right'], 'data-position'),
  stretch: flag(false, 'data-stretch', 'data-stretched-to-fill'),
};
