import type { Country } from '../../form/countries';
import { FormFields } from '../../form/draw/form-fields';
import { FIELD_STYLES } from '../../form/draw/styles';
import { wordsFor } from '../../form/words';
import { localeOf } from '../../messages/locale';
import * as page from '../../runtime/page';
import { addStyles } from '../../runtime/styles';
import type { Stop } from '../../types';
import { createLifetime } from '../../ui/lifetime';
import { openRoot } from '../../ui/root';
import type { Form } from './form';

const WHERE = { kind: 'block', name: 'form' } as const;

interface DrawnForm {
  readonly form: HTMLFormElement;
  readonly stop: Stop;
}

/** Draws a whole form from its fields, once; rejects where that fails. */
export async function drawForm(block: Form, takeBack: Stop): Promise<DrawnForm> {
  const { element, runtime, settings } = block;
  const countries = await countriesFor(block);
  const wrapper = page.create('div');
  wrapper.className = 'form-wrapper';
  (element.querySelector('.sqs-block-content') ?? element).append(wrapper);
  const life = createLifetime();
  life.keep(() => wrapper.remove());
  life.keep(addStyles(FIELD_STYLES, runtime.tag.nonce));
  const words = wordsFor(runtime, settings.localizedStrings);
  const drawn = (
    <form method="post" noValidate data-form-id={settings.formId}>
      <FormFields runtime={runtime} fields={settings.formFields ?? []} words={words} countries={countries} />
      <div className="form-button-wrapper">
        <input
          className="button sqs-system-button sqs-editable-button sqs-button-element--primary"
          type="submit"
          value={settings.formSubmitButtonText || words('Submit')}
        />
      </div>
    </form>
  );
  try {
    life.keep(await openRoot(wrapper, drawn, { runtime, where: WHERE, onFail: takeBack }));
    return { form: wrapper.querySelector('form') as HTMLFormElement, stop: life.end };
  } catch (error) {
    life.end();
    throw error;
  }
}

/** Without them a country's code is typed. */
async function countriesFor({ runtime, settings }: Form): Promise<readonly Country[]> {
  if (!settings.formFields?.some(({ showCountryCode }) => showCountryCode)) return [];
  try {
    const { countriesIn } = await runtime.chunks.load('form-countries');
    return countriesIn(localeOf(runtime));
  } catch (error) {
    runtime.report(error, WHERE);
    return [];
  }
}
