import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { Placeholder } from '../../components/placeholder/placeholder';
import { useEmbed } from '../../components/placeholder/use-embed';
import { addressLines, centreOf, type MapLocation, searchAddress } from '../../data/location';
import { t } from '../../i18n/t';
import { readAccess } from './access';
import { MapCanvas } from './map-canvas';
import { onRefusal } from './service';
import type { MapProps } from './settings';
import { emptyBoxOf, useFills } from './use-fills';

/** The address as text, replaced by the map once the service is loaded and allowed. */
export function MapBlock(props: MapProps) {
  const { location } = props.settings;
  const searchUrl = location && searchAddress(location);
  const [empty] = useState(() => emptyBoxOf(props.element));
  if (!location || !searchUrl) return null;
  const box = <MapBox {...props} location={location} searchUrl={searchUrl} empty={empty} />;
  return createPortal(box, empty ?? props.element);
}

interface MapBoxProps extends MapProps {
  readonly location: MapLocation;
  /** The location on the service's own page. */
  readonly searchUrl: string;
  /** The element that the map fills, if it is empty; otherwise the map comes after the block's content. */
  readonly empty: HTMLElement | undefined;
}

/** The map's container, with the address in it. */
function MapBox({ location, searchUrl, empty, ...block }: MapBoxProps) {
  const { element, runtime, settings } = block;
  const centre = centreOf(location);
  const [access] = useState(() => centre && readAccess(runtime.site));
  const { state, isWanted, setState, fail } = useEmbed(runtime, 'map', () => access !== undefined);
  const fills = useFills(block, empty);
  const lacksKey = centre !== undefined && !access;
  const refuse = useEffectEvent(fail);
  useEffect(() => onRefusal(refuse), []);
  useEffect(() => {
    if (lacksKey) console.warn(NO_KEY, element);
  }, [element, lacksKey]);

  if (fills === undefined) return null;
  const lines = addressLines(location);
  return (
    // biome-ignore lint/a11y/useSemanticElements: page style sheets have rules for sections
    <div
      className="mortar-map mortar-fills"
      data-mortar-drawn=""
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
        lines={empty ? lines : []}
        action={access && { label: t(runtime, 'Show map'), run: () => setState('loading') }}
        link={{ label: t(runtime, 'Open in maps'), href: searchUrl }}
      />
      {access && centre && isWanted && (
        <MapCanvas
          runtime={runtime}
          access={access}
          location={location}
          centre={centre}
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
