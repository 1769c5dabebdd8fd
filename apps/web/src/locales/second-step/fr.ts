import type { LateTexts } from '../locale.ts';

export const texts: LateTexts<'secondStep'> = {
  back: 'Retour à la connexion',
  title: 'Encore une étape',
  text: 'Saisis les six chiffres de ton application d’authentification.',
  code: 'Code',
  trust_one: 'Ne pas demander sur cet appareil pendant {count} jour',
  trust_other: 'Ne pas demander sur cet appareil pendant {count} jours',
  submit: 'Continuer',
  useRecovery: 'Utiliser un code de secours',
  useApp: 'Utiliser l’application d’authentification',
  recoveryCode: 'Code de secours',
  recoveryText: 'Saisis l’un des codes que tu as mis de côté.',
  once: 'Chacun sert une fois',
  tooMany: 'Trop d’essais. Réessaie dans {wait}, ou utilise un code de secours.',
  tooManyRecovery: 'Trop d’essais. Réessaie dans {wait}, ou prends un autre chemin.',
  failed: 'Cela n’a pas marché. Réessaie',
  in_one: 'C’est bon. Il reste {count} code de secours',
  in_other: 'C’est bon. Il reste {count} codes de secours',
};
