import type { Locator, Page } from 'playwright';
import type { Stage, Visit, VisitOptions } from '../harness';
import { pageOf } from '../harness';
import { accordion, picture } from '../markup';

/** A page with a block in each state, and a fault for the linter. */
export const BODY = `
  <button type="button" id="opener">Opener</button>
  ${accordion('faq', { attributes: `data-block-json='{"expandFirstItem":true}'` })}
  <div data-block="accordion" id="broken"><p>No items</p></div>
  <div data-block="acordion" id="misspelt">${picture('one')}</div>
  <div style="height:4000px"></div>
  ${accordion('far')}`;

/** The panel as support staff see it. */
export interface OpenedPanel extends Visit {
  readonly panel: Locator;
  tab(name: string): Locator;
  contents(): Locator;
}

export async function openPanel(
  stage: Stage,
  parts: Parameters<typeof pageOf>[0] = {},
  options: VisitOptions = {},
): Promise<OpenedPanel> {
  const visit = await stage.show(pageOf({ body: BODY, ...parts }), options);
  await visit.page.evaluate('mortar.panel().then((opened) => void (window.opened = opened))');
  return panelOf(visit);
}

export function panelOf(visit: Visit): OpenedPanel {
  const panel = visit.page.getByRole('region', { name: 'Mortar panel' });
  return {
    ...visit,
    panel,
    tab: (name) => panel.getByRole('tab', { name }),
    contents: () => panel.getByRole('tabpanel'),
  };
}

/** Whether an element is topmost at its centre. */
export function isUncovered(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const element = document.querySelector(wanted) as Element;
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return element.contains(top);
  }, selector);
}
