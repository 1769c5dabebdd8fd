import type { LateTexts } from '../locale.ts';

export const texts: LateTexts<'space'> = {
  title: 'Espace',
  text: 'Ce que tes épingles occupent ici.',
  used: '{used} utilisés',
  of: '{used} sur {quota} utilisés',
  counts: 'Images, enregistrements, fichiers, aperçus et importations en attente. Le texte a toujours sa place.',
  nearly:
    'Presque plein : il reste {left}. Retire de gros fichiers, ou demande plus d’espace à la personne qui gère ce PinLife.',
  full: 'Plein. Le texte a encore sa place, pas les nouveaux fichiers. Retire de gros fichiers, ou demande plus d’espace à la personne qui gère ce PinLife.',
  above: '{more} au-dessus de ta limite. Rien n’est supprimé, mais les nouveaux fichiers n’ont pas de place.',
};
