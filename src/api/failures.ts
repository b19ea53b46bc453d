import { isRequestError, RequestError } from '../data/errors';

/** For calls whose failures are nobody's concern: "failures are swallowed" (specification, section 7). */
export async function quietly<Value>(call: Promise<Value>): Promise<Value | undefined> {
  try {
    return await call;
  } catch (error) {
    if (isRequestError(error)) return undefined;
    throw error;
  }
}

/** The same failure in the words of the call's own subject. */
export async function reworded<Value>(
  call: Promise<Value>,
  format: (error: RequestError) => string,
): Promise<Value> {
  try {
    return await call;
  } catch (error) {
    if (!isRequestError(error)) throw error;
    throw new RequestError(format(error), error.status, error.body);
  }
}
