import type { Dispose } from '../../data/dispose';
import type { ServerAttributes } from '../../dom/attributes';
import type { MountBlock, Runtime } from '../types';
import { type DecodeJson, readSettings, type SettingsOf, type SettingsTable } from './settings';

/** What a block works with while it is mounted. */
export interface MountedBlock<Table extends SettingsTable> {
  readonly element: HTMLElement;
  readonly runtime: Runtime;
  readonly settings: SettingsOf<Table>;
  /** Changes of the server's elements; taken back when the block is unmounted. */
  readonly attributes: ServerAttributes;
  /** Ends when the block is unmounted; listeners are added with it. */
  readonly signal: AbortSignal;
}

export interface PlainBlockDefinition<Table extends SettingsTable> {
  readonly settings: Table;
  /** The inner element that carries published settings, where that is not the root. */
  carrier?(element: HTMLElement): Element;
  /** Settings that stand elsewhere: in the block as JSON or text of their own, or in the page's context. */
  embedded?(element: HTMLElement, runtime: Runtime): unknown;
  /** For a block that malformed settings refuse; any other works by its defaults then. */
  readonly decode?: DecodeJson;
  /**
   * Brings the block to life; a throw or rejection leaves the server's HTML as it was.
   * `takeBack` does so later: for a block that breaks after it was mounted.
   */
  start(block: MountedBlock<Table>, rollback: Dispose): Dispose | undefined | Promise<Dispose | undefined>;
}

/** The mount function of a block that has nothing to draw, and the ground that blocks with React stand on. */
export function plainBlock<Table extends SettingsTable>(definition: PlainBlockDefinition<Table>): MountBlock {
  return (element, runtime) => {
    const attributes = runtime.keepAttributes();
    const controller = new AbortController();
    const rollback = () => {
      controller.abort();
      attributes.restore();
    };
    const refuse = (error: unknown): never => {
      rollback();
      throw error;
    };
    const finish = (stop: Dispose | undefined) => () => {
      stop?.();
      rollback();
    };
    try {
      const { settings: table, carrier, embedded, decode } = definition;
      const places = { carrier: carrier?.(element), decode, embedded: embedded?.(element, runtime) };
      const settings = readSettings(element, table, runtime, places);
      const started = definition.start(
        { element, runtime, settings, attributes, signal: controller.signal },
        rollback,
      );
      return started instanceof Promise ? started.then(finish, refuse) : finish(started);
    } catch (error) {
      return refuse(error);
    }
  };
}
