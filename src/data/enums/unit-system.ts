/** Systems of units by their code (specification, section 3). */
export const IMPERIAL = 1;
export const METRIC = 2;
