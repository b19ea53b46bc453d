// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { createDomObserver } from '../../../src/dom/dom-observer';

it('tells each listener of inserted elements until it stops', async () => {
  const observer = createDomObserver();
  const [stopped, watching] = [vi.fn(), vi.fn()];
  const unwatch = observer.watch(stopped);
  observer.watch(watching);

  document.body.append(document.createElement('p'));
  await vi.waitFor(() => expect(watching).toHaveBeenCalledTimes(1));
  expect(stopped).toHaveBeenCalledTimes(1);

  unwatch();
  document.body.append(document.createElement('p'));
  await vi.waitFor(() => expect(watching).toHaveBeenCalledTimes(2));
  expect(stopped).toHaveBeenCalledTimes(1);
});
