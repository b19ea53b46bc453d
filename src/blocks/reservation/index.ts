import { plainBlock } from '../../runtime/block/plain-block';
import { startReservation } from './reservation';
import { settings } from './settings';

export const mount = plainBlock({ settings, start: startReservation });
