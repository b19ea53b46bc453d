import { registry } from './blocks/registry';
import { createImageLoader } from './images/loader';
import { createAttributeKeeper } from './runtime/attributes';
import { createChunks } from './runtime/chunks';
import { createConsent } from './runtime/consent';
import { createEscapeStack } from './runtime/escape-stack';
import type { EventBus } from './runtime/events';
import { createHttp } from './runtime/http';
import { createInsertions } from './runtime/insertions';
import { createMedia } from './runtime/media';
import type { Reports } from './runtime/report';
import { createRequestLog } from './runtime/request-log';
import { createScanner } from './runtime/scanner';
import type { SiteSource } from './runtime/site-source';
import type { Tag } from './runtime/tag';
import { createTransport } from './runtime/transport';
import { trustedPolicy } from './runtime/trusted-types';
import { createHits } from './tracking/hits';
import type { Runtime } from './types';

/** Makes the runtime from its parts; each knows only the parts that it is given. */
export function createRuntime(tag: Tag, site: SiteSource, events: EventBus, reports: Reports): Runtime {
  const chunks = createChunks(tag.base);
  const requests = createRequestLog();
  const media = createMedia();
  const keepAttributes = createAttributeKeeper();
  const runtime: Runtime = {
    tag,
    get site() {
      return site.current();
    },
    chunks,
    events,
    requests,
    blocks: createScanner(registry, () => runtime),
    media,
    images: createImageLoader({ keepAttributes, media, chunks }),
    insertions: createInsertions(),
    escape: createEscapeStack(),
    consent: createConsent(() => site.current().cookieSettings, events),
    transport: createTransport(requests),
    hits: createHits(() => runtime),
    http: createHttp(() => runtime),
    trusted: trustedPolicy,
    keepAttributes,
    report: reports.report,
  };
  return runtime;
}
