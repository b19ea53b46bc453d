import { reactBlock } from '../../runtime/block/react-block';
import { controlIn } from './control';
import { Donation } from './donation';
import { settings } from './settings';

export const mount = reactBlock({ settings, carrier: controlIn, Component: Donation });
