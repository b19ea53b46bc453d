import type { Runtime } from '../../runtime/types';
import { readMessage } from './message';
import { openRegion, type ToastRegion } from './region';

let region: ToastRegion | undefined;

/**
 * Says something for a moment at the top right of the page. Resolves when it has been shown; what is no text is not
 * shown at all.
 */
export function toast(runtime: Runtime, message: unknown): Promise<'confirm'> {
  const text = readMessage(message);
  if (!text) return Promise.resolve('confirm');
  region ??= openRegion(runtime, () => {
    region = undefined;
  });
  return region.show(text);
}
