import type { Runtime } from '../../../runtime/types';
import { withChunk } from '../../../runtime/with-chunk';

export function showToast(runtime: Runtime, message: string): void {
  withChunk(runtime, 'toast', ({ toast }) => toast(runtime, message));
}
