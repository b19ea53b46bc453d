/** Needed only for a site's own translations. */
export { argumentNames } from './argument-names';
export { parseMessage } from './parse';
