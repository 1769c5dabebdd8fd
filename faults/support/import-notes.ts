import { toPlainText, writeNote } from '../../bench/text/note.ts';

/** Pictures are spread over the whole file, so that kills meet some. */
const hasPicture = (index: number, notes: number, pictures: number) =>
  pictures > 0 && index % Math.floor(notes / pictures) === 0 && index < Math.floor(notes / pictures) * pictures;

/** Notes of Keep, some with a picture. */
export const makeNotes = (notes: number, pictures = 0) =>
  Array.from({ length: notes }, (_none, index) => ({
    title: `Note ${index}`,
    textContent: toPlainText(writeNote(index)),
    labels: [{ name: `label ${index % 20}` }],
    ...(hasPicture(index, notes, pictures) && {
      attachments: [{ filePath: `${index}.jpg`, mimetype: 'image/jpeg' }],
    }),
  }));

/** The names of the files of their pictures. */
export const listPictures = (notes: number, pictures: number): string[] =>
  [...Array(notes).keys()].filter((index) => hasPicture(index, notes, pictures)).map((index) => `${index}.jpg`);
