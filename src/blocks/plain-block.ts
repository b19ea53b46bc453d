import type { ServerAttributes } from '../runtime/attributes';
import type { MountBlock, Runtime, Stop } from '../types';
import { readSettings, type SettingsOf, type SettingsTable } from './settings';

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
  /** Brings the block to life; a throw leaves the server's HTML as it was. */
  start(block: MountedBlock<Table>): Stop | undefined;
}

/** The mount function of a block that has nothing to draw, and the ground that blocks with React stand on. */
export function plainBlock<Table extends SettingsTable>(definition: PlainBlockDefinition<Table>): MountBlock {
  return (element, runtime) => {
    const attributes = runtime.keepAttributes();
    const life = new AbortController();
    const end = () => {
      life.abort();
      attributes.restore();
    };
    try {
      const settings = readSettings(element, definition.settings, runtime, definition.carrier?.(element));
      const stop = definition.start({ element, runtime, settings, attributes, signal: life.signal });
      return () => {
        stop?.();
        end();
      };
    } catch (error) {
      end();
      throw error;
    }
  };
}
