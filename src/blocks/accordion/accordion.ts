import { hashTarget } from '../../dom/hash-target';
import { showTarget } from '../../dom/timing/show-target';
import type { MountedBlock } from '../../runtime/block/plain-block';
import { createOpenings, type Openings } from './open-state';
import { createPanel, type Panel } from './panel';
import { itemsOf } from './parts';
import type { settings } from './settings';

type Accordion = MountedBlock<typeof settings>;

export function startAccordion(block: Accordion): undefined {
  const { settings, signal } = block;
  const panels = createPanels(block);
  const openings = createOpenings(panels, settings.allowMultipleOpenItems, signal);
  if (settings.expandFirstItem && !panels.some((panel) => panel.isOpen)) panels[0]?.set(true);
  for (const panel of panels) listen(panel, openings, signal);

  const showHashTarget = () => revealTarget(block, panels, openings);
  addEventListener('hashchange', showHashTarget, { signal });
  showHashTarget();
}

/** More labelled regions than this would drown the page's landmarks (ARIA practices, accordion). */
const MOST_REGIONS = 6;

function createPanels(block: Accordion): Panel[] {
  const items = itemsOf(block.element);
  return items.map((item) => createPanel(block, item, items.length <= MOST_REGIONS));
}

function listen(panel: Panel, openings: Openings, signal: AbortSignal): void {
  const toggle = (event: Event) => {
    event.preventDefault(); // inside a form the button must not send it
    void openings.toggle(panel);
  };
  panel.item.button.addEventListener('click', toggle, { signal });
  panel.item.dropdown.addEventListener('beforematch', () => openings.reveal(panel), { signal });
}

/** The address points into an item: it is opened and shown. */
function revealTarget({ attributes }: Accordion, panels: readonly Panel[], openings: Openings): void {
  const target = hashTarget();
  const panel = target && panels.find(({ item }) => item.root.contains(target));
  if (!target || !panel) return;
  openings.reveal(panel);
  showTarget(target, attributes);
}
