import type { Dispose } from '../../data/dispose';
import { keepAttributeOrder } from '../../dom/attribute-order';
import type { ServerAttributes } from '../../dom/attributes';
import type { MountBlock, Runtime } from '../types';
import { type DecodeJson, readSettings } from './read-settings';
import { removeCopies } from './remove-copies';
import type { SettingsOf, SettingsTable } from './settings';

/** What a mounted block works with. */
export interface MountedBlock<Table extends SettingsTable> {
  readonly element: HTMLElement;
  readonly runtime: Runtime;
  readonly settings: SettingsOf<Table>;
  /** Attribute changes on server elements; restored when the block is unmounted. */
  readonly attributes: ServerAttributes;
  /** Aborted when the block is unmounted; pass it to `addEventListener`. */
  readonly signal: AbortSignal;
}

export interface PlainBlockDefinition<Table extends SettingsTable> {
  readonly settings: Table;
  /** The inner element that carries published settings, if it isn't the root. */
  carrier?(element: HTMLElement): Element;
  /** Settings found elsewhere: in the block as JSON or text, or in the site context. */
  embedded?(element: HTMLElement, runtime: Runtime): unknown;
  /** For a block that must not run with malformed settings; other blocks fall back to their defaults. */
  readonly decode?: DecodeJson;
  /**
   * Starts the block. If it throws or rejects, the server's HTML is left as it was. `rollback` restores the HTML later,
   * for a block that breaks after it was mounted.
   */
  start(block: MountedBlock<Table>, rollback: Dispose): Dispose | undefined | Promise<Dispose | undefined>;
}

/** The mount function of a block without React; also what `reactBlock` is built on. */
export function plainBlock<Table extends SettingsTable>(definition: PlainBlockDefinition<Table>): MountBlock {
  return (element, runtime) => {
    const attributes = runtime.keepAttributes();
    removeCopies(element);
    const restoreOrder = keepAttributeOrder(element);
    const controller = new AbortController();
    const rollback = () => {
      controller.abort();
      attributes.restore();
      restoreOrder();
    };
    const refuse = (error: unknown): never => {
      rollback();
      throw error;
    };
    const finish = (stop: Dispose | undefined) => () => {
      try {
        stop?.();
      } finally {
        rollback();
      }
    };
    try {
      const { settings: table, carrier, embedded, decode } = definition;
      const places = { carrier: carrier?.(element), decode, embedded: embedded?.(element, runtime) };
      const settings = readSettings(element, table, runtime, places);
      const started = definition.start(
        { element, runtime, settings, attributes, signal: controller.signal },
        rollback,
      );
      // Not `instanceof Promise`: libraries such as Zone.js replace that class, but not the promises of async functions.
      return typeof started === 'object' ? started.then(finish, refuse) : finish(started);
    } catch (error) {
      return refuse(error);
    }
  };
}
