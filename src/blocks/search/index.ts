import { reactBlock } from '../../runtime/block/react-block';
import { Search } from './search';
import { settings } from './settings';

export const mount = reactBlock({ settings, Component: Search });
