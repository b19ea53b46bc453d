import { formOf, idsIn } from '../../form/engine';
import { memberOf } from '../../runtime/member';
import { plainBlock } from '../plain-block';
import { startNewsletter } from './newsletter';
import { settings } from './settings';

export const mount = plainBlock({
  settings,
  carrier: formOf,
  embedded: (element) => ({ ...idsIn(memberOf(formOf(element), 'getAttribute')('onsubmit')) }),
  start: startNewsletter,
});
