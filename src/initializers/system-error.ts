import { isRequestError } from '../data/errors';
import type { Runtime } from '../runtime/types';
import { withChunk } from '../runtime/with-chunk';

/** Shows API failures that no caller handles (specification, section 8, data layer). */
export function systemError(runtime: Runtime): void {
  addEventListener('unhandledrejection', ({ reason, defaultPrevented }) => {
    if (isRequestError(reason) && !defaultPrevented)
      withChunk(runtime, 'system-error', (overlay) => overlay.showSystemError(runtime, reason));
  });
}
