import type { Product } from './product';
import type { Variant } from './variants';

/** What the visitor has chosen of one option; empty if nothing. */
interface Choice {
  readonly name: string;
  readonly value: string;
  /** What the visitor chooses with. */
  readonly control: HTMLElement | undefined;
}

export function readChoices({ options }: Product): Choice[] {
  return [...(options?.querySelectorAll<HTMLElement>('.variant-option') ?? [])].map(readChoice);
}

/** A page has a list or buttons for an option, or both, of which its style sheet shows one. */
function readChoice(option: HTMLElement): Choice {
  const name = '[data-variant-option-name]';
  const named = option.matches(name) ? option : option.querySelector(name);
  const select = option.querySelector('select');
  const radio = option.querySelector<HTMLInputElement>('input[type="radio"]:checked');
  const isList = select !== null && (select.getClientRects().length > 0 || !radio);
  return {
    name: named?.getAttribute('data-variant-option-name') ?? '',
    value: (isList ? select.value : radio?.value) ?? '',
    control: isShown(select) ? select : ([...option.querySelectorAll('label')].find(isShown) ?? undefined),
  };
}

function isShown(element: HTMLElement | null): element is HTMLElement {
  return element !== null && element.getClientRects().length > 0;
}

/** The variant with these choices; `undefined` if one of them is missing, or if there is no such variant. */
export function variantFor({ variants }: Product, choices: readonly Choice[]): Variant | undefined {
  return variants.find(({ attributes }) => choices.every(({ name, value }) => attributes[name] === value));
}
