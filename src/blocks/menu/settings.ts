/** A page decides nothing here: what there is to select is in its markup. */
export const settings = {};
