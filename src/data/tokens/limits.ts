/** How much of something a site may have (specification, section 9: commerce and money, gallery, layout). */
export const LIMITS = {
  priceCents: 100_000_000,
  skuLength: 60,
  tagLength: 50,
  categoryLength: 25,
  blocksPerLayout: 60,
  tracksPerAlbum: 60,
  orderableItems: 250,
  productsPerCollection: 200,
  nestedCategories: 10_000,
  photoGalleries: 20,
  gallerySize: 50,
} as const;
