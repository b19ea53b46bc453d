import { FormFields } from '../../form/draw/form-fields';
import { FIELD_STYLES } from '../../form/draw/styles';
import { wordsFor } from '../../form/words';
import * as page from '../../runtime/page';
import { addStyles } from '../../runtime/styles';
import type { Stop } from '../../types';
import { createLifetime } from '../../ui/lifetime';
import { openRoot } from '../../ui/root';
import type { Form } from './form';

interface DrawnForm {
  readonly form: HTMLFormElement;
  readonly stop: Stop;
}

/** Draws a whole form from its fields, once; rejects where that fails. */
export async function drawForm({ element, runtime, settings }: Form, takeBack: Stop): Promise<DrawnForm> {
  const wrapper = page.create('div');
  wrapper.className = 'form-wrapper';
  (element.querySelector('.sqs-block-content') ?? element).append(wrapper);
  const life = createLifetime();
  life.keep(() => wrapper.remove());
  life.keep(addStyles(FIELD_STYLES, runtime.tag.nonce));
  const words = wordsFor(runtime, settings.localizedStrings);
  const where = { kind: 'block', name: 'form' } as const;
  const drawn = (
    <form method="post" noValidate data-form-id={settings.formId}>
      <FormFields runtime={runtime} fields={settings.formFields ?? []} words={words} />
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
    life.keep(await openRoot(wrapper, drawn, { runtime, where, onFail: takeBack }));
    return { form: wrapper.querySelector('form') as HTMLFormElement, stop: life.end };
  } catch (error) {
    life.end();
    throw error;
  }
}
