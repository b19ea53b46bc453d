import { memberOf } from '../../dom/member';
import { formOf, idsIn, prepareForm } from '../../forms/engine';
import { reactBlock } from '../../runtime/block/react-block';
import { Newsletter } from './newsletter';
import { settings } from './settings';

export const mount = reactBlock({
  settings,
  carrier: formOf,
  embedded: (element) => idsIn(memberOf(formOf(element), 'getAttribute')('onsubmit')),
  prepare: (block) => prepareForm(block, 'newsletter'),
  Component: Newsletter,
});
