import type { LanguageWords } from './language-words.ts';

export const german: LanguageWords = {
  frequent: `der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat
    dass sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch
    man sein wurde sei wenn unter wir soll ich eines jahr zwei diese dieser wieder keine seine gegen vom schon können zeit
    heute morgen abend woche mutter vater freund arzt schule buch zug wasser geld haus brot milch garten fenster brief
    musik sommer winter geburtstag rezept karte treffen nummer büro preis straße stadt frage antwort liste küche tür`,
  beginnings: `Regen Sonnen Mond Sternen Meeres Sand Wind Schnee Feuer Wasser Fluss Berg Stein Holz Gras Korn Milch Honig
    Butter Apfel Pflaumen Eier Fisch Vogel Pferde Schaf Kuh Hunde Katzen Bienen Buch Zeitungs Papier Noten Wort Lieder
    Spiel Arbeits Schul Klassen Kirchen Markt Laden Heim Haus Bett Bade Tür Tor Straßen Bahn Fuß Hand Kopf Augen Ohren
    Haar Herz Rücken Lebens Geburts Tages Nacht Mittags Wochen Sommer Winter Nord Süd Ost West Unter Über Vor Nach Groß`,
  endings: `licht zeit haus land weg mann arbeit tag linie marke raum buch brett bank ball kasten fall feld boden halter
    gasse last macher meister stück platz hafen post schuppen schiff ufer stand stein lager rad wald hof garten brücke
    turm straße schule küche tür fenster dach keller zimmer stuhl tisch schrank lampe uhr glas teller messer löffel gabel
    topf kuchen suppe saft brot käse wurst salat blume baum blatt wurzel`,
  stop: '.',
};
