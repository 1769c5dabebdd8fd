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
    invitation: {
      subject: 'Un invito per PinLife',
      heading: 'Hai un invito',
      paragraphs: ['Chi gestisce un PinLife ti invita: un posto per i tuoi appunti e promemoria.'],
      button: 'Crea un account',
      notes: [
        'L’invito vale per questo indirizzo e fino al {time}. Se non lo vuoi, ignora questa mail: non succederà nulla.',
      ],
    },
    suspended: {
      subject: 'Il tuo account PinLife è stato sospeso',
      heading: 'Il tuo account è stato sospeso',
      paragraphs: [
        'Chi gestisce questo PinLife ha sospeso il tuo account il {time}. Tutti i dispositivi sono stati disconnessi, i tuoi link condivisi sono chiusi e niente suona.',
        'Non è stato eliminato nulla. Chiedi a chi gestisce questo PinLife di farti rientrare.',
      ],
      button: 'Vai a PinLife',
      notes: [],
    },
    'let-in': {
      subject: 'Il tuo account PinLife è di nuovo aperto',
      heading: 'Puoi rientrare',
      paragraphs: [
        'Chi gestisce questo PinLife ti ha fatto rientrare il {time}. Accedi di nuovo: tutto è dove l’hai lasciato.',
      ],
      button: 'Accedi',
      notes: [],
    },
    'deletion-set': {
      subject: 'Il tuo account PinLife sarà eliminato',
      heading: 'Il tuo account sarà eliminato',
      paragraphs: [
        'Chi gestisce questo PinLife fa eliminare il tuo account. È chiuso da adesso, e il {time} sparisce con tutto quello che contiene.',
        'Se vuoi tenerlo, chiedilo prima a chi gestisce questo PinLife.',
      ],
      button: 'Vai a PinLife',
      notes: [],
    },
    'account-kept': {
      subject: 'Il tuo account PinLife resta',
      heading: 'Il tuo account resta',
      paragraphs: [
        'Il tuo account doveva essere eliminato. Chi gestisce questo PinLife ci ha ripensato il {time}: non è stato eliminato nulla.',
      ],
      button: 'Accedi',
      notes: [],
    },
    'operator-made': {
      subject: 'Ora gestisci questo PinLife',
      heading: 'Gestisci questo PinLife',
      paragraphs: [
        'Dal {time} decidi tu chi entra e vedi se questo PinLife sta bene. Quello che le persone scrivono resta loro: nessuno può leggerlo.',
        'Lo trovi nelle impostazioni, sotto «Questo PinLife».',
      ],
      button: 'Apri le impostazioni',
      notes: [],
    },
    'backup-failed': {
      subject: 'Il backup di questo PinLife non è riuscito',
      heading: 'Il backup non è riuscito',
      paragraphs: [
        'Il backup previsto non è riuscito il {time}. Si riprova tra un’ora, e poi ancora fino alla notte successiva.',
        'Sul server, «npm start -- doctor» dice il motivo.',
      ],
      button: 'Apri le Impostazioni',
      notes: [],
    },
    'mail-test': {
      subject: 'Un’email di prova di questo PinLife',
      heading: 'L’invio funziona',
      paragraphs: [
        'Hai chiesto questa email il {time}, per vedere se questo PinLife può inviarne. Può: non devi fare nulla.',
      ],
      button: 'Apri le Impostazioni',
      notes: [],
    },
    'operator-removed': {
      subject: 'Non gestisci più questo PinLife',
      heading: 'Non gestisci più questo PinLife',
      paragraphs: ['Dal {time} non decidi più chi entra. Il tuo account e i tuoi appunti restano come sono.'],
      button: 'Vai a PinLife',
      notes: [],
    },
  },
  notices: {
    'token-made': {
      subject: 'È stato creato un token di accesso',
      text: 'Il token di accesso “{about}” è stato creato ({time}). Raggiunge il tuo account PinLife senza la tua password.',
    },
    'token-removed': {
      subject: 'È stato rimosso un token di accesso',
      text: 'Il token di accesso “{about}” è stato rimosso ({time}). Ciò che lo usava non ha più accesso.',
    },
    'passkey-added': {
      subject: 'È stata aggiunta una passkey',
      text: 'La passkey “{about}” è stata aggiunta al tuo account PinLife ({time}). Chi ha quel dispositivo può accedere con essa, senza la tua password. Puoi rimuoverla nelle impostazioni.',
    },
    'passkey-removed': {
      subject: 'È stata rimossa una passkey',
      text: 'La passkey “{about}” è stata rimossa dal tuo account PinLife ({time}). Nessuno può più accedere con essa.',
    },
    'oidc-connected': {
      subject: 'Il tuo account è stato collegato a {about}',
      text: 'Il tuo account PinLife è stato collegato a {about} ({time}). Chi accede lì come te entra qui senza la tua password. Puoi scollegarlo nelle impostazioni.',
    },
    'oidc-disconnected': {
      subject: 'Il tuo account è stato scollegato da {about}',
      text: 'Il tuo account PinLife è stato scollegato da {about} ({time}). Nessuno può più accedere da lì.',
    },
    'two-step-on': {
      subject: 'L’accesso in due passaggi è attivo',
      text: 'L’accesso in due passaggi è stato attivato per il tuo account PinLife ({time}). D’ora in poi, dopo la password o il PIN, viene chiesto un codice della tua app di autenticazione.',
    },
    'two-step-off': {
      subject: 'L’accesso in due passaggi non è più attivo',
      text: 'L’accesso in due passaggi è stato disattivato per il tuo account PinLife ({time}). Ora bastano la password o il PIN, e i tuoi codici di recupero sono terminati.',
    },
    'two-step-reset': {
      subject: 'L’accesso in due passaggi è stato reimpostato',
      text: 'Chi gestisce questo PinLife ha disattivato su richiesta l’accesso in due passaggi del tuo account ({time}). Riattivalo nelle impostazioni.',
    },
    'recovery-codes-made': {
      subject: 'Sono stati creati nuovi codici di recupero',
      text: 'Sono stati creati nuovi codici di recupero per il tuo account PinLife ({time}). Quelli vecchi sono terminati.',
    },
    'recovery-code-used': {
      subject: 'È stato usato un codice di recupero',
      text: 'Un codice di recupero è stato usato per accedere al tuo account PinLife ({time}). Codici rimasti: {about}.',
    },
    'webhook-made': {
      subject: 'È stato aggiunto un webhook',
      text: 'Ora PinLife chiama “{about}” quando succede qualcosa ai tuoi appunti ({time}). Se non conosci questo indirizzo, rimuovilo nelle impostazioni, in App e calendario.',
    },
    'webhook-removed': {
      subject: 'È stato rimosso un webhook',
      text: 'Il webhook “{about}” è stato rimosso ({time}). Non viene più chiamato.',
    },
    'webhook-rests': {
      subject: 'Un webhook è in pausa',
      text: '“{about}” non è stato raggiungibile per cinque volte in un’ora, l’ultima: {time}. Non viene più chiamato finché non lo riavvii nelle impostazioni, in App e calendario.',
    },
  },
  noticeAdvice:
    'Se hai fatto tutto tu, non serve altro. Altrimenti cambia subito la password: così ogni dispositivo viene disconnesso e ogni token termina.',
};
