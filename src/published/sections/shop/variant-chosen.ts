/** Bubbles from a product's options, with the ids of the pictures that show the chosen variant. */
export const VARIANT_CHOSEN = 'mortar:variant-chosen';
