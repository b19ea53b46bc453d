import { memberOf } from '../../dom/member';
import { reactBlock } from '../../runtime/block/react-block';
import { CONTROLS } from './control';
import { Donation } from './donation';
import { settings } from './settings';

export const mount = reactBlock({
  settings,
  carrier: (element) => memberOf(element, 'querySelector')(CONTROLS) ?? element,
  Component: Donation,
});
