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

/** Where an error came from; shown in the console and sent with the report. */
export interface ErrorPlace {
  readonly kind: 'page' | 'initializer' | 'block' | 'ui' | 'author';
  readonly name: string;
}

/** What initializers and blocks may use. Made once and passed in, never imported as a global. */
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
  /** One owner's changes of the server's elements, to be taken back together. */
  keepAttributes(): ServerAttributes;
  /** The only way out for an error: console, error report, `error` event. */
  report(error: unknown, where: ErrorPlace): void;
}

/** One step of a page's start. Steps run in the order of the list; one that throws is reported and the next one runs. */
export interface Initializer {
  readonly name: string;
  start(runtime: Runtime): void;
}

/** The whole contract between the bootstrap and a block's chunk. Rejecting means: not mounted, HTML untouched. */
export type MountBlock = (element: HTMLElement, runtime: Runtime) => Dispose | Promise<Dispose>;

/** What a block's chunk exports. */
export interface BlockModule {
  readonly mount: MountBlock;
}

/** Every block by its name. */
// biome-ignore lint/suspicious/noEmptyInterface: the names stand in the registry, since this room knows no block
export interface Blocks {}

export type BlockName = keyof Blocks;

/** A row of the registry: how a block is recognised, and what must not be lost until it is mounted near the viewport. */
export interface BlockEntry<Name extends string = BlockName> {
  readonly name: Name;
  /** How a published page marks it, beside `data-block="<name>"`: a class or an attribute; some blocks have none. */
  readonly selector?: string;
  /** Parts whose clicks and keys are kept and replayed when they arrive before the block is mounted. */
  readonly holds?: string;
  /** May be hidden until it shows itself: it mounts at once, since it would never come near the viewport. */
  readonly isUnseen?: boolean;
  /** Why it mounts no React root; React is fetched together with every other block's chunk. */
  readonly withoutReact?: string;
  /** The only page types that it works on; on any other its chunk is not even asked for. */
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

/** What tracks a visit goes out through here, by the rules of the page and the visitor's answer. */
export interface Hits {
  /** Whether a hit of this page goes out now. */
  areAllowed(): boolean;
  /**
   * Sends now, or once the visitor allows it, or never; the request log says what and why.
   * Settles when what was sent now is through.
   */
  offer(method: string, address: string, send: () => unknown): Promise<void>;
  /** Offers a call of the census, with the visitor cookie and the page's fields. Never rejects. */
  census(call: string, fields: Readonly<Record<string, string>>): Promise<void>;
  /** Counts an event of the page by its code; its data are taken now, also where the hit is held. */
  record(event: number, extra?: Record<string, unknown>): Promise<void>;
}

/** Loads images in the width that they are shown at, near the viewport, and in a larger one when they grow. */
export interface ImageLoader {
  /** Takes care of every image in `root`, the root itself included. */
  adopt(root: Document | Element): void;
  /** Loads an image on somebody's wish, whatever its load mode. False for anything that is no image. */
  load(image: unknown): boolean;
  /** Lets go of the images in `root`; their attributes are as the server sent them. */
  release(root: Document | Element): void;
  /** Lets go of images that left the page. */
  releaseRemoved(): void;
}
