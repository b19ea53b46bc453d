import { registry } from '../blocks/registry';
import { createHits } from '../tracking/hits';
import type { Runtime } from '../types';
import { createAttributeKeeper } from './attributes';
import { createChunks } from './chunks';
import { createConsent } from './consent';
import { createEscapeStack } from './escape-stack';
import type { EventBus } from './events';
import { createHttp } from './http';
import { createInsertions } from './insertions';
import { createMedia } from './media';
import type { Reports } from './report';
import { createRequestLog } from './request-log';
import { createScanner } from './scanner';
import type { SiteSource } from './site-source';
import type { Tag } from './tag';
import { createTransport } from './transport';
import { trustedPolicy } from './trusted-types';

/** Makes the runtime from its parts; each knows only the parts that it is given. */
export function createRuntime(tag: Tag, site: SiteSource, events: EventBus, reports: Reports): Runtime {
  const chunks = createChunks(tag.base);
  const requests = createRequestLog();
  const runtime: Runtime = {
    tag,
    get site() {
      return site.current();
    },
    chunks,
    events,
    requests,
    blocks: createScanner(registry, () => runtime),
    media: createMedia(),
    insertions: createInsertions(),
    escape: createEscapeStack(),
    consent: createConsent(() => site.current().cookieSettings, events),
    transport: createTransport(requests),
    hits: createHits(() => runtime),
    http: createHttp(() => runtime),
    trusted: trustedPolicy,
    keepAttributes: createAttributeKeeper(),
    report: reports.report,
  };
  return runtime;
}
