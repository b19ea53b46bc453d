import { plainBlock } from '../../runtime/block/plain-block';
import { startAccordion } from './accordion';
import { listOf } from './parts';
import { settings } from './settings';

export const mount = plainBlock({ settings, carrier: listOf, start: startAccordion });
