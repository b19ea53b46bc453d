import type { Page } from 'playwright';

/** The items that all marks together say are open. */
export function openItems(page: Page, block = '#faq'): Promise<string[]> {
  return page.locator(`${block} .accordion-item`).evaluateAll((items) =>
    items
      .filter((item) => {
        const [button, icon, dropdown] = [
          'button',
          '.accordion-icon-container',
          '.accordion-item__dropdown',
        ].map((part) => item.querySelector<HTMLElement>(part));
        const marks = [
          button?.getAttribute('aria-expanded') === 'true',
          icon?.dataset.isOpen === 'true',
          dropdown?.classList.contains('accordion-item__dropdown--open'),
        ];
        if (new Set(marks).size > 1) throw new Error(`marks of ${item.id} differ: ${marks}`);
        return marks[0];
      })
      .map(({ id }) => id),
  );
}

const answer = (page: Page, item: string) => page.locator(`#${item} .accordion-item__description`).first();
export const isReadable = (page: Page, item: string) =>
  answer(page, item).evaluate(
    (element) =>
      element.checkVisibility({
        contentVisibilityAuto: true,
        opacityProperty: true,
        visibilityProperty: true,
      }) && element.getBoundingClientRect().height > 0,
  );
