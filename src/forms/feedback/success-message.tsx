import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { InsertedElement } from '../../components/inserted-element';
import { unhide } from '../../components/unhide';
import { memberOf } from '../../dom/member';
import { AsyncPart } from '../../runtime/block/async-part';
import { useAttributes } from '../../runtime/block/use-attributes';
import { loadSanitizer } from '../../runtime/load-sanitizer';
import type { FormBlock, FormPartProps } from '../form-block';

const THANKS = 'Thank you!';

interface SuccessProps extends FormPartProps {
  onShow(): void;
}

/** Shows the success message in place of the form. If the message fails, the form stays usable. */
export function SuccessMessage(props: SuccessProps) {
  return (
    <AsyncPart block={props} load={async () => ({ html: await successHtml(props) })} onFail={props.onShow}>
      {({ html }) => <Message {...props} html={html} />}
    </AsyncPart>
  );
}

interface MessageProps extends SuccessProps {
  readonly html: DocumentFragment | undefined;
}

/** In the author's own element, or a new one after the form. */
function Message({ html, ...props }: MessageProps) {
  const { form, settings, texts } = props;
  const [own] = useState(() => (html ? undefined : ownMessage(props)));
  const [inserted, setInserted] = useState<HTMLElement>();
  const message = own ?? inserted;
  const insert = (element: HTMLElement) => {
    if (html) element.append(html);
    setInserted(element);
  };
  return (
    <>
      {!own && (
        <InsertedElement
          target={form}
          position="afterend"
          attributes={{ class: `form-submission-${html ? 'html' : 'text'} mortar-sent-message` }}
          onInsert={insert}
        >
          {!html && (settings.successText.trim() || texts(THANKS))}
        </InsertedElement>
      )}
      {message && <ShownMessage {...props} message={message} />}
    </>
  );
}

function ShownMessage({ message, ...props }: SuccessProps & { readonly message: HTMLElement }) {
  const { form } = props;
  const onShow = useEffectEvent(props.onShow);
  useAttributes(props, (attributes) => {
    attributes.toggleClass(form, 'mortar-sent', true);
    attributes.toggleClass(message, 'mortar-sent-message', true);
    unhide(attributes, message);
    attributes.set(message, 'role', 'status');
    attributes.set(message, 'tabindex', '-1');
  });
  useLayoutEffect(() => {
    message.focus();
    onShow();
  }, [message]);
  return null;
}

/** Returns no HTML if it shows nothing, or if the sanitiser fails to load: the form was sent all the same. */
async function successHtml({ element, settings, runtime }: FormBlock): Promise<DocumentFragment | undefined> {
  const html = settings.formSubmissionMessage?.html || submissionHtml(element);
  if (!html) return undefined;
  try {
    const { sanitize } = await loadSanitizer(runtime);
    const message = sanitize(html, runtime);
    return showsSomething(message) ? message : undefined;
  } catch (error) {
    runtime.report(error, { kind: 'block', name: 'form' });
    return undefined;
  }
}

/** Newer published forms carry it twice, and one of them may be empty. */
function submissionHtml(element: HTMLElement): string | undefined {
  const carriers = memberOf(element, 'querySelectorAll')('[data-submission-html]');
  return [...carriers].map((carrier) => carrier.getAttribute('data-submission-html')?.trim()).find(Boolean);
}

/** An editor whose author deletes the message leaves an empty paragraph. */
function showsSomething(message: DocumentFragment): boolean {
  return message.textContent.trim() !== '' || message.querySelector('img, svg, video, audio') !== null;
}

/** The page's own message, if it has text; another form's message is not ours to show. */
function ownMessage({ element, settings, form }: FormPartProps): HTMLElement | undefined {
  if (settings.successText.trim()) return undefined;
  const messages = [...memberOf(element, 'querySelectorAll')<HTMLElement>('.form-submission-text')];
  return messages.find((message) => message.textContent.trim() && (message.closest('form') ?? form) === form);
}
