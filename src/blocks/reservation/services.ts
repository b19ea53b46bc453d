export type ReservationService = 'opentable' | 'tock';

/** The service's page for one restaurant, for use without the widget. */
export function bookingPage(service: ReservationService, id: string): string {
  return service === 'tock'
    ? `https://www.exploretock.com/${encodeURIComponent(id)}`
    : `https://www.opentable.com/restref/client/?rid=${encodeURIComponent(id)}`;
}

/** Tock's script, as in its snippet. */
export const TOCK_SCRIPT = 'https://www.exploretock.com/tock.js';

export interface OpenTableWidget {
  readonly restaurantId: string;
  readonly theme: 'wide' | 'standard';
  /** A numeric colour scheme; empty for the default. */
  readonly color: string;
  /** Such as `en-US`; empty for the default. */
  readonly language: string;
}

/** The script of OpenTable's snippet: it renders a frame with the restaurant's widget next to itself. */
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
