import { hashTarget, showTarget } from '../../dom/timing/show-target';
import type { MountedBlock } from '../../runtime/block/plain-block';
import { createOpenState, type OpenState } from './open-state';
import { createPanel, type Panel } from './panel';
import { itemsOf } from './parts';
import type { settings } from './settings';

type Accordion = MountedBlock<typeof settings>;

export function startAccordion(block: Accordion): undefined {
  const { settings, signal } = block;
  const panels = createPanels(block);
  const openState = createOpenState(panels, settings.allowMultipleOpenItems, signal);
  if (settings.expandFirstItem && !panels.some((panel) => panel.isOpen)) panels[0]?.set(true);
  for (const panel of panels) listen(panel, openState, signal);

  const showHashTarget = () => revealTarget(block, panels, openState);
  addEventListener('hashchange', showHashTarget, { signal });
  showHashTarget();
}

/** More labelled regions than this would drown the page's landmarks (ARIA practices, accordion). */
const MOST_REGIONS = 6;

function createPanels(block: Accordion): Panel[] {
  const items = itemsOf(block.element);
  return items.map((item) => createPanel(block, item, items.length <= MOST_REGIONS));
}

function listen(panel: Panel, openState: OpenState, signal: AbortSignal): void {
  const toggle = (event: Event) => {
    event.preventDefault(); // inside a form the button must not send it
    void openState.toggle(panel);
  };
  panel.item.button.addEventListener('click', toggle, { signal });
  panel.item.dropdown.addEventListener('beforematch', () => openState.reveal(panel), { signal });
}

/** The address points into an item: it is opened and shown. */
function revealTarget({ attributes }: Accordion, panels: readonly Panel[], openState: OpenState): void {
  const target = hashTarget();
  const panel = target && panels.find(({ item }) => item.root.contains(target));
  if (!target || !panel) return;
  openState.reveal(panel);
  showTarget(target, attributes);
}
