import { settings as accordion } from '../blocks/accordion/settings';
import { settings as announcementBar } from '../blocks/announcement-bar/settings';
import { settings as audio } from '../blocks/audio/settings';
import { settings as button } from '../blocks/button/settings';
import { settings as cartIndicator } from '../blocks/cart-indicator/settings';
import { settings as cartPage } from '../blocks/cart-page/settings';
import { settings as donation } from '../blocks/donation/settings';
import { settings as followButton } from '../blocks/follow-button/settings';
import { settings as form } from '../blocks/form/settings';
import { settings as gallery } from '../blocks/gallery/settings';
import { settings as image } from '../blocks/image/settings';
import { settings as map } from '../blocks/map/settings';
import { settings as marquee } from '../blocks/marquee/settings';
import { settings as memberAccess } from '../blocks/member-access/settings';
import { settings as menu } from '../blocks/menu/settings';
import { settings as mobileInfoBar } from '../blocks/mobile-info-bar/settings';
import { settings as newsletter } from '../blocks/newsletter/settings';
import { settings as popupOverlay } from '../blocks/popup-overlay/settings';
import { settings as productReviews } from '../blocks/product-reviews/settings';
import { settings as reservation } from '../blocks/reservation/settings';
import { settings as search } from '../blocks/search/settings';
import { settings as shape } from '../blocks/shape/settings';
import { settings as summary } from '../blocks/summary/settings';
import { settings as textHighlight } from '../blocks/text-highlight/settings';
import { settings as textShrink } from '../blocks/text-shrink/settings';
import { settings as video } from '../blocks/video/settings';
import { settings as widget } from '../blocks/widget/settings';
import type { SettingsTable } from '../runtime/block/settings';
import type { BlockName } from '../runtime/types';

/** The settings of every block, for those who judge or describe markup. */
export const BLOCK_SETTINGS: Readonly<Record<BlockName, SettingsTable>> = {
  accordion,
  'announcement-bar': announcementBar,
  audio,
  button,
  'cart-indicator': cartIndicator,
  'cart-page': cartPage,
  donation,
  'follow-button': followButton,
  form,
  gallery,
  image,
  map,
  marquee,
  'member-access': memberAccess,
  menu,
  'mobile-info-bar': mobileInfoBar,
  newsletter,
  'popup-overlay': popupOverlay,
  'product-reviews': productReviews,
  reservation,
  search,
  shape,
  summary,
  'text-highlight': textHighlight,
  'text-shrink': textShrink,
  video,
  widget,
};
