import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ServerAttributes } from '../../../src/dom/attributes';
import { start as watchInView } from '../../../src/initializers/in-view';
import type { Runtime } from '../../../src/runtime/types';

/** Stands for the browser's observer: tests say what came into view. */
class Observer {
  static last: Observer;
  readonly watched = new Set<Element>();
  readonly tell: (entries: Partial<IntersectionObserverEntry>[]) => void;
  readonly options: IntersectionObserverInit;
  constructor(tell: Observer['tell'], options: IntersectionObserverInit) {
    this.tell = tell;
    this.options = options;
    Observer.last = this;
  }
  observe = (element: Element) => this.watched.add(element);
  unobserve = (element: Element) => this.watched.delete(element);
  disconnect = () => this.watched.clear();
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function start(html: string) {
  document.body.innerHTML = html;
  const element = document.body.firstElementChild as HTMLElement;
  const failed = document.createElement('div');
  const heard = new Map<string, (detail: { element: Element }) => void>();
  const runtime = {
    keepAttributes: () => new ServerAttributes(),
    blocks: {
      instances: () => [
        { element, state: 'mounted' },
        { element: failed, state: 'failed' },
      ],
    },
    events: {
      on: (name: string, listener: () => void) => {
        heard.set(name, listener);
        return () => heard.delete(name);
      },
    },
  } as unknown as Runtime;
  const stop = watchInView(runtime);
  return {
    stop,
    element,
    emit: (name: string, block: Element = element) => heard.get(name)?.({ element: block }),
  };
}

function arrive(target: Element, intersectionRatio: number, height = 100, isIntersecting = true): void {
  const boundingClientRect = { height } as DOMRect;
  Observer.last.tell([{ target, intersectionRatio, isIntersecting, boundingClientRect }]);
}

const BLOCK = '<div data-block="anything" class="mine"></div>';

it.each([
  [0.5, 100, true, true],
  [1, 100, true, true],
  [0.49, 100, true, false],
  [0.01, innerHeight + 1, true, true],
  [0.01, innerHeight, true, false],
  [0, innerHeight + 1, false, false],
  [0, 0, false, false],
])(
  'a block of which %d is seen, %i px high, on the screen %s: it is in view %s',
  (ratio, height, is, expected) => {
    const { element } = start(BLOCK);
    arrive(element, ratio, height, is);
    expect(element.className).toBe(expected ? 'mine is-in-view' : 'mine');
    expect(Observer.last.watched.has(element)).toBe(!expected);
  },
);

it('every block is in view where the browser cannot tell', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  const { element, stop } = start(BLOCK);
  await vi.waitFor(() => expect(element.className).toBe('mine is-in-view'));
  stop();
  expect(element.outerHTML).toBe(BLOCK);
});

it('is told at the five parts', () => {
  start(BLOCK);
  expect(Observer.last.options.threshold).toEqual([0, 0.1, 0.25, 0.5, 1]);
});

it('the mark stays when the block has left the view', () => {
  const { element } = start(BLOCK);
  arrive(element, 1);
  arrive(element, 0, 100, false);
  expect(element.className).toBe('mine is-in-view');
});

it('only blocks that are mounted are watched, those that come later too', () => {
  const { element, emit } = start(`${BLOCK}<p></p>`);
  expect([...Observer.last.watched]).toEqual([element]);
  const later = document.createElement('section');
  emit('mounted', later);
  expect([...Observer.last.watched]).toEqual([element, later]);
});

it('a block that is unmounted is as the server sent it, and one that is mounted again is watched again', () => {
  const { element, emit } = start(BLOCK);
  arrive(element, 1);
  emit('unmounted');
  expect(element.outerHTML).toBe(BLOCK);
  expect(Observer.last.watched.has(element)).toBe(false);
  emit('mounted');
  arrive(element, 1);
  expect(element.className).toBe('mine is-in-view');
});

it('stopping puts everything back and watches nothing any more', () => {
  const { element, stop, emit } = start(BLOCK);
  arrive(element, 1);
  stop();
  expect(element.outerHTML).toBe(BLOCK);
  emit('mounted');
  expect(Observer.last.watched.size).toBe(0);
});
