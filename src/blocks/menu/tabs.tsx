import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useAttributes } from '../../runtime/block/use-attributes';
import { type Choice, choiceInAddress } from './choices';
import { focusAfter } from './keys';
import type { MenuProps } from './settings';
import { showWhole, Tab } from './tab';
import { useAddress } from './use-address';
import { useOverflow } from './use-overflow';

interface TabsProps {
  readonly block: MenuProps;
  readonly list: HTMLElement;
  readonly choices: readonly Choice[];
}

/** Holds which menu is shown; the server's tabs and menus follow it. */
export function Tabs({ block, list, choices }: TabsProps) {
  const [selected, setSelected] = useState(() => initialChoice(choices));
  const select = (choice: Choice) => flushSync(() => setSelected(choice)); // before it is scrolled to
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

/** What the address points into, else what the server has selected, else the first one. */
function initialChoice(choices: readonly Choice[]): Choice | undefined {
  const isSelected = ({ tab }: Choice) => tab.getAttribute('aria-selected') === 'true';
  return choiceInAddress(choices) ?? choices.find(isSelected) ?? choices[0];
}
