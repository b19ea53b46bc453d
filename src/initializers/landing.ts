import { trackLanding } from '../tracking/landing';
import type { Initializer } from '../types';

/** Tells the site's marketing where a visit began. */
export const landing: Initializer = { name: 'landing', start: trackLanding };
