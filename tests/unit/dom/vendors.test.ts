import { describe, expect, it } from 'vitest';
import { readAccess } from '../../../src/blocks/map/access';
import { lookOf, mapTypeOf } from '../../../src/blocks/map/looks';
import { MAP_STYLE_NAMES, MAP_STYLES, mapStyleOf, requireMapStyle } from '../../../src/blocks/map/map-styles';
import { reservationLayout } from '../../../src/blocks/reservation/frame-layout';
import { bookingPage, openTableScript } from '../../../src/blocks/reservation/services';
import { summaryDesignFor } from '../../../src/blocks/summary/design';
import { videoPlaceholderPadding } from '../../../src/blocks/summary/thumbnail-boxes';
import { addressLines, centreOf, markerOf, readLocation, searchAddress } from '../../../src/data/location';
import { fontKit, fontService } from '../../../src/dom/vendors/fonts';

describe('a map', () => {
  it.each([
    [1, 'Original'],
    ['2', 'Grayscale'],
    [3, 'Satellite'],
    [4, 'MinimalLight'],
    ['5', 'MinimalDark'],
    [6, 'MinimalBlue'],
    ['MinimalBlue', 'MinimalBlue'],
    ['Minimal Light', 'MinimalLight'],
    ['Minimal Dark', 'MinimalDark'],
    ['Minimal Blue', 'MinimalBlue'],
    [0, undefined],
    [7, undefined],
    ['minimalblue', undefined],
    [null, undefined],
    [{}, undefined],
  ])('has for the style %j the look %s', (written, style) => {
    expect(mapStyleOf(written)).toBe(style);
  });

  it('has a name for each style that is read as the style', () => {
    expect(Object.keys(MAP_STYLE_NAMES)).toEqual([...MAP_STYLES]);
    expect(MAP_STYLE_NAMES.MinimalLight).toBe('Minimal Light');
    for (const style of MAP_STYLES) expect(mapStyleOf(MAP_STYLE_NAMES[style])).toBe(style);
  });

  it.each(MAP_STYLES)('may have the style %s', (name) => expect(requireMapStyle(name)).toBe(name));

  it.each([['Minimal Dark'], [1], [undefined], ['toString']])('may not have the style %j', (name) => {
    expect(() => requireMapStyle(name)).toThrow(/^Map style must be one of Original, Grayscale, Satellite/);
  });

  it.each([
    ['Original', true, false, 'roadmap', 0],
    ['Original', false, true, 'terrain', 1],
    ['Satellite', true, true, 'hybrid', 0],
    ['Satellite', false, false, 'satellite', 1],
    ['Grayscale', true, false, 'roadmap', 1],
    ['MinimalDark', false, false, 'roadmap', 8],
  ] as const)('%s, labels %s, terrain %s is a %s with %i rules', (style, labels, terrain, type, rules) => {
    expect(mapTypeOf(style, labels, terrain)).toBe(type);
    expect(lookOf(style, labels)).toHaveLength(rules);
  });

  it.each([
    [
      { mapLat: 1, mapLng: 2 },
      { lat: 1, lng: 2 },
      { lat: 1, lng: 2 },
    ],
    [
      { mapLat: 1, mapLng: 2, markerLat: '3', markerLng: 4 },
      { lat: 1, lng: 2 },
      { lat: 3, lng: 4 },
    ],
    [
      { markerLat: 3, markerLng: 4 },
      { lat: 3, lng: 4 },
      { lat: 3, lng: 4 },
    ],
    [{ mapLat: 91, mapLng: 0 }, undefined, undefined],
    [{ mapLat: 'x', mapLng: 7 }, undefined, undefined],
  ])('at %j looks at %j, with its marker at %j', (data, centre, marker) => {
    const location = readLocation(data);
    expect(location && centreOf(location)).toEqual(centre);
    expect(location && markerOf(location)).toEqual(marker);
  });

  it.each([
    [{ addressTitle: 'A & B', addressLine2: 'Porto' }, 'A%20%26%20B%2C%20Porto'],
    [{ markerLat: 3.5, markerLng: -4 }, '3.5%2C-4'],
  ])('with %j is searched for as %s', (data, query) => {
    const location = readLocation(data);
    expect(location && searchAddress(location)).toBe(
      `https://www.google.com/maps/search/?api=1&query=${query}`,
    );
  });

  it('says its address in as many lines as there are, and has none without data', () => {
    const location = readLocation({ addressTitle: 'Kiln', addressLine1: ' ', addressCountry: 'Portugal' });
    expect(location && addressLines(location)).toEqual(['Kiln', 'Portugal']);
    expect(searchAddress(readLocation({}) as NonNullable<typeof location>)).toBeUndefined();
    expect([null, 7, [], 'x'].map(readLocation)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it.each([
    [{ gmRenderKey: btoa('AIza-key_1') }, { key: 'AIza-key_1', language: '', region: '' }],
    [
      {
        gmRenderKey: btoa('k'),
        website: { language: 'en-GB' },
        websiteSettings: { country: 'PT' },
      },
      { key: 'k', language: 'en-GB', region: 'PT' },
    ],
    [{}, undefined],
    [null, undefined],
    [{ gmRenderKey: 7 }, undefined],
    [{ gmRenderKey: '%%%' }, undefined],
    [{ gmRenderKey: btoa('a&callback=evil') }, undefined],
  ])('is asked for by the context %j with %j', (context, access) => {
    expect(readAccess(context)).toEqual(access);
  });
});

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

describe('a summary', () => {
  it.each([
    ['wall', '', 'autocolumns'],
    ['grid', '', 'grid'],
    ['', 'summary-block-wrapper sqs-gallery-design-list', 'list'],
    ['carousel', 'sqs-gallery-design-list', 'carousel'],
    ['', 'sqs-gallery-design-mosaic', 'autocolumns'],
    ['toString', '', 'autocolumns'],
  ])('with the word %j and the classes %j is a %s', (word, classes, design) => {
    expect(summaryDesignFor(word, classes)).toBe(design);
  });

  it.each([
    ['Auto', 3, 65],
    [1.5, 4, 25],
    [undefined, 1, 100],
  ] as const)('of the ratio %s in %i columns keeps %d percent for a video', (ratio, columns, padding) => {
    expect(videoPlaceholderPadding(ratio, columns)).toBe(padding);
  });
});

describe('typefaces', () => {
  it('come from the service by the families’ names and from the kit by its id', () => {
    const address = new URL(fontService(['Inter:wght@400;700', 'A&B']) ?? '');
    expect(address.host).toBe('fonts.googleapis.com');
    expect(address.searchParams.getAll('family')).toEqual(['Inter:wght@400;700', 'A&B']);
    expect(fontService([])).toBeUndefined();
    expect(fontKit('abc1def')).toBe('https://use.typekit.net/abc1def.css');
  });

  it.each([[''], ['../x'], [7], [null], ['x'.repeat(21)]])('are in no kit %j', (id) => {
    expect(fontKit(id)).toBeUndefined();
  });
});
