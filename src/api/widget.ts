import { asRecord } from '../data/fields';
import type { Http } from '../runtime/call';
import { textAt } from './reply';

export interface Widget {
  /** A word, or the number of a block type. */
  readonly type: string | number;
  readonly id: string;
  readonly value: unknown;
}

/** Blocks that the server renders (specification, section 7, widgets and auth). */
export const widgetCalls = (request: Http) => ({
  /** `collectionId` belongs to summaries of events. The HTML is the server's, to be sanitised before use. */
  async getWidgetRendering(widget: Widget, collectionId?: string) {
    const { type, id, value } = asRecord(widget);
    const form = { widgetJSON: { type, id, value }, collectionId };
    return { html: await request('POST', 'widget/GetWidgetRendering', { form, read: textAt('html') }) };
  },
});
