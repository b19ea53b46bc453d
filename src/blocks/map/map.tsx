import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Placeholder } from '../../components/placeholder/placeholder';
import { useEmbed } from '../../components/placeholder/use-embed';
import { addressLines, centreOf, type MapLocation, searchAddress } from '../../data/location';
import { t } from '../../i18n/t';
import { readAccess } from './access';
import { MapCanvas } from './map-canvas';
import { onRefusal } from './service';
import type { MapProps } from './settings';

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
  const [access] = useState(() => centreOf(location) && readAccess(runtime.site));
  const { state, isWanted, setState, fail } = useEmbed(runtime, 'map', () => access !== undefined);
  const fills = useFills(block, empty);
  const refuse = useEffectEvent(fail);
  useEffect(() => onRefusal(refuse), []);
  useEffect(() => {
    if (centreOf(location) && !access) console.warn(NO_KEY, element);
  }, [element, location, access]);

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

/** The service's own element; a page that was saved from a browser holds a map that is dead. */
const SAVED = '[class^="gm-"]';

/** The block, or the published block's content in it, if it is empty but for a saved map. */
function emptyBoxOf(element: HTMLElement): HTMLElement | undefined {
  const saved = element.querySelector(SAVED);
  if (element.textContent.replace(saved?.textContent ?? '', '').trim()) return undefined;
  return element.querySelector<HTMLElement>('.sqs-block-content') ?? element;
}

/**
 * Whether the map fills its block, because the block or its content has its own height. `undefined` until measured,
 * before anything is rendered.
 */
function useFills({ runtime, element }: MapProps, empty: HTMLElement | undefined): boolean | undefined {
  const [fills, setFills] = useState<boolean>();
  useLayoutEffect(() => {
    const attributes = runtime.keepAttributes();
    if (empty) attributes.style(empty, 'line-height', '0'); // it may contain white space
    const filled = empty && [empty, element].find(hasHeight);
    if (filled) attributes.restore(); // the map lies over the white space, which stays where it is
    if (filled && getComputedStyle(filled).position === 'static')
      attributes.style(filled, 'position', 'relative');
    for (const child of empty?.querySelectorAll<HTMLElement>(`:scope > :has(${SAVED})`) ?? [])
      attributes.style(child, 'display', 'none');
    setFills(filled !== undefined);
    return () => attributes.restore();
  }, [runtime, element, empty]);
  return fills;
}

/** A saved page has the map's proportions as a padding. */
function hasHeight(element: HTMLElement): boolean {
  if (element.style.paddingBottom.endsWith('%')) return true;
  const { paddingTop, paddingBottom } = getComputedStyle(element);
  const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
  return element.clientHeight >= padding + 1; // which is rounded
}
