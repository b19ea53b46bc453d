import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { modalParent } from '../../../components/mount-point';
import * as page from '../../../dom/page';
import { formatMessage, t } from '../../../i18n/t';
import { useAttributes } from '../../../runtime/block/use-attributes';
import { useEventListener } from '../../../runtime/block/use-event-listener';
import { useStyles } from '../../../runtime/block/use-styles';
import type { SearchFieldProps } from '../settings';
import { List } from './list';
import { createLookUp, type LookUp } from './look-up';
import type { Suggestion } from './read';
import { moveActive, NOTHING, type Shown } from './state';
import styles from './suggestions.css';

const COUNT = '{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}';

/** Makes the field an ARIA editable combobox with a list box, without automatic selection. */
export function Suggestions(props: SearchFieldProps) {
  const { runtime, field } = props;
  const id = useId();
  const [parent] = useState(modalParent);
  const [ownAutocomplete] = useState(() => field.autocomplete);
  const { shown, followTyping, move, close } = useSuggestions(props);
  const { isOpen, active } = shown;
  const activeId = active < 0 ? null : `${id}-${active}`;
  useStyles(runtime, styles);
  useAttributes(props, (attributes) => {
    attributes.set(field, 'role', 'combobox');
    attributes.set(field, 'aria-autocomplete', 'list');
    attributes.set(field, 'aria-controls', id);
    attributes.set(field, 'autocomplete', 'off');
    attributes.set(field, 'aria-expanded', String(isOpen));
    attributes.set(field, 'aria-activedescendant', activeId);
  });
  // After Back, browsers fill in what was typed only where this is not off.
  useEventListener(window, 'pagehide', () => {
    field.autocomplete = ownAutocomplete;
  });
  useEventListener(field, 'input', followTyping);
  useEventListener(field, 'blur', close);
  useEventListener(field, 'keydown', (event) => {
    const step = STEPS.get(event.key);
    const isChoice = event.key === 'Enter' && activeId;
    if (event.isComposing || !(step || isChoice)) return;
    event.preventDefault(); // neither move the cursor nor submit
    if (isChoice) page.byId(activeId)?.click();
    else if (step && isOpen) move(step);
    else followTyping();
  });
  return createPortal(<List id={id} label={t(runtime, 'Suggestions')} field={field} shown={shown} />, parent);
}

const STEPS = new Map<string, 1 | -1>([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

/** The suggestions for the field's text, and the visitor's selection. */
function useSuggestions({ runtime, settings, field }: SearchFieldProps) {
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
    const show = (status: string) => setShown((now) => (now.items === items ? { ...now, status } : now));
    const report = (error: unknown) => runtime.report(error, { kind: 'block', name: 'search' });
    formatMessage(runtime, COUNT, { count: items.length }).then(show, report);
  }
  const onFound = useEffectEvent((query: string, items: readonly Suggestion[]) => {
    if (page.activeElement() !== field || field.value.trim() !== query) return;
    open({ query, items });
    announceCount(items);
  });
  const onFailed = useEffectEvent((why: string | undefined) => {
    if (why && page.activeElement() === field) open({ status: t(runtime, why) });
    else close();
  });
  const followFirstTyping = useEffectEvent(() => {
    if (page.activeElement() === field) followTyping();
  });
  useEffect(() => {
    lookUp.current = createLookUp({ runtime, settings }, { onFound, onFailed });
    followFirstTyping(); // typed before this was loaded
    return lookUp.current.stop;
  }, [runtime, settings]);
  useLayoutEffect(
    () => (shown.isOpen ? runtime.escape.push(() => setShown(NOTHING)) : undefined),
    [runtime, shown.isOpen],
  );
  const move = (step: 1 | -1) => setShown((now) => ({ ...now, active: moveActive(now, step) }));
  return { shown, followTyping, move, close };
}
