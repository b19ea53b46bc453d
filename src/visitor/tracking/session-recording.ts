import { FullStory, init } from '@fullstory/browser';
import { recordingIdIn } from '../../api/commerce';
import { siteDetails } from '../../runtime/site-details';
import type { Runtime } from '../../runtime/types';
import { requestText } from './request';

/** Milliseconds after which the recording's id is given up. */
const TIMEOUT = 10_000;

/** Starts the recording tool with the id that the site's service gives; a mock id means none. */
export async function startRecording(runtime: Runtime): Promise<void> {
  const id = recordingIdIn(
    await requestText(runtime, '/api/commerce/fullstory/getId', TIMEOUT).catch(() => ''),
  );
  if (!id || /mock/i.test(id)) return;
  const source = siteDetails(runtime.site).sessionRecordingSrc;
  init({ orgId: id, ...(source && { script: hostAndPath(source) }) });
  runtime.events.on('consent', ({ simulated }) => {
    if (!simulated && !runtime.hits.areAllowed()) FullStory('shutdown');
  });
}

/** The tool's loader asks for its script by https, and adds the id itself. */
function hostAndPath(source: string): string {
  const { host, pathname } = new URL(source, location.origin);
  return host + pathname;
}
