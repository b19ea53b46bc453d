import { census } from './census';
import { errorReporter } from './error-reporter';
import { landing } from './landing';

export { recordHit, sendCensus } from '../../visitor/tracking/census';

/** The start function of each step about the visit, by its name in the list of all steps. */
export const steps = { census, 'error-reporter': errorReporter, landing };

export type VisitStep = keyof typeof steps;
