import { describe, expect, it } from 'vitest';
import { reservationLayout } from '../../../src/blocks/reservation/frame-layout';
import { bookingPage, openTableScript } from '../../../src/blocks/reservation/services';

describe('a reservation', () => {
  it.each([
    ['opentable', 851, 'wide'],
    ['opentable', 850, 'standard'],
    ['opentable', 0, 'standard'],
    ['tock', 751, 'row'],
    ['tock', 750, 'column'],
  ] as const)('at %s in %i px is laid out %s', (service, width, layout) => {
    expect(reservationLayout(service, width)).toBe(layout);
  });

  it('is asked for by the address of the service’s snippet', () => {
    const widget = { restaurantId: '432', theme: 'wide', color: '', language: 'en-GB' } as const;
    const address = new URL(openTableScript(widget));
    expect(address.origin + address.pathname).toBe('https://www.opentable.com/widget/reservation/loader');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      rid: '432',
      type: 'standard',
      theme: 'wide',
      iframe: 'true',
      domain: 'com',
      newtab: 'false',
      ot_source: 'Restaurant website',
      lang: 'en-GB',
    });
  });

  it.each([
    ['opentable', '4&x=1', 'https://www.opentable.com/restref/client/?rid=4%26x%3D1'],
    ['tock', 'kiln/../x', 'https://www.exploretock.com/kiln%2F..%2Fx'],
  ] as const)('at %s for %s has the page %s', (service, id, address) => {
    expect(bookingPage(service, id)).toBe(address);
  });
});
