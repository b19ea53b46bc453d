import { plainBlock } from '../plain-block';
import { startForm } from './form';
import { formOf, writtenIn } from './parts';
import { settings } from './settings';

export { submitPublished } from './submit-published';

export const mount = plainBlock({ settings, carrier: formOf, embedded: writtenIn, start: startForm });
