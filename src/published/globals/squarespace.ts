import { whenParsed } from '../../dom/page';
import { attempt } from '../../runtime/start';
import type { Runtime } from '../../runtime/types';

type Hook = (y: unknown) => void;

/**
 * `Squarespace` with the interface that published pages use: start and stop hooks, and `initialize…` calls that owners
 * make after inserting markup. Each of those means: scan for new content.
 */
export function createSquarespace(runtime: Runtime, y: unknown): object {
  const onInitialize: Hook[] = [];
  const onDestroy: Hook[] = [];
  let isInitialised = false;
  const run = (hooks: Hook[]) => {
    for (const hook of hooks) runHook(hook);
  };
  const runHook = (hook: Hook) => attempt(runtime, 'published page', () => hook(y));
  const initialize = () => {
    if (!isInitialised) return;
    runtime.blocks.scan();
    run(onInitialize);
  };
  const named: Record<string, unknown> = {
    load() {},
    afterBodyLoad: initialize,
    globalInit: initialize,
    globalDestroy() {
      run(onDestroy);
      runtime.blocks.unmount();
    },
    onInitialize(_y: unknown, hook: unknown) {
      if (typeof hook !== 'function') return;
      onInitialize.push(hook as Hook);
      if (isInitialised) runHook(hook as Hook);
    },
    onDestroy(_y: unknown, hook: unknown) {
      if (typeof hook === 'function') onDestroy.push(hook as Hook);
    },
  };
  whenParsed(() => {
    isInitialised = true;
    run(onInitialize);
  });
  return new Proxy(named, {
    get(target, name) {
      const scans = typeof name === 'string' && name.startsWith('initialize');
      return target[name as string] ?? (scans ? () => runtime.blocks.scan() : undefined);
    },
  });
}
