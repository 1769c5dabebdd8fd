import type { LateTexts } from '../locale.ts';

export const texts: LateTexts<'secondStep'> = {
  back: 'Torna all’accesso',
  title: 'Ancora un passaggio',
  text: 'Inserisci le sei cifre della tua app di autenticazione.',
  code: 'Codice',
  trust_one: 'Non chiedere su questo dispositivo per {count} giorno',
  trust_other: 'Non chiedere su questo dispositivo per {count} giorni',
  submit: 'Continua',
  useRecovery: 'Usa un codice di recupero',
  useApp: 'Usa l’app di autenticazione',
  recoveryCode: 'Codice di recupero',
  recoveryText: 'Inserisci uno dei codici che hai messo da parte.',
  once: 'Ognuno vale una volta',
  tooMany: 'Troppi tentativi. Riprova tra {wait}, o usa un codice di recupero.',
  tooManyRecovery: 'Troppi tentativi. Riprova tra {wait}, o usa un’altra via.',
  failed: 'Non ha funzionato. Riprova',
  in_one: 'Accesso riuscito. Resta {count} codice di recupero',
  in_other: 'Accesso riuscito. Restano {count} codici di recupero',
};
