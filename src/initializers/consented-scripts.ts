import { trustedPolicy } from '../runtime/trusted-types';
import { page } from '../runtime/page';
import type { Initializer, Runtime } from '../types';

const WAITING = 'script[type="text/plain"][data-category]';

/** Third-party scripts that the author marked run after the visitor's yes, in the order of the page. */
export const consentedScripts: Initializer = {
  name: 'consented-scripts',
  start(runtime) {
    const runAllowed = () => {
      if (isAllowed(runtime)) page.all<HTMLScriptElement>(WAITING).forEach((script) => run(script, runtime.tag.nonce));
    };
    runAllowed();
    runtime.consent.onChange(runAllowed);
    runtime.insertions.watch(({ added }) => {
      if (added.length) runAllowed();
    });
  },
};

/** An explicit yes: silence is none, whatever the site's policy. */
function isAllowed({ consent }: Runtime): boolean {
  return consent.get() === true && consent.allowsTracking();
}

/** A script that the parser passed over never runs; a new one with the same attributes does, in its place. */
function run(waiting: HTMLScriptElement, nonce: string): void {
  const script = page.create('script');
  for (const { name, value } of waiting.attributes) {
    if (name === 'type') script.type = waiting.dataset.type ?? '';
    else if (name !== 'src' && name !== 'nonce') script.setAttribute(name, value);
  }
  script.nonce = waiting.nonce || nonce;
  script.async = waiting.async;
  if (waiting.hasAttribute('src')) script.src = trustedPolicy().createScriptURL(waiting.src);
  else script.text = trustedPolicy().createScript(waiting.textContent ?? '');
  waiting.replaceWith(script);
}
