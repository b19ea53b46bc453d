import type { Dispose } from '../data/dispose';
import type { ServerAttributes } from '../dom/attributes';
import type { Media } from '../dom/device';
import type { DomObserver } from '../dom/dom-observer';
import type { Tag } from '../dom/tag';
import type { Chunks } from './chunks';
import type { Consent } from './consent';
import type { EscapeStack } from './escape-stack';
import type { EventBus } from './events';
import type { Http } from './http';
import type { RequestLog } from './request-log';
import type { Scanner } from './scanner';
import type { SiteContext } from './site-context';
import type { Transport } from './transport';

/** Where an error occurred; shown in the console and sent with the report. */
export interface ErrorPlace {
  readonly kind: 'page' | 'initializer' | 'block' | 'ui' | 'author';
  readonly name: string;
}

/** What initializers and blocks may use. Created once and passed in, never imported as a global. */
export interface Runtime {
  readonly tag: Tag;
  readonly site: SiteContext;
  readonly chunks: Chunks;
  readonly blocks: Scanner;
  readonly domObserver: DomObserver;
  readonly escape: EscapeStack;
  readonly consent: Consent;
  readonly events: EventBus;
  readonly media: Media;
  readonly requests: RequestLog;
  readonly transport: Transport;
  readonly hits: Hits;
  readonly http: Http;
  readonly images: ImageLoader;
  /** One owner's attribute changes on server elements, restored together. */
  keepAttributes(): ServerAttributes;
  /** The only way out for an error: console, error report, `error` event. */
  report(error: unknown, where: ErrorPlace): void;
}

/** One step of a page's start. Steps run in the order of the list; one that throws is reported and the next one runs. */
export interface Initializer {
  readonly name: string;
  start(runtime: Runtime): void;
}

/** The contract between the bootstrap and a block's chunk. Rejecting means: not mounted, HTML untouched. */
export type MountBlock = (element: HTMLElement, runtime: Runtime) => Dispose | Promise<Dispose>;

/** The exports of a block's chunk. */
export interface BlockModule {
  readonly mount: MountBlock;
}

/** Every block by its name. */
// biome-ignore lint/suspicious/noEmptyInterface: the names are in the registry, since this folder must not import blocks
export interface Blocks {}

export type BlockName = keyof Blocks;

/** A row of the registry: how a block is recognised and when it mounts. */
export interface BlockEntry<Name extends string = BlockName> {
  readonly name: Name;
  /** The class or attribute of the block on published pages, besides `data-block="<name>"`; some blocks have none. */
  readonly selector?: string;
  /** Controls whose clicks and keys are held and replayed if they arrive before the block is mounted. */
  readonly holds?: string;
  /** May be hidden until it shows itself: it mounts at once, since it would never come near the viewport. */
  readonly isHidden?: boolean;
  /** Why it has no React root; for every other block, React is fetched together with the chunk. */
  readonly withoutReact?: string;
  /** The only page types it works on; on others, its chunk isn't requested. */
  readonly pageTypes?: readonly number[];
}

export type BlockState = 'waiting' | 'loading' | 'mounted' | 'failed';

/** One setting of a mounted block, as support staff see it. `from` names the attribute, the JSON or `default`. */
export interface SettingReport {
  readonly name: string;
  readonly value: unknown;
  readonly from: string;
}

export interface Problem {
  readonly code: string;
  readonly message: string;
}

/** Sends everything that tracks a visit, according to the page's rules and the visitor's consent. */
export interface Hits {
  /** Whether a hit would be sent now. */
  areAllowed(): boolean;
  /**
   * Sends now, once the visitor consents, or never; the request log says which and why. Settles when a hit sent now is
   * complete.
   */
  offer(method: string, address: string, send: () => unknown): Promise<void>;
  /** Offers a census call, with the visitor cookie and the page's fields. Never rejects. */
  census(call: string, fields: Readonly<Record<string, string>>): Promise<void>;
  /** Counts a page event by its code; its data is captured now, even if the hit is held. */
  record(event: number, extra?: Record<string, unknown>): Promise<void>;
}

/** Loads images at their rendered width, near the viewport, and larger versions when they grow. */
export interface ImageLoader {
  /** Handles every image in `root`, including `root` itself. */
  adopt(root: Document | Element): void;
  /** Loads an image on request, whatever its load mode. Returns false for anything but an image. */
  load(image: unknown): boolean;
  /** Releases the images in `root` and restores the server's attributes. */
  release(root: Document | Element): void;
  /** Releases images that have left the page. */
  releaseRemoved(): void;
}
