import { ownProperty } from '../../data/fields';
import { reactBlock } from '../../runtime/block/react-block';
import { PopupOverlay } from './popup-overlay';
import { settings } from './settings';

export { openPopup } from './open-popup';

export const mount = reactBlock({
  settings,
  embedded: (_element, { site }) => ownProperty(site.websiteSettings, 'popupOverlaySettings'),
  Component: PopupOverlay,
});
