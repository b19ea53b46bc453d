import { toJson } from '../data/json';
import { UnexpectedValueError } from '../data/unexpected';

/** Data as JSON text. @throws UnexpectedValueError for what JSON cannot hold, such as data that contains itself. */
export function jsonText(data: unknown): string {
  try {
    return toJson(data);
  } catch {
    throw new UnexpectedValueError('The data of a call', 'something that JSON can hold', data);
  }
}
