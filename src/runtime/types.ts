import type { Dispose } from '../data/dispose';
import type { ServerAttributes } from '../dom/attributes';
import type { Media } from '../dom/device';
import type { DomObserver } from '../dom/dom-observer';
import type { Tag } from '../dom/tag';
import type { BlockFacts, BlockInstance } from './block-instance';
import type { Http } from './call';
import type { Chunks } from './chunks';
import type { Consent } from './consent';
import type { EscapeStack } from './escape-stack';
import type { ErrorPlace, EventBus } from './events';
import type { Root } from './find-blocks';
import type { EarlyParts } from './replay';
import type { RequestLog } from './request-log';
import type { SiteContext } from './site-context';
import type { Transport } from './transport';

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
  /** Parts of the page outside of blocks. */
  readonly early: EarlyParts;
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

/** Finds blocks and mounts each independently. */
export interface Scanner {
  start(): void;
  /** Whether everything was unmounted, and not scanned again since. */
  isTornDown: boolean;
  /** Finds and mounts new blocks in `root`, including `root` itself. */
  scan(root?: Root): void;
  /** Unmounts every block in `root` and restores the server's HTML. */
  unmount(root?: Root): void;
  /** Mounts a waiting or failed block now; settles when it is mounted or has failed. */
  mountNow(element: Element): Promise<void>;
  instances(): BlockInstance[];
  instanceOf(element: Element): BlockInstance | undefined;
  /** The innermost unmounted block around a node, if the node is in a control whose events the block holds. */
  waitingAround(node: Element): Element | null;
  /** What each block's chunk read, for support staff. */
  readonly facts: WeakMap<Element, BlockFacts>;
  /** Settings set by a script instead of the block's attribute. */
  readonly data: WeakMap<Element, unknown>;
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
  /**
   * Loads an image on request, whatever its load mode, by what its attributes say now; `mode` becomes its crop mode.
   * Returns false for anything but an image.
   */
  load(image: unknown, mode?: string): boolean;
  /** Releases the images in `root` and restores the server's attributes. */
  release(root: Document | Element): void;
  /** Releases images that have left the page. */
  releaseRemoved(): void;
}
