import { widgetCalls } from '../../api/widget';
import type { Runtime } from '../../runtime/types';
import type { RenderedWidget } from './published';

/** What the server makes of a widget, sanitised. */
export async function fetchRendering(
  runtime: Runtime,
  { collectionId, ...widget }: RenderedWidget,
): Promise<DocumentFragment> {
  const { html } = await widgetCalls(runtime.http).getWidgetRendering(widget, collectionId);
  const { sanitize } = await runtime.chunks.load('sanitize');
  return sanitize(html, runtime);
}
