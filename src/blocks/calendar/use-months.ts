import { useEffect, useEffectEvent, useState } from 'react';
import { calendarCalls } from '../../api/calendar';
import { untilAborted } from '../../dom/timing/until-aborted';
import { watchLeaving } from '../../dom/watch-leaving';
import { type CalendarEvent, readEvents } from './events';
import { type Day, type DayOf, monthCode } from './month';
import type { CalendarProps } from './settings';

/** The state of a month's request. */
export type Answer = 'loading' | 'failed' | readonly CalendarEvent[];

interface MonthsOptions {
  readonly collectionId: string;
  /** The initial month. */
  readonly first: Day;
  readonly dayOf: DayOf;
}

/** The shown month and its events. Each month is requested once, and again only after a failure. */
export function useMonths({ runtime, signal }: CalendarProps, { collectionId, first, dayOf }: MonthsOptions) {
  const [month, setMonth] = useState(first);
  const [answers, setAnswers] = useState<ReadonlyMap<Day, Answer>>(new Map());
  const keep = (asked: Day, answer: Answer) =>
    setAnswers((known) => new Map<Day, Answer>([...known, [asked, answer]]));

  async function ask(asked: Day): Promise<void> {
    keep(asked, 'loading');
    const leaving = watchLeaving();
    try {
      const call = calendarCalls(runtime.http).getItemsByMonth(collectionId, monthCode(asked));
      keep(asked, readEvents(await untilAborted(call, signal), dayOf));
    } catch (error) {
      if (signal.aborted) return;
      keep(asked, 'failed');
      const isLeft = await leaving.isLeft(); // then the browser has cancelled the call
      if (!isLeft && !signal.aborted) runtime.report(error, { kind: 'block', name: 'calendar' });
    } finally {
      leaving.stop();
    }
  }

  function show(next: Day): void {
    setMonth(next);
    if (!answers.has(next)) void ask(next);
  }

  const start = useEffectEvent(() => void ask(first));
  useEffect(() => start(), []);
  return { month, answer: answers.get(month) ?? 'loading', show, askAgain: () => void ask(month) };
}
