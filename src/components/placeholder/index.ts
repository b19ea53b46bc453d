import * as page from '../../dom/page';

/** What somebody else's part of the page is replaced by until it comes, and where it does not. */
export interface StandInParts {
  /** Words; the first line stands out. */
  readonly lines: readonly string[];
  /** Asks for the part. */
  readonly action?: { readonly label: string; act(): void } | undefined;
  /** Does without the part. */
  readonly link?: { readonly label: string; readonly href: string } | undefined;
}

export interface StandIn {
  readonly element: HTMLElement;
  /** Tells how it goes, also to those who cannot see it; nothing is said with `''`. */
  showMessage(text: string): void;
  /** Whether the part is on its way: then nobody needs to ask. */
  setBusy(isBusy: boolean): void;
}

/** Words, a button and a link; each only where it is given. */
export function createStandIn({ lines, action, link }: StandInParts): StandIn {
  const element = create('div', 'mortar-stand-in');
  const status = create('p', 'mortar-stand-in-status');
  status.setAttribute('role', 'status');
  element.append(...lines.filter(Boolean).map((line) => create('p', 'mortar-stand-in-line', line)));
  const ways = create('p', 'mortar-stand-in-ways');
  const button =
    action &&
    createButton(action.label, () => {
      if (element.ariaBusy !== 'true') action.act();
    });
  if (button) ways.append(button);
  if (link) ways.append(createLink(link.label, link.href));
  element.append(ways);
  if (button) element.append(status);
  return {
    element,
    showMessage(text) {
      status.textContent = text;
    },
    setBusy(isBusy) {
      element.ariaBusy = String(isBusy);
      if (button) button.ariaDisabled = String(isBusy); // it keeps the focus
    },
  };
}

function createButton(label: string, act: () => void): HTMLButtonElement {
  const button = create('button', 'mortar-stand-in-button', label);
  button.type = 'button';
  button.addEventListener('click', act);
  return button;
}

function createLink(label: string, href: string): HTMLAnchorElement {
  const link = create('a', 'mortar-stand-in-link', label);
  link.href = href;
  link.target = '_blank';
  link.rel = 'noopener';
  return link;
}

function create<Tag extends 'div' | 'p' | 'a' | 'button'>(tag: Tag, className: string, text = '') {
  const created = page.create(tag);
  created.className = className;
  created.textContent = text;
  return created;
}
