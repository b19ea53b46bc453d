import { BLOCK_SETTINGS } from 'mortar:blocks';
import { settings } from '../../blocks/member-access/settings';
import { didYouMean } from '../nearest';
import type { Finding } from './fault';
import { givenIn } from './settings';

/** The parts of each item of an accordion. */
export function* lintItems(block: Element): Iterable<Finding> {
  for (const item of block.querySelectorAll('.accordion-item')) {
    for (const part of ['.accordion-item__click-target', '.accordion-item__dropdown']) {
      if (item.querySelector(part)) continue;
      yield missingPart(
        item,
        `The item has no ${part}, so it does not open.`,
        'Add an element with this class.',
      );
    }
  }
}

/** A tab for each menu. */
export function* lintTabs(block: Element): Iterable<Finding> {
  const tabs = block.querySelectorAll('.menu-selector :is([role="tab"], .menu-select-labels)');
  const menus = [...block.querySelectorAll('.menu')].filter((menu) => !menu.parentElement?.closest('.menu'));
  if (!tabs.length && block.querySelector('[role="tab"]'))
    yield missingPart(
      block,
      'The tabs are not in a .menu-selector.',
      'Put them into an element with this class.',
    );
  else if (!tabs.length && menus.length > 1 && block.querySelector('.menu-selector'))
    yield missingPart(
      block,
      'The .menu-selector has no tabs, so all menus are shown.',
      'Write role="tab" on each tab.',
    );
  else if (tabs.length > 0 && tabs.length !== menus.length)
    yield missingPart(
      block,
      `The block has ${menus.length} menus, but tabs for ${tabs.length}.`,
      'Write a tab with role="tab" for each .menu.',
    );
}

/** Words to move, in the block or its settings. */
export function* lintWords(block: Element): Iterable<Finding> {
  if (block.textContent.trim() || givenIn(block, 'marqueeItems', BLOCK_SETTINGS.marquee).length) return;
  yield {
    code: 'missing-setting',
    element: block,
    message: 'The marquee block has neither a text nor marqueeItems.',
    suggestion: 'Write a text into the block.',
  };
}

/** The elements of each pricing option. */
export function* lintOptions(block: Element): Iterable<Finding> {
  const [, given] = givenIn(block, 'options', settings)[0] ?? [];
  const ids = (settings.options.parse(given) ?? []).map(({ id }) => id);
  const elements = [...block.querySelectorAll('[data-pricing-option]')];
  const optionOf = (element: Element) => element.getAttribute('data-pricing-option')?.trim() ?? '';
  for (const id of ids) {
    if (elements.some((element) => optionOf(element) === id)) continue;
    yield missingPart(
      block,
      `No element belongs to the option "${id}", so it is not offered.`,
      `Write data-pricing-option="${id}" on its price and button.`,
    );
  }
  for (const element of ids.length ? elements : []) {
    const id = optionOf(element);
    if (!ids.includes(id))
      yield {
        code: 'wrong-value',
        element,
        message: `options has no "${id}".`,
        suggestion: didYouMean(id, ids),
      };
  }
}

function missingPart(element: Element, message: string, suggestion: string): Finding {
  return { code: 'missing-part', element, message, suggestion };
}
