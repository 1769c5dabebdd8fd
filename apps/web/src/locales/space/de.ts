import type { LateTexts } from '../locale.ts';

export const texts: LateTexts<'space'> = {
  title: 'Platz',
  text: 'Was deine Zettel hier belegen.',
  used: '{used} belegt',
  of: '{used} von {quota} belegt',
  counts: 'Bilder, Aufnahmen, Dateien, Vorschaubilder und Importe, die warten. Text passt immer.',
  nearly:
    'Fast voll: noch {left} frei. Entferne große Dateien oder bitte die Person, die dieses PinLife betreibt, um mehr.',
  full: 'Voll. Text passt noch, neue Dateien nicht. Entferne große Dateien oder bitte die Person, die dieses PinLife betreibt, um mehr.',
  above: '{more} über deiner Grenze. Nichts wird gelöscht, aber neue Dateien passen nicht.',
};
