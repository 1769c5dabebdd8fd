const LABEL_LENGTH = 4;

const split = (filename: string): { stem: string; extension: string } => {
  const dot = filename.lastIndexOf('.');
  return dot > 0
    ? { stem: filename.slice(0, dot), extension: filename.slice(dot + 1) }
    : { stem: filename, extension: '' };
};

/** What people call it: the name without its ending. */
export const stemOf = (filename: string): string => split(filename).stem;

/** What stands on the flag of a file: `PDF`, and nothing where the name has no ending. */
export const typeLabelOf = (filename: string): string => {
  const { extension } = split(filename);
  return /^[\p{L}\d]+$/u.test(extension) ? extension.slice(0, LABEL_LENGTH).toUpperCase() : '';
};
