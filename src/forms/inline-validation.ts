import { memberOf } from '../dom/member';
import type { FormBlock } from './attach-form';
import type { FieldProblem } from './failure';
import { createMarks } from './field-errors';
import { problemWith } from './problem';
import type { FieldOnPage } from './read-fields';
import type { Texts } from './texts';

/** Marks what is wrong at the fields themselves, and follows the visitor who mends it. */
export interface InlineValidation {
  begin(problems: readonly FieldProblem[]): void;
  end(): void;
}

export function createInlineValidation(
  block: FormBlock,
  form: HTMLFormElement,
  texts: Texts,
): InlineValidation {
  const { attributes, signal } = block;
  const marks = createMarks(attributes, signal);
  let faulty: readonly FieldOnPage[] = [];

  function fieldAround({ target }: Event): FieldOnPage | undefined {
    return faulty.find(({ element }) => memberOf(element, 'contains')(target as Node));
  }
  function release(field: FieldOnPage): void {
    marks.clearMark(field);
    faulty = faulty.filter((other) => other !== field);
  }

  /** While somebody types, nothing new is said to be wrong. */
  const takeInput = (input: Event) => {
    const field = fieldAround(input);
    if (field && problemWith(field.field, field.parts()) === undefined) release(field);
  };
  const takeChange = (change: Event) => {
    const field = fieldAround(change);
    const text = field && problemWith(field.field, field.parts(), texts);
    if (field && text !== undefined) marks.markInvalid(field, text);
  };
  memberOf(form, 'addEventListener')('input', takeInput, { signal });
  memberOf(form, 'addEventListener')('change', takeChange, { signal });

  return {
    begin(problems) {
      for (const { field, text } of problems) if (field) marks.markInvalid(field, text);
      faulty = problems.flatMap(({ field }) => field ?? []);
    },
    end() {
      for (const field of faulty) release(field);
    },
  };
}
