import type { MailTexts } from '../texts.ts';

export const it: MailTexts = {
  locale: 'it',
  greeting: 'Ciao {name},',
  namelessGreeting: 'Ciao,',
  linkHint: 'Se il pulsante non si apre, copia questo link nel browser:',
  tagline: 'Appunta la tua vita & crea ricordi',
  footer: 'Ricevi questa mail perché questo indirizzo è stato usato su PinLife.',
  templates: {
    verify: {
      subject: 'Conferma la tua e-mail per PinLife',
      heading: 'Un ultimo passo',
      paragraphs: [
        'Ti diamo il benvenuto su PinLife. Conferma che questo indirizzo è tuo, poi accedi e appendi il tuo primo appunto.',
      ],
      button: 'Conferma l’e-mail',
      notes: [
        'Il link funziona una volta sola, entro {hours} ore. Se non hai chiesto tu la registrazione, ignora questa mail: non succederà nulla.',
      ],
    },
    reset: {
      subject: 'Cambia la tua password di PinLife',
      heading: 'Scegli una nuova password',
      paragraphs: [
        'Hai chiesto di cambiare la password del tuo account PinLife. Segui il link per sceglierne una nuova.',
      ],
      button: 'Cambia password',
      notes: [
        'Il link funziona una volta sola, entro {minutes} minuti. Se non l’hai chiesto tu, ignora questa mail: la password resta com’è.',
      ],
    },
    'password-changed': {
      subject: 'La tua password di PinLife è cambiata',
      heading: 'La tua password è cambiata',
      paragraphs: [
        'La password del tuo account PinLife è stata cambiata ({time}) e gli altri tuoi dispositivi sono stati disconnessi.',
        'Se hai fatto tutto tu, non serve altro. Altrimenti cambia subito la password: così ogni dispositivo viene disconnesso.',
      ],
      button: 'Cambia password',
      notes: [],
    },
    'password-was-reset': {
      subject: 'La tua password di PinLife è stata reimpostata',
      heading: 'La tua password è stata reimpostata',
      paragraphs: [
        'La password del tuo account PinLife è stata reimpostata ({time}). Ogni dispositivo è stato disconnesso e nessuno può accedere con il PIN finché non ne scegli uno nuovo nelle impostazioni.',
        'Se hai fatto tutto tu, non serve altro. Altrimenti cambia subito di nuovo la password.',
      ],
      button: 'Cambia password',
      notes: [],
    },
    reminder: {
      subject: 'Promemoria: {title}',
      heading: '{title}',
      paragraphs: ['{time}', '{message}'],
      button: 'Apri l’appunto',
      notes: [
        'Ricevi i promemoria per e-mail finché nessuno dei tuoi dispositivi è raggiungibile. Puoi disattivarlo nelle impostazioni.',
      ],
    },
    'pin-changed': {
      subject: 'Il tuo PIN di PinLife è cambiato',
      heading: 'Il tuo PIN è cambiato',
      paragraphs: [
        'Il PIN rapido del tuo account PinLife è stato cambiato ({time}) e gli altri tuoi dispositivi sono stati disconnessi.',
        'Se hai fatto tutto tu, non serve altro. Altrimenti cambia subito la password: così ogni dispositivo viene disconnesso. Poi scegli un nuovo PIN nelle impostazioni.',
      ],
      button: 'Cambia password',
      notes: [],
    },
  },
};
