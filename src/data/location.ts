import { optional, readNumber, readText, record } from './fields';

/** A location as site owners enter it: the map's centre, the marker's position, and the address. */
export type MapLocation = NonNullable<ReturnType<typeof readLocation>>;

export const readLocation = optional(
  record({
    mapLat: readNumber,
    mapLng: readNumber,
    mapZoom: readNumber,
    markerLat: readNumber,
    markerLng: readNumber,
    addressTitle: readText(''),
    addressLine1: readText(''),
    addressLine2: readText(''),
    addressCountry: readText(''),
  }),
);

/** Degrees. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** The name and address of the location, without empty lines. */
export function addressLines(location: MapLocation): string[] {
  const { addressTitle, addressLine1, addressLine2, addressCountry } = location;
  return [addressTitle, addressLine1, addressLine2, addressCountry].filter(Boolean);
}

/** The map's own centre, or else the marker. */
export function centreOf({ mapLat, mapLng, markerLat, markerLng }: MapLocation): Point | undefined {
  return pointAt(mapLat, mapLng) ?? pointAt(markerLat, markerLng);
}

/** The marker's position; the map's centre if not set. */
export function markerOf(location: MapLocation): Point | undefined {
  return pointAt(location.markerLat, location.markerLng) ?? centreOf(location);
}

function pointAt(lat = Number.NaN, lng = Number.NaN): Point | undefined {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}

/** A search on Google Maps for the address, or for the marker if there is no address; `undefined` without either. */
export function searchAddress(location: MapLocation): string | undefined {
  const marker = markerOf(location);
  const query = addressLines(location).join(', ') || (marker && `${marker.lat},${marker.lng}`);
  return query && `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}
