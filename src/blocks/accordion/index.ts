import { reactBlock } from '../../runtime/block/react-block';
import { Accordion } from './accordion';
import { listOf } from './items';
import { settings } from './settings';

export const mount = reactBlock({ settings, carrier: listOf, Component: Accordion });
