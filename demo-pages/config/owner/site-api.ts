import { createApi } from '../../../src/library';

export const api = createApi({
  origin: location.origin,
  crumb: () => /(?:^|; )crumb=([^;]*)/.exec(document.cookie)?.[1],
});

/** What a call came to, in words for the owner. */
export function told(call: Promise<unknown>, success: string): Promise<string> {
  return call.then(
    () => success,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}
