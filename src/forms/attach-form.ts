import { resetWithin, shownWithin } from '../components/reset';
import visuallyHidden from '../components/visually-hidden.css';
import { memberOf } from '../dom/member';
import { addStyles } from '../dom/styles';
import type { MountedBlock } from '../runtime/block/plain-block';
import styles from './forms.css';
import { type FormIds, withoutPublishedHandler } from './published';
import { createSender } from './sender';
import type { formSettings } from './settings';

const STYLES =
  resetWithin('mortar-form-message') +
  styles +
  shownWithin('.mortar-form-message', 'block') +
  shownWithin('.mortar-sent-message', 'block') +
  visuallyHidden;

/** A block that is a form, whatever else it may be told. */
export type FormBlock = MountedBlock<typeof formSettings>;

/** A form that is sent by us. */
export interface AttachedForm {
  /** Sends it, under other ids where some are given; settles when the visitor has been told what came of it. */
  submit(ids?: FormIds): Promise<void>;
}

const attached = new WeakMap<HTMLFormElement, AttachedForm>();

export function attachedTo(form: HTMLFormElement): AttachedForm | undefined {
  return attached.get(form);
}

/**
 * Lets a form be checked, sent and answered by us, until the block is unmounted. What is sent is read from the page's
 * inputs, and only the visitor changes what is in them. `form:success` tells the block's root that it was taken; a
 * newsletter's is counted as a subscription.
 */
export function attachForm(
  block: FormBlock,
  form: HTMLFormElement,
  name: 'form' | 'newsletter' = 'form',
): AttachedForm {
  const { element, runtime, attributes, signal } = block;
  const removeStyles = addStyles(STYLES, runtime.tag.nonce);
  const sender = createSender(block, form, name === 'newsletter');
  const takeSubmit = (submit: SubmitEvent) => {
    if (submit.target !== form || submit.defaultPrevented) return;
    submit.preventDefault();
    void sender.submit();
  };
  attributes.set(form, 'novalidate', ''); // the browser's own check would come before ours
  withoutPublishedHandler(form, signal);
  memberOf(element, 'addEventListener')('submit', takeSubmit, { signal });
  memberOf(form, 'addEventListener')('reset', sender.startAnew, { signal });
  addEventListener('pagehide', sender.abandon, { signal }); // whoever comes back finds it usable
  signal.addEventListener('abort', () => {
    removeStyles();
    attached.delete(form);
  });
  attached.set(form, sender);
  countRendering(block, form);
  return sender;
}

const counted = new WeakSet<Element>();

function countRendering({ runtime, settings: { formId } }: FormBlock, form: HTMLFormElement): void {
  if (formId && !counted.has(form)) void runtime.hits.census('form-render', { formId });
  counted.add(form);
}
