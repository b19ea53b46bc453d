import { formOf, openForm } from '../../form/engine';
import { plainBlock } from '../plain-block';
import { settings } from './settings';
import { writtenIn } from './written-in';

export { submitPublished } from './submit-published';

export const mount = plainBlock({
  settings,
  carrier: formOf,
  embedded: writtenIn,
  start: (block, onFail) => openForm(block, { name: 'form', onFail }),
});
