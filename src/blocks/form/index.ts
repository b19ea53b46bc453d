import { formOf, prepareForm } from '../../forms/engine';
import { reactBlock } from '../../runtime/block/react-block';
import { Form } from './form';
import { settings } from './settings';
import { settingsInMarkup } from './settings-in-markup';

export { submitPublished } from './submit-published';

export const mount = reactBlock({
  settings,
  carrier: formOf,
  embedded: settingsInMarkup,
  prepare: (block) => prepareForm(block, 'form'),
  Component: Form,
});
