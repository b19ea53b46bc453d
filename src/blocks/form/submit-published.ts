import { memberOf } from '../../dom/member';
import { attachedTo, attachForm, type FormBlock } from '../../forms/engine';
import { type FormIds, readIds } from '../../forms/published';
import { formSettings } from '../../forms/settings';
import { readSettings } from '../../runtime/block/settings';
import type { Runtime } from '../../runtime/types';

/** What the inline handler of a published form asks for; a form outside of any block is sent like one inside. */
export async function submitPublished(runtime: Runtime, form: unknown, raw: unknown): Promise<void> {
  if (!(form instanceof HTMLFormElement)) return;
  const block = memberOf(form, 'closest')('[data-block-state]');
  if (block) await runtime.blocks.mountNow(block);
  const ids = readIds(raw);
  const sender = attachedTo(form) ?? attachForm(standIn(form, ids, runtime), form);
  await sender.submit(ids);
}

/** For as long as there is the page. */
function standIn(form: HTMLFormElement, ids: FormIds, runtime: Runtime): FormBlock {
  return {
    element: form,
    runtime,
    settings: { ...readSettings(form, formSettings, runtime), ...ids },
    attributes: runtime.keepAttributes(),
    signal: new AbortController().signal,
  };
}
