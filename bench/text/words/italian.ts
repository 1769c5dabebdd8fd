import type { LanguageWords } from './language-words.ts';

export const italian: LanguageWords = {
  frequent: `di e il la che in a per un è del le non con una si da i della al dei sono come più gli ha nel alla anche o ma
    lo questo su se delle dal ci suo essere tra fra dopo prima due anni anno tempo giorno settimana mattina sera notte casa
    madre padre amico medico scuola libro treno acqua soldi pane latte giardino finestra lettera musica estate inverno
    compleanno ricetta biglietto riunione numero ufficio prezzo strada città domanda risposta lista cucina porta comprare
    chiamare scrivere pensare domani ieri oggi perché già così l’acqua dell’orto un’idea c’è`,
  beginnings: `parl cant port guard ascolt trov pass rest mostr lasci domand cont guid entr torn ordin arriv incontr lav
    prepar cucin disegn suon lavor studi viaggi abit compr chiam lanci lev men semin raccolt annaffi piant tagli incoll
    ricam ripar pul ordin pieg class numer fotograf registr stamp invi pag caric salv osserv raccont present
    invit accompagn aiut cur sogn am ball tir spint buss nascond cerc visit separ attacc string scivol rotol salt
    mescol gust sal zuccher cammin nuot vol rid bagn`,
  endings: `o i a iamo ate ano are ato ata ati avo avi ava avamo avate avano ai asti ò ammo aste arono erò erai
    erà eremo erete eranno erei eresti erebbe eremmo ereste erebbero ando ante anti assi asse assimo assero atore atori
    atrice atrici azione azioni amento amenti abile abili ata ate ino ini ina ine etto etti etta ette one oni uccio ucci
    accio acci istico istica ista isti mente`,
  stop: '.',
};
