import * as page from '../runtime/page';
import type { FormBlock } from './engine';

const THANKS = 'Thank you!';

/** Shows in a sent form's place that it was sent. */
export async function showSuccess(block: FormBlock, form: HTMLFormElement): Promise<void> {
  const { attributes, signal } = block;
  const html = await successHtml(block);
  if (signal.aborted) return;
  const message = (html ? undefined : ownMessage(block, form)) ?? insertMessage(block, form, html);
  attributes.toggleClass(form, 'mortar-sent', true);
  attributes.toggleClass(message, 'mortar-sent-message', true);
  attributes.toggleClass(message, 'hidden', false);
  attributes.set(message, 'hidden', null);
  attributes.set(message, 'role', 'status');
  attributes.set(message, 'tabindex', '-1');
  message.focus();
}

/** Without the sanitiser there is no html: the form was sent all the same. */
async function successHtml({ element, settings, runtime }: FormBlock): Promise<DocumentFragment | undefined> {
  const written = element.querySelector('[data-submission-html]')?.getAttribute('data-submission-html');
  const html = settings.formSubmissionMessage?.html || written?.trim();
  if (!html) return undefined;
  try {
    const { sanitize } = await runtime.chunks.load('sanitize');
    return sanitize(html, runtime);
  } catch (error) {
    runtime.report(error, { kind: 'block', name: 'form' });
    return undefined;
  }
}

/** The page's own, where it has words; another form's is not ours to show. */
function ownMessage({ element, settings }: FormBlock, form: HTMLFormElement): HTMLElement | undefined {
  if (settings.successText) return undefined;
  const messages = [...element.querySelectorAll<HTMLElement>('.form-submission-text')];
  return messages.find((message) => message.textContent.trim() && (message.closest('form') ?? form) === form);
}

function insertMessage(
  { settings, signal }: FormBlock,
  form: HTMLFormElement,
  html: DocumentFragment | undefined,
): HTMLElement {
  const message = page.create('div');
  message.className = html ? 'form-submission-html' : 'form-submission-text';
  message.append(html ?? (settings.successText || THANKS));
  form.insertAdjacentElement('afterend', message);
  signal.addEventListener('abort', () => message.remove());
  return message;
}
