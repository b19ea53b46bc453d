import { refusedFields, UNKNOWN } from '../../api/form';
import { connectionText } from '../../api/restricted';
import { isRequestError } from '../../data/errors';
import type { Runtime } from '../../runtime/types';
import type { FieldOnPage } from '../controls/read-fields';
import type { FailedField } from './form-state';

/** The form was not sent; the message is a text of the specification. */
export class UnsentError extends Error {
  override readonly name = 'UnsentError';
  readonly problems: readonly FailedField[];
  constructor(message: string, problems: readonly FailedField[] = []) {
    super(message);
    this.problems = problems;
  }
}

/** The English message for the visitor; unexpected errors are reported and shown as unknown. */
export function messageFor(error: unknown, runtime: Runtime): string {
  if (error instanceof UnsentError) return error.message;
  if (isRequestError(error)) return connectionText(error) ?? error.message;
  runtime.report(error, { kind: 'block', name: 'form' });
  return connectionText(error) ?? UNKNOWN;
}

/** Problems of single fields, found by us or by the server. */
export function problemsIn(error: unknown, fields: readonly FieldOnPage[]): readonly FailedField[] {
  if (error instanceof UnsentError) return error.problems;
  if (!isRequestError(error)) return [];
  return refusedFields(error).map(([id, text]) => ({
    field: fields.find(({ field }) => field.id === id),
    text,
  }));
}

/** Whether no reply came. */
export function isUnanswered(error: unknown): boolean {
  return isRequestError(error) && error.status === 0;
}
