import type { LateTexts } from '../locale.ts';

export const texts: LateTexts<'invitation'> = {
  closed: 'Hindi tumatanggap ng bagong tao ang PinLife na ito sa ngayon.',
  byInvitation: 'Bukas sa imbitasyon ang PinLife na ito.',
  askForOne: 'Humingi ng isa sa nagpapatakbo nito.',
  gone: 'Walang pupuntahan (na) ang imbitasyong ito.',
  askForNew: 'Humingi ng bago.',
  goToLogin: 'Pumunta sa pag-log in',
  invited: 'Iniimbitahan ka. Hanggang {date} ang imbitasyon.',
  sentHere: 'Sa address na ito ipinadala ang imbitasyon',
};
