/** Block types by their code, 1 to 71; the public part of the list names two (specification, section 3). */
export const MARQUEE = 70;
export const SHAPE = 71;
