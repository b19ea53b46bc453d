import type { Hono } from 'hono';
import * as z from 'zod';
import type { DemoEnv } from '../env.ts';
import { answerCall, refuse } from './call.ts';

const Tracking = { productPage: z.string().optional(), productSection: z.string().optional() };
const Autocomplete = z.looseObject({ input: z.string(), ...Tracking });
const Details = z.looseObject({ placeId: z.string(), ...Tracking });

/** The addresses known to the demo's places service. */
const PLACES = [
  { placeId: 'potters-rise', description: '7 Potters Rise, Porto' },
  { placeId: 'mill-lane', description: '12 Mill Lane, Porto' },
  { placeId: 'quay', description: 'The Old Quay, Lisbon' },
];

/** Suggests addresses by their beginning, and returns the details of one. */
export function answerPlaces(app: Hono<DemoEnv>) {
  answerCall(app, {
    method: 'GET',
    path: '/api/google-maps/places/autocomplete',
    encoding: 'query',
    crumb: ['query'],
    schema: Autocomplete,
    answer: (c, { input }) => c.json({ predictions: PLACES.filter((place) => isLike(place, input)) }),
  });
  answerCall(app, {
    method: 'GET',
    path: '/api/google-maps/places/details',
    encoding: 'query',
    crumb: ['query'],
    schema: Details,
    answer(c, { placeId }) {
      const place = PLACES.find((known) => known.placeId === placeId);
      return place ? c.json({ result: place }) : refuse(c, 'There is no such place.', 404);
    },
  });
}

function isLike({ description }: (typeof PLACES)[number], input: string) {
  return description.toLowerCase().includes(input.trim().toLowerCase());
}
