import { toJson } from '../../data/json';
import type { Runtime } from '../../runtime/types';
import { withChunk } from '../../runtime/with-chunk';

/** Where the context names fonts or counts of comments of other sites. */
export function vendors(runtime: Runtime): void {
  if (!/"(googleFonts|typekitId|disqusShortname)":([[{]|"[^"])/.test(toJson(runtime.site))) return;
  withChunk(runtime, 'vendors', (chunk) => chunk.start(runtime));
}
