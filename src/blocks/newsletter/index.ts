import { memberOf } from '../../dom/member';
import { formOf, idsIn } from '../../forms/engine';
import { plainBlock } from '../../runtime/block/plain-block';
import { startNewsletter } from './newsletter';
import { settings } from './settings';

export const mount = plainBlock({
  settings,
  carrier: formOf,
  embedded: (element) => ({ ...idsIn(memberOf(formOf(element), 'getAttribute')('onsubmit')) }),
  start: startNewsletter,
});
