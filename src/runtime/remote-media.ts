import type { Dispose } from '../data/dispose';
import { guarded } from '../data/guarded';
import * as page from '../dom/page';
import type { Runtime } from './types';

/** What makes an element load something; the last one is what our image loader reads. */
const LOADING = ['src', 'srcset', 'poster', 'background', 'data-src'] as const;

/** An attribute that was taken off. Whoever drops the element meanwhile lets it go. */
interface HeldAttribute {
  readonly element: WeakRef<Element>;
  readonly name: string;
  readonly value: string;
}

const held = new Set<HeldAttribute>();
let stopWaiting: Dispose | undefined;

/**
 * Pictures, films and sounds of other sites tell these of the visitor: under a restrictive policy they wait for the
 * visitor's yes. A site that the page has pictures of anyway learns nothing new.
 */
export function holdRemoteMedia(fragment: DocumentFragment, runtime: Runtime): void {
  const elements = fragment.querySelectorAll(LOADING.map((name) => `[${name}]`).join());
  if (!elements.length || !mustWait(runtime)) return;
  const known = knownOrigins(runtime);
  for (const element of elements) {
    for (const name of LOADING) {
      const value = element.getAttribute(name);
      if (value === null || addressesIn(name, value).every((address) => !isForeign(address, known))) continue;
      element.removeAttribute(name);
      held.add({ element: new WeakRef(element), name, value });
    }
  }
  if (held.size) stopWaiting ??= runtime.events.on('consent', () => mustWait(runtime) || release(runtime));
}

/** Under an absolute policy as well a yes is enough for what the author wants to be seen. */
function mustWait({ site: { cookieSettings }, consent }: Runtime): boolean {
  return cookieSettings.isRestrictiveCookiePolicyEnabled && consent.get() !== true;
}

function release({ images }: Runtime): void {
  stopWaiting?.();
  stopWaiting = undefined;
  for (const { element: reference, name, value } of held) {
    const element = reference.deref();
    if (!element || element.hasAttribute(name)) continue;
    element.setAttribute(name, value);
    if (element.isConnected) images.adopt(element);
    if (element.parentElement instanceof HTMLMediaElement) element.parentElement.load();
  }
  held.clear();
}

function knownOrigins({ tag }: Runtime): ReadonlySet<string | undefined> {
  const pictures = [...page.all<HTMLImageElement>('img[src], img[data-src]')];
  const shown = pictures.map((image) => originOf(image.getAttribute('data-src') ?? image.src));
  return new Set([location.origin, originOf(tag.base), ...shown]);
}

/** A list of sources is read by its words: what is no address among them is one of our own site. */
function addressesIn(name: string, value: string): readonly string[] {
  return name === 'srcset' ? value.split(/[\s,]+/) : [value];
}

function isForeign(address: string, known: ReadonlySet<string | undefined>): boolean {
  const origin = originOf(address);
  return origin !== undefined && !known.has(origin);
}

/** `undefined` for what no other site is asked for, such as a `data:` address. */
function originOf(address: string): string | undefined {
  const url = guarded(() => new URL(address, document.baseURI));
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}
