import { memberOf } from '../../dom/member';
import * as page from '../../dom/page';
import type { FormField } from '../fields/field';
import type { Subfields } from '../fields/subfields';
import { type Control, controlsIn } from './control';
import { describeField } from './describe-field';
import { readSubfields, subfieldNames } from './read-subfields';

/** A field on the page, whether from the server or drawn by us. */
export interface FieldOnPage {
  readonly field: FormField;
  /** The field's `.form-item`; in an author's own form, the element around its controls. */
  readonly element: HTMLElement;
  readonly controls: readonly Control[];
  /** The controls of the named subfields. */
  controlsOf(subfields: readonly string[]): readonly Control[];
  /** The visitor's current input. */
  subfields(): Subfields;
  /** The focus target of an invalid field: the first invalid control, or else the first. */
  readonly focusable: HTMLElement;
}

/**
 * The current fields of a form in document order: the `.form-item`s of published pages and of our own forms, and any
 * other named control. Sections have no value and are left out.
 */
export function fieldsIn(form: HTMLElement): readonly FieldOnPage[] {
  const groups = new Map<HTMLElement | string, Control[]>();
  for (const control of controlsIn(form)) {
    const key = control.closest<HTMLElement>('.form-item') ?? control.name;
    const group = groups.get(key) ?? [];
    group.push(control);
    if (key) groups.set(key, group);
  }
  const taken = new Set<string>();
  return [...groups].map(([key, controls]) =>
    typeof key === 'string'
      ? fieldOf(holderOf(controls), controls, key)
      : fieldOf(key, controls, idOf(key, controls, taken)),
  );
}

/**
 * The item's id; its control's name where it has none or another item has the same, so that no value overwrites
 * another.
 */
function idOf(item: HTMLElement, controls: readonly Control[], taken: Set<string>): string {
  const choices = [item.id, controls[0]?.name, `field-${taken.size + 1}`];
  const id = choices.find((choice) => choice && !taken.has(choice)) ?? '';
  taken.add(id);
  return id;
}

function fieldOf(element: HTMLElement, controls: readonly Control[], id: string): FieldOnPage {
  const field = describeField(element, controls, id);
  return {
    field,
    element,
    controls,
    controlsOf(subfields) {
      const names = subfieldNames(field.type, controls);
      return controls.filter((_control, index) => subfields.includes(names[index] ?? ''));
    },
    subfields: () => readSubfields(field.type, controls),
    get focusable() {
      return controls.find((control) => control.matches('[aria-invalid="true"]')) ?? controls[0] ?? element;
    },
  };
}

/** The smallest element that contains all controls of one name. */
function holderOf(controls: readonly Control[]): HTMLElement {
  const [first] = controls;
  const holdsAll = (element: Element) => controls.every((control) => memberOf(element, 'contains')(control));
  let holder: HTMLElement | null | undefined = first;
  while (holder && !holdsAll(holder)) holder = holder.parentElement;
  return holder ?? page.body();
}
