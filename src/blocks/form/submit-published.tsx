import { memberOf } from '../../dom/member';
import * as page from '../../dom/page';
import { AttachedForm, attachedForms, type FormBlock } from '../../forms/engine';
import { type FormIds, readIds } from '../../forms/published';
import { formSettings } from '../../forms/settings';
import { readSettings } from '../../runtime/block/read-settings';
import { openRoot } from '../../runtime/block/root';
import type { Runtime } from '../../runtime/types';

/** Called by a published form's inline handler; a form outside of any block is submitted like one inside. */
export async function submitPublished(runtime: Runtime, form: unknown, raw: unknown): Promise<void> {
  if (!(form instanceof HTMLFormElement)) return;
  const block = memberOf(form, 'closest')('[data-block-state]');
  if (block) await runtime.blocks.mountNow(block);
  const ids = readIds(raw);
  if (!attachedForms.has(form)) await attach(form, ids, runtime);
  await attachedForms.get(form)?.submit(ids);
}

/** A separate React root in a detached element, as in every block; it stays as long as the page. */
async function attach(form: HTMLFormElement, ids: FormIds, runtime: Runtime): Promise<void> {
  const block: FormBlock = {
    element: form,
    runtime,
    settings: { ...readSettings(form, formSettings, runtime), ...ids },
    attributes: runtime.keepAttributes(),
    signal: new AbortController().signal,
  };
  const where = { kind: 'block', name: 'form' } as const;
  await openRoot(page.create('div'), <AttachedForm block={block} form={form} />, { runtime, where });
}
