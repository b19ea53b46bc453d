import { useState } from 'react';
import { choicesOf } from './choices';
import type { MenuProps } from './settings';
import { Tabs } from './tabs';

/** Turns the menu names into tabs that show one menu at a time. With a single menu there is nothing to select. */
export function Menu(block: MenuProps) {
  const [{ list, choices }] = useState(() => choicesOf(block.element));
  return list && choices.length > 1 ? <Tabs block={block} list={list} choices={choices} /> : null;
}
