import { useEffect, useEffectEvent, useState } from 'react';
import { hashTarget } from '../../dom/hash-target';
import { showTarget } from '../../dom/timing/show-target';
import { useEventListener } from '../../runtime/block/use-event-listener';
import { type Choice, choiceInAddress } from './choices';
import type { MenuProps } from './settings';

/** The menus shown at this page's previous addresses. */
interface AddressMemory {
  /** Stores what was shown for the previous address, if the address has changed. */
  remember(shown: Choice | undefined): void;
  /** The menu shown when the page last had its present address. */
  recall(): Choice | undefined;
}

interface Address {
  /** Call it before showing another menu: the address may already have changed. */
  remember(): void;
  /** Sets the address of a tab that is a link, so that it can be shared and returned to. */
  enter(choice: Choice): void;
}

/** Selects the menu in the address and, on Back, the one shown before. */
export function useAddress(
  { attributes }: MenuProps,
  choices: readonly Choice[],
  selected: Choice | undefined,
  select: (choice: Choice) => void,
): Address {
  const [memory] = useState(createAddressMemory);
  const remember = () => memory.remember(selected);
  const showHashTarget = () => {
    const target = hashTarget();
    if (target && choiceInAddress(choices)) showTarget(target, attributes);
  };
  const showFirst = useEffectEvent(showHashTarget);
  useEffect(() => showFirst(), []);
  useEventListener(window, 'hashchange', () => {
    remember();
    const choice = choiceInAddress(choices) ?? memory.recall();
    if (choice) select(choice);
    showHashTarget();
  });
  return {
    remember,
    enter({ tab }) {
      if (!(tab instanceof HTMLAnchorElement) || !tab.hash || tab.hash === location.hash) return;
      history.pushState(history.state, '', tab.hash);
      remember();
    },
  };
}

function createAddressMemory(): AddressMemory {
  const shownAt = new Map<string, Choice | undefined>();
  let address = location.href;
  return {
    remember(shown) {
      if (location.href !== address) shownAt.set(address, shown);
      address = location.href;
    },
    recall: () => shownAt.get(address),
  };
}
