import { type MapLocation, readLocation, searchAddress } from '../../data/location';
import type { BlockDescription } from '../../runtime/block/description';
import type { BlockProps } from '../../runtime/block/react-block';
import { data, dataIn, flag, number, type Setting } from '../../runtime/block/settings';
import { type MapStyle, mapStyleOf } from './map-styles';

const style: Setting<MapStyle> = {
  parse: mapStyleOf,
  fallback: 'Original',
  attributes: ['data-style'],
  allowed: 'a number from 1 to 6, or a style name',
};

/** An alternative name of a flag; it takes precedence if set. */
const otherName = flag(undefined);

const NO_PLACE =
  'location has neither mapLat (-90 to 90) and mapLng (-180 to 180) nor an address, so no map is shown.';

/** Nothing can be shown of a place without coordinates and without an address. */
function faultsInLocation(location: MapLocation | undefined): string[] {
  const isPlace = !location || searchAddress(location) !== undefined;
  return isPlace ? [] : [NO_PLACE];
}

/** Published blocks use shorter names for some settings than the specification (section 3, map). */
export const settings = {
  location: {
    ...data(readLocation, 'an object with mapLat and mapLng', 'data-location'),
    faultsIn: (raw: unknown) => faultsInLocation(readLocation(dataIn(raw))),
  },
  style,
  labels: flag(true),
  showLabels: otherName,
  terrain: flag(false),
  showTerrain: otherName,
  controls: flag(true),
  showControls: otherName,
  disableDefaultUI: flag(false),
  draggable: flag(true),
  scrollwheel: flag(false),
  markerDraggable: flag(false),
  linkOnClick: flag(true),
  /** Height as a percentage of the width, if not set by the page. */
  aspectRatio: number(56.25, { min: 1, max: 1000 }, 'data-aspect-ratio'),
};

export const requiredSettings = ['location'];

export const description: BlockDescription<typeof settings> = {
  summary: 'A map of one place.',
  settings: {
    location:
      'The place: `mapLat`, `mapLng`, `mapZoom` (12), `markerLat`, `markerLng`, `addressTitle`, `addressLine1`, `addressLine2`, `addressCountry`. If the map or the marker has no coordinates, those of the other are used.',
    style:
      'The look of the map: `1` to `6`, or `Original`, `Grayscale`, `Satellite`, `MinimalLight`, `MinimalDark`, `MinimalBlue` (also `Minimal Light`, …).',
    labels: 'Whether places have their names.',
    showLabels: 'Alternative name of `labels`; it takes precedence.',
    terrain: 'Whether hills are shown.',
    showTerrain: 'Alternative name of `terrain`; it takes precedence.',
    controls: 'Whether the map has buttons.',
    showControls: 'Alternative name of `controls`; it takes precedence.',
    disableDefaultUI: 'Whether the service’s own buttons are left out.',
    draggable: 'Whether the map can be moved; on touch with two fingers, so that the page still scrolls.',
    scrollwheel: 'Whether the wheel zooms, with Ctrl held, so that the page still scrolls.',
    markerDraggable: 'Whether the marker can be moved.',
    linkOnClick: 'Whether a click on the marker opens a search for the address in a new tab.',
    aspectRatio: 'The map’s height in percent of its width, where the block has no height of its own.',
  },
};

export type MapProps = BlockProps<typeof settings>;
