import { fieldsOf, own } from '../../data/fields';
import { plainBlock } from '../../runtime/block/plain-block';
import { startPopup } from './popup-overlay';
import { settings } from './settings';

export { openPopup } from './popup-overlay';

export const mount = plainBlock({
  settings,
  embedded: (_element, { site }) => own(fieldsOf(site.websiteSettings), 'popupOverlaySettings'),
  start: startPopup,
});
