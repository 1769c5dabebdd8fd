import { readFile } from 'node:fs/promises';

/** Pictures of printed words, drawn in advance: the fonts of a machine are its own. */
const words = {
  en: 'Ferry timetable\nMonsoon 2026',
  de: 'Fünf Äpfel für\ndie große Brücke',
  hi: 'दूध और रोटी\nखरीदना याद रखें',
  ml: 'കുട്ടികളെ സ്കൂളിൽ\nനിന്ന് കൊണ്ടുവരണം',
} as const;
type PictureName = keyof typeof words;

export const readPicture = (name: PictureName): Promise<Buffer> =>
  readFile(new URL(`./pictures/${name}.png`, import.meta.url));

/** What is printed on it. */
export const wordsOf = (name: PictureName): string => words[name];
