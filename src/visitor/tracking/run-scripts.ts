import { isByAuthor, WAITING_SCRIPT } from '../../dom/consented-script';
import * as page from '../../dom/page';
import { type PageAccess, trustedPolicy } from '../../dom/trusted-types';
import { cancelScript } from '../../dom/vendors/cancel-script';
import type { Runtime } from '../../runtime/types';

/** Milliseconds that the next script waits for one; what else a page waits for has the same (specification, section 9). */
const PATIENCE = 30_000;

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

/** A script that was passed over never runs; a new one with the same attributes does, in its place. */
function createRunnable(waiting: HTMLScriptElement, { tag }: PageAccess): HTMLScriptElement {
  const script = page.create('script');
  for (const { name, value } of waiting.attributes) {
    if (!['type', 'src', 'nonce'].includes(name)) script.setAttribute(name, value);
  }
  if (waiting.dataset.type) script.type = waiting.dataset.type;
  script.nonce = waiting.nonce;
  if (waiting.hasAttribute('src')) script.src = trustedPolicy(tag).createScriptURL(waiting.src, waiting);
  else script.text = trustedPolicy(tag).createScript(waiting.textContent, waiting);
  return script;
}

/**
 * Runs a script. Settles when the next one may run. Until it has come, `signal` stops it and puts the one that waits
 * back.
 */
function runInPlaceOf(
  waiting: HTMLScriptElement,
  script: HTMLScriptElement,
  signal: AbortSignal,
): Promise<void> | undefined {
  const stop = () => {
    script.replaceWith(waiting);
    cancelScript(script);
  };
  const forget = () => signal.removeEventListener('abort', stop);
  if (script.src) signal.addEventListener('abort', stop);
  script.addEventListener('load', forget);
  script.addEventListener('error', forget);
  // The browser's own order would hold up all others behind one that never comes.
  const settled = script.src && !script.hasAttribute('async') ? settlementOf(script, signal) : undefined;
  waiting.replaceWith(script);
  return settled;
}

/** The next script may rely on this one, also where it failed; it does not wait for one that never comes. */
function settlementOf(script: HTMLScriptElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(settle, PATIENCE);
    for (const event of ['load', 'error']) script.addEventListener(event, settle);
    signal.addEventListener('abort', settle);
  });
}
