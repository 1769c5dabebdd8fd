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
    invitation: {
      subject: 'Une invitation pour PinLife',
      heading: 'Une invitation pour toi',
      paragraphs: ['La personne qui gère un PinLife t’invite : un endroit pour tes notes et tes rappels.'],
      button: 'Créer un compte',
      notes: [
        'L’invitation vaut pour cette adresse et jusqu’au {time}. Si tu n’en veux pas, ignore ce message : il ne se passera rien.',
      ],
    },
    suspended: {
      subject: 'Ton compte PinLife a été suspendu',
      heading: 'Ton compte a été suspendu',
      paragraphs: [
        'La personne qui gère ce PinLife a suspendu ton compte le {time}. Tous les appareils sont déconnectés, tes liens partagés sont fermés et rien ne sonne.',
        'Rien n’a été supprimé. Demande à la personne qui gère ce PinLife de te laisser revenir.',
      ],
      button: 'Aller sur PinLife',
      notes: [],
    },
    'let-in': {
      subject: 'Ton compte PinLife est de nouveau ouvert',
      heading: 'Te revoilà',
      paragraphs: [
        'La personne qui gère ce PinLife a rouvert ton compte le {time}. Connecte-toi de nouveau : tout est à sa place.',
      ],
      button: 'Se connecter',
      notes: [],
    },
    'deletion-set': {
      subject: 'Ton compte PinLife va être supprimé',
      heading: 'Ton compte va être supprimé',
      paragraphs: [
        'La personne qui gère ce PinLife fait supprimer ton compte. Il est fermé dès maintenant, et le {time} il disparaît avec tout ce qu’il contient.',
        'Si tu veux le garder, demande-le avant à la personne qui gère ce PinLife.',
      ],
      button: 'Aller sur PinLife',
      notes: [],
    },
    'account-kept': {
      subject: 'Ton compte PinLife reste',
      heading: 'Ton compte reste',
      paragraphs: [
        'Ton compte devait être supprimé. La personne qui gère ce PinLife y a renoncé le {time} : rien n’a été supprimé.',
      ],
      button: 'Se connecter',
      notes: [],
    },
    'operator-made': {
      subject: 'Tu gères maintenant ce PinLife',
      heading: 'Tu gères ce PinLife',
      paragraphs: [
        'Depuis le {time}, tu décides qui entre et tu vois si ce PinLife va bien. Ce que les gens écrivent reste à eux : personne ne peut le lire.',
        'Tu le trouves dans les réglages, sous « Ce PinLife ».',
      ],
      button: 'Ouvrir les réglages',
      notes: [],
    },
    'backup-failed': {
      subject: 'La sauvegarde de ce PinLife a échoué',
      heading: 'La sauvegarde a échoué',
      paragraphs: [
        'La sauvegarde prévue a échoué le {time}. Elle est retentée dans une heure, puis jusqu’à la nuit suivante.',
        'Sur le serveur, « npm start -- doctor » en donne la cause.',
      ],
      button: 'Ouvrir les réglages',
      notes: [],
    },
    'mail-test': {
      subject: 'Un message d’essai de ce PinLife',
      heading: 'L’envoi fonctionne',
      paragraphs: [
        'Tu as demandé ce message le {time}, pour voir si ce PinLife peut en envoyer. Il le peut : tu n’as rien à faire.',
      ],
      button: 'Ouvrir les réglages',
      notes: [],
    },
    'operator-removed': {
      subject: 'Tu ne gères plus ce PinLife',
      heading: 'Tu ne gères plus ce PinLife',
      paragraphs: [
        'Depuis le {time}, tu ne décides plus qui entre. Ton compte et tes épingles restent comme ils sont.',
      ],
      button: 'Aller sur PinLife',
      notes: [],
    },
  },
  notices: {
    'token-made': {
      subject: 'Un jeton d’accès a été créé',
      text: 'Le jeton d’accès « {about} » a été créé ({time}). Il atteint ton compte PinLife sans ton mot de passe.',
    },
    'token-removed': {
      subject: 'Un jeton d’accès a été supprimé',
      text: 'Le jeton d’accès « {about} » a été supprimé ({time}). Ce qui l’utilisait n’a plus accès.',
    },
    'passkey-added': {
      subject: 'Une passkey a été ajoutée',
      text: 'La passkey « {about} » a été ajoutée à ton compte PinLife ({time}). Qui possède cet appareil peut se connecter avec elle, sans ton mot de passe. Tu peux la supprimer dans les paramètres.',
    },
    'passkey-removed': {
      subject: 'Une passkey a été supprimée',
      text: 'La passkey « {about} » a été supprimée de ton compte PinLife ({time}). Plus personne ne peut se connecter avec elle.',
    },
    'oidc-connected': {
      subject: 'Ton compte a été relié à {about}',
      text: 'Ton compte PinLife a été relié à {about} ({time}). Qui s’y connecte comme toi entre ici sans ton mot de passe. Tu peux le détacher dans les réglages.',
    },
    'oidc-disconnected': {
      subject: 'Ton compte a été détaché de {about}',
      text: 'Ton compte PinLife a été détaché de {about} ({time}). Plus personne ne peut se connecter par là.',
    },
    'two-step-on': {
      subject: 'La connexion en deux étapes est activée',
      text: 'La connexion en deux étapes a été activée pour ton compte PinLife ({time}). Un code de ton application d’authentification sera demandé après ton mot de passe ou ton code PIN.',
    },
    'two-step-off': {
      subject: 'La connexion en deux étapes est désactivée',
      text: 'La connexion en deux étapes a été désactivée pour ton compte PinLife ({time}). Ton mot de passe ou ton code PIN suffit désormais, et tes codes de secours ont pris fin.',
    },
    'two-step-reset': {
      subject: 'La connexion en deux étapes a été réinitialisée',
      text: 'La personne qui gère ce PinLife a désactivé sur demande la connexion en deux étapes de ton compte ({time}). Réactive-la dans les réglages.',
    },
    'recovery-codes-made': {
      subject: 'De nouveaux codes de secours ont été créés',
      text: 'De nouveaux codes de secours ont été créés pour ton compte PinLife ({time}). Les anciens ont pris fin.',
    },
    'recovery-code-used': {
      subject: 'Un code de secours a été utilisé',
      text: 'Un code de secours a servi à se connecter à ton compte PinLife ({time}). Codes restants : {about}.',
    },
    'webhook-made': {
      subject: 'Un webhook a été ajouté',
      text: 'PinLife appelle désormais « {about} » quand quelque chose arrive à tes épingles ({time}). Si tu ne connais pas cette adresse, supprime-la dans les réglages, sous Applications et agenda.',
    },
    'webhook-removed': {
      subject: 'Un webhook a été supprimé',
      text: 'Le webhook « {about} » a été supprimé ({time}). Il n’est plus appelé.',
    },
    'webhook-rests': {
      subject: 'Un webhook est en pause',
      text: '« {about} » n’a pas pu être joint cinq fois en une heure, la dernière fois : {time}. Il ne sera plus appelé tant que tu ne le relances pas dans les réglages, sous Applications et agenda.',
    },
  },
  noticeAdvice:
    'Si c’était toi, il n’y a rien à faire. Sinon, change ton mot de passe maintenant : tous les appareils seront déconnectés et tous les jetons prendront fin.',
};
