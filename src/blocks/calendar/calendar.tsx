import { useId, useRef, useState } from 'react';
import { BlockDataError } from '../../data/errors';
import { now } from '../../dom/clock';
import { createFormats } from './formats';
import { addMonths, monthOf } from './month';
import { MonthControls } from './month-controls';
import { MonthStatus } from './month-status';
import { MonthTable } from './month-table';
import type { CalendarProps } from './settings';
import { useMonths } from './use-months';

/**
 * One month of a collection's events. Its days are there at once; the events come with the server's answer.
 * @throws BlockDataError if the block has no collection.
 */
export function Calendar(props: CalendarProps) {
  const { runtime } = props;
  const [collectionId] = useState(() => collectionOf(props));
  const [formats] = useState(() => createFormats(runtime));
  const today = formats.dayOf(now());
  const [first] = useState(() => monthOf(today));
  const { month, answer, show, askAgain } = useMonths(props, { collectionId, first, dayOf: formats.dayOf });
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  return (
    <div className="mortar-ui mortar-calendar mortar-fills" data-mortar-drawn="">
      <div className="mortar-calendar-head">
        <h2 className="mortar-calendar-month" id={id} ref={heading} tabIndex={-1} aria-live="polite">
          {formats.month(month)}
        </h2>
        <MonthControls
          runtime={runtime}
          onMove={(months) => show(addMonths(month, months))}
          onToday={() => show(monthOf(today))}
        />
      </div>
      <MonthStatus
        runtime={runtime}
        answer={answer}
        onRetry={() => {
          heading.current?.focus(); // the button goes
          askAgain();
        }}
      />
      <MonthTable
        month={month}
        today={today}
        events={typeof answer === 'string' ? [] : answer}
        isBusy={answer === 'loading'}
        formats={formats}
        labelledBy={id}
      />
    </div>
  );
}

function collectionOf({ settings }: CalendarProps): string {
  const id = settings.collectionId.trim();
  if (!id) throw new BlockDataError('calendar: collectionId is missing');
  return id;
}
