import type { PlannedStep, Start } from '../../runtime/start';
import { heartbeat } from './heartbeat';
import { landingConsent } from './landing-consent';
import { performanceRecords } from './performance-records';
import { pixelSearch } from './pixel-search';
import { print } from './print';
import { sessionRecording } from './session-recording';
import { trace } from './trace';
import { vendors } from './vendors';

/** The start function of each idle step, by its name in the list of all steps, which defines the order. */
const STARTS = {
  vendors,
  'performance-records': performanceRecords,
  trace,
  'landing-consent': landingConsent,
  'pixel-search': pixelSearch,
  heartbeat,
  'session-recording': sessionRecording,
  print,
};

export type IdleStep = keyof typeof STARTS;

/** The idle steps of a page's start, in order. */
export function idleSteps({ steps }: Start): PlannedStep[] {
  const idle = steps.filter(({ when }) => when === 'idle');
  return idle.map(({ name, when }) => ({ name, when, start: STARTS[name as IdleStep] }));
}
