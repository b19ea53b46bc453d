import type { Dispose } from '../../data/dispose';
import { type MapLocation, markerOf, type Point, searchAddress } from '../../data/location';
import { followSizes } from '../../dom/timing/resize';
import { lookOf, mapTypeOf } from './looks';
import type { MapService } from './service';
import type { MapProps } from './settings';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 64"><path fill="#1d1d1f" stroke="#fff" stroke-width="2" d="M24 62C14 47 3 37 3 23a21 21 0 0 1 42 0c0 14-11 24-21 39Z"/><circle cx="24" cy="23" r="7" fill="#fff"/></svg>';

/** Data URL of the marker; its tip is at the bottom centre. */
const PIN = `data:image/svg+xml,${encodeURIComponent(DRAWING)}`;

/** Zoom level, px and milliseconds (specification, section 9, layout and interaction). */
const ZOOM = 12;
const MARKER = { width: 48, height: 64 };
const DEBOUNCE = 60;

type Settings = MapProps['settings'];

/** What a map shows. */
export interface MapContents {
  readonly location: MapLocation;
  readonly centre: Point;
  readonly settings: Settings;
}

/** Renders a map of a location; returns its cleanup function. */
export function drawMap(
  service: MapService,
  canvas: HTMLElement,
  { location, centre, settings }: MapContents,
): Dispose {
  const map = new service.Map(canvas, {
    ...optionsFrom(settings),
    center: centre,
    zoom: location.mapZoom ?? ZOOM,
  });
  const marker = new service.Marker({
    map,
    position: markerOf(location) ?? centre,
    title: location.addressTitle,
    draggable: settings.markerDraggable,
    clickable: settings.linkOnClick,
    icon: { url: PIN, scaledSize: new service.Size(MARKER.width, MARKER.height) },
  });
  if (settings.linkOnClick) marker.addListener('click', () => openSearch(location));
  const stopKeeping = keepCentre(map, canvas, centre);
  return () => {
    stopKeeping();
    marker.setMap(null);
    canvas.replaceChildren();
  };
}

/** Options of the service. One finger or the wheel alone still scrolls the page. */
function optionsFrom(settings: Settings): google.maps.MapOptions {
  const hasLabels = settings.showLabels ?? settings.labels;
  const hasTerrain = settings.showTerrain ?? settings.terrain;
  const hasControls = settings.showControls ?? settings.controls;
  const { style, draggable, scrollwheel, disableDefaultUI } = settings;
  return {
    mapTypeId: mapTypeOf(style, hasLabels, hasTerrain),
    styles: lookOf(style, hasLabels),
    disableDefaultUI: disableDefaultUI || !hasControls,
    gestureHandling: draggable ? 'cooperative' : 'none',
    draggable,
    scrollwheel,
  };
}

function openSearch(location: MapLocation): void {
  open(searchAddress(location), '_blank', 'noopener');
}

/** Keeps the location centred when the box is resized, until the visitor moves the map. */
function keepCentre(map: google.maps.Map, canvas: HTMLElement, centre: Point): Dispose {
  const stop = followSizes([canvas], () => map.setCenter(centre), DEBOUNCE);
  map.addListener('dragstart', stop);
  return stop;
}
