import type { Start } from '../../runtime/start';
import type { Initializer } from '../../types';
import { debug } from './debug';
import { heartbeat } from './heartbeat';
import { landing } from './landing';
import { mobileInfoBar } from './mobile-info-bar';
import { performanceRecords } from './performance-records';
import { pixelSearch } from './pixel-search';
import { print } from './print';
import { sessionRecording } from './session-recording';
import { trace } from './trace';
import { vendors } from './vendors';

/** What happens on a page once it is calm, in this order. */
export function laterSteps(start: Start): readonly Initializer[] {
  return [
    debug(start),
    mobileInfoBar,
    vendors,
    performanceRecords,
    trace,
    landing,
    pixelSearch,
    heartbeat,
    sessionRecording,
    print,
  ];
}
