import { ElementMissingError } from '../../data/errors';
import { hashTarget } from '../../dom/hash-target';

export interface Choice {
  readonly tab: HTMLElement;
  readonly panel: HTMLElement;
  readonly index: number;
}

interface Choices {
  /** The container of the tabs; a block with a single menu may have none. */
  readonly list: HTMLElement | null;
  readonly choices: readonly Choice[];
}

const TABS = '[role="tab"], .menu-select-labels';

/** Pairs of tabs and menus, in order. @throws ElementMissingError if there is no menu. */
export function choicesOf(block: HTMLElement): Choices {
  const menus = [...block.querySelectorAll<HTMLElement>('.menu')];
  const panels = menus.filter((menu) => !menus.some((other) => other !== menu && other.contains(menu)));
  if (!panels.length) throw new ElementMissingError('menu', '.menu');
  const list = block.querySelector<HTMLElement>('.menu-selector');
  const tabs = [...(list?.querySelectorAll<HTMLElement>(TABS) ?? [])];
  const choices = tabs.flatMap((tab, index) => {
    const panel = panels[index];
    return panel ? [{ tab, panel, index }] : [];
  });
  return { list, choices };
}

/** The menu that contains the address's target. */
export function choiceInAddress(choices: readonly Choice[]): Choice | undefined {
  const target = hashTarget();
  return target && choices.find(({ panel }) => panel.contains(target));
}
