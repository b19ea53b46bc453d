import * as page from '../../dom/page';
import type { Runtime } from '../../runtime/types';

const WAITING = 'script[type="text/plain"][data-category]';

/** Third-party scripts that the author marked run after the visitor's yes, in the order of the page. */
export function start(runtime: Runtime): void {
  const { consent, events, domObserver: insertions } = runtime;
  const taken = new WeakSet<HTMLScriptElement>(); // whoever looks again meanwhile must not run one twice
  const runAllowed = async () => {
    // An explicit yes: silence is none, whatever the site's policy.
    if (consent.get() !== true || !consent.allowsTracking()) return;
    const mine = [...page.all<HTMLScriptElement>(WAITING)].filter((script) => !taken.has(script));
    for (const script of mine) taken.add(script);
    for (const script of mine) await run(script, runtime);
  };
  void runAllowed();
  events.on('consent', runAllowed);
  insertions.watch(runAllowed);
}

/** A script that was passed over never runs; a new one with the same attributes does, in its place. */
function run(waiting: HTMLScriptElement, { tag, trusted }: Runtime): Promise<void> | undefined {
  const script = page.create('script');
  for (const { name, value } of waiting.attributes) {
    if (!['type', 'src', 'nonce'].includes(name)) script.setAttribute(name, value);
  }
  if (waiting.dataset.type) script.type = waiting.dataset.type;
  script.nonce = waiting.nonce || tag.nonce;
  script.async = waiting.hasAttribute('async'); // the property is on for every script that was passed over
  if (waiting.hasAttribute('src')) script.src = trusted().createScriptURL(waiting.src);
  else script.text = trusted().createScript(waiting.textContent ?? '');
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
