import type { ServerAttributes } from '../../dom/attributes';
import * as page from '../../dom/page';
import { forgetForGood, rememberForGood } from '../../runtime/storage';

/** With this class on the body, published pages reserve the bar's height. */
const RESERVED = 'announcement-bar-reserved-space';

/** Where the inline script that sets the class looks first whether the bar was closed. */
const KEY = 'squarespace-announcement-bar';

/** Without its bar the reserved space would be an empty band. */
export function releaseSpace(attributes: ServerAttributes): void {
  const body = page.body();
  if (body.matches(`.${RESERVED}`)) attributes.toggleClass(body, RESERVED, false);
}

/** Whether the next pages reserve the space. */
export function reserveLater(isShown: boolean): void {
  if (isShown) forgetForGood(KEY);
  else rememberForGood(KEY, '{"closed":true}');
}
