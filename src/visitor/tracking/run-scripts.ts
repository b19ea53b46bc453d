import { isByAuthor, WAITING_SCRIPT } from '../../dom/consented-script';
import * as page from '../../dom/page';
import type { Runtime } from '../../runtime/types';
import { createRunnable, runInPlaceOf } from './run-script';

/**
 * Third-party scripts that the author marked run after the visitor's yes, one after another in the order of the page.
 * Those that have not run when the visitor withdraws it wait again.
 */
export function start(runtime: Runtime): void {
  const { consent, events, domObserver } = runtime;
  // An explicit yes: silence is none, whatever the site's policy.
  const isAllowed = () => consent.get() === true && consent.allowsTracking();
  const taken = new WeakSet<HTMLScriptElement>(); // also what runs: with a wrong data-type it would wait again
  let permission = new AbortController();
  let isRunning = false;

  const next = () => [...page.all<HTMLScriptElement>(WAITING_SCRIPT)].find((script) => !taken.has(script));
  const runAllowed = async () => {
    if (isRunning) return;
    isRunning = true;
    for (let script = next(); script && isAllowed(); script = next()) await run(script);
    isRunning = false;
  };
  const run = async (waiting: HTMLScriptElement) => {
    taken.add(waiting);
    if (!isTrusted(waiting, runtime)) return;
    const { signal } = permission;
    signal.addEventListener('abort', () => taken.delete(waiting));
    try {
      const script = createRunnable(waiting, runtime);
      taken.add(script);
      await runInPlaceOf(waiting, script, signal);
    } catch (error) {
      runtime.report(error, { kind: 'initializer', name: 'consented-scripts' });
    }
  };
  void runAllowed();
  events.on('consent', () => {
    if (!isAllowed()) {
      permission.abort();
      permission = new AbortController();
    }
    void runAllowed();
  });
  domObserver.watch(() => void runAllowed());
}

/** One without the nonce of our tag may have got into the page by injection: it stays inert, and its author learns why. */
function isTrusted(script: HTMLScriptElement, { tag }: Runtime): boolean {
  if (isByAuthor(script, tag)) return true;
  console.warn('A script that waits for consent must have the nonce of the script tag of Mortar', script);
  return false;
}
