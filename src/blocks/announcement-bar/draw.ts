import * as page from '../../dom/page';
import { t } from '../../i18n/t';
import type { Runtime } from '../../runtime/types';

interface Announcement {
  readonly content: DocumentFragment;
  readonly target: { readonly href: string; readonly newWindow: boolean } | undefined;
  close(): void;
}

/** The bar with the markup that published style sheets expect. */
export function drawBar(runtime: Runtime, { content: fragment, target, close }: Announcement): HTMLElement {
  const text = box('sqs-announcement-bar-text-inner', fragment);
  text.id = 'announcement-bar-text-inner-id';
  const line = box('sqs-announcement-bar-text', text, closeButton(runtime, close));
  const content = box('sqs-announcement-bar-content', ...(target ? [linkTo(target, text.id)] : []), line);
  const bar = box('yui3-widget sqs-widget sqs-announcement-bar', content);
  bar.role = 'region';
  bar.ariaLabel = t(runtime, 'Announcement');
  return bar;
}

/** Covers the whole bar, below the close button and the text's links. */
function linkTo({ href, newWindow }: NonNullable<Announcement['target']>, nameId: string): HTMLAnchorElement {
  const link = page.create('a');
  link.className = 'sqs-announcement-bar-url';
  link.href = href;
  if (newWindow) {
    link.target = '_blank';
    link.rel = 'noopener';
  }
  link.setAttribute('aria-labelledby', nameId);
  return link;
}

function closeButton(runtime: Runtime, close: () => void): HTMLButtonElement {
  const button = page.create('button');
  button.setAttribute('form', '');
  button.className = 'sqs-announcement-bar-close';
  button.ariaLabel = t(runtime, 'Close Announcement');
  button.addEventListener('click', close);
  return button;
}

function box(className: string, ...children: Node[]): HTMLElement {
  const element = page.create('div');
  element.className = className;
  element.append(...children);
  return element;
}
