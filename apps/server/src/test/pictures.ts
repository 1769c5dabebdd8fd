import { readFile } from 'node:fs/promises';

/** Pictures of printed words, drawn in advance, because fonts differ between machines. */
const words = {
  en: 'Ferry timetable\nMonsoon 2026',
  de: 'Fünf Äpfel für\ndie große Brücke',
  hi: 'दूध और रोटी\nखरीदना याद रखें',
  ml: 'കുട്ടികളെ സ്കൂളിൽ\nനിന്ന് കൊണ്ടുവരണം',
} as const;
type PictureName = keyof typeof words;

export const readPicture = (name: PictureName): Promise<Buffer> =>
  readFile(new URL(`./pictures/${name}.png`, import.meta.url));

/** The words of the picture. */
export const wordsOf = (name: PictureName): string => words[name];
