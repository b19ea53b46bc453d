import { isOurs, isRequestError } from '../data/errors';
import { restrictionIn } from './restricted';

/** What visitors are told of a call that failed, where there is more to say than that it did. */
export function failureText(error: unknown): string | undefined {
  return connectionText(error) ?? (isRequestError(error) ? restrictionIn(error.body) : undefined);
}

/** The same where a call, or the chunk that would have made it, failed because the device has no connection. */
export function connectionText(error: unknown): string | undefined {
  if (navigator.onLine) return undefined;
  const isLost = isRequestError(error)
    ? error.status === 0
    : isOurs(error) && error.name === 'ChunkLoadError';
  return isLost ? 'Please check your internet connection' : undefined;
}
