import type { Widget } from '../../api/widget';
import { asRecord, ownProperty, text } from '../../data/fields';
import { parseJson } from '../../data/json';
import type { WidgetProps } from './settings';

/** What the server is asked for. */
export interface RenderedWidget extends Widget {
  readonly collectionId: string | undefined;
}

/**
 * The widget by its own settings, else by the published block around it: that is named in its class, as in
 * `instagram-block`, has its id, and its settings as the value. `undefined` where nothing says what it is.
 */
export function widgetOf({ element, settings }: WidgetProps): RenderedWidget | undefined {
  const block = element.closest('.sqs-block');
  const type = settings.type || nameOf(block);
  const id = settings.id || (block ?? element).id;
  const value = settings.value ?? parseJson(block?.getAttribute('data-block-json')) ?? {};
  const collectionId = settings.collectionId || text(undefined)(ownProperty(asRecord(value), 'collectionId'));
  return type ? { type, id, value, collectionId } : undefined;
}

function nameOf(block: Element | null): string | undefined {
  return /(?:^|\s)(?!sqs-)([\w-]+)-block(?:\s|$)/.exec(block?.className ?? '')?.[1];
}
