import { formOf, prepareForm } from '../../forms/engine';
import { reactBlock } from '../../runtime/block/react-block';
import { embeddedSettings } from './embedded-settings';
import { Form } from './form';
import { settings } from './settings';

export { submitPublished } from './submit-published';

export const mount = reactBlock({
  settings,
  carrier: formOf,
  embedded: embeddedSettings,
  prepare: (block) => prepareForm(block, 'form'),
  Component: Form,
});
