import { memberOf } from '../../dom/member';
import * as page from '../../dom/page';
import { AttachedForm, attachedForms, type FormBlock } from '../../forms/engine';
import { type FormIds, readIds } from '../../forms/published';
import { formSettings } from '../../forms/settings';
import { openRoot } from '../../runtime/block/root';
import { readSettings } from '../../runtime/block/settings';
import type { Runtime } from '../../runtime/types';

/** What the inline handler of a published form asks for; a form outside of any block is sent like one inside. */
export async function submitPublished(runtime: Runtime, form: unknown, raw: unknown): Promise<void> {
  if (!(form instanceof HTMLFormElement)) return;
  const block = memberOf(form, 'closest')('[data-block-state]');
  if (block) await runtime.blocks.mountNow(block);
  const ids = readIds(raw);
  if (!attachedForms.has(form)) await attach(form, ids, runtime);
  await attachedForms.get(form)?.submit(ids);
}

/** A root of its own, in a detached element as every block's, for as long as there is the page. */
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
