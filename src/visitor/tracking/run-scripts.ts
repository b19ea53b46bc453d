import { isByAuthor, WAITING_SCRIPT } from '../../dom/consented-script';
import * as page from '../../dom/page';
import { type PageAccess, trustedPolicy } from '../../dom/trusted-types';
import { cancelScript } from '../../dom/vendors/cancel-script';
import type { Runtime } from '../../runtime/types';

/**
 * Milliseconds that the next script waits for one; the page's other waits use the same limit (specification, section
 * 9).
 */
const TIMEOUT = 30_000;

/**
 * Runs third-party scripts that the author marked, after consent, one by one in document order. Those that haven't run
 * when consent is withdrawn wait again.
 */
export function start(runtime: Runtime): void {
  const { consent, events, domObserver } = runtime;
  // Requires an explicit yes, whatever the site's policy says about no answer.
  const isAllowed = () => consent.get() === true && consent.allowsTracking();
  const taken = new WeakSet<HTMLScriptElement>(); // including running ones: those with an invalid data-type would wait again
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

/** A script without our tag's nonce may have been injected: it stays inert, and the author gets a warning. */
function isTrusted(script: HTMLScriptElement, { tag }: Runtime): boolean {
  if (isByAuthor(script, tag)) return true;
  console.warn("A script that waits for consent must have the same nonce as Mortar's script tag", script);
  return false;
}

/** An inert script never runs later; it is replaced by a new one with the same attributes. */
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
 * Runs a script. Resolves when the next one may run. Until it has loaded, aborting `signal` cancels it and restores the
 * waiting one.
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
  // Not left to the browser's own ordering, where one script that never loads blocks all others.
  const settled = script.src && !script.hasAttribute('async') ? settlementOf(script, signal) : undefined;
  waiting.replaceWith(script);
  return settled;
}

/** The next script may depend on this one, so it waits even for a failure, but not for a script that never loads. */
function settlementOf(script: HTMLScriptElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(settle, TIMEOUT);
    for (const event of ['load', 'error']) script.addEventListener(event, settle);
    signal.addEventListener('abort', settle);
  });
}
