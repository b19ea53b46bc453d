import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Placeholder } from '../../components/placeholder/placeholder';
import { useEmbed } from '../../components/placeholder/use-embed';
import { addressLines, centreOf, type MapLocation, searchAddress } from '../../data/location';
import { t } from '../../i18n/t';
import { useAttributes } from '../../runtime/block/use-attributes';
import { readAccess } from './access';
import { MapCanvas } from './map-canvas';
import { onRefusal } from './service';
import type { MapProps } from './settings';

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

/** The space of the map, with the address in it. */
function MapBox({ location, searchUrl, ...block }: MapBoxProps) {
  const { element, runtime, settings } = block;
  const [isEmpty] = useState(() => element.textContent.trim() === '');
  const [access] = useState(() => centreOf(location) && readAccess(runtime.site));
  const { state, isWanted, setState, fail } = useEmbed(runtime, 'map', () => access !== undefined);
  const fills = useFills(block, isEmpty);
  useEffect(() => onRefusal(() => setState('failed')), [setState]);
  useEffect(() => {
    if (centreOf(location) && !access) console.warn(NO_KEY);
  }, [location, access]);

  if (fills === undefined) return null;
  const lines = addressLines(location);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a page's style sheets have rules for sections
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
        action={access && { label: t(runtime, 'Show map'), run: () => setState('loading') }}
        link={{ label: t(runtime, 'Open in maps'), href: searchUrl }}
      />
      {access && isWanted && (
        <MapCanvas access={access} settings={settings} onShown={() => setState('shown')} onFail={fail} />
      )}
    </div>
  );
}

const NO_KEY = 'A map needs the key of its service: the site context has none in gmRenderKey.';

/** As the style sheet knows them. */
const DATA_STATES = { waiting: undefined, loading: 'loading', shown: 'map', failed: 'card' } as const;

/**
 * Whether the map fills its block: that is empty and has a height of its own. Otherwise the map follows what is written
 * there. `undefined` until it is measured, before anything is drawn.
 */
function useFills(block: MapProps, isEmpty: boolean): boolean | undefined {
  const { element } = block;
  const [fills, setFills] = useState<boolean>();
  useAttributes(block, (attributes) => {
    const content = element.querySelector<HTMLElement>('.sqs-block-content');
    if (isEmpty && content) attributes.style(content, 'display', 'none'); // it holds a blank
    if (fills && getComputedStyle(element).position === 'static')
      attributes.style(element, 'position', 'relative');
  });
  useLayoutEffect(() => setFills(isEmpty && element.clientHeight > 0), [element, isEmpty]);
  return fills;
}
