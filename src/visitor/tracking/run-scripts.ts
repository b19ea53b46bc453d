import { isByAuthor, WAITING_SCRIPT } from '../../dom/consented-script';
import * as page from '../../dom/page';
import { trustedPolicy } from '../../dom/trusted-types';
import type { Runtime } from '../../runtime/types';

/** Third-party scripts that the author marked run after the visitor's yes, in the order of the page. */
export function start(runtime: Runtime): void {
  const { consent, events, domObserver: insertions } = runtime;
  const taken = new WeakSet<HTMLScriptElement>(); // whoever looks again meanwhile must not run one twice
  const runAllowed = async () => {
    // An explicit yes: silence is none, whatever the site's policy.
    if (consent.get() !== true || !consent.allowsTracking()) return;
    const waiting = [...page.all<HTMLScriptElement>(WAITING_SCRIPT)].filter((script) => !taken.has(script));
    for (const script of waiting) taken.add(script);
    const mine = waiting.filter((script) => isTrusted(script, runtime));
    for (const script of mine) await run(script, runtime);
  };
  void runAllowed();
  events.on('consent', runAllowed);
  insertions.watch(runAllowed);
}

/** One without the nonce of our tag may have got into the page by injection: it stays inert, and its author learns why. */
function isTrusted(script: HTMLScriptElement, { tag }: Runtime): boolean {
  if (isByAuthor(script, tag)) return true;
  console.warn('A script that waits for consent must have the nonce of the script tag of Mortar', script);
  return false;
}

/** A script that was passed over never runs; a new one with the same attributes does, in its place. */
function run(waiting: HTMLScriptElement, { tag }: Runtime): Promise<void> | undefined {
  const script = page.create('script');
  for (const { name, value } of waiting.attributes) {
    if (!['type', 'src', 'nonce'].includes(name)) script.setAttribute(name, value);
  }
  if (waiting.dataset.type) script.type = waiting.dataset.type;
  script.nonce = waiting.nonce;
  script.async = waiting.hasAttribute('async'); // the property is on for every script that was passed over
  if (waiting.hasAttribute('src')) script.src = trustedPolicy(tag).createScriptURL(waiting.src, waiting);
  else script.text = trustedPolicy(tag).createScript(waiting.textContent, waiting);
  const settled = script.src && !script.async ? settlementOf(script) : undefined;
  waiting.replaceWith(script);
  return settled;
}

/** The next script may rely on this one, also where it failed. */
function settlementOf(script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => resolve());
  });
}
