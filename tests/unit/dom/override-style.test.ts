import { expect, it } from 'vitest';
import { overrideStyle } from '../../../src/dom/override-style';

function elementWith(style: string | null): HTMLElement {
  const element = document.createElement('div');
  if (style !== null) element.setAttribute('style', style);
  return element;
}

it.each([null, '', 'color:red', 'overflow:auto!important;color:red'])(
  'the attribute %j comes back byte for byte',
  (style) => {
    const element = elementWith(style);
    const release = overrideStyle(element, 'overflow', 'hidden');
    expect(element.style.overflow).toBe('hidden');
    release();
    expect(element.getAttribute('style')).toBe(style);
  },
);

it('what others set meanwhile stays, whoever ends first', () => {
  const element = elementWith('color: red');
  const [first, second] = [
    overrideStyle(element, 'overflow', 'hidden'),
    overrideStyle(element, 'padding', '1px'),
  ];
  first();
  expect([element.style.overflow, element.style.padding, element.style.color]).toEqual(['', '1px', 'red']);
  second();
  expect([element.style.padding, element.style.color]).toEqual(['', 'red']);
});

it('a value that somebody else gave the same property meanwhile stays', () => {
  const element = elementWith(null);
  const release = overrideStyle(element, 'scroll-padding-top', '20px');
  element.style.setProperty('scroll-padding-top', '90px');
  release();
  expect(element.style.getPropertyValue('scroll-padding-top')).toBe('90px');
});
