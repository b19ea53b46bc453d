import { ServerAttributes } from '../dom/attributes';
import { createMedia } from '../dom/device';
import { createDomObserver } from '../dom/dom-observer';
import type { Tag } from '../dom/tag';
import type { BlockEntry } from './block-entry';
import { createChunks } from './chunks';
import { createConsent } from './consent';
import { createEscapeStack } from './escape-stack';
import type { EventBus } from './events';
import { createHttp } from './http';
import type { EarlyParts } from './replay';
import type { Reports } from './report';
import { createRequestLog } from './request-log';
import { createScanner } from './scanner';
import type { SiteSource } from './site-source';
import { createTransport } from './transport';
import type { Hits, ImageLoader, Runtime } from './types';

/** What the entry has already created, and what higher rooms provide. */
interface RuntimeSources {
  readonly tag: Tag;
  readonly site: SiteSource;
  readonly events: EventBus;
  readonly reports: Reports;
  readonly registry: readonly BlockEntry[];
  createEarlyParts(runtime: Pick<Runtime, 'chunks'>): EarlyParts;
  createImages(runtime: Pick<Runtime, 'keepAttributes' | 'media' | 'chunks'>): ImageLoader;
  createHits(runtime: () => Runtime): Hits;
}

/** Creates the runtime; each service gets only the services it needs. */
export function createRuntime(sources: RuntimeSources): Runtime {
  const { tag, site, events, reports } = sources;
  const chunks = createChunks(tag.base);
  const requests = createRequestLog();
  const media = createMedia();
  const keepAttributes = () => new ServerAttributes();
  const runtime: Runtime = {
    tag,
    get site() {
      return site.current();
    },
    chunks,
    events,
    requests,
    blocks: createScanner(sources.registry, () => runtime),
    media,
    images: sources.createImages({ keepAttributes, media, chunks }),
    domObserver: createDomObserver(),
    escape: createEscapeStack(),
    consent: createConsent(() => site.current().cookieSettings, events),
    transport: createTransport(requests),
    hits: sources.createHits(() => runtime),
    http: createHttp(() => runtime),
    keepAttributes,
    early: sources.createEarlyParts({ chunks }),
    report: reports.report,
  };
  return runtime;
}
