import { requireText } from '../data/require';
import type { Http } from '../runtime/call';

/** The public items of a collection of events. */
export const calendarCalls = (request: Http) => ({
  /** The items of a month such as `08-2026`, as the server sends them. */
  async getItemsByMonth(collectionId: string, month: string) {
    const query = {
      month: requireText('The month of items', month),
      collectionId: requireText('The id of a collection', collectionId),
    };
    return request('GET', 'open/GetItemsByMonth', { query, crumb: 'none', quiet: true, read: items });
  },
});

function items(reply: unknown): readonly unknown[] | undefined {
  return Array.isArray(reply) ? reply : undefined;
}
