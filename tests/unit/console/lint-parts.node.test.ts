import { expect, it } from 'vitest';
import { createLinter } from '../../../src/console/lint-files/lint-html';

const lintHtml = await createLinter();

const ITEM = `<div class="accordion-item"><button class="accordion-item__click-target"></button>
  <div class="accordion-item__dropdown"></div></div>`;
const NO_ANSWER = '<div class="accordion-item"><button class="accordion-item__click-target"></button></div>';
const TAB = '<button type="button" role="tab">Lunch</button>';
const MENU = '<div class="menu"><p>Soup 5</p></div>';
const OPTIONS = `data-options='[{"id":"monthly"},{"id":"yearly"}]'`;
const FIELD = '<input name="email">';

it.each([
  [
    'an accordion’s item without an answer',
    'accordion',
    '',
    ITEM + NO_ANSWER,
    'missing-part',
    '.accordion-item__dropdown',
  ],
  [
    'tabs in another element',
    'menu',
    '',
    `<div role="tablist">${TAB}</div>${MENU}`,
    'missing-part',
    '.menu-selector',
  ],
  [
    'more menus than tabs',
    'menu',
    '',
    `<div class="menu-selector">${TAB}</div>${MENU}${MENU}`,
    'missing-part',
    '2 menus, but tabs for 1',
  ],
  [
    'a pricing option without elements',
    'member-access',
    OPTIONS,
    '<p data-pricing-option="monthly">5</p>',
    'missing-part',
    '"yearly"',
  ],
  [
    'an element of an unknown option',
    'member-access',
    OPTIONS,
    '<p data-pricing-option="monthly">5</p><p data-pricing-option="yearly">5</p><p data-pricing-option="yaerly">5</p>',
    'wrong-value',
    'options has no "yaerly"',
  ],
  [
    'a form that would lead to no web page',
    'newsletter',
    'data-form-id="1" data-success-redirect="javascript:thank()"',
    `<form>${FIELD}<button>Send</button></form>`,
    'wrong-value',
    'successRedirect is not the address of a web page: javascript:thank().',
  ],
  ['a sound without an address', 'audio', '', '', 'missing-setting', 'neither an address nor an <audio>'],
  [
    'a marquee without words',
    'marquee',
    '',
    '<p> </p>',
    'missing-setting',
    'neither a text nor marqueeItems',
  ],
  ['a donation without its page', 'donation', '', '<a href="#">Give</a>', 'missing-setting', 'donatePageId'],
  [
    'a player that is not embedded',
    'video',
    `data-html='<iframe src="https://player.example/7"></iframe>'`,
    '',
    'wrong-value',
    'https://player.example/7',
  ],
  [
    'a form that nothing sends',
    'form',
    'data-form-id="1"',
    `<form>${FIELD}<button type="button">Send</button></form>`,
    'missing-part',
    'no button that sends it',
  ],
])('%s is found', async (_, name, attributes, content, code, words) => {
  const found = await lintHtml(`<div data-block="${name}" ${attributes}>${content}</div>`);
  expect(found.map((fault) => fault.code)).toEqual([code]);
  expect(found[0]?.message).toContain(words);
});

it.each([
  ['an accordion', 'accordion', '', ITEM],
  ['a menu without tabs', 'menu', '', MENU + MENU],
  ['a menu with a tab for each', 'menu', '', `<div class="menu-selector">${TAB}${TAB}</div>${MENU}${MENU}`],
  [
    'a menu inside a menu',
    'menu',
    '',
    `<div class="menu-selector">${TAB}</div><div class="menu">${MENU}</div>`,
  ],
  [
    'pricing options',
    'member-access',
    OPTIONS,
    '<p data-pricing-option="monthly">5</p><p data-pricing-option="yearly">5</p>',
  ],
  ['pricing options from the markup', 'member-access', '', '<p data-pricing-option="monthly">5</p>'],
  ['the author’s own sound', 'audio', '', '<audio src="/a.mp3"></audio>'],
  [
    'a donation page on the button',
    'donation',
    '',
    '<button type="button" data-donate-page-id="7">Give</button>',
  ],
  ['the author’s own donation link', 'donation', '', '<a href="/give">Give</a>'],
  ['a marquee with words', 'marquee', '', 'Bread on Saturdays'],
  ['a marquee with words in its settings', 'marquee', `data-marquee-items='[{"text":"Bread"}]'`, ''],
  [
    'a known player',
    'video',
    `data-html='<iframe allow="autoplay" src="//www.youtube.com/embed/dQw4w9WgXcQ?a=1&amp;b=2"></iframe>'`,
    '',
  ],
  [
    'a form that leads to another page',
    'form',
    'data-form-id="1" data-success-redirect="/thanks"',
    `<form>${FIELD}<button>Send</button></form>`,
  ],
  [
    'a form with two buttons',
    'form',
    'data-form-id="1"',
    `<form>${FIELD}<button type="button">Back</button><button>Send</button></form>`,
  ],
])('%s has no fault', async (_, name, attributes, content) => {
  expect(await lintHtml(`<div data-block="${name}" ${attributes}>${content}</div>`)).toEqual([]);
});
