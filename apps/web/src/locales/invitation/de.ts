import type { LateTexts } from '../locale.ts';

export const texts: LateTexts<'invitation'> = {
  closed: 'Dieses PinLife nimmt gerade niemanden Neues auf.',
  byInvitation: 'Dieses PinLife ist auf Einladung offen.',
  askForOne: 'Frag die Person, die es betreibt, nach einer.',
  gone: 'Diese Einladung führt nirgendwohin (mehr).',
  askForNew: 'Frag nach einer neuen.',
  goToLogin: 'Zur Anmeldung',
  invited: 'Du bist eingeladen. Die Einladung gilt bis {date}.',
  sentHere: 'Die Einladung ging an diese Adresse',
};
