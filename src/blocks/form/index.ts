import { formOf, prepareForm } from '../../forms/engine';
import { reactBlock } from '../../runtime/block/react-block';
import { Form } from './form';
import { settings } from './settings';
import { writtenIn } from './written-in';

export { submitPublished } from './submit-published';

export const mount = reactBlock({
  settings,
  carrier: formOf,
  embedded: writtenIn,
  prepare: (block) => prepareForm(block, 'form'),
  Component: Form,
});
