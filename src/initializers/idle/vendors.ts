import { toJson } from '../../data/json';
import type { Initializer } from '../../runtime/types';
import { withChunk } from '../../runtime/with-chunk';

/** Where the context names fonts or counts of comments of other sites. */
export const vendors: Initializer = {
  name: 'vendors',
  start(runtime) {
    if (!/"(googleFonts|typekitId|disqusShortname)":([[{]|"[^"])/.test(toJson(runtime.site))) return;
    withChunk(runtime, 'vendors', (chunk) => chunk.start(runtime));
  },
};
