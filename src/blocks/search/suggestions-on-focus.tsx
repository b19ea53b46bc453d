import { useState } from 'react';
import * as page from '../../dom/page';
import { AsyncPart } from '../../runtime/block/async-part';
import { useEventListener } from '../../runtime/block/use-event-listener';
import type { SearchFieldProps } from './settings';

/** Suggests results while somebody types, where the site says who knows them; loaded once the field is turned to. */
export function SuggestionsOnFocus(props: SearchFieldProps) {
  const { field, settings } = props;
  const [isOffered] = useState(() => settings.preview && isOwnAddress(settings.resultsUrl));
  const [isWanted, setWanted] = useState(() => page.activeElement() === field);
  useEventListener(isOffered ? field : null, 'focus', () => setWanted(true));
  if (!isOffered || !isWanted) return null;
  return (
    <AsyncPart block={props} load={() => props.runtime.chunks.load('search-suggestions')}>
      {({ Suggestions }) => <Suggestions {...props} />}
    </AsyncPart>
  );
}

/** What somebody types is for the site alone. */
function isOwnAddress(raw: string): boolean {
  if (!raw) return false;
  const isOwn =
    URL.canParse(raw, location.origin) && new URL(raw, location.origin).origin === location.origin;
  if (!isOwn) console.warn(`resultsUrl must be an address of the site's own, got ${raw}`);
  return isOwn;
}
