import type { LateTexts } from '../locale.ts';

export const texts: LateTexts<'secondStep'> = {
  back: 'Zurück zur Anmeldung',
  title: 'Noch ein Schritt',
  text: 'Gib die sechs Ziffern aus deiner Authenticator-App ein.',
  code: 'Code',
  trust_one: 'Auf diesem Gerät {count} Tag lang nicht fragen',
  trust_other: 'Auf diesem Gerät {count} Tage lang nicht fragen',
  submit: 'Weiter',
  useRecovery: 'Wiederherstellungscode benutzen',
  useApp: 'Authenticator-App benutzen',
  recoveryCode: 'Wiederherstellungscode',
  recoveryText: 'Gib einen der Codes ein, die du aufgehoben hast.',
  once: 'Jeder gilt einmal',
  tooMany: 'Zu viele Versuche. Versuch es in {wait} noch einmal oder nimm einen Wiederherstellungscode.',
  tooManyRecovery: 'Zu viele Versuche. Versuch es in {wait} noch einmal oder nimm einen anderen Weg.',
  failed: 'Das hat nicht geklappt. Versuch es noch einmal',
  in_one: 'Du bist drin. Noch {count} Wiederherstellungscode',
  in_other: 'Du bist drin. Noch {count} Wiederherstellungscodes',
};
