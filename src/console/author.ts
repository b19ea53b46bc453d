import { checkedRequest } from '../api/request';
import type { Answer, Question } from '../components/dialog/index';
import { TrackingEventKind } from '../data/enums/site';
import { UnexpectedValueError } from '../data/require';
import type { Http } from '../runtime/call';
import type { Runtime } from '../runtime/types';
import { recordEvent, recordQuickView, track } from '../visitor/tracking/event-tracker';
import type { ConsoleContext } from './console';

type Context = Pick<ConsoleContext, 'runtime'>;

/** The calls of `window.mortar` that a page's own scripts make. */
export const loadedCalls = {
  async confirm({ runtime }: Context, options: Question): Promise<Answer> {
    return (await runtime.chunks.load('dialog')).confirm(runtime, options);
  },
  /** Calls the site's API, with the arguments validated as in the library. */
  request({ runtime }: Context, ...call: Parameters<Http>): Promise<unknown> {
    return checkedRequest(runtime.http)(...call);
  },
  async toast({ runtime }: Context, message: unknown): Promise<'confirm'> {
    return (await runtime.chunks.load('toast')).toast(runtime, message);
  },
  async logout({ runtime }: Context, options?: { reload?: boolean } | null): Promise<void> {
    return (await runtime.chunks.load('session')).logout(runtime, { reload: options?.reload === true });
  },
  async openPopup({ runtime }: Context, popup?: unknown): Promise<void> {
    await (await runtime.chunks.load('popup-overlay')).openPopup(runtime, popup);
  },
  track: ({ runtime }: Context, name: unknown, data?: unknown): Promise<void> =>
    track(runtime, requireName('The name of an event', name), data),
  recordEvent: ({ runtime }: Context, event: unknown, data?: unknown): Promise<void> =>
    recordEvent(runtime, requireName('The name of an event', event), data),
  recordQuickView: ({ runtime }: Context, id: unknown): Promise<void> =>
    recordQuickView(runtime, requireName('The id of a product', id)),
  heartbeat: ({ runtime }: Context): Promise<void> => runtime.hits.record(TrackingEventKind.HEARTBEAT),
};

/** Requires a name or an id, which may be a number: otherwise the service would count an event called "undefined". */
function requireName(what: string, name: unknown): string {
  const text = typeof name === 'number' ? String(name) : name;
  if (typeof text === 'string' && text.trim()) return text;
  throw new UnexpectedValueError(what, 'a non-empty string', name);
}

/** Counts a product that is viewed without leaving the page. */
export function handleDelegated(runtime: Runtime, element: Element): void {
  const id = element.getAttribute('data-quick-view');
  if (id) void recordQuickView(runtime, id);
}
