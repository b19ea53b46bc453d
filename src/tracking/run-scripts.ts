import * as page from '../runtime/page';
import type { Runtime } from '../types';

/** Scripts on their turn; whoever asks again meanwhile must not run them twice. */
const taken = new WeakSet<HTMLScriptElement>();

/** Runs scripts that the author wrote into the page and the parser passed over, one after the other. */
export async function runScripts(runtime: Runtime, scripts: Iterable<HTMLScriptElement>): Promise<void> {
  const mine = [...scripts].filter((script) => !taken.has(script));
  for (const script of mine) taken.add(script);
  for (const script of mine) await run(script, runtime);
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
