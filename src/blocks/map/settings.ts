import { readLocation } from '../../data/location';
import { data, flag, number, type Setting } from '../../runtime/block/settings';
import { type MapStyle, mapStyleOf } from './map-styles';

const style: Setting<MapStyle> = {
  parse: mapStyleOf,
  fallback: 'Original',
  attributes: ['data-style'],
  allowed: 'a number from 1 to 6 or the name of a style',
};

/** A second name of a switch, which holds where it is given. */
const otherName: Setting<boolean | undefined> = { ...flag(false), fallback: undefined };

/** A published block calls some by shorter names than the specification (section 3, map). */
export const settings = {
  location: data(readLocation, 'an object with mapLat and mapLng', 'data-location'),
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
  /** Height in percent of the width, where the page gives none. */
  aspectRatio: number(56.25, { min: 1, max: 1000 }, 'data-aspect-ratio'),
};
