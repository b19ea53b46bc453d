import { useLayoutEffect, useRef } from 'react';
import { keepAtField } from './position';
import type { Suggestion } from './read';
import type { Shown } from './state';

interface ListProps {
  readonly id: string;
  readonly label: string;
  readonly field: HTMLElement;
  readonly shown: Shown;
}

/** The list below the field, and its count for screen readers. */
export function List({ id, label, field, shown }: ListProps) {
  const { isOpen, query, items, active, status } = shown;
  const popup = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => (isOpen && popup.current ? keepAtField(popup.current, field) : undefined),
    [isOpen, field],
  );
  return (
    <div className="mortar-ui mortar-search">
      <p className="mortar-search-status" role="status">
        {status}
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
        {items.length === 0 && <p aria-hidden="true">{status}</p>}
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

/** A link, so that it can be opened in a new tab too. */
function Option({ id, item: { title, url }, query, isActive }: OptionProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    if (isActive) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <a ref={link} id={id} role="option" aria-selected={isActive} tabIndex={-1} href={url}>
      <MarkedText key={query} title={title} query={query} />
    </a>
  );
}

/**
 * In an element that is replaced as a whole: page translators replace text nodes, which React would then fail to find.
 */
function MarkedText({ title, query }: { readonly title: string; readonly query: string }) {
  const pieces = markedPieces(title, query).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified by its position
    index % 2 ? <mark key={index}>{piece}</mark> : piece,
  );
  return <span>{pieces}</span>;
}

/** Splits a title: every second piece matches the query, ignoring case. */
export function markedPieces(title: string, query: string): string[] {
  return query
    ? title.split(new RegExp(`(${query.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')})`, 'i'))
    : [title];
}
