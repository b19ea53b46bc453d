import { useState } from 'react';
import { choicesOf } from './choices';
import type { MenuProps } from './settings';
import { Tabs } from './tabs';

/** Turns the menu names into tabs that show one menu at a time. A menu without tabs stays unchanged. */
export function Menu(block: MenuProps) {
  const [{ list, choices }] = useState(() => choicesOf(block.element));
  return list && choices.length > 0 ? <Tabs block={block} list={list} choices={choices} /> : null;
}
