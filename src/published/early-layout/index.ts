import type { Runtime } from '../../runtime/types';
import { reserveForm } from './form';
import { reserveSpace } from './reserve-space';
import { startEarlyLayouts } from './start-early-layouts';
import { layOutSummary } from './summary';

/** Blocks whose height a script decides. Galleries have a chunk of their own, which many pages don't need. */
export function start(runtime: Runtime): void {
  startEarlyLayouts(runtime, {
    summary: layOutSummary,
    audio: reserveSpace,
    marquee: reserveSpace,
    form: reserveForm,
  });
}
