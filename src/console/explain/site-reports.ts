import type { Rules } from '../../data/rules';
import { hasServer } from '../../dom/has-server';
import { heartbeatRules } from '../../initializers/idle/heartbeat';
import { performanceRules } from '../../initializers/idle/performance-records';
import { recordingRules } from '../../initializers/idle/session-recording';
import { traceRules } from '../../initializers/idle/trace';
import { trackingRules } from '../../visitor/tracking/rules';
import { searchedFor } from '../../visitor/tracking/search-query';
import type { ConsoleContext } from '../console';
import type { Service } from './explanation';
import { callRules } from './requests';

/** What the page reports to the site's services. */
export const REPORTS: Record<string, Service> = {
  'error-reporter': { question: 'Are errors on the page sent to the site?', rules: errorRules },
  landing: { question: 'Is this page counted as a landing?', rules: landingRules },
  'landing-consent': {
    question: 'Is the record of the landing deleted?',
    rules: function* ({ runtime: { consent } }) {
      yield [
        'the visitor does not allow tracking',
        !consent.allowsTracking(),
        consent.get() ?? 'not answered',
      ];
    },
  },
  'performance-records': {
    question: 'Are performance metrics sent to the site?',
    rules: function* ({ runtime }) {
      yield* performanceRules(runtime.site);
      yield* callRules(runtime, '/api/1/performance/');
    },
  },
  trace: {
    question: 'Are failed blocks reported to the site?',
    rules: function* ({ runtime: { site, blocks } }) {
      yield* traceRules(site);
      const failed = blocks.instances().filter(({ state }) => state === 'failed');
      yield ['a block has failed', failed.length > 0, failed.map(({ name }) => name).join(', ') || 'none'];
    },
  },
  heartbeat: {
    question: 'Is the time on the page counted?',
    rules: function* ({ runtime }) {
      yield* heartbeatRules(runtime.site);
      yield* trackingRules(runtime);
    },
  },
  'pixel-search': {
    question: 'Is a search reported to the Facebook pixel?',
    rules: function* ({ runtime }) {
      yield [
        'the page shows the results of a search',
        Boolean(searchedFor(location, runtime.site)),
        location.pathname,
      ];
      yield* trackingRules(runtime);
    },
  },
  'session-recording': {
    question: 'Is the visit recorded?',
    rules: function* ({ runtime }) {
      yield* recordingRules(runtime);
      yield* trackingRules(runtime);
    },
  },
};

function* errorRules({ runtime, reports }: ConsoleContext): Rules {
  yield ['page from a server', hasServer(), location.protocol];
  yield ['an error has happened', reports.errors.length > 0, reports.errors.length];
  yield* callRules(runtime, '/api/events/RecordJavascriptErrors');
}

function* landingRules({ runtime }: ConsoleContext): Rules {
  yield* trackingRules(runtime);
  const isSent = runtime.requests.records.some(({ url }) => url.includes('/api/track/Track'));
  const because =
    isSent || 'no marketing parameter, and the session began before; or the page is not calm yet';
  yield ['it begins a session, or a marketing parameter led to it', isSent, because];
}
