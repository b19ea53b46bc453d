import { toJson } from '../../data/json';
import type { Runtime } from '../../runtime/types';
import { withChunk } from '../../runtime/with-chunk';

/** Loads third-party fonts or comment counts if the context names any. */
export function vendors(runtime: Runtime): void {
  if (!/"(googleFonts|typekitId|disqusShortname)":([[{]|"[^"])/.test(toJson(runtime.site))) return;
  withChunk(runtime, 'vendors', (chunk) => chunk.start(runtime));
}
