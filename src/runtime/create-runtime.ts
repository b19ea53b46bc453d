import { registry } from '../blocks/registry';
import { createAttributeKeeper } from '../dom/attributes';
import { createDomObserver } from '../dom/dom-observer';
import { createMedia } from '../dom/media';
import type { Tag } from '../dom/tag';
import { trustedPolicy } from '../dom/trusted-types';
import { createImageLoader } from '../media/images/loader';
import { createHits } from '../visitor/tracking/hits';
import { createChunks } from './chunks';
import { createConsent } from './consent';
import { createEscapeStack } from './escape-stack';
import type { EventBus } from './events';
import { createHttp } from './http';
import type { Reports } from './report';
import { createRequestLog } from './request-log';
import { createScanner } from './scanner';
import type { SiteSource } from './site-source';
import { createTransport } from './transport';
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
    domObserver: createDomObserver(),
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
