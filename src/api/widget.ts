import { asRecord, ownProperty } from '../data/fields';
import type { Http } from '../runtime/call';
import { dataOf } from './reply';

export interface Widget {
  /** A widget's name, or the number of a block type. */
  readonly type: string | number;
  readonly id: string;
  readonly value: unknown;
}

/** Blocks rendered by the server (specification, section 7, widgets and auth). */
export const widgetCalls = (request: Http) => ({
  /** `collectionId` is for summaries of events. The HTML comes from the server and must be sanitised before use. */
  async getWidgetRendering(widget: Widget, collectionId?: string) {
    const { type, id, value } = asRecord(widget);
    const form = { widgetJSON: { type, id, value }, collectionId };
    return { html: await request('POST', 'widget/GetWidgetRendering', { form, read: htmlIn }) };
  },
});

/** Empty if there is nothing to show, as for a calendar without events. */
function htmlIn(reply: unknown): string | undefined {
  const html = ownProperty(dataOf(reply), 'html');
  return typeof html === 'string' ? html : undefined;
}
