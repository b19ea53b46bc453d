import { FullStory, init } from '@fullstory/browser';
import { recordingIdIn } from '../../api/commerce';
import { isByAuthor } from '../../dom/consented-script';
import * as page from '../../dom/page';
import { cancelScript } from '../../dom/vendors/cancel-script';
import { siteDetails } from '../../runtime/site-details';
import type { Runtime } from '../../runtime/types';
import { requestText } from './request';

/** Timeout of the request for the recording's id in milliseconds. */
const TIMEOUT = 10_000;

/**
 * Starts the recording tool with the id from the site's service; a mock id means no recording. It doesn't start, or
 * stops, when the visitor withdraws consent.
 */
export async function startRecording(runtime: Runtime, permission: AbortSignal): Promise<void> {
  if (permission.aborted) return;
  const id = recordingIdIn(
    await requestText(runtime, '/api/commerce/fullstory/getId', TIMEOUT).catch(() => ''),
  );
  if (permission.aborted || !id || /mock/i.test(id)) return;
  const source = isContextByAuthor(runtime) && siteDetails(runtime.site).sessionRecordingSrc;
  init({ orgId: id, ...(source && { script: hostAndPath(source) }) });
  permission.addEventListener('abort', stopRecording);
}

/** An injected context must not name a script; the global of published pages is a script of its own. */
function isContextByAuthor({ tag }: Runtime): boolean {
  const element = page.byId('site-context');
  return !(element instanceof HTMLScriptElement) || isByAuthor(element, tag);
}

/** The tool's script may still be loading. */
function stopRecording(): void {
  FullStory('shutdown');
  page.all<HTMLScriptElement>('script[data-fs-namespace]').forEach(cancelScript);
}

/** The tool's loader adds `https` and the id itself. */
function hostAndPath(source: string): string {
  const { host, pathname } = new URL(source, location.origin);
  return host + pathname;
}
