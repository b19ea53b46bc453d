import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { InsertedElement } from '../../components/inserted-element';
import { formatMessage } from '../../i18n/t';
import { useAttributes } from '../../runtime/block/use-attributes';
import { useEventListener } from '../../runtime/block/use-event-listener';
import { useStyles } from '../../runtime/block/use-styles';
import { MAX_LENGTH } from '../controls/max-length';
import type { FieldOnPage } from '../controls/read-fields';
import { describeBy, markInvalid } from '../feedback/mark-control';
import type { FormPartProps } from '../form-block';
import { fill } from '../texts';
import styles from './counter.css';

/** Fractions of the limit at which the visitor is told how many characters are left. */
const SHARES = [0.75, 0.9, 1];

interface CountersProps extends FormPartProps {
  readonly limited: readonly FieldOnPage[];
}

/** Character counters below textareas with a limit; the browser's own limit would truncate pasted text. */
export function Counters({ limited, ...props }: CountersProps) {
  useStyles(props.runtime, styles);
  return limited.map(
    ({ controls: [control], field }) =>
      control instanceof HTMLTextAreaElement && (
        <Counter key={field.id} {...props} textarea={control} max={field.maxLength} />
      ),
  );
}

interface CounterProps extends FormPartProps {
  readonly textarea: HTMLTextAreaElement;
  readonly max: number;
}

function Counter({ textarea, max, ...props }: CounterProps) {
  const { form, texts, attributes } = props;
  const id = useId();
  const [length, setLength] = useState(textarea.value.length);
  const isOver = length > max;
  const status = useStatus(props, length, max);
  const count = () => setLength(textarea.value.length);
  useEventListener(textarea, 'input', count);
  useEventListener(form, 'reset', () => setTimeout(count)); // the form is emptied after the event
  useAttributes(props, (ownAttributes) => {
    ownAttributes.set(textarea, MAX_LENGTH, `${max}`);
    ownAttributes.set(textarea, 'maxlength', null);
  });
  useLayoutEffect(() => describeBy(id, 'last', textarea, attributes), [textarea, attributes, id]);
  useLayoutEffect(
    () => (isOver ? markInvalid(textarea, attributes) : undefined),
    [textarea, attributes, isOver],
  );
  return (
    <>
      <InsertedElement
        target={textarea}
        position="afterend"
        attributes={{ class: 'mortar-visually-hidden', role: 'status' }}
      >
        {status}
      </InsertedElement>
      {/* The later element comes before the earlier one. */}
      <InsertedElement
        target={textarea}
        position="afterend"
        attributes={{ class: isOver ? 'mortar-counter error' : 'mortar-counter', id }}
      >
        {fill(texts('{count} / {max}'), { count: `${length}`, max: `${max}` })}
      </InsertedElement>
    </>
  );
}

/** The announcement, at thresholds only: an announcement for each key press would be noise. */
function useStatus({ runtime, texts, signal }: FormPartProps, length: number, max: number): string {
  const [status, setStatus] = useState('');
  const level = counterLevel(length, max);
  const announced = useRef(level);
  const announce = useEffectEvent(() => {
    if (length > max) return setStatus(texts('You have exceeded the character limit.'));
    const left = '{count, plural, one {# character left} other {# characters left}}';
    const report = (error: unknown) => runtime.report(error, { kind: 'block', name: 'form' });
    formatMessage(runtime, left, { count: max - length }).then(
      (text) => signal.aborted || setStatus(text),
      report,
    );
  });
  useEffect(() => {
    if (announced.current !== level) announce();
    announced.current = level;
  }, [level]);
  return status;
}

/** How near a text is to its limit: the number of thresholds it has reached, plus one when over the limit. */
export function counterLevel(count: number, max: number): number {
  return SHARES.filter((share) => count >= share * max).length + (count > max ? 1 : 0);
}
