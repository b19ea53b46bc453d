import type { Dispose } from '../data/dispose';
import { guarded } from '../data/guarded';
import * as page from '../dom/page';
import type { Runtime } from './types';

/** Attributes that load something; `data-src` is read by our image loader. */
const LOADING = ['src', 'srcset', 'poster', 'background', 'data-src'] as const;

/** A removed attribute. Doesn't keep the element alive. */
interface HeldAttribute {
  readonly element: WeakRef<Element>;
  readonly name: string;
  readonly value: string;
}

const held = new Set<HeldAttribute>();
let stopWaiting: Dispose | undefined;

/**
 * Images, video and audio from other sites tell those sites about the visitor: under a restrictive policy they wait for
 * consent. A site that the page already loads images from learns nothing new.
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

/** Consent is enough even under an absolute policy, for content the author wants to be seen. */
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

/** A source list is split at white space; parts that aren't addresses resolve to the site's own origin. */
function addressesIn(name: string, value: string): readonly string[] {
  return name === 'srcset' ? value.split(/[\s,]+/) : [value];
}

function isForeign(address: string, known: ReadonlySet<string | undefined>): boolean {
  const origin = originOf(address);
  return origin !== undefined && !known.has(origin);
}

/** `undefined` for addresses that request nothing from another site, such as `data:`. */
function originOf(address: string): string | undefined {
  const url = guarded(() => new URL(address, document.baseURI));
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}
