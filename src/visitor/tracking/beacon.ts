import type { Dispose } from '../../data/dispose';
import { absolute, fail, type RequestRecord } from '../../runtime/request-log';
import type { Body } from '../../runtime/transport';
import type { Runtime } from '../../runtime/types';

/** Sends at the moment at which the page goes: as a beacon, else as text over XHR. */
export function sendBeacon({ requests }: Runtime, address: string, body: Body): void {
  const url = absolute(address);
  const record = requests.add('POST', url, 'sent');
  if (!isTaken(url, body)) sendAsText(url, body, record);
}

function isTaken(url: string, body: Body): boolean {
  try {
    return navigator.sendBeacon(url, body);
  } catch {
    return false; // the browser has no beacons
  }
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

/** Runs each time the page may be seen for the last time. Never `unload`: it would cost the back-forward cache. */
export function whenLeaving(run: () => void): Dispose {
  const runIfHidden = () => {
    if (document.visibilityState === 'hidden') run();
  };
  addEventListener('visibilitychange', runIfHidden);
  addEventListener('pagehide', run);
  return () => {
    removeEventListener('visibilitychange', runIfHidden);
    removeEventListener('pagehide', run);
  };
}
