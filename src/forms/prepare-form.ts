import { ElementMissingError } from '../data/errors';
import { memberOf } from '../dom/member';
import { localeOf } from '../i18n/locale';
import type { ChunkModules } from '../runtime/chunks';
import { controlsIn } from './controls/control';
import type { Country } from './fields/countries';
import type { FormField } from './fields/field';
import type { FormBlock, FormName } from './form-block';

/** A block's form: the server's, or fields to draw one from; neither if the block has no form. */
export interface PreparedForm {
  readonly form?: HTMLFormElement;
  readonly drawing?: ChunkModules['form-draw'];
  /** Countries for phone fields; missing if no field needs them or the list didn't load. */
  readonly countries?: readonly Country[];
}

/** An author's own form in the block's place: the browser checks and sends it. */
const OTHER_SERVICE = '[action^=http]:not([data-form-id])';

/**
 * The server's form if it has all fields, or if visitors already see some of them; else fields to draw one from.
 * @throws ElementMissingError if there is neither; the author's own content then stays.
 */
export async function prepareForm(block: FormBlock, name: FormName): Promise<PreparedForm> {
  const { element, runtime, settings } = block;
  const fields = settings.formFields ?? [];
  const form = formOf(element);
  if (!settings.formId && memberOf(form, 'matches')(OTHER_SERVICE)) return {};
  if (form instanceof HTMLFormElement && (hasAll(form, fields) || isInUse(form))) return { form };
  if (fields.length === 0) return reportMissing(block, name);
  const countries = await countriesFor(block, name);
  return { drawing: await runtime.chunks.load('form-draw'), countries };
}

/** The block's form element, else the block. */
export function formOf(element: HTMLElement): HTMLElement {
  return memberOf(element, 'querySelector')('form') ?? element;
}

function hasAll(form: HTMLFormElement, fields: readonly FormField[]): boolean {
  const isThere = ({ id }: FormField) => memberOf(form, 'querySelector')(`[id="${CSS.escape(id)}"]`);
  return fields.every((field) => /^(hidden|section)$/.test(field.type) || isThere(field));
}

function isInUse(form: HTMLFormElement): boolean {
  return controlsIn(form).some((control) => control.offsetWidth > 0);
}

function reportMissing({ element, runtime }: FormBlock, name: FormName): PreparedForm {
  const error = new ElementMissingError(name, 'form, and formFields is missing');
  if (memberOf(element, 'innerText').trim()) throw error;
  runtime.report(error, { kind: 'block', name });
  return {};
}

/** Without the list, visitors type the country code. */
async function countriesFor({ runtime, settings }: FormBlock, name: FormName): Promise<readonly Country[]> {
  if (!settings.formFields?.some(({ showCountryCode }) => showCountryCode)) return [];
  try {
    const { countriesIn } = await runtime.chunks.load('form-countries');
    return countriesIn(localeOf(runtime), settings.formFieldFormats?.initialPhoneFormat.country);
  } catch (error) {
    runtime.report(error, { kind: 'block', name });
    return [];
  }
}
