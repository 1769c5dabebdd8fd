import type { LateTexts } from '../locale.ts';

export const texts: LateTexts<'invitation'> = {
  closed: 'Questo PinLife al momento non accoglie nuove persone.',
  byInvitation: 'Questo PinLife è aperto su invito.',
  askForOne: 'Chiedine uno a chi lo gestisce.',
  gone: 'Questo invito non porta (più) da nessuna parte.',
  askForNew: 'Chiedine uno nuovo.',
  goToLogin: 'Vai all’accesso',
  invited: 'Hai un invito. Vale fino al {date}.',
  sentHere: 'L’invito è stato mandato a questo indirizzo',
};
