import type { Stop } from '../../../types';
import type { Gallery } from '../gallery';

/** Shows some slides at a time and moves between them. */
export function startMotion(_gallery: Gallery): Stop {
  return () => {};
}
