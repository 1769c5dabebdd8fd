/** The name of the full version of a media item. Smaller images are named by their width. */
export const ORIGINAL = 'original';
export const THUMB_TYPE = 'image/webp';
