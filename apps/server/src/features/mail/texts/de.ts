import type { MailTexts } from '../texts.ts';

export const de: MailTexts = {
  locale: 'de',
  greeting: 'Hallo {name},',
  namelessGreeting: 'Hallo,',
  linkHint: 'Falls sich der Knopf nicht öffnen lässt, kopier diesen Link in deinen Browser:',
  tagline: 'Pinn dein Leben an & schaff Erinnerungen',
  footer: 'Du bekommst diese Mail, weil diese Adresse bei PinLife verwendet wurde.',
  templates: {
    verify: {
      subject: 'Bestätige deine E-Mail-Adresse für PinLife',
      heading: 'Ein letzter Schritt',
      paragraphs: [
        'Willkommen bei PinLife. Bestätige, dass diese Adresse dir gehört, melde dich an und pinn deinen ersten Zettel an.',
      ],
      button: 'E-Mail bestätigen',
      notes: [
        'Der Link gilt einmal, innerhalb von {hours} Stunden. Falls du dich nicht registriert hast, ignorier diese Mail: Es passiert nichts.',
      ],
    },
    reset: {
      subject: 'Dein PinLife-Passwort zurücksetzen',
      heading: 'Neues Passwort wählen',
      paragraphs: [
        'Du möchtest das Passwort deines PinLife-Kontos zurücksetzen. Über den Link kannst du ein neues wählen.',
      ],
      button: 'Passwort zurücksetzen',
      notes: [
        'Der Link gilt einmal, innerhalb von {minutes} Minuten. Falls du nicht darum gebeten hast, ignorier diese Mail: Dein Passwort bleibt, wie es ist.',
      ],
    },
    'password-changed': {
      subject: 'Dein PinLife-Passwort wurde geändert',
      heading: 'Dein Passwort wurde geändert',
      paragraphs: [
        'Das Passwort deines PinLife-Kontos wurde geändert ({time}), und deine anderen Geräte wurden abgemeldet.',
        'Wenn du das warst, ist nichts zu tun. Wenn nicht, setz jetzt dein Passwort zurück: Das meldet alle Geräte ab.',
      ],
      button: 'Passwort zurücksetzen',
      notes: [],
    },
    'password-was-reset': {
      subject: 'Dein PinLife-Passwort wurde zurückgesetzt',
      heading: 'Dein Passwort wurde zurückgesetzt',
      paragraphs: [
        'Das Passwort deines PinLife-Kontos wurde zurückgesetzt ({time}). Alle Geräte wurden abgemeldet, und mit der PIN kann sich niemand anmelden, bis du in den Einstellungen eine neue wählst.',
        'Wenn du das warst, ist sonst nichts zu tun. Wenn nicht, setz dein Passwort jetzt noch einmal zurück.',
      ],
      button: 'Passwort zurücksetzen',
      notes: [],
    },
    reminder: {
      subject: 'Erinnerung: {title}',
      heading: '{title}',
      paragraphs: ['{time}', '{message}'],
      button: 'Zettel öffnen',
      notes: [
        'Du bekommst Erinnerungen per Mail, solange keines deiner Geräte erreichbar ist. In den Einstellungen schaltest du das ab.',
      ],
    },
    'pin-changed': {
      subject: 'Deine PinLife-PIN wurde geändert',
      heading: 'Deine PIN wurde geändert',
      paragraphs: [
        'Die Schnell-PIN deines PinLife-Kontos wurde geändert ({time}), und deine anderen Geräte wurden abgemeldet.',
        'Wenn du das warst, ist nichts zu tun. Wenn nicht, setz jetzt dein Passwort zurück: Das meldet alle Geräte ab. Wähl danach in den Einstellungen eine neue PIN.',
      ],
      button: 'Passwort zurücksetzen',
      notes: [],
    },
    invitation: {
      subject: 'Du bist zu PinLife eingeladen',
      heading: 'Du bist eingeladen',
      paragraphs: ['Jemand, der ein PinLife betreibt, lädt dich ein: ein Ort für deine Zettel und Erinnerungen.'],
      button: 'Konto anlegen',
      notes: [
        'Die Einladung gilt für diese Adresse und bis {time}. Wenn du sie nicht möchtest, ignorier diese Mail: Es passiert nichts.',
      ],
    },
    suspended: {
      subject: 'Dein PinLife-Konto wurde gesperrt',
      heading: 'Dein Konto wurde gesperrt',
      paragraphs: [
        'Wer dieses PinLife betreibt, hat dein Konto am {time} gesperrt. Alle Geräte sind abgemeldet, deine geteilten Links sind zu, und nichts meldet sich.',
        'Gelöscht wurde nichts. Frag die Person, die dieses PinLife betreibt, ob sie dich wieder hereinlässt.',
      ],
      button: 'Zu PinLife',
      notes: [],
    },
    'let-in': {
      subject: 'Dein PinLife-Konto ist wieder offen',
      heading: 'Du bist wieder dabei',
      paragraphs: [
        'Wer dieses PinLife betreibt, hat dich am {time} wieder hereingelassen. Melde dich neu an: Alles ist, wo du es gelassen hast.',
      ],
      button: 'Anmelden',
      notes: [],
    },
    'deletion-set': {
      subject: 'Dein PinLife-Konto wird gelöscht',
      heading: 'Dein Konto wird gelöscht',
      paragraphs: [
        'Wer dieses PinLife betreibt, lässt dein Konto löschen. Es ist ab jetzt gesperrt, und am {time} ist es mit allem darin weg.',
        'Wenn du es behalten möchtest, frag vorher die Person, die dieses PinLife betreibt.',
      ],
      button: 'Zu PinLife',
      notes: [],
    },
    'account-kept': {
      subject: 'Dein PinLife-Konto bleibt',
      heading: 'Dein Konto bleibt',
      paragraphs: [
        'Dein Konto sollte gelöscht werden. Wer dieses PinLife betreibt, hat das am {time} zurückgenommen: Gelöscht wurde nichts.',
      ],
      button: 'Anmelden',
      notes: [],
    },
    'operator-made': {
      subject: 'Du betreibst jetzt dieses PinLife',
      heading: 'Du betreibst dieses PinLife',
      paragraphs: [
        'Seit {time} entscheidest du, wer hereinkommt, und siehst, ob es diesem PinLife gut geht. Was andere schreiben, bleibt ihres: Niemand kann es lesen.',
        'Du findest es in den Einstellungen unter „Dieses PinLife“.',
      ],
      button: 'Einstellungen öffnen',
      notes: [],
    },
    'backup-failed': {
      subject: 'Die Sicherung dieses PinLife ist fehlgeschlagen',
      heading: 'Die Sicherung ist fehlgeschlagen',
      paragraphs: [
        'Die fällige Sicherung ist am {time} fehlgeschlagen. In einer Stunde wird sie noch einmal versucht, und dann wieder bis zur nächsten Nacht.',
        'Woran es liegt, sagt auf dem Server „npm start -- doctor“.',
      ],
      button: 'Einstellungen öffnen',
      notes: [],
    },
    'mail-test': {
      subject: 'Eine Testmail dieses PinLife',
      heading: 'Der Versand funktioniert',
      paragraphs: [
        'Du hast diese Mail am {time} angefordert, um zu sehen, ob dieses PinLife Mails verschicken kann. Es kann: Du musst nichts tun.',
      ],
      button: 'Einstellungen öffnen',
      notes: [],
    },
    'operator-removed': {
      subject: 'Du betreibst dieses PinLife nicht mehr',
      heading: 'Du betreibst es nicht mehr',
      paragraphs: [
        'Seit {time} entscheidest du nicht mehr, wer hereinkommt. Dein Konto und deine Zettel bleiben, wie sie sind.',
      ],
      button: 'Zu PinLife',
      notes: [],
    },
  },
  notices: {
    'token-made': {
      subject: 'Ein Zugriffstoken wurde erstellt',
      text: 'Das Zugriffstoken „{about}“ wurde erstellt ({time}). Es erreicht dein PinLife-Konto ohne dein Passwort.',
    },
    'token-removed': {
      subject: 'Ein Zugriffstoken wurde entfernt',
      text: 'Das Zugriffstoken „{about}“ wurde entfernt ({time}). Was es benutzt hat, ist ausgesperrt.',
    },
    'passkey-added': {
      subject: 'Ein Passkey wurde hinzugefügt',
      text: 'Der Passkey „{about}“ wurde deinem PinLife-Konto hinzugefügt ({time}). Wer dieses Gerät hat, kann sich damit ohne dein Passwort anmelden. In den Einstellungen kannst du ihn entfernen.',
    },
    'passkey-removed': {
      subject: 'Ein Passkey wurde entfernt',
      text: 'Der Passkey „{about}“ wurde von deinem PinLife-Konto entfernt ({time}). Niemand kann sich mehr damit anmelden.',
    },
    'oidc-connected': {
      subject: 'Dein Konto wurde mit {about} verbunden',
      text: 'Dein PinLife-Konto wurde mit {about} verbunden ({time}). Wer sich dort so anmeldet wie du, kommt hier ohne dein Passwort herein. Du kannst es in den Einstellungen trennen.',
    },
    'oidc-disconnected': {
      subject: 'Dein Konto wurde von {about} getrennt',
      text: 'Dein PinLife-Konto wurde von {about} getrennt ({time}). Niemand kann sich mehr darüber anmelden.',
    },
    'two-step-on': {
      subject: 'Die Anmeldung in zwei Schritten ist an',
      text: 'Die Anmeldung in zwei Schritten wurde für dein PinLife-Konto eingeschaltet ({time}). Ab jetzt wird nach Passwort oder PIN ein Code deiner Authenticator-App verlangt.',
    },
    'two-step-off': {
      subject: 'Die Anmeldung in zwei Schritten ist aus',
      text: 'Die Anmeldung in zwei Schritten wurde für dein PinLife-Konto ausgeschaltet ({time}). Passwort oder PIN allein genügen jetzt, und deine Wiederherstellungscodes sind beendet.',
    },
    'two-step-reset': {
      subject: 'Die Anmeldung in zwei Schritten wurde zurückgesetzt',
      text: 'Wer dieses PinLife betreibt, hat auf Bitte die Anmeldung in zwei Schritten für dein Konto ausgeschaltet ({time}). Schalte sie in den Einstellungen wieder ein.',
    },
    'recovery-codes-made': {
      subject: 'Neue Wiederherstellungscodes wurden erstellt',
      text: 'Für dein PinLife-Konto wurden neue Wiederherstellungscodes erstellt ({time}). Die alten sind beendet.',
    },
    'recovery-code-used': {
      subject: 'Ein Wiederherstellungscode wurde benutzt',
      text: 'Mit einem Wiederherstellungscode hat sich jemand bei deinem PinLife-Konto angemeldet ({time}). Übrige Codes: {about}.',
    },
    'webhook-made': {
      subject: 'Ein Webhook wurde hinzugefügt',
      text: 'PinLife ruft nun „{about}“ auf, wenn mit deinen Zetteln etwas geschieht ({time}). Kennst du diese Adresse nicht, entferne sie in den Einstellungen unter Apps und Kalender.',
    },
    'webhook-removed': {
      subject: 'Ein Webhook wurde entfernt',
      text: 'Der Webhook „{about}“ wurde entfernt ({time}). Er wird nicht mehr aufgerufen.',
    },
    'webhook-rests': {
      subject: 'Ein Webhook ruht',
      text: '„{about}“ war fünfmal innerhalb einer Stunde nicht erreichbar, zuletzt {time}. Er wird erst wieder aufgerufen, wenn du ihn in den Einstellungen unter Apps und Kalender neu startest.',
    },
  },
  noticeAdvice:
    'Wenn du das warst, ist nichts zu tun. Wenn nicht, setz jetzt dein Passwort zurück: Das meldet alle Geräte ab und beendet alle Tokens.',
};
