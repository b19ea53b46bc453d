import { text } from '../../data/fields';
import { t } from '../../i18n/t';
import type { Runtime } from '../../runtime/types';

const textOf = text('');

/** What happened: the failure in its own words where it has any, and what the visitor can look after. */
export function describeFailure(runtime: Runtime, failure: unknown): readonly string[] {
  const message = textOf(failure instanceof Error ? failure.message : failure);
  const what = t(runtime, 'Network error');
  return [
    message ? `${what}: ${t(runtime, message)}` : what,
    ...(navigator.onLine ? [] : [t(runtime, 'Please check your internet connection')]),
  ];
}
