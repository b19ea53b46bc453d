import { createApi } from '../../../src/library';

export const api = createApi({
  origin: location.origin,
  crumb: () => /(?:^|; )crumb=([^;]*)/.exec(document.cookie)?.[1],
});

/** The outcome of a call as a message for the owner. */
export function messageFor(call: Promise<unknown>, success: string): Promise<string> {
  return call.then(
    () => success,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}
