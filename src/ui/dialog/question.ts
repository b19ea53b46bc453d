export type Answer = 'confirm' | 'reject' | 'cancel';

/** The buttons of each style; the first one gets the focus, so it is the one that changes nothing. */
const BUTTONS = {
  'confirm-or-reject': ['reject', 'confirm'],
  'confirm-or-cancel': ['cancel', 'confirm'],
  'confirm-only': ['confirm'],
  'no-buttons': [],
} as const satisfies Record<string, readonly Answer[]>;

const LABELS: Readonly<Record<Answer, string>> = { confirm: 'Confirm', reject: 'Reject', cancel: 'Cancel' };

export interface Question {
  readonly title?: string | undefined;
  readonly message: string;
  /** `confirm-or-cancel` where none is given. */
  readonly style?: keyof typeof BUTTONS | undefined;
  readonly labels?: Partial<Record<Answer, string>> | undefined;
}

export interface Choice {
  readonly answer: Answer;
  readonly label: string;
}

export function choicesOf({ style = 'confirm-or-cancel', labels = {} }: Question): Choice[] {
  return BUTTONS[style].map((answer) => ({ answer, label: labels[answer] ?? LABELS[answer] }));
}
