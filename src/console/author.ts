import { checkedRequest } from '../api/request';
import type { Answer, Question } from '../components/dialog/index';
import { TrackingEventKind } from '../data/enums/site';
import { requireName } from '../data/require';
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
    track(runtime, readName('The name of an event', name), data),
  recordEvent: ({ runtime }: Context, event: unknown, data?: unknown): Promise<void> =>
    recordEvent(runtime, readName('The name of an event', event), data),
  recordQuickView: ({ runtime }: Context, id: unknown): Promise<void> =>
    recordQuickView(runtime, readName('The id of a product', id)),
  heartbeat: ({ runtime }: Context): Promise<void> => runtime.hits.record(TrackingEventKind.HEARTBEAT),
};

/** Requires a name or an id, which may be a number here. */
function readName(what: string, name: unknown): string {
  return requireName(what, typeof name === 'number' ? `${name}` : (name as string));
}

/** Counts a product that is viewed without leaving the page. */
export function handleDelegated(runtime: Runtime, element: Element): void {
  const id = element.getAttribute('data-quick-view');
  if (id) void recordQuickView(runtime, id);
}
