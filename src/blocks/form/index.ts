import { formOf, openForm } from '../../forms/engine';
import { plainBlock } from '../../runtime/block/plain-block';
import { settings } from './settings';
import { writtenIn } from './written-in';

export { submitPublished } from './submit-published';

export const mount = plainBlock({
  settings,
  carrier: formOf,
  embedded: writtenIn,
  start: (block, onFail) => openForm(block, { name: 'form', onFail }),
});
