const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  heic: 'image/heic',
  svg: 'image/svg+xml',
  bmp: 'image/bmp',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
  weba: 'audio/webm',
  flac: 'audio/flac',
  amr: 'audio/amr',
  '3gp': 'audio/3gpp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
  txt: 'text/plain',
  csv: 'text/csv',
  zip: 'application/zip',
  avif: 'image/avif',
  tiff: 'image/tiff',
  mov: 'video/quicktime',
  mkv: 'video/x-matroska',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  epub: 'application/epub+zip',
  html: 'text/html',
  json: 'application/json',
  canvas: 'application/json',
};

const ANY_TYPE = 'application/octet-stream';

export const extensionOf = (name: string): string => /\.([a-z\d]{1,16})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** Whether a name ends with a known extension, unlike a title with a dot. */
export const isKnownEnding = (name: string): boolean => Object.hasOwn(types, extensionOf(name));

/** The type by the file extension; `said` for unknown extensions. */
export const contentTypeOf = (name: string, said = ''): string => {
  const known = isKnownEnding(name) && types[extensionOf(name)];
  if (known) return known;
  return /^[\w.+-]{1,100}\/[\w.+-]{1,100}$/.test(said) ? said.toLowerCase() : ANY_TYPE;
};
