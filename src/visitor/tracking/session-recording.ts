import { FullStory, init } from '@fullstory/browser';
import { recordingIdIn } from '../../api/commerce';
import * as page from '../../dom/page';
import { cancelScript } from '../../dom/vendors/cancel-script';
import { siteDetails } from '../../runtime/site-details';
import type { Runtime } from '../../runtime/types';
import { requestText } from './request';

/** Milliseconds after which the recording's id is given up. */
const TIMEOUT = 10_000;

/**
 * Starts the recording tool with the id that the site's service gives; a mock id means none. It neither starts nor goes
 * on after the visitor has withdrawn the permission.
 */
export async function startRecording(runtime: Runtime, permission: AbortSignal): Promise<void> {
  if (permission.aborted) return;
  const id = recordingIdIn(
    await requestText(runtime, '/api/commerce/fullstory/getId', TIMEOUT).catch(() => ''),
  );
  if (permission.aborted || !id || /mock/i.test(id)) return;
  const source = siteDetails(runtime.site).sessionRecordingSrc;
  init({ orgId: id, ...(source && { script: hostAndPath(source) }) });
  permission.addEventListener('abort', stopRecording);
}

/** The tool's script may still be on its way. */
function stopRecording(): void {
  FullStory('shutdown');
  page.all<HTMLScriptElement>('script[data-fs-namespace]').forEach(cancelScript);
}

/** The tool's loader asks for its script by https, and adds the id itself. */
function hostAndPath(source: string): string {
  const { host, pathname } = new URL(source, location.origin);
  return host + pathname;
}
