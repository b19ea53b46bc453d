import { registry } from './blocks/registry';
import { offerConsole } from './console/console';
import { whenParsed } from './dom/page';
import { readTag } from './dom/tag';
import { initializers } from './initializers/index';
import { createImageLoader } from './media/images/loader';
import { createEarlyParts } from './published/early-presses/index';
import { prepareFirstPaint } from './published/first-paint/index';
import { offerPublishedGlobals } from './published/globals/index';
import { claimPage } from './runtime/claim-page';
import { createRuntime } from './runtime/create-runtime';
import { createEvents } from './runtime/events';
import { collectErrors } from './runtime/report';
import { createSiteSource } from './runtime/site-source';
import { createStart, planSteps, runInitializers } from './runtime/start';
import { createHits } from './visitor/tracking/hits';

// What happens on a page, from top to bottom. A second tag on the page does nothing.
if (claimPage()) {
  const tag = readTag();
  const events = createEvents();
  const reports = collectErrors(events);
  const site = createSiteSource();
  const runtime = createRuntime({
    tag,
    site,
    events,
    reports,
    registry,
    createImages: createImageLoader,
    createHits,
    createEarlyParts,
  });
  const start = createStart(events);
  const steps = initializers({ reports, start });
  planSteps(start, steps);

  offerConsole({ runtime, site, reports, start });
  offerPublishedGlobals(runtime);
  prepareFirstPaint(runtime);
  whenParsed(() => runInitializers(steps, runtime, start));
} else console.warn('Mortar is already running on this page; this copy does nothing.');
