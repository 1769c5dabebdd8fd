import type { LanguageWords } from './language-words.ts';

export const french: LanguageWords = {
  frequent: `de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont avec ou son aux
    nous mais comme cette on tout ses être fait leur si sa elle deux même ces faire sans peut bien où aussi temps après
    avant jour année semaine matin soir nuit maison mère père ami médecin école livre train eau argent pain lait jardin
    fenêtre lettre musique été hiver anniversaire recette billet réunion numéro bureau prix rue ville question réponse
    liste cuisine porte acheter appeler rendre écrire penser demain hier aujourd’hui l’eau d’accord n’est qu’il`,
  beginnings: `parl chant mang march regard écout trouv donn pass rest port montr laiss demand compt gard entr tourn
    command arriv rencontr lav prépar cuisin dessin jou travaill étudi voyag habit achet appel jet lev men sem
    récolt arros plant coup coll brod tricot répar nettoy rang pli class numérot photograph enregistr imprim envoy pay
    charg ferm observ racont présent invit accompagn aid soign souhait rêv aim
    dans tir pouss frapp cach cherch quitt visit écart sépar attach serr gliss roul saut mélang goût sal
    sucr`,
  endings: `e es ons ez ent er é ée és ées ant ais ait ions iez aient ai as a âmes èrent erai eras era erons erez eront
    erais erait erions eriez eraient asse assions assent eur eurs euse euses age ages ement ements ation ations able ables
    ette ettes erie eries oir oirs oire ure ures ade ades ateur ateurs atrice eau eaux ard ards`,
  stop: '.',
};
