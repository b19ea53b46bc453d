import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { type EmbedState, Placeholder } from '../../components/placeholder/placeholder';
import { addressLines, centreOf, type MapLocation, searchAddress } from '../../data/location';
import { t } from '../../i18n/t';
import { useConsent } from '../../runtime/block/use-consent';
import { reportOnce } from '../../runtime/report-once';
import { readAccess } from './access';
import { MapCanvas } from './map-canvas';
import { onRefusal } from './service';
import type { MapProps } from './settings';
import { useFills } from './use-fills';

/** The address in words, and the map in its place once the service has come and where it may. */
export function LocationMap(props: MapProps) {
  const { location } = props.settings;
  const searchUrl = location && searchAddress(location);
  return (
    searchUrl && createPortal(<MapBox {...props} location={location} searchUrl={searchUrl} />, props.element)
  );
}

interface MapBoxProps extends MapProps {
  readonly location: MapLocation;
  /** Of the location, at the service's own page. */
  readonly searchUrl: string;
}

/** The space of the map, with the address in it. The service follows whoever loads it, so it waits for consent. */
function MapBox({ location, searchUrl, ...block }: MapBoxProps) {
  const { element, runtime, settings } = block;
  const [isEmpty] = useState(() => element.textContent.trim() === '');
  const [access] = useState(() => centreOf(location) && readAccess(runtime.site));
  const [state, setState] = useState<EmbedState>(() =>
    access && runtime.consent.allowsTracking() ? 'loading' : 'waiting',
  );
  const fills = useFills(block, isEmpty);
  const load = () => setState('loading');
  useConsent(runtime, () => {
    if (access && (state === 'waiting' || state === 'failed')) load();
  });
  useEffect(() => onRefusal(() => setState('failed')), []);
  useEffect(() => {
    if (centreOf(location) && !access) console.warn(NO_KEY);
  }, [location, access]);

  function fail(error: unknown): void {
    reportOnce(runtime, error, { kind: 'block', name: 'map' });
    setState('failed');
  }

  if (fills === undefined) return null;
  const lines = addressLines(location);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the page's own style sheets know sections
    <div
      className="mortar-map"
      role="region"
      aria-label={[t(runtime, 'Map'), lines[0]].filter(Boolean).join(': ')}
      data-state={DATA_STATES[state]}
      data-fills={fills ? '' : undefined}
      style={{ aspectRatio: `100 / ${settings.aspectRatio}` }}
    >
      {/* Before the map: its link leads past it. */}
      <Placeholder
        runtime={runtime}
        state={state}
        lines={isEmpty ? lines : []}
        action={access && { label: t(runtime, 'Show map'), run: load }}
        link={{ label: t(runtime, 'Open in maps'), href: searchUrl }}
      />
      {access && (state === 'loading' || state === 'shown') && (
        <MapCanvas access={access} settings={settings} onShown={() => setState('shown')} onFail={fail} />
      )}
    </div>
  );
}

const NO_KEY = 'A map needs the key of its service: the site context has none in gmRenderKey.';

/** As the style sheet knows them. */
const DATA_STATES = { waiting: undefined, loading: 'loading', shown: 'map', failed: 'card' } as const;
