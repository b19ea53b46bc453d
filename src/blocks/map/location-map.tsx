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

/** The address as text, replaced by the map once the service is loaded and allowed. */
export function LocationMap(props: MapProps) {
  const { location } = props.settings;
  const searchUrl = location && searchAddress(location);
  return (
    searchUrl && createPortal(<MapBox {...props} location={location} searchUrl={searchUrl} />, props.element)
  );
}

interface MapBoxProps extends MapProps {
  readonly location: MapLocation;
  /** The location on the service's own page. */
  readonly searchUrl: string;
}

/** The map's container, with the address in it. */
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
    // biome-ignore lint/a11y/useSemanticElements: page style sheets have rules for sections
    <div
      className="mortar-map"
      role="region"
      aria-label={[t(runtime, 'Map'), lines[0]].filter(Boolean).join(': ')}
      data-state={DATA_STATES[state]}
      data-fills={fills ? '' : undefined}
      style={{ aspectRatio: `100 / ${settings.aspectRatio}` }}
    >
      {/* Before the map: its link lets keyboard users skip it. */}
      <Placeholder
        runtime={runtime}
        state={state}
        lines={isEmpty ? lines : []}
        action={access && { label: t(runtime, 'Show map'), run: () => setState('loading') }}
        link={{ label: t(runtime, 'Open in maps'), href: searchUrl }}
      />
      {access && isWanted && (
        <MapCanvas
          runtime={runtime}
          access={access}
          settings={settings}
          onShown={() => setState('shown')}
          onFail={fail}
        />
      )}
    </div>
  );
}

const NO_KEY = 'The map needs an API key: gmRenderKey is missing from the site context.';

/** Values of the style sheet's state attribute. */
const DATA_STATES = { waiting: undefined, loading: 'loading', shown: 'map', failed: 'card' } as const;

/**
 * Whether the map fills its block, which is the case if the block is empty and has its own height; otherwise the map
 * comes after the block's content. `undefined` until measured, before anything is rendered.
 */
function useFills(block: MapProps, isEmpty: boolean): boolean | undefined {
  const { element } = block;
  const [fills, setFills] = useState<boolean>();
  useAttributes(block, (attributes) => {
    const content = element.querySelector<HTMLElement>('.sqs-block-content');
    if (isEmpty && content) attributes.style(content, 'display', 'none'); // it contains white space
    if (fills && getComputedStyle(element).position === 'static')
      attributes.style(element, 'position', 'relative');
  });
  useLayoutEffect(() => setFills(isEmpty && element.clientHeight > 0), [element, isEmpty]);
  return fills;
}
