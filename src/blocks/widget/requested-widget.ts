import type { Widget } from '../../api/widget';
import { asRecord, ownProperty, readId } from '../../data/fields';
import { parseJson } from '../../data/json';
import type { WidgetProps } from './settings';

/** The widget to request from the server. */
export interface RequestedWidget extends Widget {
  readonly collectionId: string | undefined;
}

/**
 * The widget from its own settings, else from the published block around it: the class contains its type, as in
 * `instagram-block`, its id is the block's, and its value the block's settings. `undefined` if its type is unknown.
 */
export function requestedWidget({ element, settings }: WidgetProps): RequestedWidget | undefined {
  const block = element.closest('.sqs-block');
  const type = settings.type || nameOf(block);
  const id = settings.id || (block ?? element).id;
  const value = settings.value ?? parseJson(block?.getAttribute('data-block-json')) ?? {};
  const collectionId = settings.collectionId || readId(ownProperty(asRecord(value), 'collectionId'));
  return type ? { type, id, value, collectionId } : undefined;
}

function nameOf(block: Element | null): string | undefined {
  return /(?:^|\s)(?!sqs-)([\w-]+)-block(?:\s|$)/.exec(block?.className ?? '')?.[1];
}
