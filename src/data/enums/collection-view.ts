/** Views of a collection (specification, section 3). */
export const LIST = 'list';
export const GRID = 'grid';
export const PRODUCT = 'product';
