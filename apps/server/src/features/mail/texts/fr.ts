import type { MailTexts } from '../texts.ts';

export const fr: MailTexts = {
  locale: 'fr',
  greeting: 'Bonjour {name},',
  namelessGreeting: 'Bonjour,',
  linkHint: 'Si le bouton ne s’ouvre pas, copie ce lien dans ton navigateur :',
  tagline: 'Épingle ta vie & crée des souvenirs',
  footer: 'Tu reçois ce message parce que cette adresse a été utilisée sur PinLife.',
  templates: {
    verify: {
      subject: 'Confirme ton adresse pour PinLife',
      heading: 'Une dernière étape',
      paragraphs: [
        'Bienvenue sur PinLife. Confirme que cette adresse est la tienne, puis connecte-toi et accroche ta première épingle.',
      ],
      button: 'Confirmer l’adresse',
      notes: [
        'Le lien fonctionne une seule fois, dans les {hours} heures. Si l’inscription ne vient pas de toi, ignore ce message : il ne se passera rien.',
      ],
    },
    reset: {
      subject: 'Change ton mot de passe PinLife',
      heading: 'Choisis un nouveau mot de passe',
      paragraphs: [
        'Tu as demandé à changer le mot de passe de ton compte PinLife. Suis le lien pour en choisir un nouveau.',
      ],
      button: 'Changer le mot de passe',
      notes: [
        'Le lien fonctionne une seule fois, dans les {minutes} minutes. Si tu ne l’as pas demandé, ignore ce message : ton mot de passe reste le même.',
      ],
    },
    'password-changed': {
      subject: 'Ton mot de passe PinLife a été changé',
      heading: 'Ton mot de passe a été changé',
      paragraphs: [
        'Le mot de passe de ton compte PinLife a été changé ({time}), et tes autres appareils ont été déconnectés.',
        'Si c’était toi, il n’y a rien à faire. Sinon, change ton mot de passe maintenant : tous les appareils seront déconnectés.',
      ],
      button: 'Changer le mot de passe',
      notes: [],
    },
    'password-was-reset': {
      subject: 'Ton mot de passe PinLife a été réinitialisé',
      heading: 'Ton mot de passe a été réinitialisé',
      paragraphs: [
        'Le mot de passe de ton compte PinLife a été réinitialisé ({time}). Tous les appareils ont été déconnectés, et personne ne peut se connecter avec le code PIN tant que tu n’en as pas choisi un nouveau dans les réglages.',
        'Si c’était toi, il n’y a rien d’autre à faire. Sinon, change de nouveau ton mot de passe maintenant.',
      ],
      button: 'Changer le mot de passe',
      notes: [],
    },
    reminder: {
      subject: 'Rappel : {title}',
      heading: '{title}',
      paragraphs: ['{time}', '{message}'],
      button: 'Ouvrir l’épingle',
      notes: [
        'Tu reçois tes rappels par e-mail tant qu’aucun de tes appareils n’est joignable. Tu peux l’arrêter dans les réglages.',
      ],
    },
    'pin-changed': {
      subject: 'Ton code PIN PinLife a été changé',
      heading: 'Ton code PIN a été changé',
      paragraphs: [
        'Le code PIN rapide de ton compte PinLife a été changé ({time}), et tes autres appareils ont été déconnectés.',
        'Si c’était toi, il n’y a rien à faire. Sinon, change ton mot de passe maintenant : tous les appareils seront déconnectés. Choisis ensuite un nouveau code PIN dans les réglages.',
      ],
      button: 'Changer le mot de passe',
      notes: [],
    },
  },
};
