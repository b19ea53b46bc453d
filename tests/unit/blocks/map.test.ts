import { describe, expect, it } from 'vitest';
import { readAccess } from '../../../src/blocks/map/access';
import { lookOf, mapTypeOf } from '../../../src/blocks/map/looks';
import { MAP_STYLE_NAMES, MAP_STYLES, mapStyleOf, requireMapStyle } from '../../../src/blocks/map/map-styles';
import { addressLines, centreOf, markerOf, readLocation, searchAddress } from '../../../src/data/location';

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
