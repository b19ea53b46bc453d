import { idsIn } from '../../form/published';
import { plainBlock } from '../plain-block';
import { startNewsletter } from './newsletter';
import { settings } from './settings';

const formIn = (element: HTMLElement) => element.querySelector('form');

export const mount = plainBlock({
  settings,
  carrier: (element) => formIn(element) ?? element,
  embedded: (element) => ({ ...idsIn(formIn(element)?.getAttribute('onsubmit')) }),
  start: startNewsletter,
});
