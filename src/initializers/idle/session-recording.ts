import { PageType } from '../../data/enums/site';
import { firstFailing, type Rules } from '../../data/rules';
import type { Runtime } from '../../runtime/types';
import { withChunk } from '../../runtime/with-chunk';

/** Loads the recording tool on shop pages, with the visitor's consent. */
export function sessionRecording(runtime: Runtime): void {
  if (firstFailing(recordingRules(runtime))) return;
  void runtime.hits.offer('GET', '/api/commerce/fullstory/getId', () => {
    const permission = runtime.consent.permission();
    withChunk(runtime, 'session-recording', ({ startRecording }) => startRecording(runtime, permission));
  });
}

/** On cart, checkout and order pages; the tool needs more than two cores (specification, section 6). */
export function* recordingRules({ site: { pageType = 0 } }: Runtime): Rules {
  const cores = navigator.hardwareConcurrency ?? 0;
  yield ['shop page', pageType >= PageType.SHOW_CART && pageType <= PageType.MEMBERSHIP_CONFIRMED, pageType];
  yield ['more than two cores', cores > 2, cores];
}
