import { describe, expect, it, vi } from 'vitest';
import { createDisposables } from '../../../src/data/dispose';

describe('disposables', () => {
  it('are called once, the latest first', () => {
    const calls: string[] = [];
    const { add, dispose, isDisposed } = createDisposables();
    for (const name of ['styles', 'observer']) add(() => calls.push(name));
    expect(isDisposed()).toBe(false);
    dispose();
    dispose();
    expect(calls).toEqual(['observer', 'styles']);
    expect(isDisposed()).toBe(true);
  });

  it('are all called, even if one throws; the error is passed on', () => {
    const removeStyles = vi.fn();
    const { add, dispose } = createDisposables();
    add(removeStyles);
    add(() => {
      throw new Error('the map is gone');
    });
    expect(dispose).toThrow('the map is gone');
    expect(removeStyles).toHaveBeenCalledOnce();
  });

  it('call at once what is added after disposal', () => {
    const stop = vi.fn();
    const { add, dispose } = createDisposables();
    dispose();
    add(stop);
    expect(stop).toHaveBeenCalledOnce();
  });
});
