import type { Hono } from 'hono';
import * as z from 'zod';
import type { DemoEnv } from '../env.ts';
import { answerCall, refuse } from './call.ts';

const Month = z.looseObject({
  month: z.string().regex(/^(0[1-9]|1[0-2])-\d{4}$/),
  collectionId: z.string().min(1),
});

/** The collections of the demo page; others have no events. */
const DATES = '64a1f0c27d3b5e09a8c60d01';
const LOST = '64a1f0c27d3b5e09a8c60d03';

/** The events of a collection in a month. */
export function answerCalendar(app: Hono<DemoEnv>) {
  answerCall(app, {
    method: 'GET',
    path: '/api/open/GetItemsByMonth',
    encoding: 'query',
    schema: Month,
    answer(c, { month, collectionId }) {
      if (collectionId === LOST) return refuse(c, 'There is no such collection.', 404);
      return c.json(collectionId === DATES ? eventsOf(month) : []);
    },
  });
}

/** The same events in every month. */
function eventsOf(month: string) {
  const [number, year] = month.split('-').map(Number) as [number, number];
  const at = (day: number, hour: number) => Date.UTC(year, number - 1, day, hour);
  return [
    event('Open kiln', at(4, 15), at(4, 18)),
    event('Bread and bowls', at(10, 9), at(10, 13)),
    event('Throwing class', at(13, 16), at(13, 19)),
    event('Wood firing', at(17, 8), at(19, 20)),
    event('The long supper', at(27, 19), at(27, 23)),
  ];
}

function event(title: string, startDate: number, endDate: number) {
  return { id: `${title} ${startDate}`, title, startDate, endDate, fullUrl: '/journal/first-firing' };
}
