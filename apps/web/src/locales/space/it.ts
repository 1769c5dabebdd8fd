import type { LateTexts } from '../locale.ts';

export const texts: LateTexts<'space'> = {
  title: 'Spazio',
  text: 'Quanto occupano qui i tuoi appunti.',
  used: '{used} usati',
  of: '{used} di {quota} usati',
  counts: 'Immagini, registrazioni, file, anteprime e importazioni in attesa. Il testo ci sta sempre.',
  nearly: 'Quasi pieno: restano {left}. Togli i file grandi o chiedi più spazio a chi gestisce questo PinLife.',
  full: 'Pieno. Il testo ci sta ancora, i nuovi file no. Togli i file grandi o chiedi più spazio a chi gestisce questo PinLife.',
  above: '{more} oltre il tuo limite. Non viene cancellato nulla, ma i nuovi file non ci stanno.',
};
