import type { Dispose } from '../../data/dispose';
import { createDisposables } from '../../data/dispose';
import * as page from '../../dom/page';
import { addStyles } from '../../dom/styles';
import { localeOf } from '../../i18n/locale';
import { openRoot } from '../../runtime/block/root';
import type { ErrorPlace } from '../../runtime/types';
import type { FormBlock } from '../attach-form';
import type { Country } from '../countries';
import { textsFor } from '../texts';
import styles from './draw-form.css';
import { FormFields } from './form-fields';

interface DrawnForm {
  readonly form: HTMLFormElement;
  readonly stop: Dispose;
}

interface DrawOptions {
  readonly where: ErrorPlace;
  onFail(): void;
}

/**
 * Draws a whole form from its fields, once; rejects where that fails. React draws within the form and never handles
 * the form itself, whose members a field's name may shadow.
 */
export async function drawForm(block: FormBlock, { where, onFail }: DrawOptions): Promise<DrawnForm> {
  const { element, runtime, settings } = block;
  const countries = await countriesFor(block, where);
  const { wrapper, form, content } = createForm(settings.formId);
  (element.querySelector('.sqs-block-content') ?? element).append(wrapper);
  const disposables = createDisposables();
  disposables.add(() => wrapper.remove());
  disposables.add(addStyles(styles, runtime.tag.nonce));
  const texts = textsFor(runtime, settings.localizedStrings);
  const drawn = (
    <>
      <FormFields runtime={runtime} fields={settings.formFields ?? []} texts={texts} countries={countries} />
      <div className="form-button-wrapper">
        <input
          className="button sqs-system-button sqs-editable-button sqs-button-element--primary"
          type="submit"
          value={settings.formSubmitButtonText || texts('Submit')}
        />
      </div>
    </>
  );
  try {
    disposables.add(await openRoot(content, drawn, { runtime, where, onFail }));
    return { form, stop: disposables.dispose };
  } catch (error) {
    disposables.dispose();
    throw error;
  }
}

function createForm(formId: string) {
  const wrapper = page.create('div');
  const form = page.create('form');
  const content = page.create('div');
  wrapper.className = 'form-wrapper';
  form.method = 'post';
  form.dataset.formId = formId;
  form.append(content);
  wrapper.append(form);
  return { wrapper, form, content };
}

/** Without them a country's code is typed. */
async function countriesFor(
  { runtime, settings }: FormBlock,
  where: ErrorPlace,
): Promise<readonly Country[]> {
  if (!settings.formFields?.some(({ showCountryCode }) => showCountryCode)) return [];
  try {
    const { countriesIn } = await runtime.chunks.load('form-countries');
    return countriesIn(localeOf(runtime));
  } catch (error) {
    runtime.report(error, where);
    return [];
  }
}
