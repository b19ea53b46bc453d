import { settings as accordion } from '../blocks/accordion/settings';
import { settings as audio } from '../blocks/audio/settings';
import { settings as button } from '../blocks/button/settings';
import { settings as donation } from '../blocks/donation/settings';
import { settings as form } from '../blocks/form/settings';
import { settings as gallery } from '../blocks/gallery/settings';
import { settings as image } from '../blocks/image/settings';
import { settings as newsletter } from '../blocks/newsletter/settings';
import { settings as search } from '../blocks/search/settings';
import type { SettingsTable } from '../blocks/settings';
import { settings as shape } from '../blocks/shape/settings';
import { settings as textShrink } from '../blocks/text-shrink/settings';
import { settings as video } from '../blocks/video/settings';
import type { BlockName } from '../types';

/** The settings of every block, for those who judge or describe markup. */
export const BLOCK_SETTINGS: Readonly<Record<BlockName, SettingsTable>> = {
  accordion,
  audio,
  button,
  donation,
  form,
  gallery,
  image,
  newsletter,
  search,
  shape,
  'text-shrink': textShrink,
  video,
};
