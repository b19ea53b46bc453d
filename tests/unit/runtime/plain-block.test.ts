import { expect, it } from 'vitest';
import { ServerAttributes } from '../../../src/dom/attributes';
import { plainBlock } from '../../../src/runtime/block/plain-block';
import type { Runtime } from '../../../src/runtime/types';

it('a block whose cleanup throws gives the HTML back all the same', async () => {
  document.body.innerHTML = '<div class="a"></div>';
  const element = document.body.firstElementChild as HTMLElement;
  const blocks = { facts: new WeakMap(), data: new WeakMap() };
  const runtime = { keepAttributes: () => new ServerAttributes(), blocks } as unknown as Runtime;
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
