import { describe, expect, it } from 'vitest';
import { ServerAttributes } from '../../../src/dom/attributes';
import { plainBlock } from '../../../src/runtime/block/plain-block';
import type { Runtime } from '../../../src/runtime/types';

const blocks = { facts: new WeakMap(), data: new WeakMap(), instanceOf: () => undefined };
const runtime = { keepAttributes: () => new ServerAttributes(), blocks } as unknown as Runtime;

function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

it('a block whose cleanup throws gives the HTML back all the same', async () => {
  const element = show('<div class="a"></div>');
  const mount = plainBlock({
    settings: {},
    start({ attributes }) {
      attributes.toggleClass(element, 'shown', true);
      return () => {
        throw new Error('the map is gone');
      };
    },
  });
  const unmount = await mount(element, runtime);
  expect(element.className).toBe('a shown');
  expect(unmount).toThrow('the map is gone');
  expect(element.outerHTML).toBe('<div class="a"></div>');
});

describe('attributes that a block has removed are given back in their order', () => {
  const html = '<div><p hidden="" class="a" title="b"></p></div>';

  /** Shows the paragraph, then does what is asked for. */
  const mountAnd = (then: () => undefined) =>
    plainBlock({
      settings: {},
      start({ element, attributes }) {
        attributes.set(element.children[0] as Element, 'hidden', null);
        return then();
      },
    });

  it('when it is unmounted', async () => {
    const element = show(html);
    const unmount = await mountAnd(() => undefined)(element, runtime);
    expect(element.innerHTML).toBe('<p class="a" title="b"></p>');
    unmount();
    expect(element.outerHTML).toBe(html);
  });

  it('also those of its root', async () => {
    const busy = '<div aria-busy="true" class="a"></div>';
    const element = show(busy);
    const mount = plainBlock({
      settings: {},
      start({ attributes }) {
        attributes.set(element, 'aria-busy', null);
        return undefined;
      },
    });
    const unmount = await mount(element, runtime);
    unmount();
    expect(element.outerHTML).toBe(busy);
  });

  it('when it cannot start', () => {
    const element = show(html);
    const mount = mountAnd(() => {
      throw new Error('no map');
    });
    expect(() => mount(element, runtime)).toThrow('no map');
    expect(element.outerHTML).toBe(html);
  });
});
