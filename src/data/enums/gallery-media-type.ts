/** Kinds of media behind a gallery's slide (specification, section 3, gallery slide). */
export const IMAGE_EMPTY = 'imageEmpty';
export const IMAGE_FILE = 'imageFile';
export const IMAGE_LICENSED = 'imageLicensed';
export const IMAGE_REUSED = 'imageReused';
export const ASSET_REUSED = 'assetReused';
export const VIDEO = 'video';
