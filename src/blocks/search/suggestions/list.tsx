import { useLayoutEffect, useRef } from 'react';
import { keepAtField } from './keep-at-field';
import { markedPieces } from './marked';
import type { Suggestion } from './read';
import type { Shown } from './state';

interface ListProps {
  readonly id: string;
  readonly label: string;
  readonly field: HTMLElement;
  readonly shown: Shown;
}

/** The list below the field, and its count for those who don't see it. */
export function List({ id, label, field, shown }: ListProps) {
  const { isOpen, query, items, active, said } = shown;
  const popup = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => (isOpen && popup.current ? keepAtField(popup.current, field) : undefined),
    [isOpen, field],
  );
  return (
    <div className="mortar-search">
      <p className="mortar-search-said" role="status">
        {said}
      </p>
      <div ref={popup} className="mortar-search-popup" popover="manual">
        <div role="listbox" id={id} aria-label={label}>
          {items.map((item, index) => (
            <Option
              key={item.url}
              id={`${id}-${index}`}
              item={item}
              query={query}
              isActive={index === active}
            />
          ))}
        </div>
        {items.length === 0 && <p aria-hidden="true">{said}</p>}
      </div>
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly item: Suggestion;
  readonly query: string;
  readonly isActive: boolean;
}

/** A link, so that it can be opened beside the page too. */
function Option({ id, item: { title, url }, query: words, isActive }: OptionProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    if (isActive) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <a ref={link} id={id} role="option" aria-selected={isActive} tabIndex={-1} href={url}>
      <MarkedText key={words} title={title} words={words} />
    </a>
  );
}

/** In an element that goes as a whole: page translators replace text nodes, and React would fail to find its own. */
function MarkedText({ title, words }: { readonly title: string; readonly words: string }) {
  const pieces = markedPieces(title, words).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
    index % 2 ? <mark key={index}>{piece}</mark> : piece,
  );
  return <span>{pieces}</span>;
}
