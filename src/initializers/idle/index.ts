import type { Initializer } from '../../runtime/types';
import { heartbeat } from './heartbeat';
import { landingConsent } from './landing-consent';
import { mobileInfoBar } from './mobile-info-bar';
import { IDLE_STEPS, type IdleStep } from './names';
import { performanceRecords } from './performance-records';
import { pixelSearch } from './pixel-search';
import { print } from './print';
import { sessionRecording } from './session-recording';
import { trace } from './trace';
import { vendors } from './vendors';

const STEPS: Readonly<Record<IdleStep, Initializer>> = {
  'mobile-info-bar': mobileInfoBar,
  vendors,
  'performance-records': performanceRecords,
  trace,
  'landing-consent': landingConsent,
  'pixel-search': pixelSearch,
  heartbeat,
  'session-recording': sessionRecording,
  print,
};

/** What happens on a page once it is calm, in this order. */
export const idleSteps: readonly Initializer[] = IDLE_STEPS.map((name) => STEPS[name]);
