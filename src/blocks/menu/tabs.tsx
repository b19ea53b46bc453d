import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { watchSize } from '../../dom/timing/resize';
import { useAttributes } from '../../runtime/block/use-attributes';
import { type Choice, choiceInAddress } from './choices';
import type { MenuProps } from './settings';
import { showWhole, Tab } from './tab';
import { useAddress } from './use-address';

/** Browsers round widths by up to this many px. */
const ROUNDING = 1;

interface TabsProps {
  readonly block: MenuProps;
  readonly list: HTMLElement;
  readonly choices: readonly Choice[];
}

/** Keeps the selected menu; the server's tabs and menus reflect it. */
export function Tabs({ block, list, choices }: TabsProps) {
  const [selected, setSelected] = useState(() => initialChoice(choices));
  const select = (choice: Choice) => flushSync(() => setSelected(choice)); // before the browser scrolls to it
  const address = useAddress(block, choices, selected, select);
  useAttributes(block, (attributes) => attributes.set(list, 'role', 'tablist'));
  useOverflow(block, list);

  return choices.map((choice) => (
    <Tab
      key={choice.index}
      block={block}
      choice={choice}
      isSelected={choice === selected}
      onSelect={() => {
        address.enter(choice);
        select(choice);
      }}
      onReveal={() => {
        address.remember();
        select(choice);
      }}
      onKey={(key, isFromRight) => {
        const next = choices[focusAfter(key, choice.index, choices.length, isFromRight) ?? -1];
        next?.tab.focus();
        if (next) showWhole(next.tab);
        return next !== undefined;
      }}
    />
  ));
}

/** The menu with the address's target, else the one selected by the server, else the first. */
function initialChoice(choices: readonly Choice[]): Choice | undefined {
  const isSelected = ({ tab }: Choice) => tab.getAttribute('aria-selected') === 'true';
  return choiceInAddress(choices) ?? choices.find(isSelected) ?? choices[0];
}

/** Makes tabs scrollable while they are wider than their block. */
function useOverflow({ attributes }: MenuProps, list: HTMLElement): void {
  useLayoutEffect(() => {
    const mark = () =>
      attributes.toggleClass(list, 'mortar-menu-scrolls', list.scrollWidth > list.clientWidth + ROUNDING);
    mark();
    return watchSize(list, mark);
  }, [attributes, list]);
}

/** The tab to focus after a key press, wrapping around; `undefined` for other keys (ARIA practices, tabs). */
export function focusAfter(
  key: string,
  index: number,
  count: number,
  isFromRight: boolean,
): number | undefined {
  const step = isFromRight ? -1 : 1;
  const targets = new Map([
    ['ArrowRight', index + step],
    ['ArrowLeft', index - step],
    ['Home', 0],
    ['End', count - 1],
  ]);
  const target = targets.get(key);
  return target === undefined ? undefined : (target + count) % count;
}
