import { useEffect, useEffectEvent, useState } from 'react';
import { hashTarget } from '../../dom/hash-target';
import { showTarget } from '../../dom/timing/show-target';
import { useEventListener } from '../../runtime/block/use-event-listener';
import { type Choice, choiceInAddress } from './choices';
import type { MenuProps } from './settings';

/** What was shown at the addresses that this page had. */
interface AddressMemory<Shown> {
  /** Keeps what is shown for the address before, once the page has another. */
  remember(shown: Shown): void;
  /** What was shown when the page was at its present address before. */
  recall(): Shown | undefined;
}

export interface Address {
  /** Notes what is shown, before another menu is: the address may already be another. */
  remember(): void;
  /** The address of a tab that is a link, to be shared and to come back from. */
  enter(choice: Choice): void;
}

/** Selects the menu that the address points into, and with Back the one that was shown before. */
export function useAddress(
  { attributes }: MenuProps,
  choices: readonly Choice[],
  selected: Choice | undefined,
  select: (choice: Choice) => void,
): Address {
  const [memory] = useState(() => createAddressMemory<Choice | undefined>());
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

function createAddressMemory<Shown>(): AddressMemory<Shown> {
  const shownAt = new Map<string, Shown>();
  let address = location.href;
  return {
    remember(shown) {
      if (location.href !== address) shownAt.set(address, shown);
      address = location.href;
    },
    recall: () => shownAt.get(address),
  };
}
