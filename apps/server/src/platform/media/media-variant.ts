/** What is stored of a media item: the whole under this name, and of images smaller ones under their widths. */
export const ORIGINAL = 'original';
export const THUMB_TYPE = 'image/webp';
