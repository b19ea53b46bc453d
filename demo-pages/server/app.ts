import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { applyFaults } from './apply-faults.ts';
import { answerAuth } from './calls/auth.ts';
import { answerCalendar } from './calls/calendar.ts';
import { refuse } from './calls/call.ts';
import { answerCart } from './calls/cart.ts';
import { answerCensus } from './calls/census.ts';
import { answerCommerce } from './calls/commerce.ts';
import { answerEvents } from './calls/events.ts';
import { answerForms } from './calls/forms.ts';
import { answerMember } from './calls/member.ts';
import { answerPerformance } from './calls/performance.ts';
import { answerPlaces } from './calls/places.ts';
import { answerSearch } from './calls/search.ts';
import { answerSettings } from './calls/settings.ts';
import { answerTrack } from './calls/track.ts';
import { answerWidgets } from './calls/widget.ts';
import { serveInspector } from './config/inspector.ts';
import { serveOwnerPages } from './config/owner-pages.ts';
import { makeCrumbs } from './crumbs.ts';
import { serveDocs } from './docs/docs-pages.ts';
import type { DemoEnv } from './env.ts';
import type { Faults } from './faults.ts';
import { serveFiles } from './files.ts';
import { serveImages } from './media/images.ts';
import { serveMedia } from './media/media.ts';
import { servePages } from './pages/pages.ts';
import { recordCall } from './record.ts';
import { makeCarts } from './shop.ts';
import { serveStateFiles } from './states/state-files.ts';
import type { Store } from './store.ts';

const DEMO_FILES = fileURLToPath(new URL('../', import.meta.url));

interface AppParts {
  readonly store: Store;
  readonly faults: Faults;
  /** The folder with the built script. */
  readonly dist: string;
}

/** The demo site: its calls, the built script, its files and images, the inspector, the docs, then the pages. */
export function makeApp({ store, faults, dist }: AppParts) {
  const app = new Hono<DemoEnv>();
  const crumbs = makeCrumbs();
  const carts = makeCarts();
  app.use(async (c, next) => {
    c.set('store', store);
    c.set('faults', faults);
    c.set('crumbs', crumbs);
    c.set('carts', carts);
    await next();
  });
  app.use('/api/*', recordCall);
  app.use(applyFaults);
  answerCalls(app);
  serveImages(app);
  serveMedia(app);
  serveInspector(app);
  serveOwnerPages(app);
  serveDocs(app);
  serveStateFiles(app, [dist, DEMO_FILES]);
  app.use(serveFiles(dist), serveFiles(DEMO_FILES));
  app.get('/mortar.js', (c) => c.text('The script has not been built yet: npm run build', 404));
  servePages(app);
  return app;
}

function answerCalls(app: Hono<DemoEnv>) {
  answerCensus(app);
  answerEvents(app);
  answerAuth(app);
  answerForms(app);
  answerTrack(app);
  answerPerformance(app);
  answerWidgets(app);
  answerCalendar(app);
  answerMember(app);
  answerSearch(app);
  answerSettings(app);
  answerPlaces(app);
  answerCommerce(app);
  answerCart(app);
  app.all('/api/*', (c) => refuse(c, 'There is no such call.', 404));
}
