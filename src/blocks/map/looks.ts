import type { MapStyle } from './map-styles';

/** A styling rule of the maps service. */
type Rule = google.maps.MapTypeStyle;

/** The rules of each map style. */
const LOOKS: Readonly<Record<MapStyle, readonly Rule[]>> = {
  Original: [],
  Satellite: [],
  Grayscale: [{ stylers: [{ saturation: -100 }] }],
  MinimalLight: minimal({ land: '#f5f5f3', water: '#d9dee2', roads: '#ffffff', labels: '#6b6b6b' }),
  MinimalDark: minimal({ land: '#242426', water: '#121214', roads: '#3a3a3e', labels: '#b4b2ae' }),
  MinimalBlue: minimal({ land: '#eaf1f6', water: '#a9cbe0', roads: '#ffffff', labels: '#3d6580' }),
};

interface Paints {
  readonly land: string;
  readonly water: string;
  readonly roads: string;
  readonly labels: string;
}

function minimal({ land, water, roads, labels }: Paints): Rule[] {
  return [
    { elementType: 'geometry', stylers: [{ color: land }] },
    { elementType: 'labels.icon', stylers: [{ visibility: 'off' }] },
    { elementType: 'labels.text.fill', stylers: [{ color: labels }] },
    { elementType: 'labels.text.stroke', stylers: [{ color: land }] },
    { featureType: 'poi', stylers: [{ visibility: 'off' }] },
    { featureType: 'road', elementType: 'geometry', stylers: [{ color: roads }] },
    { featureType: 'water', elementType: 'geometry', stylers: [{ color: water }] },
  ];
}

const WITHOUT_LABELS: Rule = { elementType: 'labels', stylers: [{ visibility: 'off' }] };

/** A style's rules for the service; place names are optional. */
export function lookOf(style: MapStyle, hasLabels: boolean): Rule[] {
  return hasLabels ? [...LOOKS[style]] : [...LOOKS[style], WITHOUT_LABELS];
}

/** The service's map type that a style is based on. */
export function mapTypeOf(style: MapStyle, hasLabels: boolean, hasTerrain: boolean): string {
  if (style === 'Satellite') return hasLabels ? 'hybrid' : 'satellite';
  return hasTerrain ? 'terrain' : 'roadmap';
}
