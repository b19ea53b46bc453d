import { useLayoutEffect, useRef } from 'react';
import type { Dispose } from '../../../data/dispose';
import * as page from '../../../dom/page';
import { positionAtField } from './position';
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

/**
 * Shows the list in the top layer, next to its field as that moves; the field keeps the focus. Returns a function that
 * hides it.
 */
function keepAtField(popup: HTMLElement, field: HTMLElement): Dispose {
  const position = () => {
    const viewport = { width: page.root().clientWidth, height: innerHeight };
    const isRightToLeft = getComputedStyle(field).direction === 'rtl';
    const styles = positionAtField(field.getBoundingClientRect(), viewport, isRightToLeft);
    for (const [property, value] of Object.entries(styles)) popup.style.setProperty(property, value);
  };
  const follow = ({ target }: Event) => {
    if (target !== popup) position();
  };
  const keepFocus = (event: Event) => event.preventDefault();
  position();
  popup.showPopover?.(); // above the page's own dialogs
  popup.addEventListener('mousedown', keepFocus);
  addEventListener('scroll', follow, true);
  addEventListener('resize', position);
  return () => {
    popup.hidePopover?.();
    popup.removeEventListener('mousedown', keepFocus);
    removeEventListener('scroll', follow, true);
    removeEventListener('resize', position);
  };
}
