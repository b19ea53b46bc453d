import * as page from '../../../dom/page';
import { isPressKey } from '../../../dom/press-key';
import type { Scope } from '../../common/scope';
import { panelOf } from './find-panel';
import { createPanels, type Panels } from './panels';
import { sectionLink } from './section-link';
import { BACKDROP, kindOf, TOGGLE } from './toggle-kinds';
import { nameToggle } from './toggle-name';
import { isUsable } from './visibility';

/** Makes a template's buttons open their panels, anywhere on the page and including those inserted later. */
export function startToggles(scope: Scope): void {
  const { runtime, disposables, signal } = scope;
  const panels = createPanels(scope);
  describeToggles(scope);
  const unwatch = runtime.domObserver.watch(({ added }) => {
    if (added.length) describeToggles(scope);
  });
  disposables.add(unwatch);
  const click = (event: MouseEvent) => {
    operate(event, panels);
    closeAfterLink(event, panels);
  };
  const press = (event: KeyboardEvent) => {
    const isPress = isPressKey(event.key) && !event.repeat;
    if (isPress && toggleFor(event)?.matches('[role=button]:not(button, a[href])')) operate(event, panels);
  };
  addEventListener('click', click, { signal });
  addEventListener('keydown', press, { signal });
}

function describeToggles(scope: Scope): void {
  const { attributes } = scope;
  for (const toggle of page.all(TOGGLE)) {
    if (!isOurs(toggle) || toggle.matches(`[aria-expanded], ${BACKDROP}`)) continue;
    attributes.set(toggle, 'aria-expanded', 'false');
    attributes.toggleClass(toggle, 'mortar-toggle', true);
    nameToggle(toggle, scope);
    if (toggle.matches('button, a[href]')) continue;
    attributes.set(toggle, 'role', 'button');
    if (!toggle.hasAttribute('tabindex')) attributes.set(toggle, 'tabindex', '0');
  }
}

function toggleFor(event: Event): HTMLElement | undefined {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>(TOGGLE) : null;
  return target && isOurs(target) && !event.defaultPrevented ? target : undefined;
}

function operate(event: Event, panels: Panels): void {
  const toggle = toggleFor(event);
  const kind = toggle && kindOf(toggle);
  const panel = kind && panelOf(toggle, kind);
  if (!panel) return;
  if (!panels.has(panel) && isUsable(panel)) return; // opened by the page itself
  event.preventDefault();
  panels.toggle(panel, toggle, kind === 'menu');
}

/** A link to a place on this page must not end up behind the open menu. */
function closeAfterLink(event: Event, panels: Panels): void {
  const link = sectionLink(event);
  if (link) panels.closeAround(link);
}

/** Not if it works without script, is or holds a real link, or is handled by another script. */
function isOurs(toggle: Element): boolean {
  if (toggle.matches('input, [data-controllers-bound]') || toggle.closest('summary, .sqs-layout'))
    return false;
  if (worksThroughCss(toggle)) return false;
  const href = (toggle.querySelector('a[href]') ?? toggle).getAttribute('href');
  return !href || /^(#|javascript:)/i.test(href) || toggle.hasAttribute('data-controller');
}

/** A checkbox does, unless it names a controller: the style sheet then waits for what that would have done. */
function worksThroughCss(toggle: Element): boolean {
  const label = toggle.closest<HTMLLabelElement>('label[for]');
  return label !== null && !label.control?.matches('[data-controller]:not([data-controllers-bound])');
}
