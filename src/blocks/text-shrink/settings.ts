/** A page decides nothing here: the text is as large as its style sheet says, and as small as it must be. */
export const settings = {};
