import { WAITING_SCRIPT } from '../dom/consented-script';
import { once } from '../dom/page';
import type { Reports } from '../runtime/report';
import type { PlannedStep, Start } from '../runtime/start';
import type { Initializer, Runtime } from '../runtime/types';
import { withNeededChunk } from '../runtime/with-needed-chunk';
import { blocks } from './blocks';
import { census } from './census';
import { configRedirect } from './config-redirect';
import { cookieBanner } from './cookie-banner';
import { delegated } from './delegated';
import { errorReporter } from './error-reporter';
import { escapeKey } from './escape-key';
import type { IdleStep } from './idle/index';
import { imageLoader } from './image-loader';
import { landing } from './landing';
import {
  forAccount,
  inMobileApp,
  onMounted,
  onPublishedPage,
  onSight,
  type Watch,
  withInfoBar,
} from './on-demand';
import { runIdleSteps } from './run-idle-steps';
import { systemError } from './system-error';

/** What some steps need besides the runtime. */
interface Services {
  readonly reports: Reports;
  readonly start: Start;
}

/** A chunk that exports `start`. */
type OnDemandStep =
  | 'consented-scripts'
  | 'relative-times'
  | 'published'
  | 'in-view'
  | 'mobile-info-bar'
  | 'native-bridge'
  | 'session';

/** All steps of a page's start, in order: name and time. */
export const initializers = ({ reports, start }: Services): readonly PlannedStep[] => [
  now('cookie-banner', cookieBanner),
  now('census', census),
  now('error-reporter', errorReporter(reports)),
  now('escape-key', escapeKey),
  now('config-redirect', configRedirect),
  now('image-loader', imageLoader),
  now('system-error', systemError),
  now('landing', landing),
  now('idle', runIdleSteps(start)),
  now('delegated', delegated), // only listens; the elements that are used load their chunks
  onDemand('consented-scripts', onSight(WAITING_SCRIPT)),
  onDemand('relative-times', onSight('[data-relative-time]')),
  onDemand('published', onPublishedPage),
  onDemand('in-view', onMounted),
  onDemand('mobile-info-bar', withInfoBar),
  onDemand('native-bridge', inMobileApp),
  onDemand('session', forAccount),
  now('blocks', blocks),

  idle('vendors'),
  idle('performance-records'),
  idle('trace'),
  idle('landing-consent'),
  idle('pixel-search'),
  idle('heartbeat'),
  idle('session-recording'),
  idle('print'),
];

/** Runs immediately. */
function now(name: string, start: Initializer['start']): PlannedStep {
  return { name, when: 'now', start };
}

/** Watches immediately; loads and starts its chunk when the page needs it. */
function onDemand(name: OnDemandStep, watch: Watch): PlannedStep {
  return now(name, (runtime: Runtime) =>
    watch(
      runtime,
      once(() => withNeededChunk(runtime, name, (part) => part.start(runtime))),
    ),
  );
}

/** Runs when the page is idle; its code is in the chunk of idle steps. */
function idle(name: IdleStep): PlannedStep {
  return { name, when: 'idle' };
}
