export type Priority = 'first' | 'urgent' | 'usual';

/** How many images of the first viewport get high priority. */
const FIRST_VISIBLE = 4;

/** Ranks images as they come near: those in the window first, the page's first ones ahead of all. */
export function createPriorities(): (rect: DOMRectReadOnly) => Priority {
  let left = FIRST_VISIBLE;
  return ({ top, bottom }) => {
    if (bottom < 0 || top > innerHeight) return 'usual';
    return left-- > 0 ? 'first' : 'urgent';
  };
}
