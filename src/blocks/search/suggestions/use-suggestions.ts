import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import * as page from '../../../dom/page';
import { formatMessage, t } from '../../../i18n/t';
import type { SearchFieldProps } from '../settings';
import { createLookUp, type LookUp } from './look-up';
import type { Suggestion } from './read';
import { moveActive, NOTHING, type Shown } from './state';

const COUNT = '{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}';

/** What is suggested for what stands in the field, and what the visitor does with it. */
export function useSuggestions({ runtime, settings, field }: SearchFieldProps) {
  const [shown, setShown] = useState(NOTHING);
  const lookUp = useRef<LookUp>(null);
  const close = () => setShown(NOTHING);

  function followTyping(): void {
    const query = field.value.trim();
    if (query) lookUp.current?.ask(query);
    else close();
  }
  function open(content: Partial<Shown>): void {
    setShown({ ...NOTHING, ...content, isOpen: true });
  }
  function announceCount(items: readonly Suggestion[]): void {
    const show = (said: string) => setShown((now) => (now.items === items ? { ...now, said } : now));
    const report = (error: unknown) => runtime.report(error, { kind: 'block', name: 'search' });
    formatMessage(runtime, COUNT, { count: items.length }).then(show, report);
  }
  const onFound = useEffectEvent((query: string, items: readonly Suggestion[]) => {
    if (page.activeElement() !== field || field.value.trim() !== query) return;
    open({ query, items });
    announceCount(items);
  });
  const onFailed = useEffectEvent((why: string | undefined) => {
    if (why && page.activeElement() === field) open({ said: t(runtime, why) });
    else close();
  });
  const followFirstTyping = useEffectEvent(() => {
    if (page.activeElement() === field) followTyping();
  });
  useEffect(() => {
    lookUp.current = createLookUp({ runtime, settings }, { onFound, onFailed });
    followFirstTyping(); // it was typed before this was loaded
    return lookUp.current.stop;
  }, [runtime, settings]);
  useLayoutEffect(
    () => (shown.isOpen ? runtime.escape.push(() => setShown(NOTHING)) : undefined),
    [runtime, shown.isOpen],
  );
  const move = (step: 1 | -1) => setShown((now) => ({ ...now, active: moveActive(now, step) }));
  return { shown, followTyping, move, close };
}
