/** Around a product on its own page, in the various templates: its options and its gallery have it in common. */
export const PRODUCT_PAGE = '.ProductItem, .product-detail, .pdp-layout, .page-section, main, body';

/** Bubbles from a product's options, with the ids of the pictures that show the chosen variant. */
export const VARIANT_CHOSEN = 'mortar:variant-chosen';

/** Bubbles from a product's gallery when it can show those pictures. */
export const GALLERY_MOUNTED = 'mortar:product-gallery-mounted';
