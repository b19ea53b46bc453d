import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

export interface Tab {
  readonly name: string;
  /** The number of rows, or a short answer. */
  readonly figure: number | string;
  /** Whether it contains a problem. */
  readonly isBad?: boolean;
  readonly content: ReactNode;
}

/** Tabs as in the ARIA practices: arrow keys, Home and End select a tab, and Tab moves into its contents. */
export function Tabs({ tabs }: { readonly tabs: readonly Tab[] }) {
  const [selected, setSelected] = useState(0);
  const listRef = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => focusTab(listRef.current, 0), []);
  const select = (index: number) => {
    setSelected(index);
    focusTab(listRef.current, index);
  };
  const selectByKey = (event: KeyboardEvent) => {
    const next = tabAfter(event.key, selected, tabs.length);
    if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    select(next);
  };

  return (
    <>
      <div className="tabs" role="tablist" aria-label="What to show" ref={listRef} onKeyDown={selectByKey}>
        {tabs.map(({ name, figure, isBad = false }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            className="tab"
            id={`${id}-tab-${index}`}
            aria-controls={index === selected ? `${id}-contents` : undefined}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            data-bad={isBad}
            onClick={() => select(index)}
          >
            <span className="figure">{figure}</span> <span className="tab-name">{name}</span>
          </button>
        ))}
      </div>
      <div
        className="contents"
        role="tabpanel"
        id={`${id}-contents`}
        key={selected}
        aria-labelledby={`${id}-tab-${selected}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also where it has no control
        tabIndex={0}
      >
        {tabs[selected]?.content}
      </div>
    </>
  );
}

function focusTab(list: HTMLElement | null, index: number): void {
  (list?.children[index] as HTMLElement | undefined)?.focus({ preventScroll: true });
}

function tabAfter(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
