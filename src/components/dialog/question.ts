import { oneOf, readText, record } from '../../data/fields';
import { t } from '../../i18n/t';
import type { Runtime } from '../../runtime/types';
import type { Choice } from '../modal/buttons';

export type Answer = 'confirm' | 'reject' | 'cancel';

/** The buttons of each style; the first one is focused, so it is the one that changes nothing. */
const BUTTONS = {
  'confirm-or-cancel': ['cancel', 'confirm'],
  'confirm-or-reject': ['reject', 'confirm'],
  'confirm-only': ['confirm'],
  'no-buttons': [],
} as const satisfies Record<string, readonly Answer[]>;

export interface Question {
  readonly title?: string | undefined;
  readonly message: string;
  /** `confirm-or-cancel` by default. */
  readonly style?: keyof typeof BUTTONS | undefined;
  readonly labels?: Partial<Record<Answer, string>> | undefined;
}

const LABELS = { confirm: 'Confirm', reject: 'Reject', cancel: 'Cancel' };

const read = record({
  title: readText(''),
  message: readText(''),
  style: oneOf('confirm-or-cancel', 'confirm-or-reject', 'confirm-only', 'no-buttons'),
  labels: record({ confirm: readText(''), reject: readText(''), cancel: readText('') }),
});

/** A question with all defaults applied. */
export interface ReadQuestion {
  readonly title: string;
  readonly message: string;
  readonly choices: readonly Choice<Answer>[];
}

/** Page scripts are untyped: a bare text or number is the message, other values of the wrong type get their default. */
export function readQuestion(runtime: Runtime, data: unknown): ReadQuestion {
  const { title, message, style, labels } = read(isText(data) ? { message: String(data) } : data);
  const choices = BUTTONS[style].map((answer) => ({
    answer,
    label: labels[answer] || t(runtime, LABELS[answer]),
  }));
  return { title, message, choices };
}

function isText(data: unknown): boolean {
  return typeof data === 'string' || typeof data === 'number';
}
