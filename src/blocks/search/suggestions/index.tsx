import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { modalParent } from '../../../components/mount-point';
import { resetWithin } from '../../../components/reset';
import * as page from '../../../dom/page';
import { t } from '../../../i18n/t';
import { useAttributes } from '../../../runtime/block/use-attributes';
import { useEventListener } from '../../../runtime/block/use-event-listener';
import { useStyles } from '../../../runtime/block/use-styles';
import type { SearchFieldProps } from '../settings';
import { List } from './list';
import styles from './suggestions.css';
import { useSuggestions } from './use-suggestions';

const STYLES = resetWithin('mortar-search') + styles;

/** Makes the field ARIA's editable combobox with a list, where nothing is chosen unasked. */
export function Suggestions(props: SearchFieldProps) {
  const { runtime, field } = props;
  const id = useId();
  const [parent] = useState(modalParent);
  const { shown, followTyping, move, close } = useSuggestions(props);
  const { isOpen, active } = shown;
  const activeId = active < 0 ? null : `${id}-${active}`;
  useStyles(runtime, STYLES);
  useAttributes(props, (attributes) => {
    attributes.set(field, 'role', 'combobox');
    attributes.set(field, 'aria-autocomplete', 'list');
    attributes.set(field, 'aria-controls', id);
    attributes.set(field, 'autocomplete', 'off');
    attributes.set(field, 'aria-expanded', String(isOpen));
    attributes.set(field, 'aria-activedescendant', activeId);
  });
  useEventListener(field, 'input', followTyping);
  useEventListener(field, 'blur', close);
  useEventListener(field, 'keydown', (event) => {
    const step = STEPS.get(event.key);
    const isChoice = event.key === 'Enter' && activeId;
    if (event.isComposing || !(step || isChoice)) return;
    event.preventDefault(); // neither the cursor moves nor is anything searched for
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
