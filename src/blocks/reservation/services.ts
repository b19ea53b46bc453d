/** Where tables are booked at the services' own pages. */
export type ReservationService = 'opentable' | 'tock';

/** A page of the service for one restaurant, for those who do without a widget. */
export function bookingPage(service: ReservationService, id: string): string {
  return service === 'tock'
    ? `https://www.exploretock.com/${encodeURIComponent(id)}`
    : `https://www.opentable.com/restref/client/?rid=${encodeURIComponent(id)}`;
}

/** Tock's script as its snippet names it. */
export const TOCK_SCRIPT = 'https://www.exploretock.com/tock.js';

export interface OpenTableWidget {
  readonly restaurantId: string;
  readonly theme: 'wide' | 'standard';
  /** A colour scheme by its number; empty for the service's own. */
  readonly color: string;
  /** As `en-US`; empty for the service's own. */
  readonly language: string;
}

/** The script of OpenTable's snippet: it draws a frame with the restaurant's widget beside itself. */
export function openTableScript({ restaurantId, theme, color, language }: OpenTableWidget): string {
  const query = new URLSearchParams({
    rid: restaurantId,
    type: 'standard',
    theme,
    iframe: 'true',
    domain: 'com',
    newtab: 'false',
    ot_source: 'Restaurant website',
  });
  if (color) query.set('color', color);
  if (language) query.set('lang', language);
  return `https://www.opentable.com/widget/reservation/loader?${query}`;
}
