import { number, optional, record, text } from './fields';

/** A place as owners give it: where the map looks, where its marker stands, and the address in words. */
export type MapLocation = NonNullable<ReturnType<typeof readLocation>>;

export const readLocation = optional(
  record({
    mapLat: number,
    mapLng: number,
    mapZoom: number,
    markerLat: number,
    markerLng: number,
    addressTitle: text(''),
    addressLine1: text(''),
    addressLine2: text(''),
    addressCountry: text(''),
  }),
);

/** Degrees. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** The name of the place and its address, as many lines as there are. */
export function addressLines(location: MapLocation): string[] {
  const { addressTitle, addressLine1, addressLine2, addressCountry } = location;
  return [addressTitle, addressLine1, addressLine2, addressCountry].filter(Boolean);
}

/** Where the map looks: at its own centre, else at the marker. */
export function centreOf({ mapLat, mapLng, markerLat, markerLng }: MapLocation): Point | undefined {
  return pointAt(mapLat, mapLng) ?? pointAt(markerLat, markerLng);
}

/** Where the marker stands; in the map's centre where nobody says. */
export function markerOf(location: MapLocation): Point | undefined {
  return pointAt(location.markerLat, location.markerLng) ?? centreOf(location);
}

function pointAt(lat = Number.NaN, lng = Number.NaN): Point | undefined {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}

/** A search for the address on Google Maps' own pages, or for the marker where there are no words; `undefined` without both. */
export function searchAddress(location: MapLocation): string | undefined {
  const marker = markerOf(location);
  const query = addressLines(location).join(', ') || (marker && `${marker.lat},${marker.lng}`);
  return query && `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}
