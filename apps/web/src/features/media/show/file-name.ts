const LABEL_LENGTH = 4;

const split = (filename: string): { stem: string; extension: string } => {
  const dot = filename.lastIndexOf('.');
  return dot > 0
    ? { stem: filename.slice(0, dot), extension: filename.slice(dot + 1) }
    : { stem: filename, extension: '' };
};

/** The name without its extension. */
export const stemOf = (filename: string): string => split(filename).stem;

/** The file type label: `PDF`, or empty without an extension. */
export const typeLabelOf = (filename: string): string => {
  const { extension } = split(filename);
  return /^[\p{L}\d]+$/u.test(extension) ? extension.slice(0, LABEL_LENGTH).toUpperCase() : '';
};
