import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leaveFor } from '../../../src/forms/sending/leave-for';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(location, 'assign').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('an address that is a download leaves the visitor here, who is told then', () => {
  const onStay = vi.fn();
  leaveFor('/menu.pdf', new AbortController().signal, onStay);
  expect(location.assign).toHaveBeenCalledWith(expect.stringMatching(/\/menu\.pdf$/));
  expect(onStay).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2500);
  expect(onStay).toHaveBeenCalledTimes(1);
});

it.each([
  ['whose block is unmounted meanwhile', (controller: AbortController) => controller.abort()],
  ['whose page is left meanwhile', () => dispatchEvent(new Event('pagehide'))],
])('a form %s says nothing more', (_what, end) => {
  const onStay = vi.fn();
  const controller = new AbortController();
  leaveFor('/thanks', controller.signal, onStay);
  end(controller);
  vi.advanceTimersByTime(5000);
  expect(onStay).not.toHaveBeenCalled();
});
