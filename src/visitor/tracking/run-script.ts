import * as page from '../../dom/page';
import { type PageAccess, trustedPolicy } from '../../dom/trusted-types';
import { cancelScript } from '../../dom/vendors/cancel-script';

/** Milliseconds that the next script waits for one; what else a page waits for has the same (specification, section 9). */
const PATIENCE = 30_000;

/** A script that was passed over never runs; a new one with the same attributes does, in its place. */
export function createRunnable(waiting: HTMLScriptElement, { tag }: PageAccess): HTMLScriptElement {
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
export function runInPlaceOf(
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
