import { toJson } from '../../data/json';
import { UnexpectedValueError } from '../../data/require';

/** The mobile app that shows the page, if any. */
interface Host {
  readonly platform: 'ios' | 'android';
  /** Posts a message to the app's handler; returns whether the app has one. */
  send(handler: string, body: unknown): boolean;
}

interface NativeWindow {
  readonly webkit?: { readonly messageHandlers?: Handlers };
  readonly AndroidBridge?: Record<string, unknown>;
}

type Handlers = Readonly<Record<string, { postMessage(body: unknown): void } | undefined>>;

/**
 * Messages from the page to the mobile app that shows it: `WKScriptMessageHandler`s on iOS, the `AndroidBridge`
 * interface on Android. Every call throws 'mobile platform not correctly identified' without an app.
 */
export const nativeBridge = {
  /** @returns the app's platform and the version of this bridge. */
  info: () => ({ platform: findHost().platform, version: MORTAR_VERSION }),
  sendEvent(name: string, body?: unknown): void {
    if (!findHost().send(name, body)) console.log(`${name} not found`);
  },
  dismiss: (): void => nativeBridge.sendEvent('dismiss'),
  /** Returns to the app through its URL scheme. */
  back({ scheme = 'siteapp' } = {}): void {
    findHost();
    if (!isAppScheme(scheme))
      throw new UnexpectedValueError('The scheme of an app', 'a name like siteapp', scheme);
    location.assign(`${scheme}://back`);
  },
};

/** Schemes handled by the browser itself: such an address runs code or leads to a website. */
const BROWSERS_OWN =
  /^(?:https?|wss?|ftp|file|filesystem|blob|data|javascript|vbscript|about|view-source|intent|mailto|tel|sms)$/i;

function isAppScheme(scheme: unknown): boolean {
  return typeof scheme === 'string' && /^[a-z][a-z\d+.-]*$/i.test(scheme) && !BROWSERS_OWN.test(scheme);
}

function findHost(): Host {
  const { webkit, AndroidBridge } = globalThis as NativeWindow;
  if (webkit?.messageHandlers) return ios(webkit.messageHandlers);
  if (AndroidBridge) return android(AndroidBridge);
  throw new Error('mobile platform not correctly identified');
}

function ios(handlers: Handlers): Host {
  return {
    platform: 'ios',
    send(name, body) {
      const handler = handlers[name];
      if (typeof handler?.postMessage !== 'function') return false;
      handler.postMessage(body ?? null);
      return true;
    },
  };
}

/** Android's interface only accepts strings. */
function android(bridge: Record<string, unknown>): Host {
  return {
    platform: 'android',
    send(name, body) {
      if (typeof bridge[name] !== 'function' || name in {}) return false; // inherited, such as toString
      bridge[name](toJson(body ?? null));
      return true;
    },
  };
}
