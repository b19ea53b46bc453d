import { text } from '../../runtime/fields';

export const TEXTS = {
  title: 'Something Went Wrong!',
  failure: 'Network error',
  offline: 'Please check your internet connection',
  reload: 'Reload',
  clear: 'Clear',
};

const textOf = text('');

/** What happened: the failure in its own words where it has any, and what the visitor can look after. */
export function describeFailure(failure: unknown): readonly string[] {
  const message = textOf(failure instanceof Error ? failure.message : failure);
  return [
    message ? `${TEXTS.failure}: ${message}` : TEXTS.failure,
    ...(navigator.onLine ? [] : [TEXTS.offline]),
  ];
}
