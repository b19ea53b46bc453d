import { parseJson } from '../data/json';

/** The id that the session recording's service answers with, as JSON or as plain text; empty where there is none. */
export function recordingIdIn(reply: string): string {
  const read = parseJson(reply);
  const id = typeof read === 'string' ? read : reply.trim();
  const isWord = read !== null && typeof read !== 'boolean' && /^[\w-]+$/.test(id);
  return isWord ? id : '';
}
