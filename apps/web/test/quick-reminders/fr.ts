/** What people write in French on Monday 16 November 2026, 18:40, and what they mean: see `find-times.test.ts`. */
const phrases = `
Appeler le dentiste demain à 17h => 11-17 17:00
Appeler le dentiste demain à 5h => 11-17 17:00
Signer le formulaire vendredi => 11-20 09:00
Cinéma ce soir à 20h30 => 11-16 20:30
Sortir les poubelles ce soir => 11-16 20:00
Courir demain matin à 7h => 11-17 07:00
Coiffeur après-demain à 14 heures => 11-18 14:00
Réunion demain à cinq heures et demie => 11-17 17:30
Train demain à neuf heures moins le quart => 11-17 08:45
RDV jeudi à deux heures et quart => 11-19 14:15
Rappeler Paul à huit heures moins dix => 11-16 19:50
Appeler maman dans 20 minutes => 11-16 19:01
Éteindre le four dans une demi-heure => 11-16 19:11
Étendre le linge dans deux heures => 11-16 20:41
Colis à chercher dans trois jours => 11-19 09:00
Prise de sang dans une semaine => 11-23 09:00
Dentiste le 24 novembre à 11h => 11-24 11:00
Dentiste mardi 24 novembre à 11h => 11-24 11:00
Vol le 3 janvier 2027 à 6h du matin => 27-01-03 06:00
Impôts le 31/12/2026 => 12-31 09:00
Garage le 23/11 à 9h => 11-23 09:00
Loyer le 25 => 11-25 09:00
Déjeuner avec Anna demain midi => 11-17 12:00
Déjeuner jeudi à midi => 11-19 12:00
Fête samedi soir => 11-21 20:00
Café vendredi après-midi à 3h => 11-20 15:00
Atelier lundi prochain à 10h => 11-23 10:00
Revue vendredi de la semaine prochaine à 16h => 11-27 16:00
Ranger la cave ce week-end => 11-21 09:00
Envoyer les factures à la fin du mois => 11-30 09:00
Pharmacie à 19h15 => 11-16 19:15
Médecin demain à 18h30 => 11-17 18:30
Médicaments tous les jours à 8h => 11-17 08:00 D
Gouttes chaque jour à 20h => 11-16 20:00 D
Vitamines tous les matins => 11-17 09:00 D
Nourrir le chat tous les soirs à 21h => 11-16 21:00 D
Arroser un jour sur deux => 11-17 09:00 D2
Arroser tous les deux jours => 11-17 09:00 D2
Arroser tous les trois jours à 7h => 11-17 07:00 D3
Poubelles un mardi sur deux à 9h => 11-17 09:00 W2 Tue
Chorale tous les mardis et jeudis à 19h => 11-17 19:00 W Tue,Thu
Piano tous les mercredis à 16h => 11-18 16:00 W
Courses chaque vendredi => 11-20 09:00 W
Yoga le lundi à 18h30 => 11-23 18:30 W
Marché chaque samedi matin à 9h => 11-21 09:00 W
Réveil tous les jours ouvrables à 7h => 11-17 07:00 W Mon,Tue,Wed,Thu,Fri
Point d'équipe du lundi au vendredi à 9h30 => 11-17 09:30 W Mon,Tue,Wed,Thu,Fri
Randonnée tous les week-ends à 8h => 11-21 08:00 W Sun,Sat
Ménage toutes les deux semaines => 11-30 09:00 W2
Bilan toutes les deux semaines le vendredi à 15h => 11-20 15:00 W2 Fri
Loyer le 1er de chaque mois => 12-01 09:00 M
Carte bleue tous les mois le 20 => 11-20 09:00 M
Conseil chaque premier lundi du mois à 10h => 12-07 10:00 M firstMonday
Apéro le dernier vendredi de chaque mois à 18h => 11-27 18:00 M lastFriday
Filtre tous les 3 mois => 27-02-16 09:00 M3
Impôts tous les ans le 15 avril => 27-04-15 09:00 Y
Anniversaire de Léa chaque année le 12 juin => 27-06-12 09:00 Y
Sirop tous les jours à 20h pendant 7 jours => 11-16 20:00 D x7
Gouttes tous les jours à 9h jusqu'au 30 novembre => 11-17 09:00 D <2026-11-30
Kiné tous les mardis à 17h, 10 fois => 11-17 17:00 W x10
Sauvegarde une fois par mois => 12-16 09:00 M
Appeler mamie tous les dimanches à 17h => 11-22 17:00 W
Une semaine sur deux le mercredi à 14h => 11-18 14:00 W2 Wed
Dîner demain à 20h, 30 minutes avant => 11-17 20:00 -30
Appeler Marie lundi matin => 11-23 09:00
Bureau mardi 17 à 9h => 11-17 09:00
Conseil tous les premiers lundis du mois à 9h => 12-07 09:00 M firstMonday
Salaires tous les 15 du mois => 12-15 09:00 M
Demain je vais chez le dentiste à 15h => 11-17 15:00
Rappelle-moi dans 45 minutes d’éteindre le four => 11-16 19:26
demain à 15h30 chercher les enfants => 11-17 15:30
Dentiste jeudi à 14h => 11-19 14:00
rdv coiffeur mercredi 10h => 11-18 10:00
appeler maman ce soir à 21h => 11-16 21:00
payer le loyer le 1er => 12-01 09:00
dans une demi-heure sortir le gâteau => 11-16 19:11
dans une heure et demie arrêter la machine => 11-16 20:11
après-demain à 16h véto => 11-18 16:00
rendre le dossier avant vendredi 17h => 11-20 17:00
demain matin faire les courses => 11-17 09:00
samedi après-midi piscine => 11-21 15:00
réunion demain à midi => 11-17 12:00
dans trois jours relancer Paul => 11-19 09:00
Noël chez mamie le 25/12 à 12h30 => 12-25 12:30
dans deux semaines contrôle => 11-30 09:00
lundi prochain à 10h => 11-23 10:00
tous les jours à 8h médicament => 11-17 08:00 D
chaque matin à 7h yoga => 11-17 07:00 D
tous les mardis à 18h30 danse => 11-17 18:30 W
chaque vendredi poubelles => 11-20 09:00 W
un lundi sur deux à 9h => 11-23 09:00 W2 Mon
tous les lundis et jeudis à 19h => 11-16 19:00 W Mon,Thu
le premier lundi du mois à 10h => 12-07 10:00 M firstMonday
le dernier vendredi du mois à 17h => 11-27 17:00 M lastFriday
toutes les deux semaines le mercredi à 14h => 11-18 14:00 W2 Wed
tous les 5 du mois payer EDF => 12-05 09:00 M
le 20 de chaque mois virement => 11-20 09:00 M
tous les jours ouvrables à 8h30 => 11-17 08:30 W Mon,Tue,Wed,Thu,Fri
du lundi au vendredi à 7h => 11-17 07:00 W Mon,Tue,Wed,Thu,Fri
tous les trois mois changer le filtre => 27-02-16 09:00 M3
chaque année le 4 juillet => 27-07-04 09:00 Y
tous les soirs à 22h gouttes => 11-16 22:00 D
tous les dimanches soir appeler papa => 11-22 20:00 W
appeler le propriétaire demain vers 11 h => 11-17 11:00
rendre les livres avant jeudi => 11-19 09:00
chercher Léna à l'aéroport vendredi à 22h40 => 11-20 22:40
payer l'électricité le 28 novembre => 11-28 09:00
ce soir à 22 h déplacer la voiture => 11-16 22:00
réunion parents 2 décembre 19h => 12-02 19:00
dans 15 minutes sortir le pain => 11-16 18:56
passer voir le chat des voisins après-demain => 11-18 09:00
rendre la dissertation mercredi à midi => 11-18 12:00
appeler l'assurance demain matin => 11-17 09:00
samedi 15h anniversaire des enfants => 11-21 15:00
dans 2 semaines renouveler la carte de stationnement => 11-30 09:00
vaccin le 9 décembre à 8h15 => 12-09 08:15
demander les clés à Jo demain soir => 11-17 20:00
dimanche à 11 h brunch avec Mia => 11-22 11:00
nourrir le levain tous les jours à 8 h => 11-17 08:00 D
chorale tous les jeudis à 19h30 => 11-19 19:30 W
recyclage un mercredi sur deux => 11-18 09:00 W2 Wed
payer le loyer le 1er de chaque mois => 12-01 09:00 M
prendre la tension chaque matin à 7 h => 11-17 07:00 D
cours de natation chaque samedi à 10 h => 11-21 10:00 W
arroser l'orchidée tous les 10 jours => 11-26 09:00 D10
appeler papa tous les dimanches soir => 11-22 20:00 W
réunion le dernier vendredi du mois à 15 h => 11-27 15:00 M lastFriday
poubelles tous les lundis et jeudis à 7 h => 11-19 07:00 W Mon,Thu
changer le filtre tous les 6 mois => 27-05-16 09:00 M6
carte pour Ruth chaque année le 4 février => 27-02-04 09:00 Y
feuille d'heures chaque vendredi à 16 h => 11-20 16:00 W
inhalateur tous les soirs à 21 h => 11-16 21:00 D
étirements du lundi au vendredi à 15 h => 11-17 15:00 W Mon,Tue,Wed,Thu,Fri
écrire à l'école demain à 10 h => 11-17 10:00
rendre son chargeur à Tom samedi => 11-21 09:00
récupérer le pressing jeudi à 18 h => 11-19 18:00
appeler tante Rose le 3 décembre => 12-03 09:00
baisser le chauffage ce soir à 23 h => 11-16 23:00
contrôle chaudière 24 novembre 8h30 => 11-24 08:30
dans 40 minutes étendre le linge => 11-16 19:21
après-demain payer le laveur de vitres => 11-18 09:00
Zoom avec les avocats jeudi à 14h30 => 11-19 14:30
déposer le colis demain après-midi => 11-17 15:00
vendredi 9h prise de sang à jeun => 11-20 09:00
vérifier le visa dans 10 jours => 11-26 09:00
On dîne chez les Martin samedi à 19 h => 11-21 19:00
ne pas oublier d'appeler Sam demain à 9 h => 11-17 09:00
Je dois réserver l'hôtel mercredi => 11-18 09:00
sortir le compost chaque vendredi matin => 11-20 09:00 W
nourrir Luna tous les jours à 18 h => 11-17 18:00 D
cours de danse tous les lundis à 20 h => 11-16 20:00 W
gouttes pour les yeux tous les soirs à 22 h => 11-16 22:00 D
nettoyer le frigo le premier samedi du mois => 12-05 09:00 M firstSaturday
envoyer le rapport chaque mercredi et vendredi à midi => 11-18 12:00 W Wed,Fri
payer la nounou le 28 de chaque mois => 11-28 09:00 M
tester le détecteur tous les 3 mois => 27-02-16 09:00 M3
appeler les jumeaux chaque année le 9 mai => 27-05-09 09:00 Y
coiffeur toutes les 6 semaines => 12-28 09:00 W6
guitare un jeudi sur deux à 17 h => 11-19 17:00 W2 Thu
journal chaque soir à 21h30 => 11-16 21:30 D
spinning tous les mardis à 6h15 => 11-17 06:15 W
sauvegarder le portable tous les dimanches à 20 h => 11-22 20:00 W
point d'équipe du lundi au vendredi à 10 h => 11-17 10:00 W Mon,Tue,Wed,Thu,Fri
acheter des timbres demain à 12h30 => 11-17 12:30
résilier la salle de sport le 30 novembre => 11-30 09:00
le plombier vient jeudi à 8 h => 11-19 08:00
Mon rendez-vous chez le Dr Lee est vendredi à 15 h => 11-20 15:00
appeler Ben dans 2 heures => 11-16 20:41
souhaiter bon anniversaire à Clara samedi => 11-21 09:00
faire laver la voiture vendredi => 11-20 09:00
rapporter la perceuse empruntée mercredi => 11-18 09:00
vitamines tous les jours à 8 h => 11-17 08:00 D
lessive tous les dimanches à 10 h => 11-22 10:00 W
payer le loyer chaque mois le 3 => 12-03 09:00 M
cours d'espagnol tous les mardis et jeudis à 19 h => 11-17 19:00 W Tue,Thu
Il faut réserver les vols avant dimanche => 11-22 09:00
Merci de rapporter l'échelle dimanche => 11-22 09:00
yoga le mardi et le jeudi à 18h => 11-17 18:00 W Tue,Thu
Courir tous les lundis, mercredis et vendredis à 6h30 => 11-18 06:30 W Mon,Wed,Fri
J'ai thérapie tous les mardis à 15h => 11-17 15:00 W
tous les 15 jours le jeudi, orthophoniste => 11-19 09:00 W2 Thu
arroser le ficus tous les 10 jours => 11-26 09:00 D10
Réunion d'équipe chaque jour ouvrable 9h30 => 11-17 09:30 W Mon,Tue,Wed,Thu,Fri
cadeau de Mia à acheter avant samedi => 11-21 09:00
Sport avec les enfants tous les samedis => 11-21 09:00 W
Ménage salon tous les mardis => 11-17 09:00 W
Soirée jeux samedi à 19h => 11-21 19:00
demain 15h dentiste => 11-17 15:00
appeler mamie ce soir à 20h30 => 11-16 20:30
après-demain matin à 8h prise de sang => 11-18 08:00
apres demain 14h coiffeur => 11-18 14:00
jeu 10h15 contrôle technique => 11-19 10:15
vendredi midi récupérer le colis => 11-20 12:00
dans une demi-heure étendre le linge => 11-16 19:11
dans 1h30 sortir le gâteau => 11-16 20:11
ds 20 min baisser le feu => 11-16 19:01
à huit heures moins le quart appeler papa => 11-16 19:45
demain à trois heures et quart chercher Léa => 11-17 15:15
samedi 20h concert => 11-21 20:00
le 24 décembre à 16h courses de Noël => 12-24 16:00
le 24/11 rendre les livres => 11-24 09:00
d'ici mercredi 18h envoyer le dossier => 11-18 18:00
dans une semaine rappeler le garage => 11-23 09:00
dans trois semaines rappel du vaccin => 12-07 09:00
demain soir sortir les poubelles => 11-17 20:00
demain aprèm réviser les maths avec Hugo => 11-17 15:00
réunion parents jeudi 19 à 18h30 => 11-19 18:30
rappelle-moi demain à 8h pour les cachets => 11-17 08:00
le 3 du mois prochain payer le loyer => 12-03 09:00
à 20h pile chez Sabine => 11-16 20:00
ce samedi ranger la cave => 11-21 09:00
lundi 30 novembre à 9h entretien => 11-30 09:00
il faut que j'appelle la CAF lundi à 11h => 11-23 11:00
anniv de Tom le 5 décembre à partir de 15h => 12-05 15:00
ven. 20/11, 17h pot de départ => 11-20 17:00
à minuit poster la vidéo => 11-17 00:00
tous les matins à 6h prendre le cachet => 11-17 06:00 D
chaque jour à 21h gouttes pour les yeux => 11-16 21:00 D
tous les jours à midi prendre la tension => 11-17 12:00 D
ts les soirs à 22h baisser le chauffage => 11-16 22:00 D
tous les mardis à 18h chorale => 11-17 18:00 W
les mardis et jeudis à 17h30 entraînement => 11-17 17:30 W Tue,Thu
le lundi à 8h arroser les plantes => 11-23 08:00 W
du lundi au vendredi à 7h sortir le chien => 11-17 07:00 W Mon,Tue,Wed,Thu,Fri
les jours ouvrables à 8h30 point équipe => 11-17 08:30 W Mon,Tue,Wed,Thu,Fri
un mercredi sur deux sortir le bac jaune => 11-18 09:00 W2 Wed
toutes les deux semaines le vendredi à 16h ménage => 11-20 16:00 W2 Fri
un samedi sur deux à 10h voir mamie => 11-21 10:00 W2 Sat
tous les quinze jours le lundi papiers => 11-23 09:00 W2 Mon
tous les trois jours arroser les orchidées => 11-17 09:00 D3
tous les 3 mois changer le filtre => 27-02-16 09:00 M3
tous les six mois dentiste => 27-05-16 09:00 M6
le 1er de chaque mois payer le loyer => 12-01 09:00 M
tous les 15 du mois relever le compteur => 12-15 09:00 M
le dernier vendredi du mois à 19h apéro => 11-27 19:00 M lastFriday
chaque premier mardi du mois à 20h club de lecture => 12-01 20:00 M firstTuesday
tous les 3e jeudis du mois à 18h réunion de l'asso => 11-19 18:00 M thirdThursday
chaque année le 12 juin anniversaire de mariage => 27-06-12 09:00 Y
tous les ans le 4 février vérifier l'assurance => 27-02-04 09:00 Y
antibio tous les jours à midi pendant une semaine => 11-17 12:00 D x7
tous les samedis matin marché => 11-21 09:00 W
chaque dimanche soir à 19h appeler maman => 11-22 19:00 W
tous les sam et dim à 9h courir => 11-21 09:00 W Sun,Sat
tous les lundis à 10h jusqu'au 14 décembre kiné => 11-23 10:00 W <2026-12-14
chaque semaine le vendredi à 15h saisir les heures => 11-20 15:00 W
une fois par mois le 28 sauvegarder le PC => 11-28 09:00 M
jeudi vers 18h arroser les fougères => 11-19 18:00
demain 18h45 chercher Sam au judo => 11-17 18:45
dans trois quarts d'heure sortir les lasagnes => 11-16 19:26
demain à 14h15 école => 11-17 14:15
lundi 23 à 10h15 frottis => 11-23 10:15
dans dix jours renouveler le permis => 11-26 09:00
fête le 5 décembre à 19h => 12-05 19:00
15 janvier 2027 à 14h bail => 27-01-15 14:00
dans 2h éteindre le four => 11-16 20:41
dimanche midi appeler tata Jo => 11-22 12:00
poster le colis avant mercredi => 11-18 09:00
devoirs pour jeudi => 11-19 09:00
samedi matin à 8h aller au marché => 11-21 08:00
tous les soirs à 22h pilule => 11-16 22:00 D
le samedi à 11h ranger la cabane => 11-21 11:00 W
chaque matin à six heures et demie nourrir les poules => 11-17 06:30 D
tous les lun, mer et ven à 7h gym => 11-18 07:00 W Mon,Wed,Fri
un vendredi sur deux à 15h payer la femme de ménage => 11-20 15:00 W2 Fri
le dernier dimanche de chaque mois détartrer la bouilloire => 11-29 09:00 M lastSunday
toutes les deux semaines le jeudi sortir le papier => 11-19 09:00 W2 Thu
le premier samedi du mois à 10h tester l'alarme => 12-05 10:00 M firstSaturday
tous les soirs à 20h appeler mamie jusqu'au 1er décembre => 11-16 20:00 D <2026-12-01
le 20 de chaque mois payer la carte => 11-20 09:00 M
tous les ans le 2 avril envoyer des fleurs à Ana => 27-04-02 09:00 Y
collyre tous les jours à 20h pendant 10 jours => 11-16 20:00 D x10
tous les dimanches soir à 18h prévoir les repas => 11-22 18:00 W
toutes les 6 semaines coiffeur => 12-28 09:00 W6
chaque semaine le mercredi à 14h kiné => 11-18 14:00 W
du lundi au jeudi à 8h30 garderie => 11-17 08:30 W Mon,Tue,Wed,Thu
récupérer les enfants demain à 15h15 => 11-17 15:15
demander à Léna pour la tente jeudi => 11-19 09:00
demain à six heures véto avec Bruno => 11-17 18:00
dans 25 min voir le gâteau => 11-16 19:06
le 2/12 à 8h prise de sang à jeun => 12-02 08:00
mer. 25/11 13h déj avec Youssef => 11-25 13:00
ce soir à neuf heures sortir la viande => 11-16 21:00
le lundi à 18h sortir les poubelles => 11-23 18:00 W
tous les mercredis à 17h30 guitare => 11-18 17:30 W
un lundi sur deux apporter les couches => 11-23 09:00 W2 Mon
vitamine D tous les jours à 8h jusqu'au 31 janvier => 11-17 08:00 D <2027-01-31
tous les 5 jours nettoyer l'aquarium => 11-17 09:00 D5
le 12 de chaque mois payer Spotify => 12-12 09:00 M
chaque 1er juin renouveler la licence => 27-06-01 09:00 Y
n'oublie pas le pain demain matin => 11-17 09:00
vaccin le 3 déc. à 9h40 => 12-03 09:40
mercredi demander les clés à Priya => 11-18 09:00
dans une heure couper l'arrosage => 11-16 19:41
finir les impôts pour le vendredi 27 => 11-27 09:00
après-demain à neuf heures moins vingt ostéo => 11-18 08:40
vendredi soir boire un coup avec Bo => 11-20 20:00
jeu. 26/11, 18h30 AG => 11-26 18:30
tous les jeudis à 17h45 danse => 11-19 17:45 W
chaque matin à 6h sortir Rex => 11-17 06:00 D
tous les week-ends nettoyer le poulailler => 11-21 09:00 W Sun,Sat
le deuxième mercredi de chaque mois à 19h conseil => 12-09 19:00 M secondWednesday
toutes les quatre semaines le mardi à 11h massage => 11-17 11:00 W4 Tue
le dimanche à 20h préparer les repas => 11-22 20:00 W
en semaine à 7h50 école => 11-17 07:50 W Mon,Tue,Wed,Thu,Fri
demain vers midi et demi appeler Paul => 11-17 12:30
décongeler le poulet ce soir => 11-16 20:00
opération de papi le 9 décembre à 7h30 => 12-09 07:30
mercredi soir appeler tonton Ted => 11-18 20:00
samedi à neuf heures et demie chaussures de foot => 11-21 09:30
demain midi remettre les clés => 11-17 12:00
renvoyer la robe d'ici 10 jours => 11-26 09:00
demain matin à huit heures moins cinq bus => 11-17 07:55
le 30 de chaque mois envoyer la facture => 11-30 09:00 M
une semaine sur deux le lundi à 17h thérapie => 11-23 17:00 W2 Mon
tous les mercredis et samedis à 16h arroser les tomates => 11-18 16:00 W Wed,Sat
tous les trois jours arroser le citronnier => 11-17 09:00 D3
penser à appeler Lise demain à 10h => 11-17 10:00
sam 10h30 changer les pneus => 11-21 10:30
ce dimanche 12h30 repas avec maman => 11-22 12:30
demain 8h01 appeler le cabinet => 11-17 08:01
3 janvier 10h reprise du boulot => 27-01-03 10:00
dans 6 semaines enlever les fils => 12-28 09:00
ce soir à dix heures garde de nuit => 11-16 22:00
tous les trois mois vermifuge de Bella => 27-02-16 09:00 M3
le samedi à 9h piscine => 11-21 09:00 W
jeudi à deux heures à la banque => 11-19 14:00
mercredi de la semaine prochaine 15h orthodontiste => 11-25 15:00
rdv ostéo ven 20 nov 17h45 => 11-20 17:45
acheter du lait demain => 11-17 09:00
mardi 24 à 15h appel avec Inès => 11-24 15:00
vendredi à 5h du matin déposer Jay à l'aéroport => 11-20 05:00
chaque jour de semaine à neuf heures moins le quart crèche => 11-17 08:45 W Mon,Tue,Wed,Thu,Fri
dimanche 29 à 15h baptême => 11-29 15:00
25 nov 8h chauffagiste => 11-25 08:00
résilier avant le 31 janvier 2027 => 27-01-31 09:00
dans 1h relancer le livreur => 11-16 19:41
tous les deux jours arroser => 11-17 09:00 D2
chaque lundi et chaque jeudi à 8h yoga => 11-19 08:00 W Mon,Thu
rdv kiné demain à 14h30 => 11-17 14:30
appeler mamie dimanche à midi => 11-22 12:00
payer le loyer le 1er décembre => 12-01 09:00
diner chez Paul samedi soir => 11-21 20:00
apres-demain matin prise de sang => 11-18 09:00
réunion parents-profs jeudi 19 novembre à 18h => 11-19 18:00
train demain à sept heures et quart => 11-17 07:15
coiffeur mercredi à trois heures moins le quart => 11-18 14:45
sortir le gâteau dans 25 minutes => 11-16 19:06
rappeler le garage dans une heure => 11-16 19:41
DENTISTE VENDREDI 10H => 11-20 10:00
ce soir 21h match => 11-16 21:00
anniversaire de Léa le 5 decembre a 15h => 12-05 15:00
contrôle technique le 24/11 à 9h30 => 11-24 09:30
livraison lundi prochain à 11h => 11-23 11:00
visio avec Marc mardi de 14h à 15h => 11-17 14:00
dans une semaine appeler l'assurance => 11-23 09:00
vol Paris-Nice le 3 janvier 2027 à 7h50 => 27-01-03 07:50
demain aprem courses => 11-17 15:00
demain soir éteindre le chauffage => 11-17 20:00
à minuit vérifier la billetterie => 11-17 00:00
déposer les clés mercredi en huit => 11-25 09:00
fin du mois envoyer les factures => 11-30 09:00
dans deux mois renouveler le passeport => 27-01-16 09:00
dans trois quarts d'heure éteindre le four => 11-16 19:26
n'oublie pas le pain ce soir => 11-16 20:00
je dois appeler la banque demain à 9 h => 11-17 09:00
samedi 21 à 20h30 concert => 11-21 20:30
un mardi sur deux à 18h poubelles => 11-17 18:00 W2 Tue
tous les lundis à 20h volley => 11-16 20:00 W
chaque matin à 8h médicament => 11-17 08:00 D
tous les jours à midi promener le chien => 11-17 12:00 D
le premier lundi du mois à 19h réunion de quartier => 12-07 19:00 M firstMonday
le dernier vendredi de chaque mois à 16h apéro => 11-27 16:00 M lastFriday
tous les deux jours arroser les tomates à 9h => 11-17 09:00 D2
toutes les deux semaines le jeudi à 17h orthophoniste => 11-19 17:00 W2 Thu
le 5 de chaque mois payer la nounou => 12-05 09:00 M
tous les mois le 20 relever le compteur => 11-20 09:00 M
tous les ans le 14 février fleurs pour Anne => 27-02-14 09:00 Y
chaque année le 2 mai anniversaire de mariage => 27-05-02 09:00 Y
du lundi au vendredi à 7h30 réveil des enfants => 11-17 07:30 W Mon,Tue,Wed,Thu,Fri
chaque mardi et jeudi à 18h15 piscine => 11-17 18:15 W Tue,Thu
les mercredis à 14h judo => 11-18 14:00 W
le samedi à 10h marché => 11-21 10:00 W
une fois par mois nettoyer le filtre => 12-16 09:00 M
tous les trois mois changer la brosse à dents => 27-02-16 09:00 M3
toutes les six semaines coiffeur => 12-28 09:00 W6
chaque dimanche soir appeler papa => 11-22 20:00 W
tous les jours ouvrables à 9h15 point d'équipe => 11-17 09:15 W Mon,Tue,Wed,Thu,Fri
antibiotique tous les jours à 8h pendant 7 jours => 11-17 08:00 D x7
kiné tous les mercredis à 15h jusqu'au 16 décembre => 11-18 15:00 W <2026-12-16
yoga chaque lundi à 12h30 => 11-23 12:30 W
tous les jeudis soirs chorale => 11-19 20:00 W
un vendredi sur deux sortir le bac jaune => 11-20 09:00 W2 Fri
le deuxième samedi du mois à 14h jeux de société => 12-12 14:00 M secondSaturday
quotidiennement à 21h vitamines => 11-16 21:00 D
tous les week-ends à 10h footing => 11-21 10:00 W Sun,Sat
acheter du lait demain soir en rentrant => 11-17 20:00
visite à l'hôpital jeudi 10h45 => 11-19 10:45
coiffeur le 2 à 15h => 12-02 15:00
déjeuner avec Omar mardi à une heure => 11-17 13:00
réponse à Kim demain midi => 11-17 12:00
appeler le plombier demain matin à la première heure => 11-17 09:00
pneus neige samedi matin => 11-21 09:00
ce vendredi 19h45 ciné => 11-20 19:45
assemblée des copropriétaires 30 novembre 18h => 11-30 18:00
huit heures moins le quart ce soir : skype avec Lou => 11-16 19:45
décongeler la dinde le 24/11 => 11-24 09:00
mardi de la semaine prochaine à 11h budget => 11-24 11:00
réserver les billets dans deux jours => 11-18 09:00
le spectacle commence ce soir à 20h30 => 11-16 20:30
sortir le gâteau dans 1h20 => 11-16 20:01
après-demain soir appeler Mia => 11-18 20:00
Emma arrive dimanche 22 novembre à 18h10 => 11-22 18:10
rdv ophtalmo ven 20/11 à 8h15 => 11-20 08:15
je passe te prendre à 19h => 11-16 19:00
foot tous les lundis et mercredis à 17h30 => 11-18 17:30 W Mon,Wed
loyer le 1er de chaque mois => 12-01 09:00 M
le deuxième vendredi de chaque mois apporter le goûter => 12-11 09:00 M secondFriday
changer les draps un dimanche sur deux à 10h => 11-22 10:00 W2 Sun
charges tous les trimestres => 27-02-16 09:00 M3
litière du chat tous les trois jours => 11-17 09:00 D3
mardis 18h-19h poterie => 11-17 18:00 W
anniversaire de mariage tous les 9 septembre => 27-09-09 09:00 Y
le 10 de chaque mois à midi envoyer les heures => 12-10 12:00 M
répétition de danse chaque samedi, 14h => 11-21 14:00 W
le dernier vendredi du mois à 17h apéro => 11-27 17:00 M lastFriday
dentiste tous les six mois => 27-05-16 09:00 M6
arroser le cactus une fois toutes les deux semaines => 11-30 09:00 W2
poubelles tous les lundis 8h => 11-23 08:00 W
courir chaque matin à 6h45 => 11-17 06:45 D
CHAQUE MERCREDI 13H30 SOLFEGE => 11-18 13:30 W
tous les vendredis soir à 20h soirée jeux => 11-20 20:00 W
chaque semaine le mercredi à 19h15 chorale => 11-18 19:15 W
promener le chien tous les matins => 11-17 09:00 D
yoga demain 7h30 => 11-17 07:30
appel au comptable, jeudi, 9h15 => 11-19 09:15
gala de natation dimanche 29 à 10h => 11-29 10:00
prévenir Nina pour les billets ce soir => 11-16 20:00
mettre le rôti au four à 19h30 => 11-16 19:30
22h antibiotique => 11-16 22:00
don du sang, 3 décembre, 14h40 => 12-03 14:40
mariage le 5 juin 2027 à 13h => 27-06-05 13:00
déposer les enfants à l'école demain à 8h20 => 11-17 08:20
rappel dans une heure et demie => 11-16 20:11
médecin vendredi 20 novembre 15h15 => 11-20 15:15
à la fin du mois payer la taxe => 11-30 09:00
on retrouve Carla à la gare demain à 19h => 11-17 19:00
Demain 17h : remise des clés => 11-17 17:00
mercredi 20h rappeler Jo => 11-18 20:00
dimanche déjeuner chez maman, 13h => 11-22 13:00
l'électricien passe mardi à 10h => 11-17 10:00
linge dans 45 min => 11-16 19:26
jeudi après-midi à trois heures café chez mamie => 11-19 15:00
prendre le bus à huit heures dix ce soir => 11-16 20:10
mercredi midi restau avec Zoé => 11-18 12:00
dans 3 h étendre le linge => 11-16 21:41
demain vers 18h passer au pressing => 11-17 18:00
tous les samedis à 9h course à pied => 11-21 09:00 W
chaque lundi matin à 8h45 point d'équipe => 11-23 08:45 W
chaque soir à neuf heures et quart insuline => 11-16 21:15 D
en semaine à 18h nourrir le chat => 11-17 18:00 W Mon,Tue,Wed,Thu,Fri
le troisième mercredi du mois à 19h club de lecture => 11-18 19:00 M thirdWednesday
loyer chaque mois le 3 => 12-03 09:00 M
tous les quatre mois entretien chaudière => 27-03-16 09:00 M4
tous les ans le 20 novembre appeler Ruth => 11-20 09:00 Y
vitamine D tous les mardis, jeudis et samedis à 9h => 11-17 09:00 W Tue,Thu,Sat
arroser les roses tous les deux jours à 19h => 11-16 19:00 D2
lessive chaque dimanche soir => 11-22 20:00 W
une fois par semaine le vendredi nettoyer l'aquarium => 11-20 09:00 W
piano tous les mercredis de 16h à 17h => 11-18 16:00 W
étirements tous les jours à 15h jusqu'à vendredi => 11-17 15:00 D <2026-11-20
changer le filtre tous les 90 jours => 27-02-14 09:00 D90
le dernier dimanche de chaque mois voir mamie => 11-29 09:00 M lastSunday
mensuellement le 28 facturer => 11-28 09:00 M
un samedi sur deux à 10h ménage => 11-21 10:00 W2 Sat
les mardis à quatre heures et quart flûte => 11-17 16:15 W
demain à huit heures trente => 11-17 08:30
demain à neuf heures moins dix => 11-17 08:50
demain à sept heures et demie => 11-17 07:30
à sept heures ce soir => 11-16 19:00
demain à dix-sept heures => 11-17 17:00
demain à dix-sept heures trente => 11-17 17:30
le dix-sept décembre à neuf heures => 12-17 09:00
le 7 sept. à 9h => 27-09-07 09:00
dans sept jours => 11-23 09:00
dans sept minutes => 11-16 18:48
le sept décembre => 12-07 09:00
vingt-sept novembre à midi => 11-27 12:00
mardi en huit à 9h => 11-24 09:00
vendredi de 16h à 17h30 natation => 11-20 16:00
demain 11h-13h atelier => 11-17 11:00
demain de 14 à 16h atelier => 11-17 14:00
dans deux heures et demie => 11-16 21:11
lundi 16 novembre à 21h => 11-16 21:00
dans un mois résilier => 12-16 09:00
demain à une heure => 11-17 13:00
demain à midi et demi => 11-17 12:30
commander des fleurs pour maman, samedi 10h => 11-21 10:00
mettre le linge au sèche-linge dans 50 minutes => 11-16 19:31
demander aux RH pour les congés jeudi après-midi => 11-19 15:00
prendre le train de 19h15 demain => 11-17 19:15
baby shower de Marta le 6 décembre à 15h => 12-06 15:00
payer le jardinier ce vendredi => 11-20 09:00
skype avec les grands-parents dimanche à onze heures et demie => 11-22 11:30
récupérer la camionnette le 27 à 8h => 11-27 08:00
23h30 couper l'arrosage => 11-16 23:30
il faut partir demain à 7h15 => 11-17 07:15
résilier la salle de sport avant le 25 => 11-25 09:00
réserver une table pour quatre pour vendredi à 20h => 11-20 20:00
le chat chez le véto mercredi à dix heures => 11-18 10:00
retirer du liquide demain matin => 11-17 09:00
envoyer la carte de Lily le 1er décembre => 12-01 09:00
sortir le chien tous les jours à 18h30 => 11-17 18:30 D
les jeudis à 17h15 orthodontiste => 11-19 17:15 W
nettoyer la machine à café chaque dimanche => 11-22 09:00 W
le premier mardi de chaque mois à 18h conseil municipal => 12-01 18:00 M firstTuesday
toutes les 5 semaines le lundi à 9h coiffeur => 11-23 09:00 W5 Mon
tous les ans le 2 janvier renouveler la carte => 27-01-02 09:00 Y
chaque jour ouvré à 17h saisir les heures => 11-17 17:00 W Mon,Tue,Wed,Thu,Fri
le 1er de chaque mois à 20h sauvegarder => 12-01 20:00 M
guitare tous les mardis à 19h30 pendant 8 semaines => 11-17 19:30 W x8
cachets tous les soirs à 22h30 => 11-16 22:30 D
controle technique voiture merc 14h => 11-18 14:00
apres-demain 9h et quart appeler plombier => 11-18 09:15
arroser les plantes tous les 4 jours => 11-17 09:00 D4
entretien lundi 23 9h30 => 11-23 09:30
coiffeur jeudi 18h moins le quart => 11-19 17:45
reveillon 31 dec 21h => 12-31 21:00
diner entre amis tous les jeudis 19h30 => 11-19 19:30 W
annuler l'essai gratuit dans 6 jours => 11-22 09:00
changer l'heure le 28/3 => 27-03-28 09:00
pot de départ de Sam le 18 à 18h => 11-18 18:00
dimanche 13 beau-père à déjeuner à 13h => 12-13 13:00
sauvegarde serveur toutes les nuits à 23h => 11-16 23:00 D
daily lun-ven 9h45 => 11-17 09:45 W Mon,Tue,Wed,Thu,Fri
Déposer la voiture au garage demain à 8h15 => 11-17 08:15
rendre la voiture de location samedi avant 11h => 11-21 11:00
écrire à Gemma pour le covoiturage ce soir => 11-16 20:00
ven. 20 nov. 19h45 quiz au pub => 11-20 19:45
relancer pour la caution dans une semaine => 11-23 09:00
pâtes dans 9 minutes => 11-16 18:50
Sortir le poulet du congélo demain matin => 11-17 09:00
IRM le 4 décembre à 14h20 => 12-04 14:20
Aller chercher Noé au foot mercredi à 17h15 => 11-18 17:15
vaccin grippe jeudi 11h40 => 11-19 11:40
dimanche soir charger l'appareil photo => 11-22 20:00
déclaration à rendre le 31 janvier => 27-01-31 09:00
les parents viennent dîner samedi à 18h30 => 11-21 18:30
commander la dinde avant le 10 décembre => 12-10 09:00
vérifier le rôti dans une heure => 11-16 19:41
demain après-midi demander les résultats au Dr Petit => 11-17 15:00
Visio avec Oslo mer. 9h => 11-18 09:00
coiffeur sam 28/11 9h30 => 11-28 09:30
appeler la mairie demain à 9h => 11-17 09:00
TGV 12 déc 6h31 => 12-12 06:31
gâteaux pour jeudi matin => 11-19 09:00
emballer les cadeaux ce week-end => 11-21 09:00
après-demain rappeler Mme Okafor => 11-18 09:00
dans quinze jours deuxième vermifuge pour Rufus => 11-30 09:00
visite de l'appart lundi prochain à 14h => 11-23 14:00
le film commence à 20h40 => 11-16 20:40
vignette à payer le 30 => 11-30 09:00
acheter des piles aujourd'hui à 19h30 => 11-16 19:30
dîner avec Jonas demain à huit heures du soir => 11-17 20:00
mardi midi récupérer le colis => 11-17 12:00
sortir le papier tous les jeudis soir => 11-19 20:00 W
détartrage tous les 6 mois => 27-05-16 09:00 M6
du lundi au jeudi à 9h45 daily => 11-17 09:45 W Mon,Tue,Wed,Thu
insuline tous les jours à 7h30 => 11-17 07:30 D
payer Maria chaque vendredi à midi => 11-20 12:00 W
babysitting un samedi sur deux à partir de 18h => 11-21 18:00 W2 Sat
nourrir la tortue tous les 2 jours => 11-17 09:00 D2
TVA le 7 de chaque mois => 12-07 09:00 M
fleurs sur la tombe de mamie chaque année le 14 mars => 27-03-14 09:00 Y
ping-pong le mercredi à 18h => 11-18 18:00 W
footing chaque samedi 9h => 11-21 09:00 W
retourner le matelas tous les trois mois => 27-02-16 09:00 M3
couper les griffes toutes les 6 semaines => 12-28 09:00 W6
tous les dimanches à 18h planifier la semaine => 11-22 18:00 W
club de lecture le premier mercredi du mois à 19h30 => 12-02 19:30 M firstWednesday
antibiotique chaque jour à 21h pendant 5 jours => 11-16 21:00 D x5
guitare tous les mardis à 16h30 jusqu'au 15 décembre => 11-17 16:30 W <2026-12-15
tous les lundis, mardis et jeudis à 7h natation => 11-17 07:00 W Mon,Tue,Thu
relever le compteur chaque mois le 20 => 11-20 09:00 M
en semaine à 6h30 sortir Biscuit => 11-17 06:30 W Mon,Tue,Wed,Thu,Fri
chaque nuit à 23h fermer le portail => 11-16 23:00 D
conseil d'école le deuxième lundi de chaque mois à 19h => 12-14 19:00 M secondMonday
nettoyer le filtre un dimanche sur deux => 11-22 09:00 W2 Sun
rétro toutes les deux semaines le vendredi à 15h30 => 11-20 15:30 W2 Fri
chaque soir à 18h cachet de Milo => 11-17 18:00 D
les mardis et vendredis à 17h piano d'Ella => 11-17 17:00 W Tue,Fri
pression des pneus le 1er de chaque mois => 12-01 09:00 M
notes de frais le dernier jeudi du mois => 11-26 09:00 M lastThursday
renouveler l'ordonnance tous les 28 jours => 12-14 09:00 D28
tous les matins à six heures et quart courir => 11-17 06:15 D
changer l'ampoule ce soir vers 20h => 11-16 20:00
Resto : samedi 5 décembre à 20h15, on est quatre => 12-05 20:15
relancer pour le remboursement dans 10 jours => 11-26 09:00
acheter les bottes de Léo, jeudi au plus tard => 11-19 09:00
contrôle technique mar 1/12 8h => 12-01 08:00
mettre 20 euros dans la carte d'Amy demain => 11-17 09:00
Dîner chez Tom et Cathy vendredi 27 à 19h => 11-27 19:00
récupérer le double des clés mercredi à 12h30 => 11-18 12:30
coupure d'eau demain de 9h à 12h => 11-17 09:00
don du sang lundi 30 novembre 17h20 => 11-30 17:20
éteindre le bouillon dans une heure et demie => 11-16 20:11
chaque matin à 7h comprimé thyroïde => 11-17 07:00 D
entraînement de rugby les mardis et jeudis de 18h à 19h => 11-17 18:00 W Tue,Thu
nettoyer la cage tous les dimanches => 11-22 09:00 W
poubelle verte un vendredi soir sur deux => 11-20 20:00 W2 Fri
payer le prof de piano le 28 de chaque mois => 11-28 09:00 M
changer les brossettes tous les trois mois => 27-02-16 09:00 M3
bridge chez Jeanne tous les mercredis à 14h => 11-18 14:00 W
psy le lundi à 17h15 jusqu'au 14 décembre => 11-23 17:15 W <2026-12-14
syndic le deuxième jeudi du mois à 20h => 12-10 20:00 M secondThursday
dentiste jeu 14h15 => 11-19 14:15
appeler maman dem matin 9h => 11-17 09:00
rdv kine mer 10h30 => 11-18 10:30
apres demain 16h controle technique => 11-18 16:00
payer la cantine pour vendredi 17h => 11-20 17:00
sortir le gateau ds 35 min => 11-16 19:16
linge dans une demi heure => 11-16 19:11
sam 20h resto avec Léa => 11-21 20:00
25/11 8h40 prise de sang => 11-25 08:40
vaccin le 2 dec à 9h15 => 12-02 09:15
dim à 11h brunch => 11-22 11:00
poubelles ce soir => 11-16 20:00
reunion parents mercredi 18 nov 17h20 => 11-18 17:20
virer le loyer le 1er => 12-01 09:00
jeudi aprem acheter cadeau papi => 11-19 15:00
20h45 match à la télé => 11-16 20:45
relever le compteur le 27 => 11-27 09:00
penser à rappeler Luc à 21h => 11-16 21:00
garage mar 24/11 7h30 => 11-24 07:30
résilier la box dans 2 semaines => 11-30 09:00
foot ts les mardis 18h30 => 11-17 18:30 W
tous les lundis et jeudis à 19h gym => 11-16 19:00 W Mon,Thu
chaque mercredi 15h piano Mia => 11-18 15:00 W
tension ts les jours 8h => 11-17 08:00 D
chaque soir à 22h charger le tel => 11-16 22:00 D
poubelle jaune un jeudi sur deux => 11-19 09:00 W2 Thu
payer edf le 15 de chaque mois => 12-15 09:00 M
tous les vendredis à 16h compte rendu => 11-20 16:00 W
chaque dimanche 11h appeler mamie => 11-22 11:00 W
du lun au ven 6h45 reveil => 11-17 06:45 W Mon,Tue,Wed,Thu,Fri
dernier dimanche du mois 15h gouter chez tata => 11-29 15:00 M lastSunday
detartrage tous les 6 mois => 27-05-16 09:00 M6
tondre un samedi sur deux => 11-21 09:00 W2 Sat
antibio tous les jours à 9h pendant 5 jours => 11-17 09:00 D x5
tous les ans le 6 décembre saint nicolas => 12-06 09:00 Y
footing tous les dimanches matin 9h => 11-22 09:00 W
arroser l'orchidée tous les 4 jours => 11-17 09:00 D4
chaque 1er mardi du mois 19h conseil syndical => 12-01 19:00 M firstTuesday
en semaine 17h30 sortir le chien => 11-17 17:30 W Mon,Tue,Wed,Thu,Fri
mardis et vendredis soir étirements => 11-17 20:00 W Tue,Fri
opticien sam 28 11h20 => 11-28 11:20
muffins pour l'école vendredi matin => 11-20 09:00
mairie 30 nov 13h40 => 11-30 13:40
réveiller Emma demain 6h du mat => 11-17 06:00
couper l'arrosage dans une heure => 11-16 19:41
chat en pension à partir du 12 décembre => 12-12 09:00
goûter chez mamie dimanche aprem 15h => 11-22 15:00
dim 13h déjeuner chez les beaux-parents => 11-22 13:00
remise des clés le 30 à midi => 11-30 12:00
décongeler le saumon demain soir => 11-17 20:00
22h30 fermer la porte à clé => 11-16 22:30
réserver les billets d'ici la fin du mois => 11-30 09:00
dm1 10h plombier => 11-17 10:00
mercredi 18 novembre dès 16h réviser => 11-18 16:00
rappelle moi le 1er décembre le calendrier de l'avent => 12-01 09:00
pharmacie ce soir 19h15 => 11-16 19:15
après-demain midi resto avec le chef => 11-18 12:00
jeudi 14 h 30 pédiatre => 11-19 14:30
sortir le pain dans 1h30 => 11-16 20:11
ven. 20/11 19h défilé => 11-20 19:00
poubelle noire un mercredi sur 2 => 11-18 09:00 W2 Wed
natation tous les lundis, mercredis et vendredis 17h30 => 11-18 17:30 W Mon,Wed,Fri
virer la crèche tous les vendredis à 10h => 11-20 10:00 W
2e jeudi de chaque mois 18h conseil d'école => 12-10 18:00 M secondThursday
appeler papi chaque dim à 17h => 11-22 17:00 W
pesée tous les lundis 7h => 11-23 07:00 W
écrire une page tous les matins 6h15 => 11-17 06:15 D
serpillière une fois par semaine le samedi => 11-21 09:00 W
chaque année le 23 septembre assurance auto => 27-09-23 09:00 Y
pédicure toutes les 4 semaines le jeudi à 14h => 11-19 14:00 W4 Thu
pression des pneus le 2 de chaque mois => 12-02 09:00 M
carte de bus chaque dernier vendredi du mois => 11-27 09:00 M lastFriday
salsa mar et jeu 20h chaque semaine => 11-17 20:00 W Tue,Thu
collyre chaque soir 21h30 jusqu'au 30 novembre => 11-16 21:30 D <2026-11-30
coiffeur toutes les 10 semaines => 27-01-25 09:00 W10
repassage le dimanche à 18h => 11-22 18:00 W
point d'équipe quotidien à 9h15 => 11-17 09:15 D
chorale ts les mardi 19h30 => 11-17 19:30 W
vitamines 1 jour sur 2 => 11-17 09:00 D2
sac de sport Léo jeu 8h => 11-19 08:00
skype mamie dim 17h30 => 11-22 17:30
envoyer cv pour dimanche soir => 11-22 20:00
acheter timbres demain => 11-17 09:00
controle technique le 4 dec => 12-04 09:00
appeler l'école demain 8h35 => 11-17 08:35
ce soir 21h voir papi => 11-16 21:00
sortir le poulet dans 2h => 11-16 20:41
réveille-moi demain à 5h45 => 11-17 05:45
retirer du cash sam matin => 11-21 09:00
anniv Kat ven 27 à 20h => 11-27 20:00
coiffeur mar 1 dec 16h15 => 12-01 16:15
lundi prochain 10h préfecture => 11-23 10:00
brosser les dents du chien chaque soir 20h => 11-16 20:00 D
poubelles ts les jeudis 7h => 11-19 07:00 W
détartrer machine a café ttes les 2 semaines => 11-30 09:00 W2
payer jardinier dernier vendredi du mois => 11-27 09:00 M lastFriday
club lecture 1er mercredi du mois 20h => 12-02 20:00 M firstWednesday
étirements tous les jours 6h45 => 11-17 06:45 D
argent de poche chaque samedi => 11-21 09:00 W
appeler proprio tous les lundis 10h jusqu'au 14 décembre => 11-23 10:00 W <2026-12-14
taxe le 1er de chaque mois => 12-01 09:00 M
pilates mar et jeu 18h toutes les semaines => 11-17 18:00 W Tue,Thu
réparateur garage jeu 11h => 11-19 11:00
rendre le chargeur à Jo mardi => 11-17 09:00
contrôle dentiste dans 6 mois => 27-05-16 09:00
récital de Mia sam 5 déc 15h => 12-05 15:00
récupérer costume avant vendredi 17h => 11-20 17:00
dans une demi-heure rappeler papa => 11-16 19:11
spray chaque soir à 22h => 11-16 22:00 D
litière du chat tous les 3 jours => 11-17 09:00 D3
déjeuner d'équipe un vendredi sur deux à midi => 11-20 12:00 W2 Fri
loyer tous les mois le 28 => 11-28 09:00 M
chaque semaine le dimanche appeler nana => 11-22 09:00 W
chaque année le 3 février assurance => 27-02-03 09:00 Y
plombier pour la fuite jeu 9h15 => 11-19 09:15
réunion parents tom 25 nov 18h40 => 11-25 18:40
vermifuge chat le 1er décembre => 12-01 09:00
vitres toutes les 6 semaines => 12-28 09:00 W6
piano tous les mardis et vendredis à 16h30 => 11-17 16:30 W Tue,Fri
dim 6h05 enregistrement vol => 11-22 06:05
RDV ophtalmo jeu 19 à 14h15 => 11-19 14:15
Appeler EDF demain matin 9h30 => 11-17 09:30
rendre livres biblio d'ici vendredi => 11-20 09:00
Anniv de Lucas le 2 décembre, acheter cadeau => 12-02 09:00
sortir le gratin dans 35 min => 11-16 19:16
train Lyon sam. 28 nov. 7h04 => 11-28 07:04
Doliprane à 21h après manger => 11-16 21:00
après-demain midi déj avec Sophie => 11-18 12:00
mardi en huit à 10h notaire => 11-24 10:00
cantine à payer pour le 25 => 11-25 09:00
contrôle technique dans trois semaines => 12-07 09:00
demain quinze heures pile plombier => 11-17 15:00
réunion parents-profs mar. 24/11 17h45 => 11-24 17:45
ce soir 22h lancer le lave-vaisselle => 11-16 22:00
jeudi 3 déc. à midi et demi resto => 12-03 12:30
marché de noël dimanche après-midi => 11-22 15:00
Rappeler la banque à dix-neuf heures quinze => 11-16 19:15
résilier l'abo fin du mois => 11-30 09:00
déclaration Urssaf le 31 janvier => 27-01-31 09:00
vaccin bébé mercredi de la semaine prochaine 9h20 => 11-25 09:20
à huit heures et quart ce soir match => 11-16 20:15
Dans une heure et demie, chercher Emma au judo => 11-16 20:11
1er décembre: calendrier de l'avent => 12-01 09:00
pilule chaque soir 22h30 => 11-16 22:30 D
loyer tous les 5 du mois => 12-05 09:00 M
yoga tous les lundis & jeudis 18h15 => 11-19 18:15 W Mon,Thu
Le mercredi à 14h: danse Chloé => 11-18 14:00 W
en semaine à 7h15 réveil enfants => 11-17 07:15 W Mon,Tue,Wed,Thu,Fri
Anniversaire de mariage chaque année le 18 juillet => 27-07-18 09:00 Y
Vermifuge chat tous les 3 mois => 27-02-16 09:00 M3
ménage toutes les 2 semaines => 11-30 09:00 W2
appeler mamie le dimanche à 11h => 11-22 11:00 W
conseil syndical le premier mardi de chaque mois à 20h => 12-01 20:00 M firstTuesday
antibio tous les jours à 8h jusqu'à dimanche => 11-17 08:00 D <2026-11-22
kiné tous les ven. à 16h40 => 11-20 16:40 W
ramonage une fois par an => 27-11-16 09:00 Y
orchidée tous les 4 jours => 11-17 09:00 D4
collyre tous les soirs pendant 10 jours => 11-16 20:00 D x10
jogging chaque samedi et dimanche à 8h => 11-21 08:00 W Sun,Sat
relevé d'heures tous les derniers vendredis du mois => 11-27 09:00 M lastFriday
facture internet le 12 de chaque mois => 12-12 09:00 M
mensuellement: sauvegarde photos => 12-16 09:00 M
lun-ven 12h45 promener le chien => 11-17 12:45 W Mon,Tue,Wed,Thu,Fri
injection toutes les six semaines => 12-28 09:00 W6
changer pneus jeu 7h30 => 11-19 07:30
réunion école jeudi 26 à 18h40 => 11-26 18:40
insuline ce soir 21h => 11-16 21:00
dans 3 jours relancer le remboursement => 11-19 09:00
véto Milo mercredi midi => 11-18 12:00
vaccin grippe sam 5 décembre 9h50 => 12-05 09:50
vente de gâteaux la semaine prochaine mardi 13h => 11-24 13:00
demain neuf heures moins dix bus avec les CE2 => 11-17 08:50
récupérer enfants ds 40 min => 11-16 19:21
résilier essai gratuit le 24 => 11-24 09:00
taxe le 3 de chaque mois => 12-03 09:00 M
chaque jour ouvré 6h45 médocs => 11-17 06:45 W Mon,Tue,Wed,Thu,Fri
judo tous les lundis, mercredis et vendredis à 19h30 => 11-16 19:30 W Mon,Wed,Fri
tombe de papi, tous les ans le 1er novembre => 27-11-01 09:00 Y
enlever lentilles chaque soir à 23h => 11-16 23:00 D
engrais rosiers toutes les six semaines => 12-28 09:00 W6
un samedi sur deux changer bouteille de gaz => 11-21 09:00 W2 Sat
chorale le jeudi à 19h45 jusqu'au 17 décembre => 11-19 19:45 W <2026-12-17
vide-grenier le premier dimanche du mois à 8h => 12-06 08:00 M firstSunday
tester détecteur fumée une fois par mois => 12-16 09:00 M
photos d'identité dans dix jours => 11-26 09:00
photos de classe mercredi => 11-18 09:00
le 15 du mois payer le syndic => 12-15 09:00 M
l'enterrement est mardi à 15h => 11-17 15:00
demain matin à six heures cinq aéroport => 11-17 06:05
récupérer les analyses jeudi 26 dès 10h => 11-26 10:00
les week-ends à 8h footing => 11-21 08:00 W Sun,Sat
b12 toutes les 12 semaines => 27-02-08 09:00 W12
le 19 y'a le spectacle à 10h => 11-19 10:00
réserver les vols mardi, c'est moins cher => 11-17 09:00
table pour 4 vendredi 19h => 11-20 19:00
tous les mois le 10 virement => 12-10 09:00 M
coiffeur dans 2 sem => 11-30 09:00
réveillon demain 21h chez sam => 11-17 21:00
réveil 6h45 => 11-17 06:45
journal tous les soirs à vingt-deux heures trente => 11-16 22:30 D
club lecture - dernier jeudi du mois - 19h30 => 11-26 19:30 M lastThursday
tlj 20h tisane => 11-16 20:00 D
la semaine pro mardi 10h => 11-24 10:00
repondre a sam dans une heure => 11-16 19:41
déposer les clés chez Nadia demain vers 17h30 => 11-17 17:30
véto pour le lapin jeu 19/11 à 14h45 => 11-19 14:45
demander l'échelle à Tim ce week-end => 11-21 09:00
rendre les livres avant le 27 novembre => 11-27 09:00
changer les draps un dimanche sur deux => 11-22 09:00 W2 Sun
être au garage mercredi à 8h => 11-18 08:00
souhaiter l'anniversaire de Priya le 3 février => 27-02-03 09:00
sortir le poulet du congélateur ce soir => 11-16 20:00
retourner le compost dans 10 jours => 11-26 09:00
réunion parents-profs jeudi à 18h20 => 11-19 18:20
détartrer la bouilloire tous les trois mois => 27-02-16 09:00 M3
arroser les plantes tous les jours à 19h => 11-16 19:00 D
couper le feu dans une demi-heure => 11-16 19:11
plombier mardi à 9h => 11-17 09:00
cours de natation vendredi à 16h => 11-20 16:00
rappeler la banque lundi prochain à midi => 11-23 12:00
sortir les poubelles mardi soir => 11-17 20:00
rendre le papier à l'école avant mardi => 11-17 09:00
changer la pile du détecteur tous les 6 mois => 27-05-16 09:00 M6
porter le verre demain à 16h => 11-17 16:00
rembourser Josh le 27 => 11-27 09:00
dîner avec Kim le 2 décembre à 19h30 => 12-02 19:30
appeler le plombier demain matin => 11-17 09:00
guitare le jeudi à 18h15 => 11-19 18:15 W
renouveler le passeport avant le 10 janvier => 27-01-10 09:00
étendre le linge dans 90 minutes => 11-16 20:11
écrire les cartes de remerciement dimanche => 11-22 09:00
Tu dois payer la crèche avant vendredi => 11-20 09:00
faire imprimer les photos samedi => 11-21 09:00
prévenir Tom pour l'appart jeudi à 16h => 11-19 16:00
s'excuser auprès de Mia demain => 11-17 09:00
virer 49,90 à la salle le 01/12/2026 => 12-01 09:00
yoga ce soir 20h => 11-16 20:00
dîner chez Léna le 28 à 19h => 11-28 19:00
remettre des pièces au parcmètre dans 45 minutes => 11-16 19:26
partir à huit heures moins cinq => 11-16 19:55
sortir la dinde mercredi soir => 11-18 20:00
emballer les cadeaux le 23 décembre à 18h => 12-23 18:00
vendredi 19h chez Léo, apporter du vin => 11-20 19:00
voir le chauffage de mamie demain matin => 11-17 09:00
club de lecture tous les premiers mercredis du mois à 19h30 => 12-02 19:30 M firstWednesday
renvoyer le colis avant jeudi 17h => 11-19 17:00
vaccin grippe 24/11 10h40 => 11-24 10:40
dimanche ne pas oublier d'appeler mamie => 11-22 09:00
demander les congés vendredi matin => 11-20 09:00
courir avec Kay samedi à 7h30 => 11-21 07:30
résilier l'essai avant le 2 décembre => 12-02 09:00
soupe pour Ida tous les mardis => 11-17 09:00 W
rappeler à 19h => 11-16 19:00
`;

/** Sentences in which no time to be reminded of is meant. Braces list variants. */
const others = `
le voisin perce tous les dimanches à 8h du mat, j'en peux plus
La veste coûte {5|50|12,99|1 200} euros
Le prix a monté de {5 euros|10 pour cent|3,50 €}
Installer la version {2.10|3.5|10.4.1}
On a gagné {3-2|2-1|5 à 4}
Le chapitre {5|12|7} est le meilleur
{2|3|12} œufs et un litre de lait
Ouvert 24h/24 et 7j/7
J'ai vu {Anna|le plombier|Paul} vendredi à 17h
Vendredi dernier {il a plu|on a dansé}
Hier à {10h|17h|midi} il y avait une panne
Il y a {deux|trois|dix} jours j'étais malade
Le Black Friday ne vaut rien
Robinson et Vendredi vivaient sur l'île
Bonjour {le monde|Jeanne|à tous}
Bonne soirée à tous
Bonne nuit
En mai, fais ce qu'il te plaît
En mars {il a neigé|j'étais malade}
Ça marche {bien|très bien|comme ça}
La marche est haute
Mars est une planète
Monsieur {Lundi|Mai|Avril} habite à côté
Elle habite {5 rue de la Paix|12 avenue Foch|44 boulevard Voltaire}
Chambre {204|12|9} au {3e|5e} étage
1 sur 2 fait
{La moitié|Un quart|Deux tiers} du gâteau est parti
J'ai couru {5 km|10 kilomètres|3 tours}
{1/2|3/4|1/3} tasse de sucre
Format {16:9|4:3|3:1}
Lire Jean {3:16|4:7}
Le mot de passe a {8|12|16} caractères
Batterie à {5|80|20} pour cent
Le bus {42|7|19} va à la plage
Vol {LH 760|AF 131|BA 142}
Il a {5 ans|9 mois|3 semaines}
Saison {3|5} épisode {7|10}
Il faut {20 minutes|deux heures|3 jours} en train
Cuire {40 minutes|une heure|25 min}
Recette pour {4|6|8} personnes
Bon week-end à tous
Je déteste le lundi
À la {5e|3e|2e} place
Au début c'était dur
À la fin tout va bien
À vrai dire je ne sais pas
À bientôt
À demain
Louis XIV était roi
Fondé en {1998|2004|1871}
L'année {2026|2020} était étrange
Mon numéro est le 06 12 34 56 {78|99}
Taille {38|42|10}
Urgences 112
Top {5|10|100} des chansons
Encore {une|deux|trois} choses à acheter
Premièrement, respirer
Un deuxième avis aiderait
Un moment
Chacun est différent
Chaque {personne|chose|mot} compte
Tous les {enfants|chemins mènent à Rom|autres}
Toutes les {couleurs|filles|maisons}
Il était une fois
Jour et nuit
Semaine après semaine la même histoire
La vie est courte
Courses : riz, lentilles, {oignons|tomates|piments}
Idée : une étagère en vieilles caisses
Cadeau pour Anna : écharpe, {taille M|bleue}
Wifi : pinlife-{5g|24}
Code de la porte {4711|0815|1984}
Modèle {A12|X5|M1|S24}
De 0 à 100 en 4 secondes
{3|5|8} médecins sur 10
Intérêts de 3,5 pour cent
TVA à 20 pour cent
Depuis lundi j'ai mal au dos
Depuis {trois jours|deux semaines|un an} il pleut
C'est à {5 km|10 minutes|200 mètres} d'ici
Température de 38,5
Pèse 3,2 kg
Place 12 A, rang 5
Quai 5, porte 2
Article 5 de la constitution
La réunion était à 15h
Il a appelé lundi
Il a plu tous les jours
Ils avaient dîné à 20h
On s'est mariés le 12 juin 2015
Elle est née le 3 mars à 5h
Les heures de pointe sont pénibles
Trois heures de route
{2|3|5} heures de travail
Un quart de vin rouge
Et demi
Midi Libre est un journal
Chercher midi à quatorze heures
Le Matin de Paris
Soirée crêpes en famille
Matinée tranquille
L'après-midi d'un faune
Mardi gras approche
Le Petit Prince, page {17|45}
Page {17|45} ligne {3|8}
Tome {5|12}
Ligne {5|8} du métro
Autoroute A{5|8}
Deux fois par jour
Trois fois par semaine
Pendant {une semaine|deux mois}
Sous {dix|8} jours
Pour toujours
Le 5 étoiles du coin
Les 3 mousquetaires
20 000 lieues sous les mers
La seconde guerre
Une seconde
Le premier venu
Le dernier des Mohicans
À cinq, on gagne
Avant tout, rester calme
Après tout, pourquoi pas
La fièvre du samedi soir
Le tour du monde en 80 jours
Hier à 5 heures on est partis
Lu en 3 jours
Le magasin ouvre de 9h à 17h
On est arrivés lundi
Vendredi ou la vie sauvage
Vendredi 13 est un film
cuire 25 minutes à 180
Bonjour à tous
La réunion a duré 2 heures
Chapitre 7 à la page 30
24 heures du Mans
mille et une nuits
Le journal du soir
Il y a deux semaines à 6h
à 8 et 32 clients
Saison 2 épisode 5
une pomme par jour
Le jour le plus long
lundi dernier à 8h
prêt en 10 minutes
Le score était de 3 à 2
demain est un autre jour
à deux pas d’ici
midi et soir au choix
La nuit porte conseil
né le 3 mars 1985
table pour 4 à la fenêtre
10 km en 45 minutes
les trois prochains jours étaient calmes
mars et ça repart
Les Quatre Saisons
de temps en temps
Avril brisé de Kadaré
Le magasin ouvre à 9 h
en 1998 nous avons déménagé à Lyon
ça a pris deux heures
le film de vendredi était bien
« À demain », dit-elle en raccrochant
Jean 3,16 pour le baptême
le 7h15 était encore en retard
on a gagné 3 à 1
12 rue du Quatre-Septembre
le bus 8 passe devant l'hôpital
2 places à 9 euros
La bibliothèque ferme à 18 h en semaine
Maman a appelé hier à cinq heures
Avant on nageait tous les dimanches
la réunion de mardi dernier a duré jusqu'à 20 h
Mon frère travaille de 9 h à 17 h
45 minutes au four à 180
Mamie est née le 3 mars 1941
chapitre 8, pages 12 à 15
J'ai dormi jusqu'à midi
les enfants étaient debout à 6 h ce matin
Il mange toujours à 13 h
5 km courus en 28 minutes
La soupe de vendredi était trop salée
Notes de l'appel de lundi avec Petra
Le matin le lac est parfaitement calme
Elle a dit que les résultats étaient arrivés jeudi
taille 38 devant, 40 derrière
La pâte doit reposer 3 heures
Mon vol a atterri à 23h40
Le musée est fermé le lundi
Citation : « demain est un autre jour »
La guerre s'est terminée le 8 mai 1945
chambre 9 au troisième étage
La piscine est ouverte tous les jours dès 7 h
À 17 h il faisait déjà nuit
Il y a deux jours la chaudière est tombée en panne
J'ai lu jusqu'à minuit
Le rôti du dimanche de papa
Les bonnes idées viennent la nuit
Robinson et Vendredi
La version 2.30 est sortie en juin
acheté à 9,99, revendu à 12
Le cabinet ne prend les appels qu'entre 8 h et 10 h
En ce moment le bébé s'endort à 7 heures
Cette chanson est restée 5 semaines numéro 1
on s'est rencontrés à huit heures un mardi pluvieux
Ils attendaient depuis 4 heures
le créneau de 14 h était déjà pris
pour 8 personnes, 250 g chacun
Anna est malade depuis mercredi
le train devait partir à 10 h
Le lundi de Pâques fut le jour le plus chaud
Il a passé une heure et demie au téléphone
Ici il pleut tous les après-midi en juillet
la vente a commencé à midi et tout est parti en 10 minutes
Le loyer est de 750 par mois
Elle passait tous les soirs à huit heures
le bus de 6h50 a été supprimé
un café à 2 h du matin, quelle idée c'était
La boulangerie du coin a du pain frais dès 6 h
Papi raconte cette histoire à chaque Noël
Mon réveil sonne à 6 h et je reste au lit
Je déteste les lundis matin
Personne ne nous a dit que c'était fermé vendredi
On est partis à l'aube et arrivés à 15 h
Quel dimanche !
Le coup d'envoi a été retardé de 20 minutes
Tous les mardis la même odeur de chou dans l'escalier
Le vendredi est plus bruyant que le samedi
Son contrat court jusqu'au 31 décembre
Le médecin dit que 10 minutes par jour suffisent
Lévitique 19,18 et Marc 12,31
Deuxième set perdu 21 à 15
Soldes : 25 au lieu de 49 le dimanche
Le tram 7 passe toutes les 12 minutes
Il n'y a jamais de place dans le 10h15
Le wifi coupe tous les soirs vers 20 h
Le chien aboie à 5 h chaque matin
deux heures de queue pour un timbre
Le thé est meilleur à 16 h
Ils ferment le pont la nuit
Mardi, c'est le jour des poubelles chez les voisins
Jean a écrit qu'il serait à Porto jeudi
Article du 12 mai sur les abeilles
Photos de samedi soir
Depuis mercredi dernier le robinet goutte
Il aura 40 ans en mars
Le loyer est passé à 900 par mois
En 20 minutes il avait mangé tout le gâteau
Neuf heures et demie et toujours personne
Quelqu'un a sonné à 2 h du matin
Si seulement c'était vendredi
À ta place j'irais jeudi
Le cours comprend 8 soirées de 90 minutes
Ouverture des portes 19 h, concert 20 h, on était en retard
Posologie : 1 comprimé toutes les 8 heures
Les voisins tondent tous les samedis à 8 h
Enfin un jour sans pluie
Le vol dure 9 h 40
Mon portable s'est éteint à midi
L'horloge du couloir avance de 5 minutes
C'était un mercredi de novembre
Deux pour 5 au marché
Notre rue est balayée le premier lundi
Je ne mange jamais après 20 h
Il paraît que la grève dure jusqu'à dimanche
Le coucher de soleil à 17 h est magnifique cette semaine
Croisé Paul lundi, il va bien
Elle faisait ses devoirs à 22 h
12 rue du Onze-Novembre, deuxième sonnette
À 3000 m l'eau bout à 90 degrés
La réunion de mardi a été déplacée
Le chat dort toute la journée
À consommer avant 12/27
Hier soir à 20 h il y avait un polar
Le concert de vendredi résonne encore
À l'époque on partait chaque été à cinq heures du matin
Léna a fêté son anniversaire le 4 mai
Ici on mange à midi
À 8 h ce matin la circulation était horrible
Notre ancien propriétaire passait chaque premier du mois
On entend les cloches à 6 h
Du lundi au jeudi la salle est bondée après 17 h
Il y a la queue devant la boulangerie tous les dimanches
En décembre il fait nuit à 16 h
Les moins de 5 ans mangent gratuitement le mercredi
J'ai raté celui de 8h40
D'après le panneau le parking est gratuit dès 18 h
Nous avons vendu 12 pots samedi
Le déjeuner était à 13 h, le dessert à 15 h
Les jumeaux de ma sœur se couchent à 19 h
La soupe se garde 3 jours au frigo
Qui appelle à 7 h un dimanche ?
Le cours de jeudi était une perte de temps
J'ai habité 14 rue du Huit-Mai jusqu'en 2019
Entre Noël et le 6 janvier tout s'arrête
Lever du soleil 7h21, coucher 16h08
Papa dit que le meilleur poisson se vend à 5 h
Mardi ressemblait à un vendredi
Il l'a demandée en mariage à minuit
Le bus s'arrête ici deux fois par heure jusqu'à 23 h
Match nul 2 à 2 après 120 minutes
Jolie phrase : aujourd'hui est le demain qui nous inquiétait hier
La pharmacie reste ouverte jusqu'à 22 h le vendredi
Le livreur sifflait chaque matin à 6 h
La natation a encore été annulée jeudi
Notre chat a eu 12 ans dimanche
Anna nage tous les mardis
Son train est arrivé à 9h12
On a parlé jusqu'à 2 h du matin
Le four sonne toutes les 10 minutes
Ce remède agit en 20 minutes
J'étais dans les bouchons de 17 h à 19 h
Mon grand-père fumait la pipe chaque soir
À 9 h il renonça à attendre
Le groupe du lundi est plus sympa que celui du vendredi
Le chat nous réveille à cinq heures tous les jours
Vendredi ou la Vie sauvage, Michel Tournier
Imagine te lever à 5 h tous les jours
En Espagne on dîne à 22 h
Pouls à 7 h : 58
Tension 12/8 à 9 h 15
Poids lundi : 71,4 kg
Dormi 7 heures, réveillée deux fois
Commande n° 2026-11-24
Enfin vendredi
Mon casier est le 24, code 11-30
Supposons qu'on parte à 7 h
Elle viendra peut-être vendredi
Monsieur Henry nourrit les pigeons à 16 h tous les jours
Préparation 15 min, cuisson 1 h 10
Ceux qui se lèvent à 5 h tous les jours font beaucoup
En cas de pluie samedi, on reste dedans
Personne à 9 h
Je pense à toi tous les jours
En hiver le soleil se couche à 17 h
Jeudi est le nouveau vendredi
Mercredi Addams est son personnage préféré
Un long dimanche de fiançailles
Vivement dimanche, film de Truffaut
À chaque jour suffit sa peine
Marathon en 3 h 45
Une fois par semaine je m'offre un gâteau
Enfant, j'allais à la messe tous les dimanches
Expire dans 3 ans
Rêve : je ratais le train de 7 h
Dans le roman l'horloge sonne treize heures
En Suède on fête la Sainte-Lucie le 13 décembre
La fête nationale est le 14 juillet
La Saint-Nicolas, c'est le 6 décembre
L'exercice se termine le 31 mars
Maximum 4 comprimés en 24 heures
Un quotidien avec supplément le week-end
Le nommé Jeudi, de Chesterton
Notre chat veut sortir tous les matins à 5 h
À la mijoteuse 8 heures à basse température
31 degrés à midi à l'ombre
Je ne réponds plus aux mails après 18 h
Un jour je nagerai tous les matins dans la mer
La Chandeleur est le 2 février
La fête du Travail, c'est le 1er mai
Ce dimanche-là on s'est à peine parlé
Durée : 1 h 45
Trajet 3 h 10 avec une pause
Partis jeudi, rentrés dimanche
Jupiter tourne en 10 heures
L'Épiphanie est le 6 janvier
La Saint-Jean se fête le 24 juin
L'automne commence le 22 septembre
Haïku : dimanche, le chat dort sur mon livre
On est partis à 7h et arrivés à midi.
« À demain neuf heures », dit-elle, et elle n'est jamais venue.
12 euros l'entrée après 18h
Fermé le lundi
Les dimanches de Ville d'Avray, beau film
Je déteste les lundis.
Ce matin à 4h j'étais déjà réveillé.
Le film se passe un lundi de 1968.
Cuire 45 minutes à 180 degrés
Le métro passe toutes les 3 minutes jusqu'à minuit.
But à la 89e minute
Il a plu tous les jours la semaine dernière.
Le film du dimanche soir commence à 21h sur TF1.
La guerre a pris fin le 8 mai 1945.
Chapitre 7, page 21, ligne 3
Le colis 1811 est arrivé hier après-midi.
Diluer à 1:10 dans l'eau
Le musée est fermé le mardi.
Petit-déjeuner de 6h30 à 10h
La pharmacie ouvre à 8h.
Permanence mardi et jeudi 14h-16h
Vendredi 13, jour de malchance
Mon voisin tond tous les samedis à 8h.
La réunion de jeudi a été annulée.
Hier à 5h le courant a sauté.
Trois fois par jour, dit la notice.
Le TGV de 10h15 était encore en retard.
On a mis 2 heures à trouver les clés.
Mai a été plus froid qu'avril.
Le magasin était ouvert à 9h ?
J'ai acheté ce jean 20 euros lundi.
Satisfait ou remboursé pendant 14 jours
Valable jusqu'au 31/12/2026
Mise à jour : 1er novembre 2026
La comète revient tous les 76 ans.
Le chauffage se met en marche à 6h.
L'horloge s'est arrêtée à dix heures et demie.
Midi à quatorze heures, quelle idée
À huit heures il faisait déjà nuit.
Il va neiger à partir de lundi.
En décembre il fait nuit à cinq heures.
Si tu viens vendredi, je serai content.
Ils viendront peut-être ce week-end.
Mon chef disait que tout serait prêt lundi.
Appartement libre le 1er janvier
Un comprimé toutes les huit heures, max 3 par jour
Cléo de 5 à 7 d'Agnès Varda
Le Beaujolais nouveau arrive le troisième jeudi de novembre.
Tous les jours se ressemblent ici.
L'été dernier on se baignait tous les soirs.
Le concert de samedi était complet.
Avant je nageais tous les jeudis.
Le dîner fut servi à huit heures.
« Sois rentré à dix heures », dit papa.
Le vendredi est mon jour préféré.
Le café fait des brunchs le dimanche de 10h à 14h.
Stationnement gratuit après 18h et le dimanche
Le lac gèle chaque année en janvier.
Les coqs chantent tous les matins à cinq heures.
Un mardi de mars, froid et gris
Papa a eu 60 ans le 3 mai.
J'ai couru le marathon en 4h12.
Le film dure 2 heures.
Laver à 30 degrés
Cuire les pâtes 9 minutes
Laisser reposer la pâte 1 heure au frais
Les soldes finissent le 30 novembre.
C'était mardi ou mercredi ?
Il neigera jeudi, paraît-il.
Les enfants sortent de l'école à 16h30.
Ici l'école commence à 8h15.
Coucher du soleil aujourd'hui 17h02
Mon téléphone est vide tous les jours à 17h.
Octobre 2019 à mai 2021 : habité à Lyon
Deux semaines au Portugal, 1200 euros
Au réveillon de 1999 on a dansé jusqu'à 5h.
7 jours, 7 nuits, tout compris
Je n'oublierai jamais ce samedi.
Du lundi au vendredi télétravail, dit l'annonce.
Le bus est passé à 7h12 au lieu de 7h02.
On vote tous les cinq ans.
Le mercredi, c'est le jour du marché.
L'épicerie fermait le samedi à 13h.
Le mur est tombé le 9 novembre.
Le vaccin protège dix ans.
La sieste du dimanche après-midi, quel bonheur
Les trains de 8h sont bondés.
Numéro 12 de mars 2020
On s'est mariés un samedi de juin.
La bibliothèque ferme plus tôt le vendredi.
Le déjeuner de dimanche chez mamie était merveilleux.
On mange toujours à sept heures.
En décembre il fait nuit à 17h.
J'étais encore debout à 3h.
Le loyer a augmenté de 50 euros par mois en mai.
Chaque fois que j'appelle, personne ne répond.
À 9h la boulangerie n'a plus rien.
Mamie tricote tous les soirs devant la télé.
Le journal de samedi est sur la table.
Le bus de 7h30 ne vient jamais.
Deux jours plus tard il était parti.
Pendant trois semaines on n'a rien entendu.
Elle a 40 ans vendredi, incroyable
Gratuit pour les moins de 5 ans le week-end
En 2 ans j'ai lu quatre livres.
L'été commence le 21 juin.
La peinture sèche en 2 heures.
Le procès dure jusqu'au 5 décembre.
Lundi, c'était le chaos.
Un beau jour de juin
La grève commence à minuit.
Nuit 85 euros, petit déjeuner à 8h
De lundi à mercredi j'étais malade.
Heureusement c'était vendredi.
Qui vient samedi ?
Aujourd'hui c'est lundi.
Jamais le dimanche, avec Melina Mercouri
Les enfants n'ont pas école le mercredi.
Trois fois rien en deux semaines
Notre vieille horloge sonnait neuf heures toute la journée.
J'aimerais qu'on soit vendredi.
Mon anniversaire était mardi dernier.
Le ferry part à 6h le dimanche, disait le panneau.
Douze hommes en colère
Vendredi tout le monde le savait déjà.
Il aurait eu 80 ans en mai.
Après ouverture, 3 jours au frais
Pour 4 personnes, prêt en 30 minutes
Un quart d'heure après il pleuvait.
Sans engagement, 9 euros par mois
Les samedis de printemps sentent l'herbe.
De 9h à 17h je fixe un écran.
Son train est arrivé jeudi à 8h.
Neuf vies, sept mers, trois vœux
Le lundi commence bien.
J'ai mal aux dents depuis mardi.
Minuit à Paris de Woody Allen
Chaque jour il fait un peu plus clair.
Le dimanche on faisait la grasse matinée.
Je ne peux plus le lundi.
Le chien aboie après le facteur tous les matins.
La répétition a duré jusqu'à dix heures.
Mon premier jour d'école était un mardi.
Pause de midi à 13h
Il pleut depuis vendredi.
Personne ne sait plus ce qui s'est passé en mai.
Deux places, rang 12, siège 8
La bouilloire a lâché dimanche.
Week-end pour deux, 199 euros
Le bus 7 passe toutes les 15 minutes.
Elle a fini à 17h pile.
Une heure par jour suffit pour le piano.
Le dernier vendredi du mois était jour de paie.
La semaine a sept jours.
Une demi-heure après tout était fini.
Ouvert mar 10h-16h
Tous les jours je lis le journal au petit déjeuner.
Tu as vu le match dimanche ?
À sept heures du matin le réveil a sonné.
Je n'ai jamais aimé le 29 février.
Une amie est née le jour de Noël.
À vélo ça prend 20 minutes.
On se dispute seulement le dimanche.
L'examen a duré trois heures.
À 10h la moitié était partie.
Le week-end il y a un train par heure.
Il est presque quatre heures.
De mai à octobre la piscine est ouverte.
Il avait promis d'appeler lundi.
Le matin, ce n'est pas mon truc.
Il était une fois un vendredi soir
Le code VENDREDI20 donne 20 pour cent
L'appartement du dessous est loué jusqu'en 2028.
Elle attendait depuis midi.
Le journal du dimanche coûte plus cher.
Né un 4 juillet
On était déjà douze à 9h du matin.
Vent force 5 à 7, rafales à 9
Vers le week-end il fera plus doux.
Dix minutes après le début je dormais.
On devait se voir à 16h.
Il paraît que ça ferme à 21h.
Tu aurais dû être là samedi.
Le bail se termine le 31 mars 2027.
Les Romains fêtaient ça chaque décembre.
Tension à 8h : 13.
La saison 2 sort vendredi sur Netflix.
Ça devait arriver à midi.
Au bout d'une semaine la pâte sentait la bière.
Le beurre coûte 3,29 euros
Node 24.11 casse la compilation
voir page 12 du manuel
7 rue de la Gare, 3e étage
12 rue du 8 mai 1945
Tél. 01 42 68 53 00
PSG 3 - 1 Marseille
Mars et Twix pour les enfants
La planète Mars a deux lunes
Avril Lavigne en concert à la télé
Mai Lan chante bien
24 heures chrono, saison 3
7 jours de pluie
Les 24 Heures du Mans
depuis 2019 nous habitons ici
depuis lundi j'ai mal au dos
pas vendredi
Je ne bois jamais de café le soir
la garantie dure 3 ans
préavis de 3 mois
le trajet a duré deux heures
j'ai dormi 7 heures
samedi dernier nous étions au zoo
hier à 16h la chaudière est tombée en panne
la réunion de mardi est annulée
les chiffres de vendredi étaient mauvais
Madame Dimanche du troisième
le journal du dimanche
la fièvre du samedi soir
pointure 42
une table pour 6
2 pour le prix de 1
quai 9, voiture 14
mot de passe : ete2026
norme ISO 9001
échelle 1:5000
une demi-livre de beurre
un quart du gâteau est parti
elle a eu 40 ans en juin
né le 7 août 1962
mon premier lundi au bureau était sympa
le soleil de midi est trop fort
minuit à Paris de Woody Allen
jour après jour ça va mieux
jour 3 du régime, 2 kilos de moins
psaume 23, verset 4
à quelle heure joue Lyon samedi ?
est-ce que la boulangerie ferme à 19h ?
si elle appelle lundi je dirai non
la boulangerie est fermée le lundi
le métro passe toutes les 5 minutes
ouvert de 9h à 17h
vers 1900 il y avait un moulin ici
bonne soirée et à demain
en mai, fais ce qu'il te plaît
le petit matin était froid
cinq heures de route, c'est long
les pages 4 à 9 manquent
8 sur 10 au contrôle
la règle des 5 secondes est un mythe
chambre pour 2
500 jours ensemble
12 hommes en colère
un dimanche à la campagne
Le Club des cinq
le journal du dimanche coûte 3 euros
le vendredi saint est férié en Alsace
Auguste et Juin sont des prénoms
il a pris 2 ans de prison
on a passé 3 semaines au Pérou
le concert était vendredi à 20h
hier soir à 23h quelqu'un a sonné
mon service a fini à 18h
il pleut depuis midi
le bébé est né à 3h42
jeudi je ne peux pas
pas d'école lundi
un film de 2 heures
paragraphe 4, ligne 12
prends-en 5, 2 rouges et 3 bleus
je lui dois 20
poids ce matin : 71,2
c'était un mardi quand tout a commencé
10 minutes de silence
il travaille la nuit à l'hôpital
pourquoi le ciel est rouge le soir ?
les magasins ferment tôt le dimanche
le journal de 20h est déprimant
le mercredi a été fatigant
sept d'un coup
le train de 8h47 est toujours bondé
après 3 mois d'attente enfin une réponse
une journée de 24 heures
les trois quarts des gens étaient là dimanche
midi pile, c'est mon émission préférée
la nuit du 4 août 1789
la rue du 4 septembre est barrée
mars a été pluvieux
une fois n'est pas coutume
elle a dit qu'elle viendrait vendredi
on verra ce que lundi nous réserve
les horaires du vendredi ont changé
rapporter le compte rendu de vendredi
il est toujours cinq heures quelque part
on a perdu 2-0 samedi
je cours d'habitude à 6h
il aura 30 ans en mars
ça a pris jusqu'à mercredi
l'examen a duré de 9h à 12h
3 pour 2 sur tous les livres
neuf fois sur dix ça marche
le premier d'une longue série
laver à 40 degrés
à 7 semaines elle souriait
Sept dimanches est une pièce
une personne sur trois
Apollo 13
de 300 av. J.-C. à 200
c'est maintenant ou jamais
le menu de demain
je m'appelle Vendredi
le lundi après Pâques est férié
le dernier train part à 23h50
pluie attendue demain après-midi
soldes jusqu'à dimanche
le dîner est servi de 19h à 21h
parking gratuit après 18h
si tu pars avant 8h tu l'auras
l'heure d'été commence en mars
le musée est fermé jusqu'en mai
à 5h en été il fait déjà jour
au petit déjeuner à 8h il y avait des œufs
un an compte 52 semaines
deux semaines de vacances, c'est trop court
mercredi j'étais en congé
il fut un temps où le samedi on travaillait
Cléo de 5 à 7
Les 400 coups

j'ai encore rêvé de vendredi
la moitié de l'équipe est partie à midi
ils se voyaient tous les jeudis pendant des années
tu peux m'appeler n'importe quel jour
deux places rang 7, sièges 8 et 9
Vivement dimanche, de Truffaut
Nine Inch Nails en concert
Les 39 marches
appartement au 2 rue du Dimanche
son numéro finit par 10 30
le colis pèse de 3 à 5 kg
la recette demande 45 minutes au four
12 500 habitants en 2020
dimensions : 10 sur 12 sur 2
tome 7, numéro 11
la cote est de 10 contre 1
la loi du 12 mai 1998
30 jours d'essai gratuit
bonjour, comment vas-tu aujourd'hui
à demain !
bon week-end
c'est déjà lundi ?
mardi était affreux
mercredi nous sommes rentrés tôt
à cette heure la semaine dernière j'étais à Rome
le soleil se lève à 7h02
marée basse 14h20, marée haute 20h35
elle mange à midi
il y a 5 ans tout était différent
retourner au bout de 20 minutes
trois heures du matin n'est pas une heure
du lundi au vendredi de 8h à 18h
le 24 a toujours été mon jour de chance
mi-temps après 45 minutes
aujourd'hui c'est lundi
il est presque sept heures
le lundi au soleil, chanson de Claude François
cinq sens, sept couleurs
l'an 2000 est loin
les week-ends c'est fait pour dormir
on pourrait aller au ciné demain
2 % tous les mois
28 jours plus tard
en cas d'urgence appeler le 15
temps de vol 7h30
éventuellement ce week-end
mariner 24 heures
2 heures au frais puis couper
demain je suis en congé
demain c'est férié
encore lundi
ouverture des portes 19h
il dit qu'il vient dimanche
météo : 22 degrés demain
81,2 kg lundi
fin des soldes dimanche
les prix augmentent le 1er juillet
Préchauffer le four à 180 et cuire 20 minutes
2-3 œufs, 250 g de farine, 1 sachet de levure
Laisser mijoter 2 à 3 heures
Laisser reposer la pâte toute la nuit, au moins 8 heures
Mariner 1 heure puis griller 5 minutes de chaque côté
Pour 4 personnes, prêt en 45 minutes
Laisser refroidir 10 minutes
Le lendemain matin, rabattre la pâte
Les trois coups de minuit
Minuit à Paris, Woody Allen
Un dimanche à la campagne
Jamais le dimanche, Melina Mercouri
Vendredi ou les Limbes du Pacifique
Mardi gras
La semaine des quatre jeudis
Il ne faut pas remettre au lendemain
Demain est un autre jour
Demain ne meurt jamais
À demain !
À lundi
Bonne journée
Bonsoir, je vous écris au sujet de l'appartement
L'avenir appartient à ceux qui se lèvent tôt
En avril, ne te découvre pas d'un fil
Noël au balcon, Pâques au tison
mars attaque, la planète rouge
la planète Mars
le mois de mars était froid
Depuis lundi j'ai mal à la gorge
la semaine dernière était épuisante
Vendredi dernier on était chez Leïla
Il y a deux ans on a déménagé
On s'est mariés le 4 juin 2011
Papi est né le 12 mars 1938
Réveillé à 4h, impossible de me rendormir
Parti à 7h, train encore en retard
Rentré hier à 23h
Vu un héron mardi au bord du canal
Samedi on a marché jusqu'à Meudon
Ce matin j'ai brûlé les tartines
Aujourd'hui était une bonne journée
Ça va mieux aujourd'hui
Froid aujourd'hui, première gelée
Levé à 6h, porridge, puis deux heures au jardin
PSG 2, OM 1
Gagné 6-4 7-5
2-2 à la mi-temps
Lait 1,45, pain 2,10, beurre 3,20
le loyer passe à 1 250 par mois
Netflix 10,99 par mois
5 euros d'argent de poche par semaine
20 % de remise le dimanche
Ouvert du lundi au vendredi de 9h à 17h
Horaires : mardi-samedi 10h-18h, fermé dimanche et lundi
La bibliothèque est fermée le mercredi
Consultations 8h30-12h
Le bus 24 passe toutes les 12 minutes
Le train de 9h15 a été supprimé
Le trajet dure 2h40
12 rue de la Paix, 3e étage
Rue du 11 Novembre
Place du 8 mai 1945
avenue du 14 Juillet, bâtiment 5
75010 Paris
Node 22.10 casse le build
mis à jour en 3.11.2
la version 2.0 est sortie
Python 3.12 contre 3.13
Chapitre 7, page 112
Genèse 1:1
Psaume 23,4
Tension 12/8
poids 71,4
10 km en 52:30
5 x 5 squats à 80
3 séries de 12, repos 60 secondes
une seconde s'il vous plaît
Seconde main, rayon enfants
Deux minutes, j'arrive
la nuit de la tempête
Merci d'être venus dimanche
C'était chouette de te voir samedi
J'espère que tu as passé un bon week-end
Le dimanche elle appelle toujours
Papa cirait ses chaussures tous les dimanches soir
Il s'entraîne des heures chaque jour
Chaque jour est un cadeau
D'habitude je déjeune à 13h
Les enfants ont besoin de 60 minutes d'activité par jour
On verra ce que vendredi nous réserve
Tu es libre jeudi ?
Ça commence à quelle heure demain ?
Tu n'avais pas dit vendredi à 15h ?
La réunion de lundi était inutile
Le colis aurait dû arriver jeudi
Taille 38, peut-être 40
Bureau 9, troisième étage
midi pile à sa porte
deux cuillères de sucre, 3 clous de girofle
Peinture : 2 couches, 4 heures entre les deux
Se garde 3 jours au frigo
À consommer avant 12/2027
Idées pour mai : Lisbonne, Porto, les Açores
Un comprimé deux fois par jour au repas
Ne pas dépasser 8 comprimés par 24 heures
Pas plus de 3 jours sans avis médical
Le rôti du dimanche était parfait
les beaux jours
Monsieur Vendredi
Madame Avril a appelé
crème solaire, chapeaux, serviettes
la mer était calme
le jeu en vaut la chandelle
mar. 3,50 le kilo
Mars, Snickers, Twix
un marsouin
la marche du siècle
Peut contenir des traces de noix
vélo d'occasion, 80 euros à débattre
jamais deux sans trois
premièrement, deuxièmement
En 5 minutes il avait tout mangé
en un rien de temps
une demi-heure de retard comme d'habitude
pharmacie 24h/24
les 24 heures de la vie d'une femme
les 35 heures
1984 d'Orwell
7 Up, chips, deux sacs de glaçons
la 9e de Beethoven
Henri VIII
Boeing 737, siège 14C
500 feuilles A4
3,6 kg, né à 4h12
tours en 1:32, 1:30, 1:29
1er : Mara, 2e : Joël, 3e : Isa
Au troisième jour la fièvre est tombée
Semaine 4 : sous-couche terminée
Lun : œufs. Mar : soupe. Mer : restes.
Le magasin disait deux semaines, il en a fallu cinq
On n'a jamais reçu la livraison de lundi
L'horloge du salon est en panne
Ma montre avance de 5 minutes
La boulangerie ferme à 19h30
Horaires : lun-ven 9h-18h, sam 10h-14h
Né le 3 mai 1975 à Lyon
On s'est disputés vendredi
Hier à 8h tout allait bien
Samedi dernier on était au zoo
Le film dure 2h15
Cuire 40 min à 180 degrés
3 oeufs, 200 g de farine, 1/2 cc de sel
La version 11.2 est stable
Le PSG a gagné 3-1
Pages 24 à 30
Bonjour tout le monde
Bonsoir madame Dupont
Il est toujours en retard
Chaque fois il oublie ses clés
La veste coûte 49,90 euros
Il a 5 ans et elle 7
Vivement dimanche était un bon film
Chambre 312
Tél 06 12 34 56 78
Je me lève toujours à 6h
Elle travaille au bureau le lundi
En mai fais ce qu'il te plaît
C'était en décembre 2019
À 18 ans elle est partie à Berlin
Le soleil se couche à 17h
Il pleut depuis lundi
Le cabinet reçoit de 8h à 12h
À partir de 12 ans
OM contre Nice, 2 buts à 1
Un bus toutes les 10 minutes
Le journal passe à 20h
À plus tard
Ça prend 2 minutes
à consommer avant 03/2028
Il est rentré à 22h
La journée a été longue aujourd'hui
Tu fais quoi demain ?
Peut-être que je viendrai vendredi
Si tu as le temps demain, dis-moi
Madame Avril et monsieur Mars
Sortie 24 de l'A7
Marathon en 3h45
Un café à 2 euros
Le 14 juillet on avait vu le feu d'artifice
Le 20h de TF1
Une minute de silence
Second tour très serré
La nuit tous les chats sont gris
Elle habite au 15
J'ai dormi 9h
Lot de 2 à 10
Paul a dit qu'il était libre jeudi
Vers 3 km du village
On se voyait souvent le samedi
Le bac 2026 était difficile
Il en a pris pour 5 mois
Le train de 8h12 était bondé
Le mardi gras
Le train de 8h15 est toujours bondé
Minuit sonne
Il joue le dimanche en équipe réserve
Il était six heures moins le quart quand elle a appelé
Pâtes 500 g, 3 pour 2
Tailles 38 à 44
Mars 2019 à juin 2021 : barista
Compte rendu du 12/11 : Ben a présenté les chiffres
Le rendu était vendredi dernier
Ouvert 9h-17h, fermé dim
Départ avant 11h, arrivée dès 15h à l'hôtel
le coup de barre de 15h
la nuit de Noël
48 heures, 3 lieux, 1 caméra
12 km en 2h20
La batterie tient 8 heures
2 heures au frigo puis étaler
Laisser lever toute la nuit
Pétrir 10 minutes et laisser reposer une heure
L'avion a eu 3 heures de retard
née un mardi
Il a neigé en avril
Bon week-end !
Elle ne répond jamais avant 10h
Ils ont emménagé en mai
Facture 2026-11 payée
Commande n° 20261118
Psaume 23, Luc 2, 1-20
Peugeot 208, Clio 4
Crème solaire indice 30
La fête de samedi est annulée
le journal du soir
Du lundi au vendredi il est à Londres
Avant je nageais tous les matins
Quel jour est le 24 ?
On ne sait pas si elles viennent samedi
La conférence de jeudi a été annulée
Stéphane ne travaille jamais le vendredi
On ira éventuellement samedi
Le 24 mai c'était son anniversaire
À 17h il fait déjà nuit
Carrefour ferme à 22h
Le dernier bus part à 23h40
Midi et quatorze heures
Réveillée depuis 3h du matin
Une montre à 5000
Il est déjà 9 h moins 10
un dimanche d'octobre
le lendemain ça allait mieux
L'offre est valable jusqu'au 30 novembre
Deux jours avant il riait encore
Fermé sam et dim
Cours 3 sur 8
Voie 9, voiture 24, place 61
en hausse de 3 %
à 20 minutes en bus
Cent ans de solitude
Un jour mon prince viendra
Le premier jour du reste de ta vie
jour férié
Il a plu toute la journée de dimanche
Une semaine de vacances, c'est court
5 à 7
Le 2 pièces est trop petit
Mars et Vénus
dix petits nègres, Le vingt heures
un an plus tard elle est partie
Il mange à midi pile, toujours
on se voit bientôt
La recette dit 3 heures à four doux
Mon vol de mars était horrible
Résultats du dimanche : 4-1
acheté d'occasion à 20
On était 3 vendredi
Ils se sont mariés à l'été 2018
livraison en 5 à 7 jours
match annulé à cause de la pluie
Le club du jeudi, page 112
garantie 24 mois
un quart d'heure de célébrité
chacune des 4 équipes
travaille de 9h à 18h à la banque
dernier train 23h10
Il nage tous les jours
1m80 et 80 kg
Le vendredi c'est poisson
complet jusqu'en mars
Il neige souvent en janvier
Le jour se lève à 7h
Le marché est le samedi de 8h à 13h
Quelle heure est-il
Ce lundi me tue
J'étais debout à 7h
3e étage gauche, 2e porte
Les 24 heures du Mans
Mars attacks
Le journal du dimanche en parlait
10 d'entre nous sont venus
Les ventes ont pris 12 % en mai
Il aura 60 ans en juin
3 nuits à Rome, 2 à Naples
Mercredi est une série
Tour en 1:42,3
La deuxième mi-temps commence mal
à 30 ans on devrait savoir
entre 9 et 10 personnes sont venues
on ferme à 18h le dimanche
pas de sucre avant midi
Le JT de 20h est fini
Sam est malade
Mar del Plata
la mer est belle
Il l'a demandée en mariage un dimanche de juin
L'anniversaire de maman était samedi
Plus que 3 jours
elle habite au numéro 9
une table pour six
la messe de 10h était pleine
premier, deuxième et troisième prix
Avant on se voyait tous les vendredis à 18h
J'ai dormi jusqu'à 11h
la pâte lève 90 minutes
personne n'est venu lundi
Apollo 11, Ocean's 8
le soleil se lève à 7h
ouvert sam 9h-13h
environ 5 ou 6
Janvier est triste
Mar a Lago
Mer agitée, vent de 5 à 6
construit en 1900
revenu après 8 ans
midi pile sur l'horloge
Les mardis de la poésie
quinze jours à la mer
un 20 sur 20
four à 180, 40 minutes puis papier alu
code wifi du gîte: vendredi2210
Vendredi ou la vie sauvage, à racheter
le 8h12 encore supprimé, ras le bol
Nina a fait ses premiers pas hier à quatre heures
pointure 38, pantalon en 42
bâtiment 7, troisième étage, porte 12
au troisième matin on a vu des baleines
moi je suis plutôt du soir
Le petit prince, chapitre 21
robe bleu nuit, pas noire
3 oeufs, un quart de beurre, une demi-gousse
digicode 1945B
à l'époque on avait école le samedi
la semaine a été longue
le bus 9 s'arrête devant
on a perdu 4 à 2 contre Meudon
pain du matin, chagrin du soir
tante Odile est née en mai 1931
ici le dimanche tout est mort
devis clôture: 1 250 + tva
les lundis me dépriment
deux semaines en Crète, 1800 par personne
mardi dernier à neuf heures et demie plus de courant
le film d'hier soir était nul
parking niveau 3, place 18
chaque jour il lui écrivait une ligne
idée de roman qui se passe en un seul jour
pile de la montre: CR2032
un Chablis 2019, six bouteilles
belle-de-jour et belle-de-nuit pour le balcon
pages 5 à 8, très drôle
tension 12/8
la petite a 5 ans, le grand 9
couru en 24:30, deuxième
Monsieur Lundi de la mairie, sympa
la première fois en dix ans qu'on skie
il reste un quart du gâteau
le Midi me manque
la cantine de midi était froide
tome 3 prêté à Inès
le mot de passe fait 12 signes
de temps en temps ça fait du bien
toutes les nuits le chien du voisin aboie
emménagé le 3 juin 2021
la carte annuelle coûtait trop cher
train bondé, 2 heures debout
Un jour sans fin, quel film
payé 14 euros de l'heure
Les quatre saisons, premier mouvement
mars et vénus, planètes pour l'exposé
Avril a deux frères
huit pommes, dix poires
rue du 4 septembre, 2e sonnette
taxi 17 ou 18 euros selon l'appli
Le monde du week-end à lire
sommeil: 7 heures et demie, pas mal
9 mois déjà pour Léo
Quinze jours de vacances, c'est court
Demain dès l'aube, Hugo, à apprendre
mariner une nuit, griller 12 minutes par face
le groupe de 9h30 au yoga est plus bruyant
le numéro d'Ed finit par 0800
le lièvre de mars et le chapelier
playlist blues du lundi
une semaine de paie pour une robe!!
il m'a demandée en mariage à minuit sur un pont
Pâques tombait tard cette année-là
couloir 4, série 3, 31,08
café 30cl avec 2 sucres
chaque jour suffit sa peine
les vacances de la Toussaint étaient top
la montre de papa s'est arrêtée à trois heures dix
saison 2 épisode 10, le meilleur
pire note: 11 sur 30
déo 24 heures, ne tient pas
chemise du dimanche trouée
mots croisés 7 vertical: LORIOT
habité là 3 ans et 2 mois
deux nuits au chalet, 210 en tout
petit déj sans gluten
quart de finale raté
Le Mans 24 heures, affiche vintage
Mai 68, exposé de Tom
robe de soirée rouge, taille 40
Demain nous appartient
demain c'est lundi
c'est déjà vendredi
jeu de société pour 4
coucher du soleil aujourd'hui à 19h52
mardi pluie
demain vent fort
plutôt vendredi
ce serait bien d'y aller dimanche
J'y pense chaque jour
Idées pour le week-end
ma mère travaille le week-end
avant je me levais à 5h tous les matins
elle se couche à 21h
laisser lever 8h ou toute une nuit
en décembre le soleil se couche à 17h
plus besoin d'appeler vendredi
et si la chaudière lâche encore dimanche
samedi lavé la voiture
Bureau fermé lundi
samedi 3 heures pour vider le garage
Tous les matins du monde, quel film
Le lun. 16 nov. 2026 à 18:40, Ravi Nair a écrit :
Papi est né le 4 décembre 1931 à Nantes
Cuire 25 minutes, retourner au bout de 10
Laisser mariner une nuit puis saisir en 5 minutes
Mal dormi, debout à 4h, café à 5h
La batterie tient deux jours et se charge en 40 minutes
Elle m'a dit que la fête était samedi à 20h
Et jeudi à 15h ?
Tu es libre demain à 17h
On ne mange jamais dehors le vendredi
Je ne travaille plus le mardi matin
Aucun train ne circule le 25 décembre
Six billets à 9 euros pièce
Score final 3-2 après prolongation samedi
Le coup d'envoi a été repoussé à 20h15 à cause du brouillard
Son numéro : 02 40 49 60 18, poste 9
9 rue du 8 mai 1945, Nantes
Le Nommé Jeudi est un drôle de livre
J'écoute Vivement dimanche en boucle
Cléo de 5 à 7 est sur ma liste de films
La version 26.11 synchronise plus vite
Ils sont mariés depuis le 12 juin 1998
Ouvert du lundi au samedi de 9h à 18h
Le cabinet est fermé le mercredi après-midi
Marées : haute 6h12, basse 12h31
Prévisions pour demain : 14 degrés, soleil à midi
Rome ne s'est pas faite en un jour
La boulangerie n'a plus rien dès 10h le samedi
Le bus 9 passe toutes les 20 minutes
Mon frère va pêcher tous les dimanches à 5h
Si le colis n'est pas là vendredi, je me plains
Il devait appeler à 18h, il ne l'a pas fait
Huit heures et quart, c'était trop tôt pour les enfants
Garantie : deux ans à partir du 20 novembre 2025
Facture du 30/11/2026, total 240,00
Le musée de Lyon est gratuit le premier dimanche du mois
Durée du vol 9 h, arrivée à 17h heure locale
Le chapitre 3 se passe vendredi à minuit à Venise
La peinture met 5 jours à sécher
Toute l'équipe détestait la réunion du lundi à 9h
Prise de la Bastille : 14 juillet 1789
Le magasin d'en bas ouvre à 8h
Les voisins partent toujours le vendredi à 17h
Il pleuvait encore à minuit
[18:40] Anne : ok à toute
Ticket 17/11/2026 14:32 carte 12,40
À consommer de préférence avant le 30/11/2026
Merci d'être venus vendredi
Merci encore pour dimanche
Désolé d'avoir raté ton appel de 9h
Il était presque minuit quand on est rentrés
Avant on se voyait tous les vendredis au café
Les enfants ont une glace tous les samedis
Ma grand-mère jure par sa marche tous les matins à 7h
Aucune idée s'il vient mardi
J'avais oublié que ça ferme à 18h le dimanche
Vu aujourd'hui à 14h05
Mis à jour lundi, 10h15
Publié vendredi par Léo
Imprimé le 18 novembre 2026 à 10h00
10 km en 52 minutes dimanche
Tension 12/8 à 9h
Mijoter 40 minutes puis 2 heures au frais
La moitié de la classe était malade jeudi
Vendredi je ne peux pas, samedi non plus
Lundi c'est le pire jour
Mardi m'arrangerait mieux
Tu te souviens de la nuit du 3 mai 2019
Ce serait bien de dormir jusqu'à 10h tous les jours
Il dit qu'il vient à 17h mais jamais
Le journal de 20h était triste
Le vendredi deux baguettes pour le prix d'une
On rira un jour de ce lundi
Tu viens vendredi à 8h
Le chef veut toujours les chiffres le lundi à 8h
Se garde 3 jours après ouverture
Livraison sous 3 à 5 jours
On avait dit 15h et il est arrivé à 17h
Mon anniversaire était il y a un mois, un vendredi
Papa a eu 70 ans le 2 décembre dernier
La réunion était mardi à 10h
Ce n'était pas jeudi
Combien de jours jusqu'au 25 décembre
Prix de 5 à 9 euros
Lyon 2, Nantes 1 samedi
42 rue du Vendredi, 69001 Lyon
Depuis lundi le chauffage fait du bruit
De 9h à 17h elle est à son bureau
« À vendredi 8h », voilà tout ce qu'il a écrit
Jamais de piscine le dimanche
Pas d'école lundi
Le voisin part tous les jours à 6h
Vu Le train sifflera trois fois
Fini le roman dimanche
La version 2.10 est sortie le 3 décembre
Assistance : 0800 10 12 20
Six mois plus tard rien n'a changé
Chaque jour on nous dit que ce sera réparé demain
Il pleut tous les soirs à 18h
En décembre il fait nuit à 16h
Le train met 3 heures
La taxe augmente le 1er avril
On déménage peut-être vendredi
Je serais parti samedi à 14h
À cause du brouillard pas de vol avant 10h
Deux semaines en Espagne ont suffi
Le chat rentre le soir à 21h
On s'est rencontrés un mardi en 2009
Plus que 3 places pour vendredi
Les billets pour samedi sont épuisés
Est-ce que lundi est férié
Ben a dit jeudi ou vendredi
Ici personne ne dîne à 17h
Mon réveil a encore lâché à 6h
Chez nous les poubelles passent le mercredi
Le ménage est fait un mardi sur deux à l'étage
Recette de mamie : 200 g de farine, 2 œufs, 35 minutes à 180
Le 20 juillet 1969 ils ont aluni
Piste 4 : Vendredi soir
Une ville où il est toujours dimanche 15h
Apollo 13 passait à 20h à la télé
Chapitre 12, verset 5
Il avait 7 minutes de retard
Moins de 5 ans gratuit le dimanche
Code 2027, casier 19
Dernière entrée 17h
Rosa y était samedi de 9h à 11h
Né un 4 juillet était triste
Pas jeudi s'il te plaît
Chiens en laisse jusqu'au 30 septembre
Le jazz du vendredi, c'est son truc
2 comprimés pendant 5 jours
La boîte de 12 coûte 9,50
Chambre 4, 10 rue Haute
Depuis le 5 mai je dors mieux
`;

export const frenchTable = { phrases, others };
