/** What only a site's own texts need. */
export { argumentNames } from './argument-names';
export { parseMessage } from './parse';
