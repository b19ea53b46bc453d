import type { Initializer } from '../types';
import { heartbeat } from './heartbeat';
import { landing } from './landing';
import { performanceRecords } from './performance-records';
import { pixelSearch } from './pixel-search';
import { sessionRecording } from './session-recording';
import { trace } from './trace';

/** What happens on a page once it is calm, in this order. */
export const later: readonly Initializer[] = [
  performanceRecords,
  trace,
  landing,
  pixelSearch,
  heartbeat,
  sessionRecording,
];
