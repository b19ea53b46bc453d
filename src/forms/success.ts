import { webAddress } from '../data/links/navigable';
import { memberOf } from '../dom/member';
import * as page from '../dom/page';
import type { FormBlock } from './attach-form';
import type { Texts } from './texts';

/** Milliseconds after which a visitor who is still here is told that the form was sent: the address may be a file. */
const LEAVING = 2500;

/** Leads on from a form that was sent, or says in its place that it was. */
export function celebrate(block: FormBlock, form: HTMLFormElement, texts: Texts, unlock: () => void): void {
  const { settings } = block;
  const show = () => void showSuccess(block, form, texts).then(unlock);
  const destination = webAddress(settings.successRedirect, location.href);
  if (destination) leaveFor(destination, show, block);
  else show();
}

function leaveFor(address: string, onStay: () => void, { signal }: FormBlock): void {
  const timer = setTimeout(onStay, LEAVING);
  const forget = () => clearTimeout(timer);
  addEventListener('pagehide', forget, { once: true, signal });
  signal.addEventListener('abort', forget);
  location.assign(address);
}

const THANKS = 'Thank you!';

/** Shows in a sent form's place that it was sent. */
async function showSuccess(block: FormBlock, form: HTMLFormElement, texts: Texts): Promise<void> {
  const { attributes, signal } = block;
  const html = await successHtml(block);
  if (signal.aborted) return;
  const message =
    (html ? undefined : ownMessage(block, form)) ?? insertMessage(block, form, html ?? texts(THANKS));
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
  const raw = memberOf(
    element,
    'querySelector',
  )('[data-submission-html]')?.getAttribute('data-submission-html');
  const html = settings.formSubmissionMessage?.html || raw?.trim();
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
  const messages = [...memberOf(element, 'querySelectorAll')<HTMLElement>('.form-submission-text')];
  return messages.find((message) => message.textContent.trim() && (message.closest('form') ?? form) === form);
}

function insertMessage(
  { settings, signal }: FormBlock,
  form: HTMLFormElement,
  content: DocumentFragment | string,
): HTMLElement {
  const message = page.create('div');
  const isText = typeof content === 'string';
  message.className = isText ? 'form-submission-text' : 'form-submission-html';
  message.append((isText && settings.successText) || content);
  memberOf(form, 'insertAdjacentElement')('afterend', message);
  signal.addEventListener('abort', () => message.remove());
  return message;
}
