import { ElementMissingError } from '../data/errors';
import { memberOf } from '../dom/member';
import { localeOf } from '../i18n/locale';
import type { ChunkModules } from '../runtime/chunks';
import type { Country } from './countries';
import type { FormField } from './field';
import type { FormBlock, FormName } from './form-block';

/** The form of a block: the server's, or one to be drawn; neither where nothing can be read of one. */
export interface PreparedForm {
  readonly form?: HTMLFormElement;
  readonly drawing?: ChunkModules['form-draw'];
  /** Those that a phone can be from; empty where no phone asks or their list did not come. */
  readonly countries?: readonly Country[];
}

/**
 * The server's form where it has all fields, else what draws one.
 * @throws ElementMissingError where there is neither, and the author's own words stand there.
 */
export async function prepareForm(block: FormBlock, name: FormName): Promise<PreparedForm> {
  const { element, runtime, settings } = block;
  const fields = settings.formFields ?? [];
  const form = formOf(element);
  if (form instanceof HTMLFormElement && hasAll(form, fields)) return { form };
  if (fields.length === 0) return reportMissing(block, name);
  const countries = await countriesFor(block, name);
  return { drawing: await runtime.chunks.load('form-draw'), countries };
}

/** The block's own form, else the block. */
export function formOf(element: HTMLElement): HTMLElement {
  return memberOf(element, 'querySelector')('form') ?? element;
}

function hasAll(form: HTMLFormElement, fields: readonly FormField[]): boolean {
  const isThere = ({ id }: FormField) => memberOf(form, 'querySelector')(`[id="${CSS.escape(id)}"]`);
  return fields.every((field) => /^(hidden|section)$/.test(field.type) || isThere(field));
}

function reportMissing({ element, runtime }: FormBlock, name: FormName): PreparedForm {
  const error = new ElementMissingError(name, 'form, and it has no formFields');
  if (memberOf(element, 'innerText').trim()) throw error;
  runtime.report(error, { kind: 'block', name });
  return {};
}

/** Without them a country's code is typed. */
async function countriesFor({ runtime, settings }: FormBlock, name: FormName): Promise<readonly Country[]> {
  if (!settings.formFields?.some(({ showCountryCode }) => showCountryCode)) return [];
  try {
    const { countriesIn } = await runtime.chunks.load('form-countries');
    return countriesIn(localeOf(runtime));
  } catch (error) {
    runtime.report(error, { kind: 'block', name });
    return [];
  }
}
