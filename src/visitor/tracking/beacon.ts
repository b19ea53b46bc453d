import type { Dispose } from '../../data/dispose';
import { guarded } from '../../data/guarded';
import { absolute, fail, type RequestRecord } from '../../runtime/request-log';
import type { Body } from '../../runtime/transport';
import type { Runtime } from '../../runtime/types';

/** Sends while the page unloads: as a beacon, else as text over XHR. */
export function sendBeacon({ requests }: Runtime, address: string, body: Body): void {
  const url = absolute(address);
  const record = requests.add('POST', url, 'sent');
  if (!guarded(() => navigator.sendBeacon(url, body))) sendAsText(url, body, record);
}

function sendAsText(url: string, body: Body, record: RequestRecord): void {
  const request = new XMLHttpRequest();
  request.open('POST', url);
  request.onload = () => {
    if (request.status >= 400) fail(record, `HTTP ${request.status}`);
  };
  request.onerror = () => fail(record, 'no connection');
  request.send(body);
}

/** Runs whenever the page might be about to unload. Never uses `unload`, which disables the back-forward cache. */
export function whenLeaving(run: () => void): Dispose {
  const runIfHidden = () => {
    if (document.visibilityState === 'hidden') run();
  };
  addEventListener('visibilitychange', runIfHidden, true); // whatever a page's own listener stops
  addEventListener('pagehide', run);
  return () => {
    removeEventListener('visibilitychange', runIfHidden, true);
    removeEventListener('pagehide', run);
  };
}
