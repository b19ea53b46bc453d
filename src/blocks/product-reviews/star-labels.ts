import { range } from '../../data/indexes';
import { formatMessage } from '../../i18n/t';
import type { Runtime } from '../../runtime/types';
import { MAX_STARS } from './review';

/** The accessible names of the ratings, lowest first. */
export function starLabels(runtime: Runtime): Promise<string[]> {
  const numbers = range(MAX_STARS).map((index) => index + 1);
  return Promise.all(
    numbers.map((stars) =>
      formatMessage(runtime, '{stars, plural, one {# star} other {# stars}}', { stars }),
    ),
  );
}
