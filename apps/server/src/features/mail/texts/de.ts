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
  },
};
