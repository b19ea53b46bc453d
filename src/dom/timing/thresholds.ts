/** The parts of an element in view at which observers are told (specification, section 9, layout and interaction). */
export const OBSERVER_THRESHOLDS = [0, 0.1, 0.25, 0.5, 1] as const;
