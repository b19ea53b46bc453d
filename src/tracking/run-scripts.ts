import type { Runtime } from '../types';

/** Runs scripts that the author wrote into the page and the parser passed over, in their order. */
export function runScripts(runtime: Runtime, scripts: Iterable<HTMLScriptElement>): void {
  for (const script of scripts) run(script, runtime);
}

/** A script that the parser passed over never runs; a new one with the same attributes does, in its place. */
function run(waiting: HTMLScriptElement, { tag, trusted }: Runtime): void {
  const script = document.createElement('script');
  for (const { name, value } of waiting.attributes) {
    if (!['type', 'src', 'nonce'].includes(name)) script.setAttribute(name, value);
  }
  if (waiting.dataset.type) script.type = waiting.dataset.type;
  script.nonce = waiting.nonce || tag.nonce;
  script.async = waiting.async;
  if (waiting.hasAttribute('src')) script.src = trusted().createScriptURL(waiting.src);
  else script.text = trusted().createScript(waiting.textContent ?? '');
  waiting.replaceWith(script);
}
