import { createElement, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { ServerAttributes } from '../../../src/dom/attributes';
import type { MountedBlock } from '../../../src/runtime/block/plain-block';
import { reactBlock } from '../../../src/runtime/block/react-block';
import { flag } from '../../../src/runtime/block/settings';
import { useAttributes } from '../../../src/runtime/block/use-attributes';
import type { Runtime } from '../../../src/runtime/types';

const settings = { isLoud: flag(false, 'data-loud') };
type Block = MountedBlock<typeof settings>;

/** A block that adds a button to the server's element and marks the element while it lives. */
function Counter(block: Block) {
  const [count, setCount] = useState(0);
  const mark = useCallback(
    (attributes: ServerAttributes) => {
      attributes.set(block.element, 'data-count', String(count));
      attributes.toggleClass(block.element, 'is-loud', block.settings.isLoud);
    },
    [block, count],
  );
  useAttributes(block, mark);
  const countOn = () => setCount(count + 1);
  return createPortal(
    createElement('button', { type: 'button', onClick: countOn }, `${count}`),
    block.element,
  );
}

function stage(html: string) {
  document.body.innerHTML = html;
  const report = vi.fn();
  const element = document.body.firstElementChild as HTMLElement;
  const block = { element, name: 'image', state: 'mounted' };
  const blocks = { facts: new WeakMap(), data: new WeakMap(), instanceOf: () => block };
  const events = { emit: vi.fn() };
  const runtime = {
    keepAttributes: () => new ServerAttributes(),
    report,
    blocks,
    events,
  } as unknown as Runtime;
  return { element, runtime, report, block };
}

describe('a block drawn by React', () => {
  const html = '<div class="a" data-loud="true"><p>from the server</p></div>';

  it('adds to the server’s element, and takes every byte back', async () => {
    const { element, runtime, report } = stage(html);
    const unmount = await reactBlock({ settings, Component: Counter })(element, runtime);
    const paragraph = element.querySelector('p');
    element.querySelector('button')?.click();
    await vi.waitFor(() => expect(element.getAttribute('data-count')).toBe('1'));
    expect(element.className).toBe('a is-loud');
    unmount();
    expect(element.outerHTML).toBe(html);
    expect(element.querySelector('p')).toBe(paragraph);
    expect(report).not.toHaveBeenCalled();
  });

  it('listens to no element where it draws nothing', async () => {
    const { element, runtime } = stage(html);
    const listen = vi.spyOn(Object.getPrototypeOf(Node.prototype), 'addEventListener');
    const unmount = await reactBlock({ settings, Component: () => null })(element, runtime);
    expect(listen.mock.contexts.filter((target) => target instanceof Element)).toEqual([]);
    listen.mockRestore();
    unmount();
  });

  it('that cannot be drawn is refused, and the HTML is as it was', async () => {
    const { element, runtime } = stage(html);
    const Broken = () => {
      throw new Error('broken at once');
    };
    const mounting = reactBlock({ settings, Component: Broken })(element, runtime);
    await expect(mounting).rejects.toThrow('broken at once');
    expect(element.outerHTML).toBe(html);
  });

  it('that breaks later is reported once, says so, and gives the HTML back', async () => {
    const served = '<div><p hidden="" class="a"></p></div>';
    const { element, runtime, report, block } = stage(served);
    const Fragile = (props: Block) => {
      const [isBroken, setBroken] = useState(false);
      useAttributes(props, (attributes) =>
        attributes.set(props.element.children[0] as Element, 'hidden', null),
      );
      if (isBroken) throw new Error('broken later');
      const breakDown = () => setBroken(true);
      return createPortal(
        createElement('button', { type: 'button', onClick: breakDown }, 'break'),
        props.element,
      );
    };
    const warn = vi.spyOn(console, 'error');
    await reactBlock({ settings, Component: Fragile })(element, runtime);
    element.querySelector('button')?.click();
    await vi.waitFor(() => expect(block.state).toBe('failed'));
    expect(report).toHaveBeenCalledTimes(1);
    expect(element.outerHTML).toBe(served.replace('<div>', '<div data-block-state="failed">'));
    expect(warn).not.toHaveBeenCalled(); // React warns of a root that is unmounted while it renders
    warn.mockRestore();
  });
});
