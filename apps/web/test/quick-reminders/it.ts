/** What people write in Italian on Monday 16 November 2026, 18:40, and what they mean: see `find-times.test.ts`. */
const phrases = `
Chiamare il dentista domani alle 5 => 11-17 17:00
Mettere a bagno il riso alle 9 => 11-16 21:00
Firmare il modulo venerdì => 11-20 09:00
Cinema stasera alle 8 => 11-16 20:00
Portare fuori la spazzatura stasera => 11-16 20:00
Correre domattina alle 7 => 11-17 07:00
Parrucchiere dopodomani alle 14 => 11-18 14:00
Riunione domani alle cinque e mezza => 11-17 17:30
Treno domani alle nove meno un quarto => 11-17 08:45
Appuntamento giovedì alle due e un quarto => 11-19 14:15
Richiamare Paolo alle otto meno dieci => 11-16 19:50
Pranzo domani all'una => 11-17 13:00
Chiamare mamma tra 20 minuti => 11-16 19:01
Spegnere il forno fra mezz'ora => 11-16 19:11
Stendere il bucato tra due ore => 11-16 20:41
Ritirare il pacco tra tre giorni => 11-19 09:00
Analisi del sangue tra una settimana => 11-23 09:00
Dentista il 24 novembre alle 11 => 11-24 11:00
Dentista martedì 24 novembre alle 11:30 => 11-24 11:30
Volo il 3 gennaio 2027 alle 6 di mattina => 27-01-03 06:00
Tasse il 31/12/2026 => 12-31 09:00
Officina il 23/11 alle 9 => 11-23 09:00
Affitto il 25 => 11-25 09:00
Pranzo con Anna giovedì a mezzogiorno => 11-19 12:00
Festa sabato sera => 11-21 20:00
Caffè venerdì pomeriggio alle 3 => 11-20 15:00
Corso lunedì prossimo alle 10 => 11-23 10:00
Revisione venerdì della prossima settimana alle 16 => 11-27 16:00
Riordinare la cantina questo fine settimana => 11-21 09:00
Mandare le fatture a fine mese => 11-30 09:00
Farmacia alle 19:15 => 11-16 19:15
Medico domani alle 18.30 => 11-17 18:30
Consegna entro mercoledì alle 17 => 11-18 17:00
Medicine ogni giorno alle 8 => 11-17 08:00 D
Gocce tutti i giorni alle 20 => 11-16 20:00 D
Vitamine ogni mattina => 11-17 09:00 D
Dare da mangiare al gatto ogni sera alle 9 => 11-16 21:00 D
Annaffiare a giorni alterni => 11-17 09:00 D2
Annaffiare ogni due giorni => 11-17 09:00 D2
Annaffiare ogni tre giorni alle 7 => 11-17 07:00 D3
Spazzatura un martedì sì e uno no alle 9 => 11-17 09:00 W2 Tue
Coro ogni martedì e giovedì alle 19 => 11-17 19:00 W Tue,Thu
Pianoforte ogni mercoledì alle 4 => 11-18 16:00 W
Spesa tutti i venerdì => 11-20 09:00 W
Yoga il lunedì alle 18:30 => 11-23 18:30 W
Mercato ogni sabato mattina alle 9 => 11-21 09:00 W
Sveglia ogni giorno feriale alle 7 => 11-17 07:00 W Mon,Tue,Wed,Thu,Fri
Riunione dal lunedì al venerdì alle 9:30 => 11-17 09:30 W Mon,Tue,Wed,Thu,Fri
Escursione ogni fine settimana alle 8 => 11-21 08:00 W Sun,Sat
Pulizie ogni due settimane => 11-30 09:00 W2
Bilancio ogni due settimane il venerdì alle 15 => 11-20 15:00 W2 Fri
Affitto il 1° di ogni mese => 12-01 09:00 M
Carta di credito ogni mese il 20 => 11-20 09:00 M
Consiglio ogni primo lunedì del mese alle 10 => 12-07 10:00 M firstMonday
Aperitivo l'ultimo venerdì di ogni mese alle 18 => 11-27 18:00 M lastFriday
Filtro ogni 3 mesi => 27-02-16 09:00 M3
Tasse ogni anno il 15 aprile => 27-04-15 09:00 Y
Compleanno di Lia ogni 12 giugno => 27-06-12 09:00 Y
Sciroppo ogni giorno alle 20 per 7 giorni => 11-16 20:00 D x7
Gocce ogni giorno alle 9 fino al 30 novembre => 11-17 09:00 D <2026-11-30
Fisioterapia ogni martedì alle 17, 10 volte => 11-17 17:00 W x10
Backup una volta al mese => 12-16 09:00 M
Chiamare la nonna ogni domenica alle 5 => 11-22 17:00 W
Tutti i lunedì, mercoledì e venerdì alle 6 di mattina => 11-18 06:00 W Mon,Wed,Fri
Cena domani alle 20, 30 minuti prima => 11-17 20:00 -30
Ufficio martedì 17 alle 9 => 11-17 09:00
Corso di yoga giovedì alle 18 => 11-19 18:00
Tisana tutte le sere alle 22 => 11-16 22:00 D
Stipendi ogni 15 del mese => 12-15 09:00 M
Domani ho il dentista alle 15 => 11-17 15:00
Ricordami tra 45 minuti di spegnere il forno => 11-16 19:26
domani alle 15:30 prendere i bimbi => 11-17 15:30
dentista giovedì alle 14 => 11-19 14:00
parrucchiere mercoledì ore 10 => 11-18 10:00
chiamare mamma stasera alle 9 => 11-16 21:00
pagare l’affitto il primo => 12-01 09:00
tra mezz’ora togliere la torta => 11-16 19:11
fra un’ora e mezza stendere => 11-16 20:11
dopodomani alle 16 veterinario => 11-18 16:00
consegnare entro venerdì alle 17 => 11-20 17:00
domani mattina spesa => 11-17 09:00
sabato pomeriggio piscina => 11-21 15:00
pranzo domani a mezzogiorno => 11-17 12:00
tra tre giorni sentire Paolo => 11-19 09:00
Natale dai nonni il 25/12 alle 12:30 => 12-25 12:30
tra due settimane controllo => 11-30 09:00
lunedì prossimo alle 10 => 11-23 10:00
domani alle 5 e mezza palestra => 11-17 17:30
domani alle 9 meno un quarto banca => 11-17 08:45
ogni giorno alle 8 pastiglia => 11-17 08:00 D
tutti i giorni alle 22 gocce => 11-16 22:00 D
ogni martedì alle 18:30 danza => 11-17 18:30 W
ogni venerdì spazzatura => 11-20 09:00 W
un lunedì sì e uno no alle 9 => 11-23 09:00 W2 Mon
tutti i lunedì e giovedì alle 19 => 11-16 19:00 W Mon,Thu
il primo lunedì del mese alle 10 => 12-07 10:00 M firstMonday
l’ultimo venerdì del mese alle 17 => 11-27 17:00 M lastFriday
ogni due settimane il mercoledì alle 14 => 11-18 14:00 W2 Wed
il 5 di ogni mese bolletta => 12-05 09:00 M
nei giorni feriali alle 8:30 => 11-17 08:30 W Mon,Tue,Wed,Thu,Fri
dal lunedì al venerdì alle 7 => 11-17 07:00 W Mon,Tue,Wed,Thu,Fri
ogni tre mesi cambiare filtro => 27-02-16 09:00 M3
ogni anno il 4 luglio => 27-07-04 09:00 Y
ogni mattina alle 7 yoga => 11-17 07:00 D
ogni domenica sera chiamare papà => 11-22 20:00 W
chiamare il padrone di casa domani verso le 11 => 11-17 11:00
restituire i libri entro giovedì => 11-19 09:00
prendere Lena all'aeroporto venerdì alle 22:40 => 11-20 22:40
pagare la bolletta il 28 novembre => 11-28 09:00
stasera alle 22 spostare la macchina => 11-16 22:00
riunione genitori 2 dicembre ore 19 => 12-02 19:00
tra 15 minuti tirare fuori il pane => 11-16 18:56
dopodomani guardare il gatto dei vicini => 11-18 09:00
consegnare il tema mercoledì a mezzogiorno => 11-18 12:00
chiamare l'assicurazione domani mattina => 11-17 09:00
sabato ore 15 festa dei bambini => 11-21 15:00
fra 2 settimane rinnovare il permesso di parcheggio => 11-30 09:00
vaccino il 9 dicembre alle 8:15 => 12-09 08:15
chiedere le chiavi a Jo domani sera => 11-17 20:00
domenica alle 11 brunch con Mia => 11-22 11:00
rinfrescare il lievito ogni giorno alle 8 => 11-17 08:00 D
coro ogni giovedì alle 19:30 => 11-19 19:30 W
carta un mercoledì sì e uno no => 11-18 09:00 W2 Wed
pagare l'affitto il primo di ogni mese => 12-01 09:00 M
misurare la pressione ogni mattina alle 7 => 11-17 07:00 D
corso di nuoto ogni sabato alle 10 => 11-21 10:00 W
annaffiare l'orchidea ogni 10 giorni => 11-26 09:00 D10
chiamare papà ogni domenica sera => 11-22 20:00 W
riunione l'ultimo venerdì del mese alle 15 => 11-27 15:00 M lastFriday
portare fuori i rifiuti ogni lunedì e giovedì alle 7 => 11-19 07:00 W Mon,Thu
cambiare il filtro ogni 6 mesi => 27-05-16 09:00 M6
biglietto per Ruth ogni anno il 4 febbraio => 27-02-04 09:00 Y
foglio ore tutti i venerdì alle 16 => 11-20 16:00 W
inalatore tutte le sere alle 21 => 11-16 21:00 D
stretching dal lunedì al venerdì alle 15 => 11-17 15:00 W Mon,Tue,Wed,Thu,Fri
scrivere alla scuola domani alle 10 => 11-17 10:00
ridare il caricatore a Tom sabato => 11-21 09:00
ritirare la tintoria giovedì alle 18 => 11-19 18:00
chiamare zia Rosa il 3 dicembre => 12-03 09:00
abbassare il riscaldamento stasera alle 23 => 11-16 23:00
controllo caldaia 24 novembre ore 8:30 => 11-24 08:30
tra 40 minuti stendere il bucato => 11-16 19:21
dopodomani pagare il lavavetri => 11-18 09:00
Zoom con gli avvocati giovedì alle 14:30 => 11-19 14:30
spedire il pacco domani pomeriggio => 11-17 15:00
venerdì alle 9 prelievo a digiuno => 11-20 09:00
controllare il visto tra 10 giorni => 11-26 09:00
Ceniamo dai Rossi sabato alle 19 => 11-21 19:00
non dimenticare di chiamare Sam domani alle 9 => 11-17 09:00
Devo prenotare l'albergo mercoledì => 11-18 09:00
portare fuori l'umido ogni venerdì mattina => 11-20 09:00 W
dare da mangiare a Luna ogni giorno alle 18 => 11-17 18:00 D
corso di ballo ogni lunedì alle 20 => 11-16 20:00 W
collirio ogni sera alle 22 => 11-16 22:00 D
pulire il frigo il primo sabato del mese => 12-05 09:00 M firstSaturday
mandare il rapporto ogni mercoledì e venerdì a mezzogiorno => 11-18 12:00 W Wed,Fri
pagare la tata il 28 di ogni mese => 11-28 09:00 M
provare il rilevatore ogni 3 mesi => 27-02-16 09:00 M3
chiamare i gemelli ogni anno il 9 maggio => 27-05-09 09:00 Y
parrucchiere ogni 6 settimane => 12-28 09:00 W6
chitarra un giovedì sì e uno no alle 17 => 11-19 17:00 W2 Thu
diario ogni sera alle 21:30 => 11-16 21:30 D
spinning tutti i martedì alle 6:15 => 11-17 06:15 W
backup del portatile ogni domenica alle 20 => 11-22 20:00 W
riunione dal lunedì al venerdì alle 10 => 11-17 10:00 W Mon,Tue,Wed,Thu,Fri
comprare i francobolli domani alle 12:30 => 11-17 12:30
disdire la palestra il 30 novembre => 11-30 09:00
l'idraulico viene giovedì alle 8 => 11-19 08:00
Il mio appuntamento con il dottor Lee è venerdì alle 15 => 11-20 15:00
chiamare Ben tra 2 ore => 11-16 20:41
fare gli auguri a Clara sabato => 11-21 09:00
far lavare la macchina venerdì => 11-20 09:00
riportare il trapano prestato mercoledì => 11-18 09:00
vitamine ogni giorno alle 8 => 11-17 08:00 D
bucato ogni domenica alle 10 => 11-22 10:00 W
pagare l'affitto ogni mese il 3 => 12-03 09:00 M
corso di spagnolo ogni martedì e giovedì alle 19 => 11-17 19:00 W Tue,Thu
yoga il martedì e il giovedì alle 18 => 11-17 18:00 W Tue,Thu
lavatrice tutti i sabati mattina => 11-21 09:00 W
innaffiare il ficus ogni 10 giorni => 11-26 09:00 D10
assemblea la prima domenica di ogni mese alle 18 => 12-06 18:00 M firstSunday
Calcio bambini ogni sabato alle 10 => 11-21 10:00 W
Serata giochi sabato alle 19 => 11-21 19:00
domani ore 15 dentista => 11-17 15:00
chiamare nonna stasera alle 20.30 => 11-16 20:30
dopodomani mattina alle 8 prelievo => 11-18 08:00
dopo domani alle 14 parrucchiere => 11-18 14:00
gio 10:15 revisione auto => 11-19 10:15
venerdi a mezzogiorno ritirare il pacco => 11-20 12:00
tra mezz'ora stendere i panni => 11-16 19:11
fra un'ora e mezza spegnere il forno => 11-16 20:11
tra 20 min scolare la pasta => 11-16 19:01
alle otto meno un quarto chiamare papà => 11-16 19:45
domani alle tre e un quarto prendere Lea a scuola => 11-17 15:15
sabato ore 20 concerto => 11-21 20:00
il 24 dicembre alle 16 spesa di Natale => 12-24 16:00
il 24/11 restituire i libri => 11-24 09:00
entro mercoledì alle 18 mandare la pratica => 11-18 18:00
tra una settimana richiamare il meccanico => 11-23 09:00
fra quattordici giorni cambiare le gomme => 11-30 09:00
fra tre settimane richiamo vaccino => 12-07 09:00
domani sera buttare la spazzatura => 11-17 20:00
domani pomeriggio ripassare matematica con Ugo => 11-17 15:00
riunione genitori giovedì 19 alle 18.30 => 11-19 18:30
ricordami domani alle 8 le pastiglie => 11-17 08:00
il 3 del mese prossimo pagare l'affitto => 12-03 09:00
alle 20 in punto da Sabina => 11-16 20:00
questo sabato sistemare la cantina => 11-21 09:00
lunedì 30 novembre alle 9 colloquio => 11-30 09:00
devo chiamare l'INPS lunedì alle 11 => 11-23 11:00
compleanno di Tommaso il 5 dicembre dalle 15 => 12-05 15:00
ven 20/11 ore 17 aperitivo di saluto => 11-20 17:00
a mezzanotte caricare il video => 11-17 00:00
ogni mattina alle 6 prendere la pastiglia => 11-17 06:00 D
tutti i giorni alle 21 collirio => 11-16 21:00 D
ogni giorno a mezzogiorno misurare la pressione => 11-17 12:00 D
tutte le sere alle 22 abbassare il riscaldamento => 11-16 22:00 D
ogni martedì alle 18 coro => 11-17 18:00 W
il martedì e il giovedì alle 17:30 allenamento => 11-17 17:30 W Tue,Thu
il lunedì alle 8 innaffiare le piante => 11-23 08:00 W
dal lunedì al venerdì alle 7 portare fuori il cane => 11-17 07:00 W Mon,Tue,Wed,Thu,Fri
nei giorni feriali alle 8.30 riunione di team => 11-17 08:30 W Mon,Tue,Wed,Thu,Fri
ogni due settimane di mercoledì portare fuori la plastica => 11-18 09:00 W2 Wed
ogni due settimane il venerdì alle 16 pulizie => 11-20 16:00 W2 Fri
un sabato sì e uno no alle 10 dalla nonna => 11-21 10:00 W2 Sat
a settimane alterne il lunedì carta => 11-23 09:00 W2 Mon
ogni tre giorni annaffiare le orchidee => 11-17 09:00 D3
ogni 3 mesi cambiare il filtro => 27-02-16 09:00 M3
ogni sei mesi dentista => 27-05-16 09:00 M6
il primo di ogni mese pagare l'affitto => 12-01 09:00 M
ogni 15 del mese leggere il contatore => 12-15 09:00 M
l'ultimo venerdì del mese alle 19 aperitivo => 11-27 19:00 M lastFriday
ogni primo martedì del mese alle 20 gruppo di lettura => 12-01 20:00 M firstTuesday
ogni terzo giovedì del mese alle 18 riunione dell'associazione => 11-19 18:00 M thirdThursday
ogni anno il 12 giugno anniversario di matrimonio => 27-06-12 09:00 Y
tutti gli anni il 4 febbraio controllare l'assicurazione => 27-02-04 09:00 Y
antibiotico tutti i giorni a mezzogiorno per una settimana => 11-17 12:00 D x7
ogni sabato mattina mercato => 11-21 09:00 W
ogni domenica sera alle 19 chiamare mamma => 11-22 19:00 W
ogni sab e dom alle 9 correre => 11-21 09:00 W Sun,Sat
ogni lunedì alle 10 fino al 14 dicembre fisioterapia => 11-23 10:00 W <2026-12-14
ogni settimana il venerdì alle 15 segnare le ore => 11-20 15:00 W
una volta al mese il 28 backup del pc => 11-28 09:00 M
giovedì verso le 18 innaffiare le felci => 11-19 18:00
domani 18:45 prendere Sam a judo => 11-17 18:45
fra tre quarti d'ora togliere le lasagne => 11-16 19:26
domani alle due e un quarto scuola => 11-17 14:15
lunedì 23 alle 10:15 visita => 11-23 10:15
fra dieci giorni rinnovare il permesso => 11-26 09:00
festa il 5 dicembre alle 19 => 12-05 19:00
15 gennaio 2027 ore 14 affitto => 27-01-15 14:00
tra 2 ore spegnere il forno => 11-16 20:41
spedire il pacco entro mercoledì => 11-18 09:00
compiti per giovedì => 11-19 09:00
sabato mattina alle 8 andare al mercato => 11-21 08:00
tutte le sere alle 22 pillola => 11-16 22:00 D
ogni sabato alle 11 sistemare il capanno => 11-21 11:00 W
ogni mattina alle sei e mezza dare da mangiare alle galline => 11-17 06:30 D
ogni lun, mer e ven alle 7 palestra => 11-18 07:00 W Mon,Wed,Fri
un venerdì sì e uno no alle 15 pagare la colf => 11-20 15:00 W2 Fri
l'ultima domenica di ogni mese decalcificare il bollitore => 11-29 09:00 M lastSunday
ogni due settimane il giovedì portare fuori la carta => 11-19 09:00 W2 Thu
il primo sabato del mese alle 10 provare l'allarme => 12-05 10:00 M firstSaturday
ogni sera alle 20 chiamare nonna fino al primo dicembre => 11-16 20:00 D <2026-12-01
il 20 di ogni mese pagare la carta => 11-20 09:00 M
ogni anno il 2 aprile mandare fiori ad Ana => 27-04-02 09:00 Y
collirio ogni giorno alle 20 per 10 giorni => 11-16 20:00 D x10
ogni domenica alle 18 fare la lista della spesa => 11-22 18:00 W
ogni 6 settimane parrucchiere => 12-28 09:00 W6
ogni settimana il mercoledì alle 14 fisioterapia => 11-18 14:00 W
dal lunedì al giovedì alle 8.30 asilo => 11-17 08:30 W Mon,Tue,Wed,Thu
prendere i bambini domani alle 15.15 => 11-17 15:15
fototessere venerdì, ore 11.30 => 11-20 11:30
chiedere a Lena della tenda giovedì => 11-19 09:00
domani alle sei veterinario con Bruno => 11-17 18:00
fra 25 min guardare la torta => 11-16 19:06
il 2/12 alle 8 prelievo a digiuno => 12-02 08:00
mer 25/11 ore 13 pranzo con Yusuf => 11-25 13:00
stasera alle nove scongelare la carne => 11-16 21:00
il lunedì alle 18 portare fuori i bidoni => 11-23 18:00 W
ogni mercoledì alle 17:30 chitarra => 11-18 17:30 W
un lunedì sì e uno no portare i pannolini => 11-23 09:00 W2 Mon
vitamina D ogni giorno alle 8 fino al 31 gennaio => 11-17 08:00 D <2027-01-31
ogni 5 giorni pulire l'acquario => 11-17 09:00 D5
il 12 di ogni mese pagare Spotify => 12-12 09:00 M
ogni anno il primo giugno rinnovare il canone => 27-06-01 09:00 Y
non dimenticare il pane domattina => 11-17 09:00
vaccino il 3 dic. alle 9:40 => 12-03 09:40
mercoledì chiedere le chiavi a Priya => 11-18 09:00
fra un'ora spegnere l'irrigatore => 11-16 19:41
finire le tasse entro venerdì 27 => 11-27 09:00
dopodomani alle nove meno venti osteopata => 11-18 08:40
venerdì sera bere qualcosa con Bo => 11-20 20:00
gio. 26/11, ore 18:30 assemblea => 11-26 18:30
ogni giovedì alle 17.45 danza => 11-19 17:45 W
ogni mattina alle 6 portare fuori Rex => 11-17 06:00 D
ogni fine settimana pulire il pollaio => 11-21 09:00 W Sun,Sat
il secondo mercoledì di ogni mese alle 19 consiglio => 12-09 19:00 M secondWednesday
ogni quattro settimane di martedì alle 11 massaggio => 11-17 11:00 W4 Tue
la domenica alle 20 preparare i pranzi => 11-22 20:00 W
nei giorni feriali alle 7:50 scuola => 11-17 07:50 W Mon,Tue,Wed,Thu,Fri
domani verso mezzogiorno e mezza chiamare Paolo => 11-17 12:30
scongelare il pollo stasera => 11-16 20:00
operazione del nonno il 9 dicembre alle 7:30 => 12-09 07:30
mercoledì sera chiamare zio Ted => 11-18 20:00
sabato alle nove e mezza scarpe da calcio => 11-21 09:30
domani a mezzogiorno consegnare le chiavi => 11-17 12:00
domattina alle otto meno cinque autobus => 11-17 07:55
il 30 di ogni mese mandare la fattura => 11-30 09:00 M
una settimana sì e una no il lunedì alle 17 terapia => 11-23 17:00 W2 Mon
ogni mercoledì e sabato alle 16 annaffiare i pomodori => 11-18 16:00 W Wed,Sat
ogni tre giorni annaffiare il limone => 11-17 09:00 D3
ricordarsi di chiamare Lisa domani alle 10 => 11-17 10:00
sab 10:30 cambio gomme => 11-21 10:30
questa domenica 12:30 pranzo con mamma => 11-22 12:30
domani 8:01 chiamare lo studio => 11-17 08:01
3 gennaio ore 10 si torna al lavoro => 27-01-03 10:00
fra 6 settimane togliere i punti => 12-28 09:00
stasera alle dieci turno di notte => 11-16 22:00
ogni tre mesi vermifugo a Bella => 27-02-16 09:00 M3
il sabato alle 9 piscina => 11-21 09:00 W
giovedì alle due in banca => 11-19 14:00
mercoledì della prossima settimana alle 15 ortodontista => 11-25 15:00
visita ven 20 nov 17:45 => 11-20 17:45
comprare il latte domani => 11-17 09:00
martedì 24 alle 15 telefonata con Ines => 11-24 15:00
venerdì alle 5 di mattina portare Jay in aeroporto => 11-20 05:00
ogni giorno feriale alle nove meno un quarto asilo => 11-17 08:45 W Mon,Tue,Wed,Thu,Fri
domenica 29 alle 15 battesimo => 11-29 15:00
25 nov ore 8 tecnico caldaia => 11-25 08:00
disdire entro il 31 gennaio 2027 => 27-01-31 09:00
tra un'ora chiamare il corriere => 11-16 19:41
ogni due giorni annaffiare => 11-17 09:00 D2
ogni lunedì e ogni giovedì alle 8 yoga => 11-19 08:00 W Mon,Thu
visita dal dentista domani alle 15:30 => 11-17 15:30
chiamare la nonna domenica a mezzogiorno => 11-22 12:00
pagare l'affitto il 1° dicembre => 12-01 09:00
consegnare la relazione entro venerdì alle 17 => 11-20 17:00
cena da Paolo sabato sera => 11-21 20:00
dopodomani mattina analisi del sangue => 11-18 09:00
colloquio con i professori giovedì 19 novembre alle 18 => 11-19 18:00
treno domani alle sette e un quarto => 11-17 07:15
parrucchiere mercoledi alle tre meno un quarto => 11-18 14:45
togliere la torta fra 25 minuti => 11-16 19:06
richiamare il meccanico tra un'ora => 11-16 19:41
DENTISTA VENERDI ORE 10 => 11-20 10:00
stasera alle 21 partita => 11-16 21:00
compleanno di Lea il 5 dicembre alle 15 => 12-05 15:00
revisione auto 24/11 ore 9.30 => 11-24 09:30
consegna lunedì prossimo alle 11 => 11-23 11:00
call con Marco martedì dalle 14 alle 15 => 11-17 14:00
tra una settimana chiamare l'assicurazione => 11-23 09:00
volo Roma-Palermo il 3 gennaio 2027 alle 7:50 => 27-01-03 07:50
domani pomeriggio spesa => 11-17 15:00
domani sera spegnere il riscaldamento => 11-17 20:00
a mezzanotte controllare i biglietti => 11-17 00:00
a fine mese mandare le fatture => 11-30 09:00
fra due mesi rinnovare il passaporto => 27-01-16 09:00
fra tre quarti d'ora spegnere il forno => 11-16 19:26
ricordati il pane stasera => 11-16 20:00
devo chiamare la banca domani alle 9 => 11-17 09:00
sabato 21 alle 20.30 concerto => 11-21 20:30
domattina presto buttare il vetro => 11-17 09:00
stanotte alle 23 spostare la macchina => 11-16 23:00
un martedì sì e uno no alle 18 raccolta differenziata => 11-17 18:00 W2 Tue
ogni due martedì alle 18 coro => 11-17 18:00 W2 Tue
tutti i lunedì alle 20 pallavolo => 11-16 20:00 W
ogni mattina alle 8 pastiglia => 11-17 08:00 D
ogni giorno a mezzogiorno portare fuori il cane => 11-17 12:00 D
il primo lunedì del mese alle 19 riunione di condominio => 12-07 19:00 M firstMonday
l'ultimo venerdì di ogni mese alle 16 aperitivo => 11-27 16:00 M lastFriday
ogni due giorni annaffiare i pomodori alle 9 => 11-17 09:00 D2
a giorni alterni iniezione alle 9 => 11-17 09:00 D2
ogni due settimane il giovedì alle 17 logopedista => 11-19 17:00 W2 Thu
il 5 di ogni mese pagare la tata => 12-05 09:00 M
ogni mese il 20 leggere il contatore => 11-20 09:00 M
ogni anno il 14 febbraio fiori per Anna => 27-02-14 09:00 Y
tutti gli anni il 2 maggio anniversario => 27-05-02 09:00 Y
dal lunedì al venerdì alle 7:30 sveglia dei bambini => 11-17 07:30 W Mon,Tue,Wed,Thu,Fri
ogni martedì e giovedì alle 18:15 piscina => 11-17 18:15 W Tue,Thu
i mercoledì alle 14 judo => 11-18 14:00 W
il sabato alle 10 mercato => 11-21 10:00 W
tutte le sere alle 22 gocce => 11-16 22:00 D
una volta al mese pulire il filtro => 12-16 09:00 M
ogni tre mesi cambiare lo spazzolino => 27-02-16 09:00 M3
ogni sei settimane parrucchiere => 12-28 09:00 W6
nei giorni feriali alle 9:15 riunione => 11-17 09:15 W Mon,Tue,Wed,Thu,Fri
antibiotico ogni giorno alle 8 per 7 giorni => 11-17 08:00 D x7
fisioterapia tutti i mercoledì alle 15 fino al 16 dicembre => 11-18 15:00 W <2026-12-16
yoga ogni lunedì alle 12:30 => 11-23 12:30 W
ogni giovedì sera prove del coro => 11-19 20:00 W
il secondo sabato del mese alle 14 giochi da tavolo => 12-12 14:00 M secondSaturday
quotidianamente alle 21 vitamine => 11-16 21:00 D
ogni fine settimana alle 10 corsa => 11-21 10:00 W Sun,Sat
comprare il latte domani sera tornando a casa => 11-17 20:00
visita in ospedale giovedì 10:45 => 11-19 10:45
parrucchiere il 2 alle 15 => 12-02 15:00
pranzo con Omar martedì all'una => 11-17 13:00
risposta a Kim domani a mezzogiorno => 11-17 12:00
chiamare l'idraulico domani mattina => 11-17 09:00
gomme da neve sabato mattina => 11-21 09:00
questo venerdì ore 19:45 cinema => 11-20 19:45
assemblea di condominio 30 novembre ore 18 => 11-30 18:00
otto meno un quarto stasera: skype con Lou => 11-16 19:45
scongelare il tacchino il 24/11 => 11-24 09:00
martedì della prossima settimana alle 11 budget => 11-24 11:00
prenotare i voli tra due giorni => 11-18 09:00
lo spettacolo comincia stasera alle 20:30 => 11-16 20:30
tirare fuori la torta tra un'ora e venti => 11-16 20:01
dopodomani sera chiamare Mia => 11-18 20:00
Emma arriva domenica 22 novembre alle 18:10 => 11-22 18:10
oculista ven 20/11 alle 8:15 => 11-20 08:15
passo a prenderti alle 19 => 11-16 19:00
calcio tutti i lunedì e mercoledì alle 17:30 => 11-18 17:30 W Mon,Wed
affitto il primo di ogni mese => 12-01 09:00 M
il secondo venerdì di ogni mese portare la merenda => 12-11 09:00 M secondFriday
cambiare le lenzuola una domenica sì e una no alle 10 => 11-22 10:00 W2 Sun
spese condominiali ogni trimestre => 27-02-16 09:00 M3
lettiera del gatto ogni tre giorni => 11-17 09:00 D3
il martedì dalle 18 alle 19 ceramica => 11-17 18:00 W
anniversario ogni 9 settembre => 27-09-09 09:00 Y
il 10 di ogni mese a mezzogiorno mandare le ore => 12-10 12:00 M
prove di danza ogni sabato, ore 14 => 11-21 14:00 W
ogni ultimo venerdì del mese alle 17 aperitivo => 11-27 17:00 M lastFriday
dentista ogni sei mesi => 27-05-16 09:00 M6
innaffiare il cactus una volta ogni due settimane => 11-30 09:00 W2
spazzatura tutti i lunedì alle 8 => 11-23 08:00 W
correre ogni mattina alle 6:45 => 11-17 06:45 D
OGNI MERCOLEDI ORE 13:30 SOLFEGGIO => 11-18 13:30 W
tutti i venerdì sera alle 20 serata giochi => 11-20 20:00 W
ogni settimana il mercoledì alle 19:15 coro => 11-18 19:15 W
portare fuori il cane tutte le mattine => 11-17 09:00 D
yoga domani 7:30 => 11-17 07:30
chiamata col commercialista, giovedì, 9:15 => 11-19 09:15
gara di nuoto domenica 29 alle 10 => 11-29 10:00
avvisare Nina per i biglietti stasera => 11-16 20:00
mettere l'arrosto in forno alle 19:30 => 11-16 19:30
ore 22 antibiotico => 11-16 22:00
donazione sangue, 3 dicembre, ore 14:40 => 12-03 14:40
rinnovare il dominio entro il 30 novembre => 11-30 09:00
matrimonio 5 giugno 2027 alle 13 => 27-06-05 13:00
portare i bambini a scuola domani alle 8:20 => 11-17 08:20
richiamare tra un'ora e mezza => 11-16 20:11
medico venerdì 20 novembre ore 15.15 => 11-20 15:15
alla fine del mese pagare la tassa => 11-30 09:00
ci vediamo con Carla in stazione domani alle 19 => 11-17 19:00
Domani ore 17: consegna chiavi => 11-17 17:00
mercoledì alle 20 richiamare Gio => 11-18 20:00
domenica pranzo da mamma, ore 13 => 11-22 13:00
l'elettricista viene martedì alle 10 => 11-17 10:00
bucato fra 45 min => 11-16 19:26
giovedì pomeriggio alle tre caffè dalla nonna => 11-19 15:00
prendere l'autobus alle otto e dieci stasera => 11-16 20:10
mercoledì a mezzogiorno ristorante con Zoe => 11-18 12:00
fra 3 ore stendere il bucato => 11-16 21:41
domani verso le 18 passare in lavanderia => 11-17 18:00
tutti i sabati alle 9 corsa => 11-21 09:00 W
ogni lunedì mattina alle 8:45 riunione => 11-23 08:45 W
ogni sera alle nove e un quarto insulina => 11-16 21:15 D
nei giorni feriali alle 18 dar da mangiare al gatto => 11-17 18:00 W Mon,Tue,Wed,Thu,Fri
il terzo mercoledì del mese alle 19 club del libro => 11-18 19:00 M thirdWednesday
affitto ogni mese il 3 => 12-03 09:00 M
ogni quattro mesi controllo caldaia => 27-03-16 09:00 M4
ogni anno il 20 novembre chiamare Ruth => 11-20 09:00 Y
vitamina D ogni martedì, giovedì e sabato alle 9 => 11-17 09:00 W Tue,Thu,Sat
annaffiare le rose ogni due giorni alle 19 => 11-16 19:00 D2
bucato ogni domenica sera => 11-22 20:00 W
una volta alla settimana il venerdì pulire l'acquario => 11-20 09:00 W
pianoforte tutti i mercoledì dalle 16 alle 17 => 11-18 16:00 W
stretching ogni giorno alle 15 fino a venerdì => 11-17 15:00 D <2026-11-20
cambiare il filtro ogni 90 giorni => 27-02-14 09:00 D90
l'ultima domenica di ogni mese andare dalla nonna => 11-29 09:00 M lastSunday
mensilmente il 28 fatturare => 11-28 09:00 M
un sabato sì e uno no alle 10 pulizie => 11-21 10:00 W2 Sat
il martedì alle quattro e un quarto flauto => 11-17 16:15 W
domani alle otto e trenta => 11-17 08:30
domani alle nove meno dieci => 11-17 08:50
domani alle sette e mezza => 11-17 07:30
domani alle diciassette e trenta => 11-17 17:30
venerdì dalle 16 alle 17:30 nuoto => 11-20 16:00
domani dalle 14 alle 16 laboratorio => 11-17 14:00
fra due ore e mezza => 11-16 21:11
lunedì 16 novembre alle 21 => 11-16 21:00
tra un mese disdire => 12-16 09:00
tra un'ora e un quarto => 11-16 19:56
domani all'una e mezza => 11-17 13:30
domani a mezzogiorno e mezzo => 11-17 12:30
ordinare i fiori per mamma, sabato ore 10 => 11-21 10:00
mettere il bucato in asciugatrice fra 50 minuti => 11-16 19:31
chiedere le ferie giovedì pomeriggio => 11-19 15:00
prendere il treno delle 19:15 domani => 11-17 19:15
festa di Marta il 6 dicembre alle 15 => 12-06 15:00
pagare il giardiniere questo venerdì => 11-20 09:00
skype coi nonni domenica alle undici e mezza => 11-22 11:30
ritirare il furgone il 27 alle 8 => 11-27 08:00
alle 23:30 spegnere l'irrigatore => 11-16 23:30
dobbiamo partire domani alle 7:15 => 11-17 07:15
disdire la palestra entro il 25 => 11-25 09:00
prenotare un tavolo per quattro per venerdì alle 20 => 11-20 20:00
gatto dal veterinario mercoledì alle dieci => 11-18 10:00
prelevare contanti domani mattina => 11-17 09:00
spedire il biglietto a Lily il 1 dicembre => 12-01 09:00
portare fuori il cane ogni giorno alle 18:30 => 11-17 18:30 D
il giovedì alle 17:15 ortodontista => 11-19 17:15 W
pulire la macchina del caffè ogni domenica => 11-22 09:00 W
il primo martedì di ogni mese alle 18 consiglio comunale => 12-01 18:00 M firstTuesday
ogni 5 settimane di lunedì alle 9 parrucchiere => 11-23 09:00 W5 Mon
ogni anno il 2 gennaio rinnovare la tessera => 27-01-02 09:00 Y
ogni giorno lavorativo alle 17 segnare le ore => 11-17 17:00 W Mon,Tue,Wed,Thu,Fri
il primo di ogni mese alle 20 fare il backup => 12-01 20:00 M
chitarra tutti i martedì alle 19:30 per 8 settimane => 11-17 19:30 W x8
pastiglie tutte le sere alle 22:30 => 11-16 22:30 D
annaffiare ogni 4 giorni => 11-17 09:00 D4
domenica 13 suocero a pranzo alle 13 => 12-13 13:00
chiudere la porta alle 22:30 => 11-16 22:30
daily lun-ven 9:45 => 11-17 09:45 W Mon,Tue,Wed,Thu,Fri
cena san valentino 14 feb 19:30 => 27-02-14 19:30
Portare la macchina dal meccanico domani alle 8:15 => 11-17 08:15
restituire l'auto a noleggio sabato entro le 11 => 11-21 11:00
scrivere a Gemma per il passaggio stasera => 11-16 20:00
ven 20 nov ore 19:45 quiz al pub => 11-20 19:45
sollecitare la caparra tra una settimana => 11-23 09:00
scolare la pasta tra 9 minuti => 11-16 18:50
Tirare fuori il pollo domani mattina => 11-17 09:00
risonanza il 4 dicembre alle 14:20 => 12-04 14:20
prendere Noè a calcio mercoledì alle cinque e un quarto => 11-18 17:15
vaccino influenza giovedì 11.40 => 11-19 11:40
domenica sera caricare la macchina fotografica => 11-22 20:00
consegnare il 730 entro il 31 gennaio => 27-01-31 09:00
i miei a cena sabato alle 18:30 => 11-21 18:30
ordinare il tacchino entro il 10 dicembre => 12-10 09:00
controllare l'arrosto fra un'ora => 11-16 19:41
domani pomeriggio chiedere gli esami al dottor Bassi => 11-17 15:00
call con Oslo mer ore 9 => 11-18 09:00
parrucchiere sab 28/11 9:30 => 11-28 09:30
chiamare il comune domani alle 9 => 11-17 09:00
Frecciarossa 12 dicembre ore 6:31 => 12-12 06:31
torta per giovedì mattina => 11-19 09:00
incartare i regali questo weekend => 11-21 09:00
dopodomani richiamare la signora Okafor => 11-18 09:00
tra 14 giorni seconda pastiglia a Rufus => 11-30 09:00
visita alla casa lunedì prossimo alle 14 => 11-23 14:00
il film comincia alle 20:40 => 11-16 20:40
bollo da pagare il 30 => 11-30 09:00
comprare le pile oggi alle 19:30 => 11-16 19:30
cena con Gianni domani alle otto di sera => 11-17 20:00
martedì a mezzogiorno ritirare il pacco => 11-17 12:00
fuori la carta ogni giovedì sera => 11-19 20:00 W
pulizia dei denti ogni 6 mesi => 27-05-16 09:00 M6
da lunedì a giovedì alle 9:45 daily => 11-17 09:45 W Mon,Tue,Wed,Thu
insulina tutti i giorni alle 7:30 => 11-17 07:30 D
pagare Maria ogni venerdì a mezzogiorno => 11-20 12:00 W
babysitter un sabato sì e uno no dalle 18 => 11-21 18:00 W2 Sat
dare da mangiare alla tartaruga ogni 2 giorni => 11-17 09:00 D2
IVA il 7 di ogni mese => 12-07 09:00 M
fiori alla nonna ogni anno il 14 marzo => 27-03-14 09:00 Y
calcetto il mercoledì alle 18 => 11-18 18:00 W
corsa ogni sabato alle 9 => 11-21 09:00 W
girare il materasso ogni tre mesi => 27-02-16 09:00 M3
tagliare le unghie al cane ogni 6 settimane => 12-28 09:00 W6
tutte le domeniche alle 18 pianificare la settimana => 11-22 18:00 W
gruppo di lettura il primo mercoledì del mese alle 19:30 => 12-02 19:30 M firstWednesday
antibiotico ogni giorno alle 21 per 5 giorni => 11-16 21:00 D x5
chitarra ogni martedì alle 16:30 fino al 15 dicembre => 11-17 16:30 W <2026-12-15
ogni lunedì, martedì e giovedì alle 7 nuoto => 11-17 07:00 W Mon,Tue,Thu
leggere il contatore ogni mese il 20 => 11-20 09:00 M
nei feriali alle 6:30 fuori con Biscotto => 11-17 06:30 W Mon,Tue,Wed,Thu,Fri
ogni notte alle 23 chiudere il cancello => 11-16 23:00 D
consiglio il secondo lunedì di ogni mese alle 19 => 12-14 19:00 M secondMonday
pulire il filtro ogni due settimane di domenica => 11-22 09:00 W2 Sun
retro ogni due venerdì alle 15:30 => 11-20 15:30 W2 Fri
ogni sera alle 18 pastiglia a Milo => 11-17 18:00 D
martedì e venerdì alle 17 piano di Ella ogni settimana => 11-17 17:00 W Tue,Fri
gomme il primo di ogni mese => 12-01 09:00 M
note spese l'ultimo giovedì del mese => 11-26 09:00 M lastThursday
ricetta ogni 28 giorni => 12-14 09:00 D28
tutte le mattine alle sei e un quarto correre => 11-17 06:15 D
cambiare la lampadina stasera verso le 20 => 11-16 20:00
Ristorante: sabato 5 dicembre alle 20:15, siamo in quattro => 12-05 20:15
sollecitare il rimborso tra 10 giorni => 11-26 09:00
comprare gli stivali a Leo, al più tardi giovedì => 11-19 09:00
revisione mar 1/12 ore 8 => 12-01 08:00
mettere 20 euro nel biglietto di Amy entro domani => 11-17 09:00
Cena da Tommaso e Katia venerdì 27 alle 19 => 11-27 19:00
prendere le chiavi di riserva mercoledì alle 12:30 => 11-18 12:30
domani dalle 9 alle 12 manca l'acqua => 11-17 09:00
donare il sangue lunedì 30 novembre alle 17:20 => 11-30 17:20
spegnere il brodo tra un'ora e mezza => 11-16 20:11
ogni mattina alle 7 pastiglia per la tiroide => 11-17 07:00 D
rugby martedì e giovedì dalle 18 alle 19 ogni settimana => 11-17 18:00 W Tue,Thu
pulire la gabbia tutte le domeniche => 11-22 09:00 W
bidone verde un venerdì sera sì e uno no => 11-20 20:00 W2 Fri
pagare il maestro di piano il 28 di ogni mese => 11-28 09:00 M
cambiare le testine ogni tre mesi => 27-02-16 09:00 M3
bridge da Gianna ogni mercoledì alle 14 => 11-18 14:00 W
psicologa ogni lunedì alle 17:15 fino al 14 dicembre => 11-23 17:15 W <2026-12-14
condominio il secondo giovedì del mese alle 20 => 12-10 20:00 M secondThursday
dentista gio 14:15 => 11-19 14:15
chiamare mamma domani mattina alle 9 => 11-17 09:00
fisio mer 10.30 => 11-18 10:30
dopodomani ore 16 revisione auto => 11-18 16:00
ritirare pacco entro ven alle 18 => 11-20 18:00
sfornare torta tra 35 min => 11-16 19:16
panni tra mezzora => 11-16 19:11
sab ore 20 pizza con Lea => 11-21 20:00
25/11 8:40 prelievo => 11-25 08:40
vaccino il 2 dic alle 9.15 => 12-02 09:15
dom alle 11 brunch => 11-22 11:00
buttare spazzatura stasera => 11-16 20:00
colloqui scuola mercoledi 18 nov ore 17:20 => 11-18 17:20
bonifico affitto il primo => 12-01 09:00
giovedi pomeriggio regalo nonno => 11-19 15:00
alle 20:45 partita => 11-16 20:45
lettura contatore il 27 => 11-27 09:00
ricordati di sentire Luca alle 21 => 11-16 21:00
officina mar 24/11 7:30 => 11-24 07:30
disdire palestra tra 2 settimane => 11-30 09:00
calcetto ogni mar 18:30 => 11-17 18:30 W
tutti i lunedi e giovedi alle 19 palestra => 11-16 19:00 W Mon,Thu
ogni merc ore 15 pianoforte Mia => 11-18 15:00 W
pressione tt i giorni alle 8 => 11-17 08:00 D
ogni sera alle 22 caricare tel => 11-16 22:00 D
carta un giovedì sì e uno no => 11-19 09:00 W2 Thu
pagare luce il 15 di ogni mese => 12-15 09:00 M
tutti i venerdi alle 16 report => 11-20 16:00 W
ogni domenica ore 11 chiamare nonna => 11-22 11:00 W
lun-ven 6:45 sveglia => 11-17 06:45 W Mon,Tue,Wed,Thu,Fri
ultima domenica del mese ore 15 merenda da zia => 11-29 15:00 M lastSunday
pulizia denti ogni 6 mesi => 27-05-16 09:00 M6
tagliare erba ogni due sabati => 11-21 09:00 W2 Sat
antibiotico ogni giorno alle 9 per 5 giorni => 11-17 09:00 D x5
ogni anno il 6 dicembre san nicola => 12-06 09:00 Y
corsetta tutte le domeniche mattina alle 9 => 11-22 09:00 W
annaffiare orchidea ogni 4 giorni => 11-17 09:00 D4
ogni primo martedi del mese ore 19 condominio => 12-01 19:00 M firstTuesday
nei giorni feriali 17:30 cane fuori => 11-17 17:30 W Mon,Tue,Wed,Thu,Fri
martedi e venerdi sera stretching ogni settimana => 11-17 20:00 W Tue,Fri
ottico sab 28 ore 11:20 => 11-28 11:20
muffin per la scuola venerdì mattina => 11-20 09:00
comune 30 nov ore 13.40 => 11-30 13:40
spegnere irrigazione tra un'ora => 11-16 19:41
gatto in pensione dal 12 dicembre => 12-12 09:00
merenda dalla nonna domenica pome alle 15 => 11-22 15:00
dom ore 13 pranzo dai suoceri => 11-22 13:00
consegna chiavi il 30 a mezzogiorno => 11-30 12:00
scongelare salmone domani sera => 11-17 20:00
22:30 chiudere la porta => 11-16 22:30
prenotare voli entro fine mese => 11-30 09:00
dmn ore 10 idraulico => 11-17 10:00
mercoledì 18 novembre dalle 16 studiare => 11-18 16:00
ricordami il primo dicembre il calendario dell'avvento => 12-01 09:00
farmacia stasera alle 19.15 => 11-16 19:15
giovedì alle 14 e 30 pediatra => 11-19 14:30
togliere il pane tra un'ora e mezza => 11-16 20:11
ven 20/11 ore 19 sfilata => 11-20 19:00
indifferenziata un mercoledì sì e uno no => 11-18 09:00 W2 Wed
nuoto lun mer ven 17:30 ogni settimana => 11-18 17:30 W Mon,Wed,Fri
retta asilo ogni ven alle 10 => 11-20 10:00 W
secondo giovedì di ogni mese alle 18 consiglio => 12-10 18:00 M secondThursday
chiamare nonno ogni dom alle 17 => 11-22 17:00 W
pesarsi ogni lunedi alle 7 => 11-23 07:00 W
scrivere una pagina tutte le mattine alle 6:15 => 11-17 06:15 D
lavare pavimenti una volta a settimana il sabato => 11-21 09:00 W
ogni anno il 23 settembre bollo auto => 27-09-23 09:00 Y
podologo ogni 4 settimane il giovedi alle 14 => 11-19 14:00 W4 Thu
gomme il 2 di ogni mese => 12-02 09:00 M
abbonamento bus ultimo venerdi del mese => 11-27 09:00 M lastFriday
salsa mar e gio alle 20 ogni settimana => 11-17 20:00 W Tue,Thu
collirio ogni sera alle 21:30 fino al 30 novembre => 11-16 21:30 D <2026-11-30
parrucchiere ogni 10 settimane => 27-01-25 09:00 W10
stirare la domenica alle 18 => 11-22 18:00 W
riunione quotidiana alle 9:15 => 11-17 09:15 D
prove coro tutti i mar 19:30 => 11-17 19:30 W
vitamina d un giorno sì e uno no => 11-17 09:00 D2
borsa palestra Leo gio ore 8 => 11-19 08:00
skype nonna dom 17:30 => 11-22 17:30
inviare cv entro domenica sera => 11-22 20:00
comprare francobolli domani => 11-17 09:00
revisione scade il 4 dic => 12-04 09:00
chiamare scuola domani 8:35 => 11-17 08:35
stasera alle 9 passare da nonno => 11-16 21:00
tirare fuori il pollo tra 2 ore => 11-16 20:41
svegliami domani alle 5:45 => 11-17 05:45
prelevare contanti sab mattina => 11-21 09:00
compleanno Kat ven 27 dalle 20 => 11-27 20:00
parrucchiere mar 1 dic 16:15 => 12-01 16:15
lunedi prossimo ore 10 anagrafe => 11-23 10:00
lavare denti al cane ogni sera alle 20 => 11-16 20:00 D
spazzatura ogni gio alle 7 => 11-19 07:00 W
decalcificare macchina caffe ogni 2 settimane => 11-30 09:00 W2
pagare giardiniere ultimo ven del mese => 11-27 09:00 M lastFriday
club libro primo mercoledi del mese ore 20 => 12-02 20:00 M firstWednesday
paghetta ogni sabato => 11-21 09:00 W
chiamare proprietario ogni lunedi alle 10 fino al 14 dicembre => 11-23 10:00 W <2026-12-14
tassa il primo di ogni mese => 12-01 09:00 M
pilates mar e gio alle 18 tutte le settimane => 11-17 18:00 W Tue,Thu
tecnico garage gio ore 11 => 11-19 11:00
ridare caricatore a Jo martedì => 11-17 09:00
controllo dentista tra 6 mesi => 27-05-16 09:00
saggio di Mia sab 5 dic ore 15 => 12-05 15:00
ritirare vestito entro venerdì alle 17 => 11-20 17:00
tra mezz'ora richiamare papà => 11-16 19:11
spray ogni sera alle 22 => 11-16 22:00 D
lettiera ogni 3 giorni => 11-17 09:00 D3
pranzo team un venerdì sì e uno no a mezzogiorno => 11-20 12:00 W2 Fri
affitto ogni mese il 28 => 11-28 09:00 M
ogni settimana la domenica chiamare nonna => 11-22 09:00 W
ogni anno il 3 febbraio assicurazione => 27-02-03 09:00 Y
idraulico per perdita gio 9:15 => 11-19 09:15
riunione genitori tom 25 nov 18:40 => 11-25 18:40
vermifugo gatto il 1 dicembre => 12-01 09:00
vetri ogni 6 settimane => 12-28 09:00 W6
pianoforte ogni martedì e venerdì alle 16:30 => 11-17 16:30 W Tue,Fri
dom ore 6:05 check in volo => 11-22 06:05
ritirare analisi gio 19 alle 8.30 => 11-19 08:30
Bolletta luce entro venerdì => 11-20 09:00
domani pomeriggio alle 4 e mezza dentista Giulia => 11-17 16:30
compleanno nonna il 2 dicembre => 12-02 09:00
togliere torta dal forno tra 35 min => 11-16 19:16
treno x Bologna sab 28 nov ore 7:04 => 11-28 07:04
Tachipirina stasera alle 21 dopo cena => 11-16 21:00
dopodomani a mezzogiorno pranzo con Marta => 11-18 12:00
riunione condominio mar 24/11 h 20.30 => 11-24 20:30
portare auto dal meccanico lunedì mattina => 11-23 09:00
saldo imu il 16 dicembre => 12-16 09:00
fra un'ora e mezza prendere Luca a calcio => 11-16 20:11
chiamare assicurazione domani ore quindici => 11-17 15:00
alle venti e quindici stasera videochiamata => 11-16 20:15
disdire palestra a fine mese => 11-30 09:00
Sabato pomeriggio giro da Ikea => 11-21 15:00
mercoledì della settimana prossima alle 9.20 vaccino => 11-25 09:20
tra tre settimane tagliando => 12-07 09:00
l'8 dicembre fare l'albero => 12-08 09:00
iscrizione asilo entro il 31 gennaio => 27-01-31 09:00
domenica alle undici battesimo di Leo => 11-22 11:00
domattina alle 6 e un quarto aeroporto => 11-17 06:15
oggi alle sette e tre quarti lezione online => 11-16 19:45
umido fuori ogni lun, mer e ven alle 21 => 11-16 21:00 W Mon,Wed,Fri
pillola tutte le sere alle 22.30 => 11-16 22:30 D
affitto ogni 5 del mese => 12-05 09:00 M
piscina il martedì e il giovedì alle 17:15 => 11-17 17:15 W Tue,Thu
la domenica alle 11 chiamare zia Pina => 11-22 11:00 W
nei giorni feriali alle 7.15 sveglia bimbi => 11-17 07:15 W Mon,Tue,Wed,Thu,Fri
anniversario ogni anno il 18 luglio => 27-07-18 09:00 Y
antiparassitario cane ogni 3 mesi => 27-02-16 09:00 M3
pulizie grandi ogni 2 settimane => 11-30 09:00 W2
riunione Avis il primo martedì di ogni mese ore 20 => 12-01 20:00 M firstTuesday
antibiotico ogni giorno alle 8 fino a domenica => 11-17 08:00 D <2026-11-22
fisioterapia ogni ven alle 16.40 => 11-20 16:40 W
revisione caldaia una volta all'anno => 27-11-16 09:00 Y
collirio ogni sera alle 9 per 10 giorni => 11-16 21:00 D x10
tutti i sabati e le domeniche alle 8 corsa => 11-21 08:00 W Sun,Sat
foglio ore l'ultimo venerdì del mese => 11-27 09:00 M lastFriday
pagare la colf il 27 di ogni mese => 11-27 09:00 M
dal lunedì al venerdì alle 12:45 passeggiata cane => 11-17 12:45 W Mon,Tue,Wed,Thu,Fri
iniezione ogni sei settimane => 12-28 09:00 W6
innaffiare orchidea una volta a settimana => 11-23 09:00 W
ogni quattro giorni cambio acqua pesci => 11-17 09:00 D4
cambio gomme gio ore 7.30 => 11-19 07:30
colloqui scuola giovedì 26 alle 18.40 => 11-26 18:40
insulina stasera ore 21 => 11-16 21:00
tra 3 giorni sollecitare rimborso => 11-19 09:00
veterinario Milo mercoledì a mezzogiorno => 11-18 12:00
antinfluenzale sab 5 dicembre 9:50 => 12-05 09:50
vendita torte martedì prossima settimana ore 13 => 11-24 13:00
domani alle nove meno dieci bus con la terza B => 11-17 08:50
prendere bimbi fra 40 min => 11-16 19:21
disdire prova gratuita il 24 => 11-24 09:00
tari il 3 di ogni mese => 12-03 09:00 M
judo ogni lunedì, mercoledì e venerdì alle 19:30 => 11-16 19:30 W Mon,Wed,Fri
tomba del nonno, ogni 1 novembre => 27-11-01 09:00 Y
togliere lenti ogni sera alle 23 => 11-16 23:00 D
concime rose ogni sei settimane => 12-28 09:00 W6
bombola gas un sabato sì e uno no => 11-21 09:00 W2 Sat
coro il giovedì alle 19.45 fino al 17 dicembre => 11-19 19:45 W <2026-12-17
mercatino la prima domenica del mese alle 8 => 12-06 08:00 M firstSunday
provare salvavita una volta al mese => 12-16 09:00 M
ritirare la ricetta domani alle 17,30 => 11-17 17:30
tra un paio d'ore scrivere a sara => 11-16 20:41
foto di classe mercoledi => 11-18 09:00
nei weekend alle 8 corsa => 11-21 08:00 W Sun,Sat
il 15 del mese pagare il condominio => 12-15 09:00 M
b12 ogni 12 settimane => 27-02-08 09:00 W12
macchina dal meccanico entro le 8 di lunedì => 11-23 08:00
parrucchiere tra 2 sett => 11-30 09:00
lunedì sera riunione di condominio 20.45 => 11-23 20:45
il 19 c'è la recita alle 10 => 11-19 10:00
serata noi due ogni due venerdì alle 19.30 => 11-20 19:30 W2 Fri
tutti i mesi il 10 bonifico => 12-10 09:00 M
devo alzarmi domani alle cinque e mezza => 11-17 05:30
gruppo lettura - ultimo giovedì del mese - ore 19:30 => 11-26 19:30 M lastThursday
mar, 24 nov · 14:00 dentista => 11-24 14:00
domani all'una pranzo con ada => 11-17 13:00
vediamo l'architetta mercoledì alle 4 => 11-18 16:00
martedì 24 p.v. ore 15 => 11-24 15:00
domani alle otto e venti chiama il vetraio => 11-17 08:20
tra 1 ora e 20 asciugatrice => 11-16 20:01
mart h 14 dentista (portare modulo) => 11-17 14:00
stretching tutti i gg alle 15:30 => 11-17 15:30 D
Dire a Maya che la visita è giovedì alle 17:15 => 11-19 17:15
lasciare le chiavi da Nadia domani verso le 17:30 => 11-17 17:30
veterinario per il coniglio giovedì 19 novembre alle 14:45 => 11-19 14:45
chiedere la scala a Tim questo weekend => 11-21 09:00
restituire i libri entro il 27 novembre => 11-27 09:00
cambiare le lenzuola una domenica sì e una no => 11-22 09:00 W2 Sun
essere in officina mercoledì alle 8 => 11-18 08:00
fare gli auguri a Priya il 3 febbraio => 27-02-03 09:00
togliere il pollo dal freezer stasera => 11-16 20:00
girare il compost tra 10 giorni => 11-26 09:00
colloqui con i professori giovedì alle 18:20 => 11-19 18:20
decalcificare il bollitore ogni tre mesi => 27-02-16 09:00 M3
consegnare la tesina venerdì entro le 23:59 => 11-20 23:59
innaffiare le piante ogni giorno alle 19 => 11-16 19:00 D
spegnere il fuoco tra mezz'ora => 11-16 19:11
idraulico martedì alle 9 => 11-17 09:00
lezione di nuoto venerdì alle 16 => 11-20 16:00
portare giù la spazzatura martedì sera => 11-17 20:00
richiamare la banca lunedì prossimo a mezzogiorno => 11-23 12:00
antiparassitario a Milo il 1° di ogni mese => 12-01 09:00 M
riportare il foglio a scuola entro martedì => 11-17 09:00
cambiare la pila del rilevatore ogni 6 mesi => 27-05-16 09:00 M6
portare il vetro domani alle 16 => 11-17 16:00
restituire i soldi a Josh il 27 => 11-27 09:00
cena con Kim il 2 dicembre alle 19:30 => 12-02 19:30
chitarra il giovedì alle 18:15 => 11-19 18:15 W
rinnovare il passaporto entro il 10 gennaio => 27-01-10 09:00
stendere i panni tra 90 minuti => 11-16 20:11
scrivere i biglietti di ringraziamento domenica => 11-22 09:00
Devi pagare l'asilo entro venerdì => 11-20 09:00
far stampare le foto sabato => 11-21 09:00
avvisare Tom per la casa giovedì alle 16 => 11-19 16:00
chiedere scusa a Mia domani => 11-17 09:00
bonifico 49,90 alla palestra il 01/12/2026 => 12-01 09:00
yoga stasera alle 20 => 11-16 20:00
cena da Lena il 28 alle 19 => 11-28 19:00
rinnovare il parcheggio tra 45 minuti => 11-16 19:26
uscire alle otto meno cinque => 11-16 19:55
scongelare il tacchino mercoledì sera => 11-18 20:00
incartare i regali il 23 dicembre alle 18 => 12-23 18:00
venerdì alle 19 da Leo, portare il vino => 11-20 19:00
guardare il riscaldamento della nonna domani mattina => 11-17 09:00
gruppo di lettura il primo mercoledì di ogni mese alle 19:30 => 12-02 19:30 M firstWednesday
rispedire il pacco entro giovedì alle 17 => 11-19 17:00
vaccino influenza 24/11 10:40 => 11-24 10:40
domenica non dimenticare di chiamare la nonna => 11-22 09:00
chiedere le ferie venerdì mattina => 11-20 09:00
corsa con Kay sabato alle 7:30 => 11-21 07:30
zuppa per Ida ogni martedì => 11-17 09:00 W
richiamare alle 19 => 11-16 19:00
`;

/** Sentences in which no time to be reminded of is meant. Braces list variants. */
const others = `
La giacca costa {5|50|12,99|1.200} euro
Il prezzo è salito di {5 euro|10 per cento|3,50 €}
Installare la versione {2.10|3.5|10.4.1}
Abbiamo vinto {3-2|2-1|5 a 4}
Il capitolo {5|12|7} è il migliore
{2|3|12} uova e un litro di latte
Aperto 24 ore su 24, 7 giorni su 7
Ho visto {Anna|l'idraulico|Paolo} venerdì alle 5
Venerdì scorso {ha piovuto|abbiamo ballato}
Ieri alle {10|17|12} mancava la luce
{Due|Tre|Dieci} giorni fa ero malato
Il Black Friday non conviene mai
Robinson e Venerdì vivevano sull'isola
Buongiorno {mondo|Giovanna|a tutti}
Buona serata a tutti
Buona notte
Non si sa mai
Mai {dire mai|più|una volta}
A maggio {fiorisce tutto|ero malato}
Marzo è pazzo
Aprile, dolce dormire
Il signor {Lunedì|Sabato|Marzo} abita accanto
Abita in via {Roma 5|Garibaldi 12|Verdi 44}
Camera {204|12|9} al {3|5} piano
1 di 2 fatto
{Metà|Un quarto|Due terzi} della torta è finita
Ho corso {5 km|10 chilometri|3 giri}
{1/2|3/4|1/3} tazza di zucchero
Formato {16:9|4:3|3:1}
Leggere Giovanni {3:16|4:7}
La password ha {8|12|16} caratteri
Batteria al {5|80|20} per cento
L'autobus {42|7|19} va in spiaggia
Volo {LH 760|AZ 131|BA 142}
Ha {5 anni|9 mesi|3 settimane}
Stagione {3|5} episodio {7|10}
Ci vogliono {20 minuti|due ore|3 giorni} in treno
Cuocere {40 minuti|un'ora|25 min}
Ricetta per {4|6|8} persone
Buon fine settimana a tutti
Odio il lunedì
Al {5º|3º|2º} posto
All'inizio era dura
Alla fine andrà tutto bene
A dire il vero non so
A presto
A domani
Luigi XIV era re
Fondata nel {1998|2004|1871}
L'anno {2026|2020} è strano
Il mio numero è 333 {1234567|7654321}
Taglia {38|42|10}
Emergenza 112
Le {5|10|100} canzoni migliori
Ancora {una|due|tre} cose da comprare
Prima cosa, respirare
Una seconda opinione aiuterebbe
Un momento
Ognuno è diverso
Ogni {persona|cosa|parola} conta
Ogni tanto ci penso
Tutti i {bambini|colori|santi}
Tutte le {strade portano a Roma|ragazze|case}
C'era una volta
Giorno e notte
Settimana dopo settimana la stessa storia
La vita è breve
Spesa: riso, lenticchie, {cipolle|pomodori|peperoncini}
Idea: uno scaffale di vecchie cassette
Regalo per Anna: sciarpa, {taglia M|blu}
Wifi: pinlife-{5g|24}
Codice della porta {4711|0815|1984}
Modello {A12|X5|M1|S24}
Da 0 a 100 in 4 secondi
{3|5|8} medici su 10
Interessi al 3,5 per cento
IVA al 22 per cento
Da lunedì mi fa male la schiena
Da {tre giorni|due settimane|un anno} piove
È a {5 km|10 minuti|200 metri} da qui
Temperatura di 38,5
Pesa 3,2 kg
Posto 12 A, fila 5
Binario 5, porta 2
Articolo 5 della costituzione
La riunione era alle 15
Ha chiamato lunedì
Ha piovuto tutti i giorni
Avevano cenato alle 8
Ci siamo sposati il 12 giugno 2015
È nata il 3 marzo alle 5
Alle {ragazze|amiche|volte} piace
Alle 5 sorelle piace il mare
Le ore piccole
Tre ore di strada
{2|3|5} ore di lavoro
Un quarto di vino rosso
Mezzogiorno di fuoco
Il Mattino di Napoli
Serata pizza in famiglia
Mattinata tranquilla
Giovedì grasso
Sabato del villaggio
Il Piccolo Principe, pagina {17|45}
Pagina {17|45} riga {3|8}
Volume {5|12}
Linea {5|8} della metro
Autostrada A{5|8}
Due volte al giorno
Tre volte alla settimana
Per {una settimana|due mesi}
Entro {dieci|8} giorni
Per sempre
Tra {noi|amici|il dire e il fare}
Fra Cristoforo
I 3 moschettieri
Ventimila leghe sotto i mari
Un secondo
Il primo venuto
L'ultimo dei Mohicani
Tre metri sopra il cielo
Oggi è bello
Prima di tutto, calma
Dopo tutto, perché no
Domani è un altro giorno, disse Rossella? No: un film
La febbre del sabato sera
Il giro del mondo in 80 giorni
Ieri alle 5 siamo partiti
Letto in 3 giorni
Il negozio apre dalle 9 alle 17
Siamo arrivati lunedì
Venerdì 13 è un film
cuocere 25 minuti a 180
Buongiorno a tutti
La riunione è durata 2 ore
Capitolo 7 a pagina 30
Le mille e una notte
Due settimane fa alle 6
alle 8 e 32 clienti
Stagione 2 episodio 5
una mela al giorno
lunedì scorso alle 8
pronto in 10 minuti
Domani è un altro giorno
Il sabato del villaggio
La notte porta consiglio
nato il 3 marzo 1985
tavolo per 4
10 km in 45 minuti
i prossimi tre giorni erano tranquilli
Le quattro stagioni
ogni tanto
a due passi da qui
Una domenica bestiale
Meglio un giorno da leone
Alle porte di Roma
il giorno dopo pioveva
Il negozio apre alle 9
nel 1998 ci siamo trasferiti a Torino
ci sono volute due ore
il film di venerdì era bello
«A domani», disse lei e riattaccò
Giovanni 3,16 per il battesimo
quello delle 7:15 era di nuovo in ritardo
abbiamo vinto 3 a 1
via XX Settembre 12
l'autobus 8 passa davanti all'ospedale
2 biglietti a 9 euro
La biblioteca chiude alle 18 nei feriali
La mamma ha chiamato ieri alle cinque
Una volta nuotavamo ogni domenica
la riunione di martedì scorso è durata fino alle 20
Mio fratello lavora dalle 9 alle 17
45 minuti in forno a 180
La nonna è nata il 3 marzo 1941
capitolo 8, pagine 12-15
Ho dormito fino a mezzogiorno
i bambini erano svegli alle 6 stamattina
Lui pranza sempre all'una
5 km corsi in 28 minuti
La zuppa di venerdì era troppo salata
Appunti della chiamata di lunedì con Petra
La mattina il lago è calmissimo
Ha detto che i risultati erano arrivati giovedì
taglia 38 davanti, 40 dietro
L'impasto deve riposare 3 ore
Il mio volo è atterrato alle 23:40
Il museo è chiuso il lunedì
Citazione: «domani è un altro giorno»
La guerra finì l'8 maggio 1945
stanza 9 al terzo piano
La piscina è aperta tutti i giorni dalle 7
Alle 17 era già buio
Due giorni fa si è rotta la caldaia
Ho letto fino a mezzanotte
L'arrosto della domenica di papà
Le buone idee vengono di notte
Robinson e Venerdì
La versione 2.30 è uscita a giugno
comprato a 9,99, venduto a 12
Lo studio risponde solo tra le 8 e le 10
In questo periodo il bimbo si addormenta alle sette
Questa canzone è stata 5 settimane al numero 1
ci incontrammo alle otto di un martedì piovoso
Aspettavano dalle 4
il posto delle 14 era già preso
dosi per 8 persone, 250 g a testa
Anna è malata da mercoledì
il treno doveva partire alle 10
Pasquetta è stata la giornata più calda
È stato al telefono un'ora e mezza
Qui a luglio piove ogni pomeriggio
la vendita è cominciata a mezzogiorno e in 10 minuti era tutto finito
L'affitto è di 750 al mese
Passava ogni sera alle otto
l'autobus delle 6:50 è stato soppresso
«Ogni venerdì muoio un po'» è un bell'inizio
Il forno all'angolo ha il pane fresco dalle 6
Il nonno racconta quella storia ogni Natale
La mia sveglia suona alle 6 e io resto a letto
Odio i lunedì mattina
Nessuno ci aveva detto che venerdì era chiuso
Siamo partiti all'alba e alle 15 eravamo lì
Che domenica!
Il fischio d'inizio è slittato di 20 minuti
Ogni martedì lo stesso odore di cavolo per le scale
Il venerdì è più rumoroso del sabato
Il suo contratto dura fino al 31 dicembre
Il medico dice che bastano 10 minuti al giorno
Levitico 19,18 e Marco 12,31
Secondo set perso 21 a 15
Saldi: 25 invece di 49 la domenica
Il tram 7 passa ogni 12 minuti
Sul 10:15 non c'è mai posto
Il wifi cade ogni sera verso le 8
Il cane abbaia alle 5 ogni mattina
due ore di fila per un francobollo
Il tè è più buono alle 4
Di notte chiudono il ponte
Martedì è il giorno della spazzatura dai vicini
Gianni scrisse che giovedì sarebbe stato a Porto
Articolo del 12 maggio sulle api
Foto di sabato sera
Da mercoledì scorso il rubinetto gocciola
A marzo compie 40 anni
L'affitto è salito a 900 al mese
In 20 minuti aveva mangiato tutta la torta
Le nove e mezza e ancora nessuna traccia di lui
Qualcuno ha suonato alle 2 di notte
Magari fosse già venerdì
Al posto tuo andrei giovedì
Il corso comprende 8 serate da 90 minuti
Apertura porte ore 19, concerto ore 20, eravamo in ritardo
Dose: 1 compressa ogni 8 ore
I vicini tagliano l'erba ogni sabato alle 8
Finalmente un giorno senza pioggia
Il volo dura 9 ore e 40
Il cellulare si è spento a mezzogiorno
L'orologio del corridoio va avanti di 5 minuti
Era un mercoledì di novembre
Due per 5 al mercato
La nostra strada viene spazzata il primo lunedì
Dopo le 8 non mangio mai
Pare che lo sciopero duri fino a domenica
Il tramonto alle 17 è splendido questa settimana
Ho incontrato Paolo lunedì, sta bene
Lei faceva i compiti alle 10 di sera
via Quattro Novembre 12, secondo campanello
A 3000 m l'acqua bolle a 90 gradi
La riunione di martedì è stata spostata
Il gatto dorme tutto il giorno
Da consumarsi entro 12/27
Ieri sera alle 8 davano un giallo
Il concerto di venerdì mi risuona ancora in testa
All'epoca partivamo ogni estate alle cinque del mattino
Lena ha festeggiato il compleanno il 4 maggio
Qui si mangia a mezzogiorno
Stamattina alle 8 il traffico era terribile
Il vecchio padrone di casa passava ogni primo del mese
Alle 6 si sentono le campane
Dal lunedì al giovedì la palestra è piena dopo le 17
Davanti al forno c'è la fila ogni domenica
A dicembre fa buio alle 16
I bambini sotto i 5 anni mangiano gratis il mercoledì
Ho perso quello delle 8:40
Secondo il cartello il parcheggio è gratis dalle 18
Sabato abbiamo venduto 12 vasetti
Il pranzo era all'una, il dolce alle 15
I gemelli di mia sorella vanno a letto alle 19
La zuppa dura 3 giorni in frigo
Ma chi chiama alle 7 di domenica?
La lezione di giovedì è stata una perdita di tempo
Fino al 2019 abitavo in via Otto Marzo 14
Tra Natale e il 6 gennaio si ferma tutto
Alba 7:21, tramonto 16:08
Papà dice che il pesce migliore si vende alle 5
Martedì sembrava un venerdì
Le ha chiesto di sposarlo a mezzanotte
L'autobus ferma qui due volte l'ora fino alle 23
Partita finita 2 a 2 dopo 120 minuti
Bella frase: oggi è il domani che ci preoccupava ieri
La farmacia resta aperta fino alle 22 il venerdì
Il ragazzo dei giornali fischiava ogni mattina alle 6
Giovedì il nuoto è stato di nuovo annullato
Il nostro gatto ha compiuto 12 anni domenica
Anna nuota ogni martedì
Il suo treno è arrivato alle 9:12
Abbiamo parlato fino alle 2 di notte
Il forno suona ogni 10 minuti
Questo farmaco agisce in 20 minuti
Ero in coda dalle 17 alle 19
Mio nonno fumava la pipa ogni sera
Alle 9 smise di aspettare
Il gruppo del lunedì è più simpatico di quello del venerdì
Di nuovo lunedì mattina
Immagina di alzarti alle 5 tutti i giorni
Meteo domani: 12 gradi, nuvoloso
In Spagna si cena alle 22
Battito alle 7: 58
Pressione 120/80 alle 9:15
Peso lunedì: 71,4 kg
Ordine n. 2026-11-24
Arriva in ritardo ogni giorno
Finalmente venerdì
L'Apollo 11 atterrò il 20 luglio
Il mio armadietto è il 24, codice 11-30
Supponiamo di partire alle 7
Forse viene venerdì
In caso di pioggia sabato restiamo dentro
Ti penso ogni giorno
Pietro e Paolo corrono ogni mattina lungo il fiume
D'inverno il sole tramonta alle 17
Mercoledì Addams è il suo personaggio preferito
A ciascun giorno basta la sua pena
Una volta alla settimana mi concedo una torta
Beve due caffè ogni mattina
Lunedì no, è via
Scade tra 3 anni
Il solstizio d'estate è il 21 giugno
In Svezia si festeggia Santa Lucia il 13 dicembre
La festa della Repubblica è il 2 giugno
San Nicola è il 6 dicembre
L'esercizio termina il 31 marzo
31 gradi a mezzogiorno all'ombra
Un giorno nuoterò ogni mattina nel mare
L'ultimo autobus è alle 23:40
La Candelora è il 2 febbraio
La festa del lavoro è il primo maggio
Partiti giovedì, tornati domenica
L'Epifania è il 6 gennaio
San Giovanni si festeggia il 24 giugno
L'autunno comincia il 22 settembre
Do da mangiare agli uccelli ogni mattina
Siamo partiti alle 7 e arrivati a mezzogiorno.
«A domani alle nove», disse, e non venne mai.
12 euro l'ingresso dopo le 18
Chiuso il lunedì
Una domenica bestiale, che canzone
La Luna gira intorno alla Terra in 27 giorni.
Telefonava ogni domenica alle cinque.
La batteria dura 8 ore.
Far sobbollire 20 minuti mescolando ogni 5 minuti
Il Black Friday è una fregatura.
3 a 1 alla fine del primo tempo
L'arrosto della domenica di mia nonna
L'Apollo 11 atterrò il 20 luglio 1969.
C'è un anno bisestile ogni quattro anni.
La versione 10.30 corregge l'errore.
È costato 9,30 sabato al mercato.
La cucina chiude alle 22.
Check-in dopo le 15, check-out entro le 11
L'ultimo treno parte alle 23:50 nei feriali.
Domani è un altro giorno.
Non rimandare a domani quello che puoi fare oggi.
Si sono conosciuti un martedì a Lisbona.
L'incontro di venerdì è andato bene.
Una mela al giorno toglie il medico di torno.
Il telegiornale delle 20 era deprimente.
Aspetto da 3 ore.
Ha corso in 2h45, record battuto.
Com'è andato il tuo venerdì?
Perché la domenica si rompe sempre tutto?
Consegna in 3-5 giorni lavorativi
Da consumarsi preferibilmente entro il 12/12/2026
Stampato il 16/11/2026
Il censimento si fa ogni dieci anni.
Il nostro gatto dorme ogni giorno fino a mezzogiorno.
La messa è alle 10 la domenica.
Il martedì è sempre lungo.
Nella notte tra martedì e mercoledì ha nevicato.
Domani piove.
Il sole sorge alle 7:42.
Se domani funziona, bene.
Non so se domani ci sarà.
Quel treno per Yuma, ore 21 su Iris
Bilocale, 650 euro, libero dal 1/12
I quattrocento colpi
I saldi iniziano il 5 gennaio.
Tutti i giorni si somigliano qui.
L'estate scorsa facevamo il bagno ogni sera.
Venerdì santo era il 3 aprile.
Il due di picche
Il concerto di sabato era esaurito.
Una volta nuotavo ogni giovedì.
La cena fu servita alle otto.
«Torna alle dieci», disse papà.
Il venerdì è il mio giorno preferito.
Il bar fa il brunch la domenica dalle 10 alle 14.
Parcheggio gratuito dopo le 18 e la domenica
Il lago ghiaccia ogni gennaio.
I galli cantano ogni mattina alle cinque.
Un martedì di marzo, freddo e grigio
Papà ha compiuto 60 anni il 3 maggio.
Ho corso la maratona in 4 ore e 12.
Il film dura 2 ore.
Lavare a 30 gradi
Cuocere la pasta 9 minuti
Far riposare l'impasto 1 ora in frigo
I saldi finiscono il 30 novembre.
Era martedì o mercoledì?
Dicono che giovedì nevicherà.
I bambini escono da scuola alle 16:30.
Qui la scuola comincia alle 8:15.
Tramonto oggi 16:52
Il mio telefono è scarico ogni giorno alle 17.
Ottobre 2019 - maggio 2021: vissuto a Torino
Una volta al mese il fiume allaga il prato.
Due settimane in Portogallo, 1200 euro
A Capodanno del 1999 abbiamo ballato fino alle 5.
7 giorni, 7 notti, tutto compreso
Non dimenticherò mai quel sabato.
Dal lunedì al venerdì smart working, dice l'annuncio.
L'autobus è passato alle 7:12 invece che alle 7:02.
Si vota ogni cinque anni.
Il mercoledì è giorno di mercato.
L'alimentari chiudeva il sabato alle 13.
Il muro cadde il 9 novembre.
Il vaccino protegge dieci anni.
La pennichella della domenica, che bello
I treni delle 8 sono pieni.
Numero 12 di marzo 2020
Ci siamo sposati un sabato di giugno.
La biblioteca chiude prima il venerdì.
Il pranzo di domenica dalla nonna è stato bellissimo.
Mangiamo sempre alle sette.
A dicembre fa buio alle quattro.
Ero di nuovo sveglio alle 3.
L'affitto è salito di 50 euro al mese a maggio.
Ogni volta che chiamo non risponde nessuno.
Alle 9 il fornaio ha già finito tutto.
La nonna lavora a maglia ogni sera davanti alla tv.
Il giornale di sabato è sul tavolo.
L'autobus delle 7:30 non passa mai.
Due giorni dopo era sparito.
Per tre settimane non abbiamo saputo nulla.
Compie 40 anni venerdì, incredibile
Bambini sotto i 5 anni gratis nel weekend
In 2 anni ho letto quattro libri.
L'estate inizia il 21 giugno.
La vernice asciuga in 2 ore.
Il processo dura fino al 5 dicembre.
Lunedì è stato un caos.
Un bel giorno di giugno
Lo sciopero inizia a mezzanotte.
Notte 85 euro, colazione alle 8
Da lunedì a mercoledì ero malato.
Per fortuna era venerdì.
Chi viene sabato?
Oggi è lunedì.
Mai di domenica, con Melina Mercouri
I bambini non hanno scuola il mercoledì.
Sabato sera fa sempre freddo in quel locale.
Il nostro vecchio orologio batteva le nove tutto il giorno.
Vorrei che fosse venerdì.
Il mio compleanno era martedì scorso.
Il traghetto parte alle 6 la domenica, diceva il cartello.
La parola ai giurati
Venerdì lo sapevano già tutti.
A maggio avrebbe compiuto 80 anni.
Dopo l'apertura 3 giorni in frigo
Per 4 persone, pronto in 30 minuti
Un quarto d'ora dopo pioveva.
Senza vincoli, 9 euro al mese
I sabati di primavera profumano d'erba.
Dalle 9 alle 17 fisso uno schermo.
Il suo treno è arrivato giovedì alle 8.
Nove vite, sette mari, tre desideri
Il lunedì comincia bene.
Ho mal di denti da martedì.
Mezzanotte a Parigi
Ogni giorno fa un po' più chiaro.
La domenica dormivamo fino a tardi.
Il lunedì non posso più.
Il cane abbaia al postino ogni mattina.
Le prove sono durate fino alle dieci.
Il mio primo giorno di scuola era un martedì.
Pausa pranzo dalle 12 alle 13
Piove da venerdì.
Nessuno sa più cosa è successo a maggio.
Due biglietti, fila 12, posto 8
Il bollitore si è rotto domenica.
Weekend per due, 199 euro
L'autobus 7 passa ogni 15 minuti.
Ha finito alle 17 in punto.
Un'ora al giorno basta per il piano.
L'ultimo venerdì del mese era giorno di paga.
La settimana ha sette giorni.
Mezz'ora dopo era tutto finito.
Aperto mar 10-16
Hai visto la partita domenica?
Alle sette del mattino suonò la sveglia.
Non mi è mai piaciuto il 29 febbraio.
Un'amica è nata il giorno di Natale.
In bici ci vogliono 20 minuti.
Litighiamo solo di domenica.
L'esame è durato tre ore.
Alle 10 metà era andata via.
Nel weekend c'è un treno ogni ora.
Sono quasi le quattro.
Da maggio a ottobre la piscina è aperta.
Aveva promesso di chiamare lunedì.
La mattina non fa per me.
C'era una volta un venerdì sera
Il codice VENERDI20 dà il 20 per cento
L'appartamento di sotto è affittato fino al 2028.
Aspettava da mezzogiorno.
Il giornale della domenica costa di più.
Nato il quattro luglio
Alle 9 di mattina eravamo già in dodici.
Vento 5-7, raffiche a 9
Verso il fine settimana farà più caldo.
Dieci minuti dopo l'inizio dormivo.
Dovevamo vederci alle 16.
Avresti dovuto esserci sabato.
Il contratto termina il 31 marzo 2027.
I Romani lo festeggiavano ogni dicembre.
Pressione alle 8: 130.
La seconda stagione esce venerdì su Netflix.
Doveva arrivare a mezzogiorno.
Dopo una settimana l'impasto sapeva di birra.
Il burro costa 3,29 euro
Node 24.11 rompe la build
vedi pagina 12 del manuale
via Garibaldi 7, terzo piano
piazza 25 Aprile 4
Tel. 02 6946 0018
Juve - Inter 3-1
Marte ha due lune
Il pianeta Venere brilla
24 ore di Le Mans
7 giorni di pioggia
La domenica del villaggio, vecchio programma
dal 2019 abitiamo qui
da lunedì mi fa male la schiena
non venerdì
La sera non bevo mai caffè
la garanzia dura 3 anni
preavviso di 3 mesi
il viaggio è durato due ore
ho dormito 7 ore
sabato scorso eravamo allo zoo
ieri alle 16 si è rotta la caldaia
la riunione di martedì è annullata
i numeri di venerdì erano brutti
Venerdì è l'amico di Robinson
La signora Domenica del terzo piano
Domenica in era su Rai 1
la febbre del sabato sera
numero 42 di scarpe
un tavolo per 6
2 al prezzo di 1
binario 9, carrozza 14
password: estate2026
norma ISO 9001
scala 1:5000
mezzo chilo di pane
un quarto della torta è sparito
ha compiuto 40 anni a giugno
nato il 7 agosto 1962
il mio primo lunedì in ufficio è stato bello
il sole di mezzogiorno è troppo forte
mezzanotte a Parigi di Woody Allen
giorno dopo giorno va meglio
giorno 3 della dieta, 2 chili in meno
salmo 23, versetto 4
a che ora gioca la Roma sabato?
il negozio chiude alle 19?
se chiama lunedì dico di no
il panificio è chiuso il lunedì
la metro passa ogni 5 minuti
aperto dalle 9 alle 17
verso il 1900 qui c'era un mulino
buona serata e a domani
il mattino ha l'oro in bocca
cinque ore di macchina sono tante
la squadra è prima con 9 punti
sono le 9 e non ho ancora fame
aprile dolce dormire
mancano le pagine da 4 a 9
8 su 10 al compito
la regola dei 5 secondi è un mito
camera per 2
500 giorni insieme
12 uomini arrabbiati
una domenica in campagna
La banda dei cinque
il giornale della domenica costa 3 euro
il venerdì santo è festa
ha preso 2 anni di galera
abbiamo passato 3 settimane in Perù
il concerto era venerdì alle 20
ieri sera alle 23 qualcuno ha suonato
il mio turno è finito alle 18
piove da mezzogiorno
il bambino è nato alle 3:42
giovedì non posso
niente scuola lunedì
un film di 2 ore
paragrafo 4, riga 12
prendine 5, 2 rossi e 3 blu
gliene devo 20
peso stamattina: 71,2
era un martedì quando tutto cominciò
10 minuti di silenzio
lavora di notte in ospedale
perché il cielo è rosso di sera?
i negozi chiudono presto la domenica
il telegiornale delle 20 è deprimente
il mercoledì è stato faticoso
sette in un colpo
il treno delle 8:47 è sempre pieno
dopo 3 mesi di attesa finalmente una risposta
una giornata di 24 ore
tre quarti della gente c'era domenica
la notte del 4 agosto 1789
via 4 Novembre è chiusa
marzo è stato piovoso
una volta ogni morte di papa
sei forte, tutte le volte
alle medie avevo 8 in matematica
ha detto che sarebbe venuta venerdì
vedremo cosa porta lunedì
gli orari del venerdì sono cambiati
riportare il verbale di venerdì
da qualche parte sono sempre le cinque
abbiamo perso 2-0 sabato
di solito corro alle 6
compirà 30 anni a marzo
ci è voluto fino a mercoledì
l'esame è durato dalle 9 alle 12
3 per 2 su tutti i libri
nove volte su dieci funziona
il primo di molti
lavare a 40 gradi
a 7 settimane sorrideva
Sette domeniche è una commedia
una persona su tre
Apollo 13
dal 300 a.C. al 200 d.C.
ora o mai più
il menù di domani
mi chiamo Venerdì
il lunedì dopo Pasqua è festa
l'ultimo treno parte alle 23:50
pioggia prevista domani pomeriggio
saldi fino a domenica
la cena è servita dalle 19 alle 21
parcheggio gratuito dopo le 18
se parti entro le 8 ce la fai
l'ora legale comincia a marzo
il museo è chiuso fino a maggio
alle 5 d'estate è già chiaro
a colazione alle 8 c'erano le uova
un anno ha 52 settimane
due settimane di ferie sono poche
mercoledì ero in ferie
una volta il sabato si lavorava
Otto e mezzo di Fellini
I cento passi
sei gradi di separazione

ho sognato di nuovo venerdì
metà della squadra è andata via a mezzogiorno
si vedevano tutti i giovedì per anni
puoi chiamarmi in qualsiasi giorno
due biglietti fila 7, posti 8 e 9
Domenica bestiale di Fabio Concato
Il giorno della civetta
I 39 scalini
appartamento in via Domenica 2
il suo numero finisce con 10 30
il pacco pesa da 3 a 5 kg
la ricetta richiede 45 minuti in forno
12.500 abitanti nel 2020
misure: 10 per 12 per 2
volume 7, numero 11
la quota è 10 a 1
la legge del 12 maggio 1998
30 giorni di prova gratis
buongiorno, come stai oggi
a domani!
buon fine settimana
è già lunedì?
martedì è stato orribile
mercoledì siamo tornati presto
la settimana scorsa a quest'ora ero a Roma
il sole sorge alle 7:02
bassa marea 14:20, alta marea 20:35
lei mangia a mezzogiorno
5 anni fa era tutto diverso
girare dopo 20 minuti
le tre di notte non sono un'ora decente
dal lunedì al venerdì dalle 8 alle 18
il 24 è sempre stato il mio giorno fortunato
oggi è lunedì
sono quasi le sette
sabato, domenica e lunedì di De Filippo
cinque sensi, sette colori
gli anni 80 erano belli
quattro salti in padella
mille e una notte
potremmo andare al cinema domani
vediamo cosa porta domani
2% ogni mese
tutti i giorni uguali
domani sono in ferie
domani è festa
apertura porte ore 19
grazie di essere venuto sabato
dice che viene domenica
previsioni: 22 gradi domani
81,2 kg lunedi
i saldi finiscono domenica
i prezzi aumentano dal primo luglio
Scaldare il forno a 180 e cuocere 20 minuti
2-3 uova, 250 g di farina, 1 bustina di lievito
Cuocere a fuoco lento per 2 o 3 ore
Far riposare la pasta tutta la notte, almeno 8 ore
Marinare 1 ora e poi grigliare 5 minuti per lato
Per 4 persone, pronto in 45 minuti
Lasciar raffreddare 10 minuti
Il mattino dopo impastare di nuovo
Domenica bestiale, Fabio Concato
La domenica delle salme
Sabato nel villaggio
Il sabato del villaggio, Leopardi
Buona domenica a tutti
Buon lunedì
Lunedì nero in borsa
Martedì grasso
Né di Venere né di Marte non si sposa né si parte
Il buongiorno si vede dal mattino
Chi ha tempo non aspetti tempo
Meglio un uovo oggi che una gallina domani
A domani!
A lunedì
Buonasera, le scrivo per l'appartamento
Marzo pazzerello
Il pianeta Marte
Maggio francese
Il maggio dei libri
Maggio è stato freddo
Da lunedì ho mal di gola
la settimana scorsa è stata dura
Venerdì scorso eravamo da Leila
Due anni fa ci siamo trasferiti
Ci siamo sposati il 4 giugno 2011
Il nonno è nato il 12 marzo 1938
Sveglio dalle 4, non sono più riuscito a dormire
Uscito alle 7, treno di nuovo in ritardo
Tornato ieri alle 23
Visto un airone martedì al canale
Sabato abbiamo camminato fino a Fiesole
Stamattina ho bruciato il pane
Oggi è stata una bella giornata
Oggi va meglio
Freddo oggi, prima brina
In piedi alle 6, porridge, poi due ore in giardino
Inter 2, Milan 1
Vinto 6-4 7-5
2 a 2 al primo tempo
Latte 1,45, pane 2,10, burro 3,20
l'affitto sale a 1.250 al mese
Netflix 10,99 al mese
5 euro di paghetta a settimana
20% di sconto la domenica
Aperto da lunedì a venerdì dalle 9 alle 17
Orari: martedì-sabato 10-18, chiuso domenica e lunedì
La biblioteca è chiusa il mercoledì
Ambulatorio 8:30-12:00
L'autobus 24 passa ogni 12 minuti
Il treno delle 9:15 è stato soppresso
Il viaggio dura 2 ore e 40
Via Roma 12, terzo piano
Via XX Settembre 14
Piazza 25 Aprile
viale 1° maggio, palazzina 5
00184 Roma
Node 22.10 rompe la build
aggiornato alla 3.11.2
è uscita la versione 2.0
Python 3.12 contro 3.13
Capitolo 7, pagina 112
Genesi 1,1
Salmo 23,4
Pressione 128/82
peso 71,4
10 km in 52:30
5 x 5 squat a 80
3 serie da 12, recupero 60 secondi
un secondo per favore
Primo: carbonara, secondo: saltimbocca
Sei grande
siamo in sei a tavola
la notte della tempesta
Grazie di essere venuti domenica
È stato bello vederti sabato
Spero tu abbia passato un buon fine settimana
La domenica chiama sempre lei
Papà lucidava le scarpe ogni domenica sera
Si allena per ore ogni giorno
Ogni giorno è un regalo
Di solito pranzo all'una
I bambini hanno bisogno di 60 minuti di movimento al giorno
Vediamo cosa porta venerdì
Sei libero giovedì?
A che ora comincia domani?
Non avevi detto venerdì alle 3?
La riunione di lunedì è stata inutile
Il pacco doveva arrivare giovedì
Taglia 38, forse 40
Ufficio 9, terzo piano
due cucchiai di zucchero, 3 chiodi di garofano
Vernice: 2 mani, 4 ore tra una e l'altra
Si conserva 3 giorni in frigo
Da consumare entro 12/2027
Idee per maggio: Lisbona, Porto, le Azzorre
Una compressa due volte al giorno ai pasti
Non superare 8 compresse in 24 ore
Non più di 3 giorni senza consultare il medico
L'arrosto della domenica era perfetto
il giornale della domenica
La signora Aprile ha chiamato
Mercoledì Addams
crema solare, cappelli, asciugamani
il mar Nero
dom Pérignon
gen Z
gli anni '80
Mars, Snickers, Twix
la marcia su Roma
Può contenere tracce di noci
bici usata, 80 euro trattabili
non c'è due senza tre
primo, secondo e contorno
In 5 minuti aveva mangiato tutto
in un attimo
mezz'ora di ritardo come al solito
farmacia 24 ore su 24
la 24 ore di Le Mans
le cinque giornate di Milano
1984 di Orwell
7 Up, patatine, due sacchi di ghiaccio
la nona di Beethoven
Enrico VIII
Boeing 737, posto 14C
500 fogli A4
3,6 kg, nato alle 4:12
giri in 1:32, 1:30, 1:29
1°: Mara, 2°: Gioele, 3°: Isa
Al terzo giorno la febbre è scesa
Settimana 4: fondo finito
Lun: uova. Mar: zuppa. Mer: avanzi.
Il negozio diceva due settimane, ce ne sono volute cinque
La consegna di lunedì non è mai arrivata
L'orologio in cucina è rotto
Il mio orologio va avanti di 5 minuti
Il panificio chiude alle 19:30
Orari: lun-ven 9-18, sab 10-14
Nato il 3 maggio 1975 a Torino
Venerdì abbiamo litigato
Ieri alle 8 andava tutto bene
Sabato scorso eravamo allo zoo
Il film dura 2 ore e 15
Cuocere 40 minuti a 180 gradi
3 uova, 200 g di farina, mezzo cucchiaino di sale
La versione 11.2 è stabile
La Juve ha vinto 3 a 1
Pagine da 24 a 30
Buonasera signora Rossi
È sempre in ritardo
Ogni volta dimentica le chiavi
La giacca costa 49,90 euro
Lui ha 5 anni e lei 7
La domenica delle salme è una canzone di De André
Venerdì e Robinson sull'isola
Camera 312
Tel 347 1234567
Mi alzo sempre alle 6
Lavora in ufficio il lunedì
A maggio fioriscono le rose
Era dicembre 2019
A 18 anni è andata a Berlino
Il sole tramonta alle 17
Piove da lunedì
Lo studio riceve dalle 8 alle 12
Dai 12 anni in su
Roma contro Lazio, 2 a 1
Un autobus ogni 10 minuti
Il telegiornale va in onda alle 20
A dopo!
Ci vogliono 2 minuti
da consumare entro 03/2028
È tornato alle 22
Oggi è stata una giornata lunga
Cosa fai domani?
Forse vengo venerdì
Se hai tempo domani, fammi sapere
La signora Aprile e il signor Marzo
Uscita 24 della A7
Maratona in 3:45
Un caffè a 1,20
Il 25 aprile eravamo al mare
Il rapido delle 8:12 era pieno
Un minuto di silenzio
Secondo me ha ragione
La sera andavamo al fiume
Abita al 15
Ho dormito 9 ore
Confezione da 6 a 10 euro
Paolo ha detto che giovedì era libero
A 3 km dal paese
Ci vedevamo spesso il sabato
Il mattino ha l'oro in bocca
Dalle 2 alle 4 di notte non dormiva mai
Le 5 terre sono bellissime
Il treno delle 8:15 è sempre pieno
Suona mezzanotte
Gioca la domenica con le riserve
Erano le sei meno un quarto quando chiamò
Pasta 500 g, 3 per 2
Taglie da 38 a 44
Marzo 2019 - giugno 2021: barista
Verbale del 12/11: Ben ha presentato i numeri
La scadenza era venerdì scorso
Aperto 9-17, chiuso dom
Check-out entro le 11
un lavoro dalle nove alle cinque
la notte di Natale
48 ore, 3 luoghi, 1 telecamera
12 km in 2 ore e 20
La batteria dura 8 ore
2 ore in frigo poi stendere
Lasciar lievitare tutta la notte
Impastare 10 minuti e far riposare un'ora
Il volo aveva 3 ore di ritardo
nata di martedì
Ha nevicato ad aprile
Buon fine settimana!
Non risponde mai prima delle 10
Si sono trasferiti a maggio
Fattura 2026-11 pagata
Ordine n. 20261118
Salmo 23, Luca 2, 1-20
Fiat 500, Alfa 33
Crema solare protezione 30
La festa di sabato è annullata
il giornale della sera
Dal lunedì al venerdì è a Londra
Prima nuotavo tutte le mattine
Che giorno è il 24?
Non si sa se vengono sabato
La conferenza di giovedì è stata annullata
Stefano non lavora mai il venerdì
Sabato magari andiamo al lago
Il 24 maggio era il suo compleanno
Alle 17 è già buio
L'Esselunga chiude alle 22
L'ultimo autobus parte alle 23:40
Sveglia dalle 3 di notte
Un orologio da 5000
Sono già le 9 meno 10
una domenica di ottobre
il giorno dopo stava meglio
L'offerta è valida fino al 30 novembre
Due giorni prima rideva ancora
Chiuso sab e dom
Lezione 3 di 8
Binario 9, carrozza 24, posto 61
in rialzo del 3%
a 20 minuti di autobus
Cent'anni di solitudine
Un giorno tutto questo sarà tuo
Una settimana di ferie è poca
giorno festivo
Ha piovuto tutta domenica
Marte e Venere
Il bilocale è troppo piccolo
un anno dopo partì
Mangia sempre a mezzogiorno in punto
Le otto montagne
ci sentiamo
Secondo tempo da dimenticare
Primo, secondo e contorno a 12 euro
La ricetta dice 3 ore a forno basso
2-2 alla fine del primo tempo
Il volo di marzo era terribile
Risultati di domenica: 4-1
comprato usato a 20
Venerdì eravamo in 3
Si sono sposati nell'estate 2018
spedizione in 5-7 giorni
partita sospesa per pioggia
Il club del giovedì, pagina 112
garanzia 24 mesi
un quarto d'ora di celebrità
ognuna delle 4 squadre
lavora dalle 9 alle 18 in banca
ultimo treno 23:10
Nuota ogni giorno
1,80 m e 80 kg
Il venerdì si mangia pesce
tutto esaurito fino a marzo
A gennaio nevica spesso
Il mercato è il sabato dalle 8 alle 13
Che ore sono
Questo lunedì mi uccide
Ero in piedi alle 7
3 piano a sinistra, seconda porta
Alle 6 fa chiaro
Maggio è il mese delle rose
Mercoledì delle ceneri
Il giornale della domenica ne parlava
10 di noi sono venuti
Le vendite sono salite del 12% a maggio
Compie 60 anni a giugno
3 notti a Roma, 2 a Napoli
Mercoledì è una serie
Giro in 1:42,3
Il secondo tempo comincia male
a 30 anni uno dovrebbe saperlo
tra 9 e 10 persone sono venute
chiudiamo alle 18 la domenica
niente zucchero prima di mezzogiorno
Il tg delle 20 è finito
Mar Rosso
il mar Tirreno è caldo
Sab è una sigla
Dom Pérignon del 2008
Le ha chiesto di sposarlo una domenica di giugno
Il compleanno di mamma era sabato
Mancano solo 3 giorni
abita al numero 9
un tavolo per sei
la messa delle 10 era piena
primo, secondo e terzo premio
Prima ci vedevamo ogni venerdì alle 18
Ho dormito fino alle 11
l'impasto lievita 90 minuti
lunedì non è venuto nessuno
Apollo 11, Ocean's 8
il sole sorge alle 7
aperto sab 9-13
circa 5 o 6
Gennaio è triste
Mar Mediterraneo
costruito nel 1900
tornato dopo 8 anni
mezzogiorno in punto sull'orologio
I martedì letterari
quindici giorni al mare
un 10 e lode
Per le 20 famiglie del palazzo
forno a 180, 40 minuti poi stagnola
wifi della casa al mare: venerdi2210
Venerdì è il compagno di Robinson
il 7 e 15 era di nuovo soppresso
Nina ha fatto i primi passi ieri alle quattro
numero 38 di scarpe, pantaloni 42
scala B, terzo piano, interno 12
il terzo mattino abbiamo visto le balene
io rendo di più la sera
Pinocchio, capitolo 21
vestito blu notte, mica nero
3 uova, un quarto di burro, mezza cipolla
codice cancello 1945
una volta si andava a scuola anche il sabato
la settimana è stata pesante
il 9 barrato ferma sotto casa
perso 4 a 2 contro il Lainate
zia Rosa è nata a maggio del 1931
qui di domenica è tutto chiuso
preventivo cancello: 1.250 più iva
odio i lunedì
due settimane a Creta, 1800 a testa
martedì scorso alle nove e mezza è saltata la luce
il film di ieri sera una noia
parcheggio livello 3, posto 18
ogni giorno le scriveva una riga
idea: romanzo che si svolge in un giorno solo
batteria dell'orologio CR2032
Barolo 2019, sei bottiglie
bella di notte per il balcone
pagine 5 e 8, da ridere
pressione 120 su 80
la piccola ha 5 anni, il grande 9
corsa chiusa in 24:30, seconda
il signor Sabato del comune, gentile
la prima volta in dieci anni che scio
è avanzato un quarto di torta
il Mezzogiorno in una mappa del 1900
pranzo della mensa freddo
volume 3 prestato a Ines
la password ha 12 caratteri
ogni tanto fa bene
tutte le notti abbaia il cane di sotto
traslocati il 3 giugno 2021
l'abbonamento annuale costava troppo
treno strapieno, 2 ore in piedi
Domani è un altro giorno, dice Rossella
pagato 14 euro l'ora
Le quattro stagioni, primo movimento
marte e venere per la ricerca
otto mele, dieci pere
via XX Settembre 4, secondo citofono
taxi 17 o 18 euro
Sabato del villaggio, a memoria
dormito 7 ore e mezza, bene
9 mesi già per Leo
alle elementari avevo la Rossi
alle volte ha ragione lei
marinare una notte, griglia 12 minuti per lato
quelli delle 9 e 30 a yoga fanno casino
il numero di Edo finisce per 0800
la lepre marzolina e il cappellaio
playlist blues del lunedì
una settimana di paga per un vestito!!
me lo ha chiesto a mezzanotte su un ponte
quell'anno Pasqua era tardi
corsia 4, batteria 3, 31,08
caffè lungo con 2 zuccheri
ogni giorno ha la sua pena
le vacanze di Natale volate
l'orologio di papà si è fermato alle tre e dieci
stagione 2 puntata 10 la migliore
voto peggiore: 11 su 30
deodorante 24 ore, non tiene
camicia della domenica bucata
cruciverba 7 verticale: RIGOGOLO
abitato lì 3 anni e 2 mesi
due notti in baita, 210 in tutto
colazione senza glutine
quarti di finale persi
24 ore di Le Mans, poster
il maggio francese, ricerca di Tommi
abito da sera rosso, taglia 40
chiuso mercoledì pomeriggio
maratona in 3:45
germina in 10 giorni
stamattina 58 battiti
tramonto oggi alle 19:52
martedì pioggia
29 settembre di Battisti
Sabato pomeriggio di Baglioni
meglio venerdì
a meno che domani piova
Idee per il weekend
mia mamma lavora nel weekend
alle sei del mattino, canzone vecchissima
a dicembre il sole tramonta alle 16 e 40
venerdì speso 45 dal parrucchiere
e se la caldaia si rompe di nuovo domenica
Ufficio chiuso lunedì
da piccoli pesce ogni venerdì
Domani massima 12, minima 4
l'effetto lunedì in borsa
Il giorno lun 16 nov 2026 alle ore 18:40 Ravi Nair ha scritto:
Il nonno è nato il 4 dicembre 1931 a Pavia
Cuocere 25 minuti, girare dopo 10
Marinare una notte e poi rosolare in 5 minuti
Dormito male, in piedi alle 4, caffè alle 5
La batteria dura due giorni e si carica in 40 minuti
Mi ha detto che la festa era sabato alle 20
E giovedì alle 15?
Sei libera domani alle 17
Il venerdì non mangiamo mai fuori
Il martedì mattina non lavoro più
Il 25 dicembre non passano treni
Sei biglietti a 9 euro l'uno
Finale 3-2 dopo i supplementari sabato
Il calcio d'inizio è stato spostato alle 20:15 per la nebbia
Il suo numero è 02 496 0018, interno 9
Via XX Settembre 9, Torino
L'uomo che fu Giovedì è un libro strano
Ascolto Una domenica bestiale a ripetizione
Il giro del mondo in 80 giorni è tra i film da vedere
La versione 26.11 sincronizza più in fretta
Sono sposati dal 12 giugno 1998
Aperto da lunedì a sabato dalle 9 alle 18
L'ambulatorio è chiuso il mercoledì pomeriggio
Maree: alta 6:12, bassa 12:31
Previsioni per domani: 14 gradi, sole a mezzogiorno
Roma non fu fatta in un giorno
Il fornaio il sabato alle 10 ha già finito tutto
L'autobus 9 passa ogni 20 minuti
Mio fratello va a pescare ogni domenica alle 5
Se il pacco non arriva venerdì mi lamento
Doveva chiamare alle 18, non l'ha fatto
Le otto e un quarto erano troppo presto per i bambini
Garanzia: due anni dal 20 novembre 2025
Fattura del 30/11/2026, totale 240,00
Il museo di Lione è gratis la prima domenica del mese
Durata del volo 9 ore, arrivo alle 17 ora locale
Il capitolo 3 si svolge venerdì a mezzanotte a Venezia
La vernice impiega 5 giorni ad asciugare
Tutti odiavano la riunione del lunedì alle 9
Presa della Bastiglia: 14 luglio 1789
Il negozio di sotto apre alle 8
I vicini partono sempre il venerdì alle 17
A mezzanotte pioveva ancora
[18:40] Anna: ok a dopo
Scontrino 17/11/2026 14:32 carta 12,40
Da consumarsi entro il 30/11/2026
Grazie per essere venuti venerdì
Grazie ancora per domenica
Scusa se ho perso la chiamata delle 9
Era quasi mezzanotte quando siamo tornati
Una volta ci vedevamo ogni venerdì al bar
I bambini hanno un gelato ogni sabato
Mia nonna giura sulla passeggiata ogni mattina alle 7
Non so se viene martedì
Avevo dimenticato che chiude alle 18 la domenica
Ultimo accesso oggi alle 14:05
Aggiornato lunedì, 10:15
Pubblicato venerdì da Leo
Stampato il 18 novembre 2026 alle 10:00
10 km in 52 minuti domenica
Pressione 128 su 82 alle 9
Sobbollire 40 minuti e poi 2 ore in frigo
Mezza classe era malata giovedì
Venerdì non posso, sabato nemmeno
Lunedì è il giorno peggiore
Martedì mi andrebbe meglio
Ti ricordi la notte del 3 maggio 2019
Sarebbe bello dormire fino alle 10 ogni giorno
Dice che viene alle 17 ma non viene mai
Ben ha calcio ogni mercoledì alle 16 con suo padre
Il telegiornale delle 20 era triste
Il venerdì due al prezzo di una dal fornaio
Rideremo un giorno di questo lunedì
Vieni venerdì alle 8
Il capo vuole sempre i numeri il lunedì alle 8
Si conserva 3 giorni dopo l'apertura
Avevamo detto le 15 e lui è arrivato alle 17
Il mio compleanno era un mese fa di venerdì
Papà ha fatto 70 anni il 2 dicembre scorso
La riunione era martedì alle 10
Non doveva essere giovedì
Quanti giorni al 25 dicembre
Prezzo da 5 a 9 euro
Inter 2 Roma 1 sabato
Via Venerdì 42, 20100 Milano
Da lunedì il riscaldamento fa rumore
Dalle 9 alle 17 sta alla scrivania
«A venerdì alle 8» è tutto ciò che ha scritto
Mai in piscina la domenica
Lunedì niente scuola
Anna ha pianoforte il giovedì alle 16
Il vicino parte ogni giorno alle 6
Visto Mezzogiorno di fuoco
Finito il romanzo domenica
La versione 2.10 è uscita il 3 dicembre
Assistenza: 0800 10 12 20
Sei mesi dopo non è cambiato nulla
Ogni giorno dicono che domani lo riparano
Piove ogni sera alle 18
Il treno impiega 3 ore
La tassa aumenta il 1° aprile
Forse traslochiamo venerdì
Sarei andato sabato alle 14
Per la nebbia nessun volo fino alle 10
Due settimane in Spagna sono bastate
Il gatto torna la sera alle 21
Ci siamo conosciuti un martedì del 2009
Solo 3 posti per venerdì
I biglietti per sabato sono esauriti
Lunedì è festa
Ben ha detto giovedì o venerdì
Qui nessuno cena alle 17
La mia sveglia alle 6 ha fallito di nuovo
Da noi la spazzatura passa il mercoledì
Le pulizie le fanno un martedì sì e uno no al piano di sopra
Ricetta della nonna: 200 g di farina, 2 uova, 35 minuti a 180
Il 20 luglio 1969 allunarono
Traccia 4: Venerdì sera
Una città dove è sempre domenica alle 3
Apollo 13 era in tv alle 20
Capitolo 12, versetto 5
Era in ritardo di 7 minuti
Sotto i 5 anni gratis la domenica
PIN 2027, armadietto 19
Ultimo ingresso ore 17
Rosa era lì sabato dalle 9 alle 11
Nato il quattro luglio era triste
Non giovedì per favore
Cani al guinzaglio fino al 30 settembre
Il jazz del venerdì è la sua passione
2 compresse per 5 giorni
La scatola da 12 costa 9,50
Camera 4, via Alta 10
Dal 5 maggio dormo meglio
`;

export const italianTable = { phrases, others };
