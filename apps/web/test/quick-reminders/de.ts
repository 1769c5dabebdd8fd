/** What people write in German on Monday 16 November 2026, 18:40, and what they mean: see `find-times.test.ts`. */
const phrases = `
Zahnarzt anrufen morgen um 5 => 11-17 17:00
Reis einweichen um 9 => 11-16 21:00
Formular am Freitag unterschreiben => 11-20 09:00
Kino heute Abend um 8 => 11-16 20:00
heute Abend Müll rausbringen => 11-16 20:00
morgen früh um 7 joggen => 11-17 07:00
Übermorgen um 14 Uhr Friseur => 11-18 14:00
Treffen mit Jana morgen um halb acht => 11-17 07:30
Besprechung am Donnerstag um Viertel nach zwei => 11-19 14:15
Zug morgen um Viertel vor neun => 11-17 08:45
Anna um dreiviertel acht abholen => 11-16 19:45
Mama in 20 Minuten anrufen => 11-16 19:01
in einer halben Stunde Ofen ausmachen => 11-16 19:11
in zwei Stunden Wäsche aufhängen => 11-16 20:41
heute in einer Woche Blutabnahme => 11-23 09:00
in drei Tagen Paket abholen => 11-19 09:00
in 14 Tagen nachfragen => 11-30 09:00
am 24.11. um 11 Uhr Zahnarzt => 11-24 11:00
am 24. November um 11:30 Uhr Termin => 11-24 11:30
Flug am 3. Januar 2027 um 06:15 Uhr => 27-01-03 06:15
Steuererklärung am 31.12.2026 => 12-31 09:00
Elternabend Mittwoch 19 Uhr => 11-18 19:00
Samstagabend Essen bei Oma => 11-21 20:00
Freitagnachmittag um 3 Kaffee => 11-20 15:00
nächsten Montag um 10 => 11-23 10:00
kommenden Freitag um 9 Uhr => 11-20 09:00
Freitag nächste Woche um 16 Uhr => 11-27 16:00
am Wochenende Keller aufräumen => 11-21 09:00
Rechnungen am Monatsende schicken => 11-30 09:00
um 20:15 Tatort => 11-16 20:15
morgen Mittag um 12 Essen mit Paul => 11-17 12:00
um fünf vor halb neun los => 11-16 20:25
jeden Tag um 8 Uhr Tabletten => 11-17 08:00 D
täglich um 20 Uhr Tropfen => 11-16 20:00 D
jeden Morgen Vitamine => 11-17 09:00 D
jeden Abend um 9 Katze füttern => 11-16 21:00 D
jeden zweiten Tag Blumen gießen => 11-17 09:00 D2
alle drei Tage gießen => 11-17 09:00 D3
jeden zweiten Dienstag um 9 => 11-17 09:00 W2 Tue
jeden Dienstag und Donnerstag um 19 Uhr Chor => 11-17 19:00 W Tue,Thu
jeden Mittwoch um 4 Klavier => 11-18 16:00 W
montags um 18:30 Yoga => 11-23 18:30 W
dienstags und donnerstags um 18 Uhr Training => 11-17 18:00 W Tue,Thu
jeden Freitag Wocheneinkauf => 11-20 09:00 W
werktags um 7 Uhr => 11-17 07:00 W Mon,Tue,Wed,Thu,Fri
jeden Werktag um halb neun => 11-17 08:30 W Mon,Tue,Wed,Thu,Fri
montags bis freitags um 8 Uhr => 11-17 08:00 W Mon,Tue,Wed,Thu,Fri
jedes Wochenende um 10 Uhr laufen => 11-21 10:00 W Sun,Sat
alle zwei Wochen am Freitag um 15 Uhr => 11-20 15:00 W2 Fri
alle 14 Tage Putzen => 11-30 09:00 D14
wöchentlich am Donnerstag um 10 => 11-19 10:00 W
am 1. jeden Monats Miete => 12-01 09:00 M
jeden Monat am 20. Kreditkarte zahlen => 11-20 09:00 M
jeden ersten Montag im Monat um 10 Uhr => 12-07 10:00 M firstMonday
am letzten Freitag jeden Monats um 17 Uhr => 11-27 17:00 M lastFriday
alle 3 Monate Filter wechseln => 27-02-16 09:00 M3
vierteljährlich Umsatzsteuer => 27-02-16 09:00 M3
jedes Jahr am 15. April => 27-04-15 09:00 Y
jährlich am 1. März Versicherung => 27-03-01 09:00 Y
jeden Tag um 9 Uhr bis 30. November => 11-17 09:00 D <2026-11-30
jeden Dienstag um 17 Uhr, 10 mal => 11-17 17:00 W x10
täglich um 20 Uhr für 7 Tage => 11-16 20:00 D x7
jeden Sonntagabend um 8 telefonieren => 11-22 20:00 W
jede zweite Woche am Mittwoch => 11-18 09:00 W2 Wed
einmal im Monat Backup => 12-16 09:00 M
morgen um 17 Uhr, 30 Minuten vorher => 11-17 17:00 -30
an jedem zweiten Mittwoch Kegeln => 11-18 09:00 W2 Wed
Mo-Fr um 8 Uhr Schule => 11-17 08:00 W Mon,Tue,Wed,Thu,Fri
Dienstag, den 24. November um 14:30 Uhr => 11-24 14:30
Freitag in einer Woche => 11-27 09:00
Freitag um 9 nicht vergessen => 11-20 09:00
Am Freitag gehen wir um 19 Uhr ins Kino => 11-20 19:00
Erinnere mich in 45 Minuten an den Kuchen => 11-16 19:26
Oma morgen um 15:30 Uhr abholen => 11-17 15:30
Do 14 Uhr Physio => 11-19 14:00
Freitag um 9 TÜV => 11-20 09:00
morgen Nachmittag um 4 Kaffee mit Eva => 11-17 16:00
Miete am 1. überweisen => 12-01 09:00
Wäsche in einer Stunde rausholen => 11-16 19:41
in anderthalb Stunden Braten wenden => 11-16 20:11
Übermorgen früh um 6 Uhr los => 11-18 06:00
Paket bis Freitag 17 Uhr abgeben => 11-20 17:00
Konzert am 5. Dezember um 20 Uhr => 12-05 20:00
Impfung 02.12.2026 10:45 Uhr => 12-02 10:45
heute um 22 Uhr Ofen aus => 11-16 22:00
in zwei Wochen nachhaken => 11-30 09:00
Sonntagmittag Brunch => 11-22 12:00
morgen Abend Blumen gießen => 11-17 20:00
Mi um halb drei Zahnarzt => 11-18 14:30
alle 14 Tage montags um 8 => 11-23 08:00 W2 Mon
am letzten Freitag im Monat => 11-27 09:00 M lastFriday
jeden ersten Dienstag im Monat um 19 Uhr Stammtisch => 12-01 19:00 M firstTuesday
jeden Morgen um 7 Tabletten => 11-17 07:00 D
jeden Sonntag um 10 Uhr Mama anrufen => 11-22 10:00 W
mittwochs um 17 Uhr Fußball => 11-18 17:00 W
immer freitags um 16 Uhr Wochenbericht => 11-20 16:00 W
jeden Abend um 22 Uhr Medikament => 11-16 22:00 D
jede Woche Dienstag um 20 Uhr Chorprobe => 11-17 20:00 W
alle zwei Tage Orchideen gießen => 11-17 09:00 D2
am 15. jedes Monats Rechnung schreiben => 12-15 09:00 M
monatlich am 1. Miete => 12-01 09:00 M
jährlich am 3. Mai Hochzeitstag => 27-05-03 09:00 Y
Mo-Fr um 7 Uhr aufstehen => 11-17 07:00 W Mon,Tue,Wed,Thu,Fri
alle vier Wochen Blut spenden => 12-14 09:00 W4
alle 6 Monate Zahnarzt => 27-05-16 09:00 M6
jeden Samstagvormittag Markt => 11-21 09:00 W
morgen gegen 11 den Vermieter anrufen => 11-17 11:00
Bücher bis Donnerstag zurückgeben => 11-19 09:00
Lena am Freitag um 22:40 Uhr vom Flughafen abholen => 11-20 22:40
Stromrechnung am 28. November zahlen => 11-28 09:00
heute Abend um 10 das Auto umparken => 11-16 22:00
Elternabend 2. Dezember 19 Uhr => 12-02 19:00
in 15 Minuten das Brot rausholen => 11-16 18:56
übermorgen nach der Katze der Nachbarn sehen => 11-18 09:00
Aufsatz am Mittwoch um 12 abgeben => 11-18 12:00
morgen früh bei der Versicherung anrufen => 11-17 09:00
Sa 15 Uhr Kindergeburtstag => 11-21 15:00
in 2 Wochen Parkausweis verlängern => 11-30 09:00
Impfung am 9.12. um 8:15 Uhr => 12-09 08:15
Jo morgen Abend wegen der Schlüssel fragen => 11-17 20:00
Sonntag 11 Uhr Brunch mit Mia => 11-22 11:00
Sauerteig jeden Tag um 8 Uhr füttern => 11-17 08:00 D
Chor jeden Donnerstag um 19:30 Uhr => 11-19 19:30 W
Papiertonne jeden zweiten Mittwoch => 11-18 09:00 W2 Wed
Miete jeden Monat am 1. überweisen => 12-01 09:00 M
jeden Morgen um 7 Blutdruck messen => 11-17 07:00 D
Schwimmkurs jeden Samstag um 10 Uhr => 11-21 10:00 W
alle 10 Tage die Orchidee gießen => 11-26 09:00 D10
jeden Sonntagabend Papa anrufen => 11-22 20:00 W
Dienstbesprechung jeden letzten Freitag im Monat um 15 Uhr => 11-27 15:00 M lastFriday
montags und donnerstags um 7 Uhr Tonne rausstellen => 11-19 07:00 W Mon,Thu
alle 6 Monate Wasserfilter wechseln => 27-05-16 09:00 M6
jedes Jahr am 4. Februar Karte für Ruth => 27-02-04 09:00 Y
freitags um 16 Uhr Stundenzettel abgeben => 11-20 16:00 W
abends um 21 Uhr jeden Tag inhalieren => 11-16 21:00 D
werktags um 15 Uhr dehnen => 11-17 15:00 W Mon,Tue,Wed,Thu,Fri
morgen um 10 Uhr der Schule schreiben => 11-17 10:00
Tom am Samstag das Ladekabel zurückgeben => 11-21 09:00
Reinigung am Donnerstag um 18 Uhr abholen => 11-19 18:00
Tante Rosa am 3. Dezember anrufen => 12-03 09:00
heute um 23 Uhr Heizung runterdrehen => 11-16 23:00
Heizungswartung 24. November 8:30 Uhr => 11-24 08:30
in 40 Minuten die Wäsche umräumen => 11-16 19:21
übermorgen den Fensterputzer bezahlen => 11-18 09:00
Donnerstag um 14:30 Uhr Zoom mit den Anwälten => 11-19 14:30
morgen Nachmittag das Paket aufgeben => 11-17 15:00
Fr 9 Uhr Blutabnahme, nüchtern => 11-20 09:00
in 10 Tagen Visum prüfen => 11-26 09:00
Wir essen am Samstag um 19 Uhr bei Müllers => 11-21 19:00
morgen um 9 Sam anrufen nicht vergessen => 11-17 09:00
Ich muss am Mittwoch das Hotel buchen => 11-18 09:00
jeden Freitagmorgen Kompost rausbringen => 11-20 09:00 W
Luna jeden Tag um 18 Uhr füttern => 11-17 18:00 D
Tanzkurs jeden Montag um 20 Uhr => 11-16 20:00 W
jeden Abend um 22 Uhr Augentropfen => 11-16 22:00 D
jeden ersten Samstag im Monat Kühlschrank putzen => 12-05 09:00 M firstSaturday
mittwochs und freitags um 12 Uhr Bericht schicken => 11-18 12:00 W Wed,Fri
jeden Monat am 28. Babysitter bezahlen => 11-28 09:00 M
alle 3 Monate Rauchmelder testen => 27-02-16 09:00 M3
jedes Jahr am 9. Mai die Zwillinge anrufen => 27-05-09 09:00 Y
alle 6 Wochen zum Friseur => 12-28 09:00 W6
jeden zweiten Donnerstag um 17 Uhr Gitarre => 11-19 17:00 W2 Thu
täglich um 21:30 Uhr Tagebuch => 11-16 21:30 D
dienstags um 6:15 Uhr Spinning => 11-17 06:15 W
sonntags um 20 Uhr Laptop sichern => 11-22 20:00 W
werktags um 10 Uhr kurze Besprechung => 11-17 10:00 W Mon,Tue,Wed,Thu,Fri
morgen um 12:30 Uhr Briefmarken kaufen => 11-17 12:30
am 30. November das Fitnessstudio kündigen => 11-30 09:00
der Klempner kommt am Donnerstag um 8 Uhr => 11-19 08:00
Mein Termin bei Dr. Lee ist am Freitag um 15 Uhr => 11-20 15:00
in 2 Stunden Ben anrufen => 11-16 20:41
Clara am Samstag zum Geburtstag gratulieren => 11-21 09:00
Auto am Freitag waschen lassen => 11-20 09:00
geliehene Bohrmaschine am Mittwoch zurückbringen => 11-18 09:00
jeden Tag um 8 Uhr Vitamine => 11-17 08:00 D
Wäsche jeden Sonntag um 10 Uhr => 11-22 10:00 W
jeden Monat am 3. Miete zahlen => 12-03 09:00 M
Spanischkurs jeden Dienstag und Donnerstag um 19 Uhr => 11-17 19:00 W Tue,Thu
Steuererklärung bis 30. November abgeben => 11-30 09:00
Muss bis Sonntag Flüge buchen => 11-22 09:00
Stromrechnung am 28. bezahlen => 11-28 09:00
Aufsatz bis morgen Mittag fertig => 11-17 12:00
Miete jeden 1. => 12-01 09:00 M
Laufen jeden Montag, Mittwoch und Freitag um 6:30 Uhr => 11-18 06:30 W Mon,Wed,Fri
Ficus alle 10 Tage gießen => 11-26 09:00 D10
immer dienstags um 20 Uhr Chor => 11-17 20:00 W
Training wieder Donnerstag 18 Uhr => 11-19 18:00
Anna abholen jeden Dienstag um 15 Uhr => 11-17 15:00 W
jeden Freitag kommt die Putzfrau um 9 Uhr => 11-20 09:00 W
Rezept morgen um 18 Uhr abholen => 11-17 18:00
morgen 15 uhr zahnarzt => 11-17 15:00
Oma anrufen heute abend um halb 9 => 11-16 20:30
übermorgen früh um 7 Blutabnahme => 11-18 07:00
uebermorgen 14 Uhr Friseur => 11-18 14:00
Do 10:15 TÜV => 11-19 10:15
Freitag mittag Paket abholen => 11-20 12:00
in ner halben Stunde Wäsche aufhängen => 11-16 19:11
in anderthalb Stunden Ofen aus => 11-16 20:11
in 40 min Kartoffeln abgießen => 11-16 19:21
viertel vor acht Tagesschau mit Papa => 11-16 19:45
morgen um viertel nach drei Lea abholen => 11-17 15:15
Sa 20h Konzert im Kuz => 11-21 20:00
am 24.12. um 16 Uhr Krippenspiel => 12-24 16:00
am Vierundzwanzigsten Bescherung vorbereiten => 11-24 09:00
bis Mittwoch 18 Uhr Steuer abgeben => 11-18 18:00
heute in einer Woche Bücher zurückgeben => 11-23 09:00
in 14 Tagen Reifen wechseln lassen => 11-30 09:00
in drei Wochen Impfung auffrischen => 12-07 09:00
morgen abend Müll raus => 11-17 20:00
morgen nachmittag mit Jonas Mathe üben => 11-17 15:00
Elternabend Do 19.11. 19:30 => 11-19 19:30
Erinner mich morgen um acht an die Tabletten => 11-17 08:00
nächsten Monat am 3. Miete überweisen => 12-03 09:00
punkt 20 Uhr bei Sabine sein => 11-16 20:00
diesen Samstag Keller aufräumen => 11-21 09:00
Mo 30.11. um 9 Vorstellungsgespräch => 11-30 09:00
fünf vor halb zehn heute abend Medikament => 11-16 21:25
muss am Montag um 11 beim Amt anrufen => 11-23 11:00
Geburtstag von Tim 5. Dezember ab 15 Uhr => 12-05 15:00
Fr. 20.11., 17 Uhr Weihnachtsfeier => 11-20 17:00
jeden Morgen um 6 Tablette nehmen => 11-17 06:00 D
täglich 21 Uhr Augentropfen => 11-16 21:00 D
jeden Tag mittags Blutdruck messen => 11-17 12:00 D
jeden Abend um 10 Heizung runter => 11-16 22:00 D
jeden Dienstag 18 Uhr Chor => 11-17 18:00 W
dienstags und donnerstags um 17:30 Training => 11-17 17:30 W Tue,Thu
montags um 8 Blumen gießen => 11-23 08:00 W
Mo-Fr 7 Uhr Hund raus => 11-17 07:00 W Mon,Tue,Wed,Thu,Fri
werktags um 8:30 Stand-up => 11-17 08:30 W Mon,Tue,Wed,Thu,Fri
alle zwei Wochen mittwochs gelbe Säcke rausstellen => 11-18 09:00 W2 Wed
alle 14 Tage freitags um 16 Uhr putzen => 11-20 16:00 W2 Fri
jeden zweiten Samstag um 10 Oma besuchen => 11-21 10:00 W2 Sat
jeden 2. Montag Altpapier raus => 11-23 09:00 W2 Mon
alle drei Tage Orchideen gießen => 11-17 09:00 D3
alle 3 Monate Filter tauschen => 27-02-16 09:00 M3
jedes halbe Jahr zum Zahnarzt => 27-05-16 09:00 M6
jeden Monat am 1. Miete zahlen => 12-01 09:00 M
monatlich am 15. Zählerstand ablesen => 12-15 09:00 M
am letzten Freitag im Monat 19 Uhr Stammtisch => 11-27 19:00 M lastFriday
jeden ersten Dienstag im Monat um 20 Uhr Buchclub => 12-01 20:00 M firstTuesday
jeden 3. Donnerstag im Monat 18 Uhr Vereinssitzung => 11-19 18:00 M thirdThursday
jedes Jahr am 12. Juni Hochzeitstag => 27-06-12 09:00 Y
jährlich am 4.2. Versicherung prüfen => 27-02-04 09:00 Y
eine Woche lang jeden Tag um 12 Uhr Antibiotikum => 11-17 12:00 D x7
jeden Samstagmorgen Brötchen holen => 11-21 09:00 W
Sonntagabends um 19 Uhr Mama anrufen => 11-22 19:00 W
jeden Sa und So um 9 Uhr laufen => 11-21 09:00 W Sun,Sat
jeden Montag um 10 bis zum 14. Dezember Physio => 11-23 10:00 W <2026-12-14
wöchentlich freitags 15 Uhr Stunden eintragen => 11-20 15:00 W
einmal im Monat am 28. Daten sichern => 11-28 09:00 M
Donnerstag gegen 18 Uhr Farne gießen => 11-19 18:00
morgen 18:45 Sam vom Judo abholen => 11-17 18:45
in ner Dreiviertelstunde Lasagne raus => 11-16 19:26
morgen um Viertel nach zwei Schule => 11-17 14:15
Montag, den 23. um 10:15 Uhr Vorsorge => 11-23 10:15
in zehn Tagen Parkausweis verlängern => 11-26 09:00
Feier am 5. Dezember ab 19 Uhr => 12-05 19:00
15.1.2027 14 Uhr Mietgespräch => 27-01-15 14:00
in 2 Std Herd ausschalten => 11-16 20:41
Sonntagmittag Tante Jo anrufen => 11-22 12:00
Paket muss bis Mittwoch zur Post => 11-18 09:00
Hausaufgaben bis Donnerstag fertig machen => 11-19 09:00
Sa früh um 8 zum Markt => 11-21 08:00
jeden Abend um 22 Uhr Pille => 11-16 22:00 D
samstags um 11 Schuppen aufräumen => 11-21 11:00 W
jeden Morgen halb sieben Hühner füttern => 11-17 06:30 D
jeden Mo, Mi und Fr 7 Uhr Gym => 11-18 07:00 W Mon,Wed,Fri
alle 2 Wochen freitags um 15 Uhr Putzhilfe bezahlen => 11-20 15:00 W2 Fri
jeden letzten Sonntag im Monat Wasserkocher entkalken => 11-29 09:00 M lastSunday
alle zwei Wochen donnerstags Papiertonne raus => 11-19 09:00 W2 Thu
am ersten Samstag im Monat um 10 Uhr Rauchmelder testen => 12-05 10:00 M firstSaturday
jeden Abend um 20 Uhr Oma anrufen bis 1. Dezember => 11-16 20:00 D <2026-12-01
am 20. jedes Monats Kreditkarte => 11-20 09:00 M
jedes Jahr am 2. April Ana Blumen schicken => 27-04-02 09:00 Y
10 Tage lang täglich um 20 Uhr Augentropfen => 11-16 20:00 D x10
sonntags 18 Uhr Essensplan machen => 11-22 18:00 W
jeden Freitagabend um 7 Blumen gießen => 11-20 19:00 W
alle 6 Wochen Friseur => 12-28 09:00 W6
jede Woche am Mittwoch um 14 Uhr Physio => 11-18 14:00 W
Kinder abholen morgen 15.15 Uhr => 11-17 15:15
Passfotos Freitag, 11:30 Uhr => 11-20 11:30
Lena am Donnerstag nach dem Zelt fragen => 11-19 09:00
morgen um sechs Tierarzt mit Bruno => 11-17 18:00
in 25 Min nach dem Kuchen sehen => 11-16 19:06
am 2.12. nüchtern zur Blutabnahme 8 Uhr => 12-02 08:00
Mi 25.11. 13 Uhr Essen mit Yusuf => 11-25 13:00
heute abend um neun Hack auftauen => 11-16 21:00
montags 18 Uhr Tonnen raus => 11-23 18:00 W
jeden Mittwoch um halb sechs Gitarre => 11-18 17:30 W
jeden zweiten Montag Windeln in die Kita => 11-23 09:00 W2 Mon
Vitamin D jeden Tag um 8 bis 31. Januar => 11-17 08:00 D <2027-01-31
alle 5 Tage Aquarium putzen => 11-17 09:00 D5
immer am 12. Spotify bezahlen => 12-12 09:00 M
jedes Jahr am 1. Juni Rundfunk prüfen => 27-06-01 09:00 Y
Freitag in einer Woche um 10 Inspektion => 11-27 10:00
Impfung am 3. Dez. um 9:40 => 12-03 09:40
Mittwoch Priya wegen Schlüssel fragen => 11-18 09:00
in einer Stunde Rasensprenger aus => 11-16 19:41
bis Freitag, den 27. Steuer fertig machen => 11-27 09:00
übermorgen um zwanzig vor neun Osteopathin => 11-18 08:40
Freitag abend mit Bo was trinken => 11-20 20:00
Do, 26.11., 18:30 Uhr Versammlung => 11-26 18:30
jeden Do um viertel vor 6 Ballett => 11-19 17:45 W
jeden Morgen um 6 mit Rex raus => 11-17 06:00 D
jedes Wochenende Stall ausmisten => 11-21 09:00 W Sun,Sat
jeden zweiten Mittwoch im Monat um 19 Uhr Gemeinderat => 12-09 19:00 M secondWednesday
alle vier Wochen dienstags um 11 Massage => 11-17 11:00 W4 Tue
sonntags 20 Uhr Essen vorkochen => 11-22 20:00 W
an Werktagen um 7:50 Uhr Schule => 11-17 07:50 W Mon,Tue,Wed,Thu,Fri
Hähnchen auftauen heut abend => 11-16 20:00
Opa Augen-OP 9. Dezember 7:30 Uhr => 12-09 07:30
Mittwochabend Onkel Ted anrufen => 11-18 20:00
Samstag um halb zehn Fußballschuhe kaufen => 11-21 09:30
morgen mittag Schlüssel übergeben => 11-17 12:00
morgen früh um fünf vor acht zum Bus => 11-17 07:55
am 30. jedes Monats Rechnung schicken => 11-30 09:00 M
jede zweite Woche montags 17 Uhr Therapie => 11-23 17:00 W2 Mon
jeden Mittwoch und Samstag 16 Uhr Tomaten gießen => 11-18 16:00 W Wed,Sat
jeden dritten Tag Zitronenbaum gießen => 11-17 09:00 D3
moin, morgen um 10 ruf ich Lisa an => 11-17 10:00
Sa 10:30 Reifen wechseln => 11-21 10:30
diesen Sonntag 12:30 Essen mit Mama => 11-22 12:30
morgen 8:01 Praxis anrufen => 11-17 08:01
3. Januar 10 Uhr wieder Arbeit => 27-01-03 10:00
in 6 Wochen Fäden ziehen lassen => 12-28 09:00
heute um zehn Nachtschicht => 11-16 22:00
alle drei Monate Wurmkur für Bella => 27-02-16 09:00 M3
samstags 9 Uhr Schwimmen => 11-21 09:00 W
Donnerstag um zwei bei der Bank => 11-19 14:00
nächste Woche Mittwoch 15 Uhr Kieferorthopäde => 11-25 15:00
brauch morgen Milch => 11-17 09:00
Di 24. 15 Uhr Telefonat mit Ines => 11-24 15:00
Freitag um 5 Uhr früh Jay zum Flughafen => 11-20 05:00
an jedem Werktag um viertel vor neun Jay in die Kita => 11-17 08:45 W Mon,Tue,Wed,Thu,Fri
Sonntag den 29. um 15 Uhr Taufe => 11-29 15:00
25. Nov. 8 Uhr Heizungsmann => 11-25 08:00
bis 31. Januar 2027 kündigen => 27-01-31 09:00
in 1h Kurier anrufen => 11-16 19:41
heute in zwei Wochen Brille abholen => 11-30 09:00
jeden Montag und jeden Donnerstag um 8 Yoga => 11-19 08:00 W Mon,Thu
Morgen Nachmittag Reifen wechseln => 11-17 15:00
TÜV am 3.12. um 8:15 Uhr => 12-03 08:15
Oma anrufen Sonntag um 11 => 11-22 11:00
in 14 Tagen Ausweis abholen => 11-30 09:00
Elternabend Do 19.11., 19:30 Uhr => 11-19 19:30
übermorgen mittag Essen mit Jörg => 11-18 12:00
Pizza aus dem Ofen in 12 Min => 11-16 18:53
morgen früh um halb acht Blutabnahme => 11-17 07:30
heute abend wäsche aufhängen => 11-16 20:00
Zug am Samstag um 7:42 Uhr => 11-21 07:42
Freitag viertel nach drei Zahnarzt => 11-20 15:15
Freitag dreiviertel vier Kuchen abholen => 11-20 15:45
Mittwochabend Skat bei Heinz => 11-18 20:00
Samstagvormittag Garage aufräumen => 11-21 09:00
nächste Woche Montag 10 Uhr Teamsitzung => 11-23 10:00
Meeting mit Frau Krause, 24.11.2026, 14 Uhr => 11-24 14:00
heut Nacht um 23 Uhr Auto umparken => 11-16 23:00
Konzert am 12. Dezember 20 Uhr => 12-12 20:00
Kita-Fest am Freitag von 15 bis 18 Uhr => 11-20 15:00
Geschenk für Lena bis Samstag besorgen => 11-21 09:00
Do um 17h Fahrstunde => 11-19 17:00
In einer Stunde Kuchen rausnehmen => 11-16 19:41
In anderthalb Stunden Tanja abholen => 11-16 20:11
Am Ersten Miete überweisen => 12-01 09:00
nächsten Monat am 5. Handyvertrag kündigen => 12-05 09:00
ich muss morgen um neun zum Amt => 11-17 09:00
Denk dran: Mittwoch 9 Uhr Handwerker => 11-18 09:00
uebermorgen um 10 uhr zur bank => 11-18 10:00
in drei Wochen Ölwechsel => 12-07 09:00
jeden zweiten Dienstag um 18 Uhr Chorprobe => 11-17 18:00 W2 Tue
alle zwei Wochen donnerstags gelber Sack => 11-19 09:00 W2 Thu
montags um 20 Uhr Volleyball => 11-16 20:00 W
jeden Morgen um 7 Tablette nehmen => 11-17 07:00 D
werktags 7:30 Uhr Brotdosen packen => 11-17 07:30 W Mon,Tue,Wed,Thu,Fri
jeden ersten Montag im Monat Stammtisch um 19 Uhr => 12-07 19:00 M firstMonday
immer freitags um 16 Uhr Stundenzettel => 11-20 16:00 W
jeden letzten Freitag im Monat um 15 Uhr Backup => 11-27 15:00 M lastFriday
dienstags und donnerstags 17:30 Fußball => 11-17 17:30 W Tue,Thu
am 15. jedes Monats Miete => 12-15 09:00 M
jeden Monat am 28. Lohn überweisen => 11-28 09:00 M
alle drei Monate Zahnbürste wechseln => 27-02-16 09:00 M3
jährlich am 6. Mai Hochzeitstag => 27-05-06 09:00 Y
jedes Jahr am 24. August Oma gratulieren => 27-08-24 09:00 Y
jeden Mittwoch und Samstag 8 Uhr Markt => 11-18 08:00 W Wed,Sat
Mo-Fr um 8 Uhr Hund raus => 11-17 08:00 W Mon,Tue,Wed,Thu,Fri
jeden zweiten Tag um 10 gießen => 11-17 10:00 D2
alle 14 Tage samstags um 9 Bad putzen => 11-21 09:00 W2 Sat
jeden Sonntagabend Mama anrufen => 11-22 20:00 W
jeden Abend um zehn Zähne putzen => 11-16 22:00 D
jede Woche am Donnerstag um 18 Uhr Yoga => 11-19 18:00 W
jede zweite Woche mittwochs Altpapier => 11-18 09:00 W2 Wed
wöchentlich montags 9 Uhr Jour fixe => 11-23 09:00 W
Medikament jeden Tag um 8 bis 30. November => 11-17 08:00 D <2026-11-30
jeden Dienstag um 15 Uhr Physio, 6 mal => 11-17 15:00 W x6
jeden dritten Samstag im Monat Flohmarkt 10 Uhr => 11-21 10:00 M thirdSaturday
JEDEN FREITAG 12 UHR TEAMESSEN => 11-20 12:00 W
einmal im Monat Filter reinigen => 12-16 09:00 M
jeden Werktag um 9:15 Stand-up => 11-17 09:15 W Mon,Tue,Wed,Thu,Fri
jeden Donnerstag Abend Kegeln => 11-19 20:00 W
Milch kaufen morgen Abend auf dem Heimweg => 11-17 20:00
Krankenhausbesuch Do 10:45 => 11-19 10:45
Friseur am 2. um 15 Uhr => 12-02 15:00
Dienstag Mittag mit Omar essen => 11-17 12:00
Rückmeldung an Kim bis morgen 12 Uhr => 11-17 12:00
gleich morgen früh den Klempner anrufen => 11-17 09:00
Winterreifen Samstag früh => 11-21 09:00
diesen Freitag 19:45 Uhr Kino => 11-20 19:45
Eigentümerversammlung 30.11., 18 Uhr => 11-30 18:00
Viertel vor acht heute Abend: Skype mit Lou => 11-16 19:45
Pute auftauen am 24.11. => 11-24 09:00
Dienstag nächster Woche 11 Uhr Budget => 11-24 11:00
in zwei Tagen Flüge buchen => 11-18 09:00
Vorstellung beginnt heute um halb neun abends => 11-16 20:30
in 1 Stunde 20 Minuten Kuchen raus => 11-16 20:01
übermorgen Abend Mia anrufen => 11-18 20:00
Emma kommt Sonntag, 22. November um 18:10 Uhr => 11-22 18:10
Treffen um fünf vor halb neun => 11-16 20:25
Abgabe Montag 23.11. 8 Uhr => 11-23 08:00
jeden Ersten Miete => 12-01 09:00 M
jeden zweiten Freitag im Monat Snacks mitbringen => 12-11 09:00 M secondFriday
jeden zweiten Sonntag um 10 Betten beziehen => 11-22 10:00 W2 Sun
alle drei Tage Katzenklo => 11-17 09:00 D3
jeden Samstag um 14 Uhr Tanzprobe => 11-21 14:00 W
dienstags 18 bis 19 Uhr Töpfern => 11-17 18:00 W
jeden einzelnen Tag um 7 meditieren => 11-17 07:00 D
jeden 9. September Hochzeitstag => 27-09-09 09:00 Y
am 10. jeden Monats um 12 Uhr Stundenzettel => 12-10 12:00 M
am letzten Freitag jedes Monats um 17 Uhr Feierabendbier => 11-27 17:00 M lastFriday
halbjährlich Zahnarzt => 27-05-16 09:00 M6
einmal alle zwei Wochen Kaktus gießen => 11-30 09:00 W2
montags 8 Uhr Müll raus => 11-23 08:00 W
jeden Morgen um 6:45 Uhr laufen => 11-17 06:45 D
am Wochenende um 11 saugen => 11-21 11:00
alle zwei Monate Ölstand prüfen => 27-01-16 09:00 M2
jeden Tag mittags um 12 Gassi gehen => 11-17 12:00 D
freitagabends um 20 Uhr Spieleabend => 11-20 20:00 W
jede Woche mittwochs 19:15 Chor => 11-18 19:15 W
immer donnerstags um 9 Wochenmarkt => 11-19 09:00 W
Yoga morgen 7:30 => 11-17 07:30
Anruf beim Steuerberater, Donnerstag, 9:15 => 11-19 09:15
Schwimmwettkampf am Sonntag, den 29., um 10 Uhr => 11-29 10:00
Nina heute Abend wegen der Karten Bescheid sagen => 11-16 20:00
Braten um halb acht in den Ofen => 11-16 19:30
22 Uhr Antibiotikum => 11-16 22:00
Blutspende, 3. Dezember, 14:40 Uhr => 12-03 14:40
Domain verlängern bis 30.11. => 11-30 09:00
Hochzeit 5. Juni 2027 um 13 Uhr => 27-06-05 13:00
Kinder morgen um 8.20 Uhr zur Schule bringen => 11-17 08:20
in eineinhalb Stunden Rückruf => 11-16 20:11
Arzt Freitag 20. November 15.15 Uhr => 11-20 15:15
am Monatsende Grundsteuer zahlen => 11-30 09:00
wir treffen Carla morgen um 19 Uhr am Bahnhof => 11-17 19:00
Morgen 17 Uhr: Schlüsselübergabe => 11-17 17:00
20 Uhr Mittwoch Jo zurückrufen => 11-18 20:00
Sonntag Mittagessen bei Mama, 13 Uhr => 11-22 13:00
der Elektriker kommt am Dienstag um 10 => 11-17 10:00
In 3 Std. Wäsche aufhängen => 11-16 21:41
Kommenden Samstag um 20 Uhr Party bei Tim => 11-21 20:00
zehn nach acht heute Abend Bus nehmen => 11-16 20:10
Donnerstagnachmittag um drei Kaffee bei Oma => 11-19 15:00
Wäsche in 45 min aus der Maschine => 11-16 19:26
jeden Samstag um 9 Uhr Lauftreff => 11-21 09:00 W
jeden Montagmorgen um 8:45 Stand-up => 11-23 08:45 W
jeden Abend um Viertel nach neun Insulin => 11-16 21:15 D
werktags um 18 Uhr Katze füttern => 11-17 18:00 W Mon,Tue,Wed,Thu,Fri
jeden dritten Mittwoch im Monat um 19 Uhr Buchclub => 11-18 19:00 M thirdWednesday
Miete jeden Monat am 3. => 12-03 09:00 M
alle vier Monate Therme warten => 27-03-16 09:00 M4
jedes Jahr am 20. November Ruth anrufen => 11-20 09:00 Y
jeden Dienstag, Donnerstag und Samstag um 9 Uhr Vitamin D => 11-17 09:00 W Tue,Thu,Sat
alle zwei Tage um 19 Uhr Rosen gießen => 11-16 19:00 D2
jeden Sonntagabend Wäsche => 11-22 20:00 W
einmal die Woche freitags Aquarium putzen => 11-20 09:00 W
jeden Mittwoch von 16 bis 17 Uhr Klavier => 11-18 16:00 W
jeden Tag um 15 Uhr dehnen bis Freitag => 11-17 15:00 D <2026-11-20
montags und freitags um 12 Uhr => 11-20 12:00 W Mon,Fri
alle 90 Tage Luftfilter wechseln => 27-02-14 09:00 D90
am letzten Sonntag im Monat Oma besuchen => 11-29 09:00 M lastSunday
monatlich am 28. Rechnungen schreiben => 11-28 09:00 M
jeden 2. Samstag um 10 Uhr Putzdienst => 11-21 10:00 W2 Sat
dienstags um viertel nach vier Flöte => 11-17 16:15 W
morgen um acht Uhr dreißig => 11-17 08:30
morgen acht Uhr fünfzehn Zahnarzt => 11-17 08:15
morgen um zehn vor neun => 11-17 08:50
morgen zwanzig nach acht Bus => 11-17 08:20
Mittwoch in einer Woche 15 Uhr => 11-25 15:00
heute in einer Woche um 10 => 11-23 10:00
heute in vierzehn Tagen => 11-30 09:00
morgen in einer Woche => 11-24 09:00
Freitag 16 bis 17:30 Uhr Schwimmen => 11-20 16:00
morgen 11-13 Uhr Workshop => 11-17 11:00
in zweieinhalb Stunden => 11-16 21:11
jede zweite Woche Montag und Donnerstag 8 Uhr => 11-19 08:00 W2 Mon,Thu
morgen so gegen 17 Uhr => 11-17 17:00
Montag 16. November 21 Uhr => 11-16 21:00
morgen Abend um sechs => 11-17 18:00
morgen Nachmittag halb fünf => 11-17 16:30
in einem Monat Vertrag kündigen => 12-16 09:00
Blumen für Mama bestellen, Samstag 10 Uhr => 11-21 10:00
Wäsche in 50 Minuten in den Trockner => 11-16 19:31
Donnerstag Nachmittag Personalabteilung wegen Urlaub fragen => 11-19 15:00
morgen den Zug um 19:15 Uhr nehmen => 11-17 19:15
Babyparty von Marta am 6. Dezember um 15 Uhr => 12-06 15:00
diesen Freitag den Gärtner bezahlen => 11-20 09:00
Sonntag um halb zwölf mit den Großeltern skypen => 11-22 11:30
am 27. um 8 Uhr Transporter abholen => 11-27 08:00
23:30 Uhr Rasensprenger aus => 11-16 23:30
wir müssen morgen um 7:15 Uhr los => 11-17 07:15
Fitnessstudio bis zum 25. kündigen => 11-25 09:00
Tisch für vier für Freitag um 20 Uhr reservieren => 11-20 20:00
Katze am Mittwoch um zehn zum Tierarzt => 11-18 10:00
morgen Vormittag Geld holen => 11-17 09:00
Lily am 1. Dezember Karte schicken => 12-01 09:00
jeden Tag um 18:30 Uhr mit dem Hund raus => 11-17 18:30 D
donnerstags um 17:15 Uhr Kieferorthopäde => 11-19 17:15 W
jeden Sonntag Kaffeemaschine reinigen => 11-22 09:00 W
jeden ersten Dienstag im Monat um 18 Uhr Gemeinderat => 12-01 18:00 M firstTuesday
alle 5 Wochen montags um 9 Uhr Friseur => 11-23 09:00 W5 Mon
jährlich am 2. Januar Büchereiausweis verlängern => 27-01-02 09:00 Y
jeden Arbeitstag um 17 Uhr Stunden eintragen => 11-17 17:00 W Mon,Tue,Wed,Thu,Fri
am 1. jedes Monats um 20 Uhr Laptop sichern => 12-01 20:00 M
jeden Dienstag um 19:30 Uhr Gitarre für 8 Wochen => 11-17 19:30 W x8
jeden Abend um halb elf Tabletten => 11-16 22:30 D
alle 4 tage blumen gießen => 11-17 09:00 D4
KH termin 3.12. 11:20 => 12-03 11:20
flüge buchen bis fr => 11-20 09:00
5 tage lang jeden morgen augentropfen => 11-17 09:00 D x5
monatlich am 20. kreditkarte zahlen => 11-20 09:00 M
passamt 2. april 2027 13:15 => 27-04-02 13:15
uhr umstellen am 28.3. => 27-03-28 09:00
täglich um 7:30 allergietablette bis 31. mai => 11-17 07:30 D <2027-05-31
in ner halben std tonnen reinholen => 11-16 19:11
Auto morgen um 8:15 in die Werkstatt bringen => 11-17 08:15
Leihwagen am Samstag bis 11 Uhr zurückgeben => 11-21 11:00
Heute Abend Gemma wegen Mitfahrgelegenheit schreiben => 11-16 20:00
Fr 20.11. 19:45 Kneipenquiz => 11-20 19:45
in einer Woche wegen der Kaution nachfragen => 11-23 09:00
Nudeln in 9 Minuten abgießen => 11-16 18:50
Hähnchen morgen früh aus dem Gefrierfach nehmen => 11-17 09:00
MRT 4. Dezember 14:20 Uhr => 12-04 14:20
Noah am Mittwoch um Viertel nach fünf vom Fußball abholen => 11-18 17:15
Grippeimpfung Do 11.40 Uhr => 11-19 11:40
Sonntagabend Kamera laden => 11-22 20:00
Steuererklärung bis 31. Januar abgeben => 27-01-31 09:00
Eltern kommen Samstag um halb sieben zum Essen => 11-21 18:30
Gans bis zum 10. Dezember bestellen => 12-10 09:00
in einer Stunde nach dem Braten sehen => 11-16 19:41
morgen Nachmittag Dr. Klein nach den Ergebnissen fragen => 11-17 15:00
Videokonferenz mit Oslo Mi 9 Uhr => 11-18 09:00
Friseur Sa 28.11. 9:30 => 11-28 09:30
um 9 morgen beim Amt anrufen => 11-17 09:00
ICE am 12. Dezember 6:31 Uhr => 12-12 06:31
Kuchen für Donnerstagmorgen backen => 11-19 09:00
Dieses Wochenende Geschenke einpacken => 11-21 09:00
übermorgen Frau Okafor zurückrufen => 11-18 09:00
Rufus in 14 Tagen die zweite Wurmtablette geben => 11-30 09:00
Wohnungsbesichtigung kommenden Montag um 14 Uhr => 11-23 14:00
Film fängt um 20:40 an => 11-16 20:40
Kfz-Steuer am 30. fällig => 11-30 09:00
heute 19:30 Uhr Batterien kaufen => 11-16 19:30
Abendessen mit Jonas morgen um acht abends => 11-17 20:00
Dienstagmittag Paket abholen => 11-17 12:00
jeden Donnerstagabend Papiermüll rausstellen => 11-19 20:00 W
alle 6 Monate Zahnreinigung => 27-05-16 09:00 M6
Montag bis Donnerstag 9:45 Daily => 11-17 09:45 W Mon,Tue,Wed,Thu
Insulin täglich um 7:30 => 11-17 07:30 D
jeden Freitag um 12 Uhr Maria bezahlen => 11-20 12:00 W
jeden zweiten Samstag ab 18 Uhr babysitten => 11-21 18:00 W2 Sat
Schildkröte alle 2 Tage füttern => 11-17 09:00 D2
Umsatzsteuer am 7. jedes Monats => 12-07 09:00 M
jedes Jahr am 14. März Blumen auf Omas Grab => 27-03-14 09:00 Y
mittwochs 18 Uhr Tischtennis => 11-18 18:00 W
Lauftreff jeden Samstag 9 Uhr => 11-21 09:00 W
Matratze alle drei Monate wenden => 27-02-16 09:00 M3
alle 6 Wochen Krallen schneiden => 12-28 09:00 W6
jeden Sonntag um 18 Uhr Woche planen => 11-22 18:00 W
Stammtisch am ersten Mittwoch im Monat um 19:30 => 12-02 19:30 M firstWednesday
Antibiotikum 5 Tage lang täglich um 21 Uhr => 11-16 21:00 D x5
Gitarre jeden Dienstag 16:30 Uhr bis 15. Dezember => 11-17 16:30 W <2026-12-15
jeden Mo, Di und Do um 7 schwimmen => 11-17 07:00 W Mon,Tue,Thu
Wasserzähler monatlich am 20. ablesen => 11-20 09:00 M
werktags um 6:30 mit Biscuit raus => 11-17 06:30 W Mon,Tue,Wed,Thu,Fri
jede Nacht um 23 Uhr Tor abschließen => 11-16 23:00 D
Elternbeirat jeden zweiten Montag im Monat um 19 Uhr => 12-14 19:00 M secondMonday
alle zwei Wochen sonntags Filter reinigen => 11-22 09:00 W2 Sun
Retro jeden zweiten Freitag um 15:30 => 11-20 15:30 W2 Fri
jeden Abend um 18 Uhr Milo seine Tablette geben => 11-17 18:00 D
dienstags und freitags um 17 Uhr Klavier für Ella => 11-17 17:00 W Tue,Fri
Reifendruck jeden Monat am 1. prüfen => 12-01 09:00 M
am letzten Donnerstag im Monat Spesen einreichen => 11-26 09:00 M lastThursday
alle 28 Tage Rezept holen => 12-14 09:00 D28
jeden Morgen um Viertel nach sechs joggen => 11-17 06:15 D
heute Abend gegen acht Glühbirne wechseln => 11-16 20:00
Tisch bei Ottolenghi: Sa, 5. Dezember, 20:15 Uhr, zu viert => 12-05 20:15
in 10 Tagen wegen der Rückerstattung nachhaken => 11-26 09:00
Winterstiefel für Leo kaufen, spätestens am Donnerstag => 11-19 09:00
TÜV Di 1.12. 8 Uhr => 12-01 08:00
bis morgen 20 Euro in Amys Karte legen => 11-17 09:00
Essen bei Tom und Kati am Freitag, den 27., um 19 Uhr => 11-27 19:00
Ersatzschlüssel holen Mittwoch 12.30 Uhr => 11-18 12:30
morgen von 9 bis 12 Uhr Wasser abgestellt => 11-17 09:00
Blutspende Montag 30. November 17:20 => 11-30 17:20
Brühe in anderthalb Stunden ausmachen => 11-16 20:11
jeden Morgen um 7 Uhr Schilddrüsentablette => 11-17 07:00 D
Rugbytraining Di und Do 18-19 Uhr => 11-17 18:00 W Tue,Thu
jeden Sonntag Meerschweinchenstall ausmisten => 11-22 09:00 W
jeden zweiten Freitagabend grüne Tonne raus => 11-20 20:00 W2 Fri
am 28. jeden Monats Klavierstunden bezahlen => 11-28 09:00 M
alle drei Monate Bürstenköpfe wechseln => 27-02-16 09:00 M3
jeden Mittwoch 14 Uhr Bridge bei Johanna => 11-18 14:00 W
Therapie montags um 17:15 Uhr bis 14. Dezember => 11-23 17:15 W <2026-12-14
Mieterverein jeden zweiten Donnerstag im Monat, 20 Uhr => 12-10 20:00 M secondThursday
zahnarzt do 14:15 => 11-19 14:15
Mi 10 Uhr Friseur => 11-18 10:00
morgen frueh um 8 mutti anrufen => 11-17 08:00
uebermorgen 16 uhr tüv => 11-18 16:00
paket abholen bis fr 18 uhr => 11-20 18:00
Wäsche in 35 min raus => 11-16 19:16
kuchen in ner halben stunde aus dem ofen => 11-16 19:11
Sa ab 19h Party bei Tom => 11-21 19:00
25.11. 8:40 blutabnahme => 11-25 08:40
Impfung am 2.12. um 9:15 => 12-02 09:15
am So um halb elf Brunch mit Lisa => 11-22 10:30
heut abend müll raus => 11-16 20:00
elternsprechtag mi 18.11. 17:20 uhr => 11-18 17:20
Miete überweisen am Ersten => 12-01 09:00
do nachmittag geschenk für Opa kaufen => 11-19 15:00
um viertel nach acht heute abend Nachrichten gucken => 11-16 20:15
Heizung ablesen am 27. => 11-27 09:00
nachher um 9 noch bei Papa melden => 11-16 21:00
Auto in die Werkstatt bringen, Dienstag 24.11., 7:30 Uhr => 11-24 07:30
in 2 Wochen Kündigung abschicken => 11-30 09:00
jeden mo und do 18:30 training => 11-19 18:30 W Mon,Thu
mittwochs 15 uhr klavierstunde mia => 11-18 15:00 W
tgl. 8 Uhr Blutdruck messen => 11-17 08:00 D
jeden abend um 22 uhr handy laden => 11-16 22:00 D
alle 2 wochen donnerstags Papiertonne => 11-19 09:00 W2 Thu
jeden 15. des Monats Strom zahlen => 12-15 09:00 M
immer freitags um 16 uhr wochenbericht => 11-20 16:00 W
jeden So 11 Uhr Oma anrufen => 11-22 11:00 W
mo-fr 6:45 wecker => 11-17 06:45 W Mon,Tue,Wed,Thu,Fri
jeden letzten Sonntag im Monat 15 Uhr Kaffee bei Tante Inge => 11-29 15:00 M lastSunday
alle 6 monate zahnreinigung => 27-05-16 09:00 M6
jeden zweiten Samstag rasen mähen => 11-21 09:00 W2 Sat
Antibiotikum täglich 9 Uhr für 5 Tage => 11-17 09:00 D x5
jedes jahr am 6. dezember stiefel füllen => 12-06 09:00 Y
jeden Sonntagmorgen um 9 joggen => 11-22 09:00 W
alle 4 Tage Orchidee giessen => 11-17 09:00 D4
jeden 1. Dienstag im Monat 19 uhr Stammtisch => 12-01 19:00 M firstTuesday
werktags 17:30 Hund raus => 11-17 17:30 W Mon,Tue,Wed,Thu,Fri
monatlich am 3. GEZ => 12-03 09:00 M
dienstags und freitags abends dehnen => 11-17 20:00 W Tue,Fri
brille abholen sa 28. 11:20 => 11-28 11:20
Muffins für die Schule freitag früh => 11-20 09:00
bürgeramt 30.11. 13.40 uhr => 11-30 13:40
Emma morgen um 6 uhr wecken => 11-17 06:00
Rasensprenger in einer Stunde aus => 11-16 19:41
Katze in Pension ab 12. Dezember => 12-12 09:00
sonntag nachmittag um 3 kuchen bei oma => 11-22 15:00
So 13 Uhr Mittagessen bei den Schwiegereltern => 11-22 13:00
Schlüsselübergabe am 30. um 12 uhr => 11-30 12:00
morgen abend lachs auftauen => 11-17 20:00
22:30 Haustür abschließen => 11-16 22:30
Flüge buchen bis Ende des Monats => 11-30 09:00
mrgn 10 Uhr Klempner => 11-17 10:00
Mittwoch, 18. November ab 16 Uhr lernen => 11-18 16:00
Erinner mich am 1. Dezember an den Adventskalender => 12-01 09:00
Tabletten holen heute um 19.15 => 11-16 19:15
übermorgen mittag mit Chef essen => 11-18 12:00
Donnerstag halb 3 Kinderarzt => 11-19 14:30
in 1,5 Stunden Brot aus dem Ofen => 11-16 20:11
Fr. 20.11. 19 h Laternenumzug => 11-20 19:00
schwarze Tonne jeden zweiten mi => 11-18 09:00 W2 Wed
jeden Freitag um 10 Kitageld überweisen => 11-20 10:00 W
jeden zweiten Donnerstag im Monat 18 Uhr Elternbeirat => 12-10 18:00 M secondThursday
sonntags um 17 uhr Opa anrufen => 11-22 17:00 W
jeden Montag 7 uhr wiegen => 11-23 07:00 W
einmal die Woche samstags wischen => 11-21 09:00 W
jedes jahr am 23.9. Kfz-Steuer => 27-09-23 09:00 Y
alle 4 wochen do 14 uhr fußpflege => 11-19 14:00 W4 Thu
jeden 2. im Monat Reifendruck prüfen => 12-02 09:00 M
jeden letzten Freitag im Monat Busticket kaufen => 11-27 09:00 M lastFriday
di und do 20 uhr salsa jede woche => 11-17 20:00 W Tue,Thu
Augentropfen jeden Abend um 21:30 bis 30.11. => 11-16 21:30 D <2026-11-30
alle 10 Wochen Friseur => 27-01-25 09:00 W10
sonntags 18 uhr bügeln => 11-22 18:00 W
täglich 9:15 Daily => 11-17 09:15 D
jd. Dienstag 19:30 Chorprobe => 11-17 19:30 W
immer mittwochs um 14 Uhr Nachhilfe => 11-18 14:00 W
turnbeutel für Leo do 8 uhr => 11-19 08:00
skypen mit oma so 17:30 => 11-22 17:30
heizungsmonteur mi 8-10 uhr => 11-18 08:00
bewerbung abschicken bis so abend => 11-22 20:00
briefmarken kaufen mrgn => 11-17 09:00
tüv fällig 4.12. => 12-04 09:00
schule anrufen morgen 8:35 => 11-17 08:35
heute abend um 9 nach opa schauen => 11-16 21:00
hähnchen in 2 std aus dem tk holen => 11-16 20:41
weck mich morgen um 5:45 => 11-17 05:45
sa früh bargeld holen => 11-21 09:00
geburtstag kathi fr 27.11. ab 20 uhr => 11-27 20:00
frisoer di 1.12. 16:15 => 12-01 16:15
naechsten montag um 10 zum amt => 11-23 10:00
jeden abend 20 uhr zaehne putzen hund => 11-16 20:00 D
jeden do 7 uhr müll raus => 11-19 07:00 W
alle 2 wo kaffeemaschine entkalken => 11-30 09:00 W2
gärtner bezahlen jeden letzten fr im monat => 11-27 09:00 M lastFriday
buchclub jeden ersten mi im monat 20 uhr => 12-02 20:00 M firstWednesday
täglich 6:45 uhr dehnen => 11-17 06:45 D
taschengeld jeden samstag => 11-21 09:00 W
jeden montag 10 uhr vermieter anrufen bis 14.12. => 11-23 10:00 W <2026-12-14
grundsteuer am 1. jedes monats => 12-01 09:00 M
pilates di und do 18 uhr jede woche => 11-17 18:00 W Tue,Thu
garagentor handwerker do 11 uhr => 11-19 11:00
ladekabel an jo zurückgeben am di => 11-17 09:00
zahnarzt kontrolle in 6 monaten => 27-05-16 09:00
mias vorspiel sa 5.12. 15 uhr => 12-05 15:00
anzug abholen bis fr 17 uhr => 11-20 17:00
in einer halben stunde papa zurückrufen => 11-16 19:11
jeden abend um 10 spray nehmen => 11-16 22:00 D
katzenklo alle 3 tage => 11-17 09:00 D3
jeden zweiten freitag mittag team essen => 11-20 12:00 W2 Fri
miete jeden monat am 28. => 11-28 09:00 M
jede woche sonntags nana anrufen => 11-22 09:00 W
jedes jahr am 3. februar versicherung kündigen => 27-02-03 09:00 Y
klempner anrufen wegen leck do 9:15 => 11-19 09:15
elternabend tom 25.11. 18:40 => 11-25 18:40
katze wurmkur am 1. dezember => 12-01 09:00
fenster putzen alle 6 wochen => 12-28 09:00 W6
klavier jeden di und fr um 16:30 => 11-17 16:30 W Tue,Fri
so 6:05 uhr einchecken flug => 11-22 06:05
Rezept abholen morgen Vormittag um halb elf => 11-17 10:30
TÜV Termin Do 19.11. 8:15 => 11-19 08:15
Miete überweisen bis Freitag => 11-20 09:00
Oma zum 85. gratulieren am 2. Dez => 12-02 09:00
Herd aus in einer Dreiviertelstunde => 11-16 19:26
Übermorgen 15:30 U7a Kinderarzt => 11-18 15:30
ICE nach Köln am Sa, 28. Nov., ab 7:04 => 11-28 07:04
Tablette heut Abend um 21 Uhr nach dem Essen => 11-16 21:00
Sperrmüll rausstellen Mittwochabend => 11-18 20:00
Abgabe Hausarbeit 15.01.27 um 12 Uhr mittags => 27-01-15 12:00
heute um zwanzig nach sieben Laura anrufen => 11-16 19:20
Brötchen holen morgen früh dreiviertel neun => 11-17 08:45
nächste Woche Mittwoch 17h Elternsprechtag => 11-25 17:00
Adventskranz besorgen bis 29.11. => 11-29 09:00
Kaution zurückfordern in 6 Wochen => 12-28 09:00
Paket beim Nachbarn holen, heute noch 19 Uhr => 11-16 19:00
Steuerberater anschreiben Ende des Monats => 11-30 09:00
am Zwanzigsten Konto checken => 11-20 09:00
Geschenk für Tim besorgen, Party am 5.12. => 12-05 09:00
morgen um zwölf Pizza bestellen fürs Team => 11-17 12:00
So 11 Uhr Brunch bei Schmidts => 11-22 11:00
Impfung Kater am vierten Dezember um 10:40 => 12-04 10:40
gelbe Tonne jeden 2. Mittwoch => 11-18 09:00 W2 Wed
L-Thyroxin tgl. 6:30 Uhr => 11-17 06:30 D
Blumen gießen jeden Mo + Do => 11-19 09:00 W Mon,Thu
Abschlag Strom immer am 15. => 12-15 09:00 M
immer sonntags um 17 Uhr Mama anrufen => 11-22 17:00 W
werktags um 7 Brotdosen packen => 11-17 07:00 W Mon,Tue,Wed,Thu,Fri
Hochzeitstag jedes Jahr am 8. August => 27-08-08 09:00 Y
Zahnreinigung alle 6 Monate => 27-05-16 09:00 M6
Chorprobe jeden Di. 19:45 => 11-17 19:45 W
allabendlich um 22 Uhr Spange rein => 11-16 22:00 D
Stammtisch jeden letzten Freitag im Monat ab 20 Uhr => 11-27 20:00 M lastFriday
alle 14 Tage freitags Putzhilfe bezahlen => 11-20 09:00 W2 Fri
Antibiotikum jeden Abend um 8 bis Samstag => 11-16 20:00 D <2026-11-21
Rundfunkbeitrag vierteljährlich => 27-02-16 09:00 M3
Filter tauschen 1x im Jahr => 27-11-16 09:00 Y
Nasenspray 7 Tage lang jeden Morgen um 8 => 11-17 08:00 D x7
jeden Sa+So um 9 Hühner rauslassen => 11-21 09:00 W Sun,Sat
Monatskarte kaufen jeden Ersten => 12-01 09:00 M
jeden dritten Donnerstag im Monat Elternbeirat 19:30 => 11-19 19:30 M thirdThursday
dienstags u. donnerstags 16:15 Fußball Ben => 11-17 16:15 W Tue,Thu
wöchentlich Backup ziehen => 11-23 09:00 W
Reifen wechseln lassen Do um 7.30 Uhr => 11-19 07:30
Elternabend Do 26.11., 18:40 => 11-26 18:40
Spritze heute 21h => 11-16 21:00
in 3 Tagen wegen Rückzahlung nachhaken => 11-19 09:00
Mi Mittag 12 Uhr Tierarzt Milo => 11-18 12:00
Grippeimpfung Sa 5. Dezember 9:50 Uhr => 12-05 09:50
Kuchenbasar nächste Woche Dienstag 13 Uhr => 11-24 13:00
morgen zehn vor neun Bus mit der 3b => 11-17 08:50
Kinder abholen in 40min => 11-16 19:21
Probeabo kündigen am 24. => 11-24 09:00
Grundsteuer am 3. jeden Monats => 12-03 09:00 M
an jedem Werktag 6:45 Uhr Medis => 11-17 06:45 W Mon,Tue,Wed,Thu,Fri
jeden Montag, Mittwoch und Freitag um 19:30 Judo => 11-16 19:30 W Mon,Wed,Fri
Opas Grab, jährlich am 1. November => 27-11-01 09:00 Y
Linsen raus jeden Abend 23 Uhr => 11-16 23:00 D
Rosen düngen alle sechs Wochen => 12-28 09:00 W6
jeden zweiten Samstag Gasflasche tauschen => 11-21 09:00 W2 Sat
Chor donnerstags 19:45 Uhr bis 17. Dezember => 11-19 19:45 W <2026-12-17
jeden ersten Sonntag im Monat Flohmarkt um 8 => 12-06 08:00 M firstSunday
Rauchmelder prüfen einmal im Monat => 12-16 09:00 M
steuererklärung bis 31. januar => 27-01-31 09:00
wasserrechnung ist am 22. fällig => 11-22 09:00
papa geburtstag jedes jahr 9. februar => 27-02-09 09:00 Y
team meeting immer mo mi fr um 9:30 => 11-18 09:30 W Mon,Wed,Fri
putzfrau 14-tägig freitags um 10 => 11-20 10:00 W2 Fri
sehtest sa 11:20 => 11-21 11:20
beichte sa 17:30 => 11-21 17:30
insulin tägl. 7:30 uhr => 11-17 07:30 D
sukkulenten jeden zweiten sonntag gießen => 11-22 09:00 W2 Sun
an wochenenden um 8 uhr laufen => 11-21 08:00 W Sun,Sat
am 15. des monats fensterputzer => 12-15 09:00 M
präsi für den vorstand bis donnerstag 16 uhr => 11-19 16:00
montag bitte spülmaschinensalz => 11-23 09:00
stundenzettel heute bis 19 uhr abgeben => 11-16 19:00
zug 18:04 ab hbf am freitag => 11-20 18:04
in 2 wo friseur => 11-30 09:00
wecker 6:45 uhr => 11-17 06:45
lesekreis - letzter donnerstag im monat - 19:30 uhr => 11-26 19:30 M lastThursday
2-wöchentlich freitags 10 uhr putzen => 11-20 10:00 W2 Fri
Di, 24. Nov. · 14:00 Uhr zahnarzt => 11-24 14:00
Kontaktlinsen Donnerstag bestellen => 11-19 09:00
Mähmesser einmal jährlich schärfen => 27-11-16 09:00 Y
jedn montag 20 uhr => 11-16 20:00 W
mittwoch 3 kg mehl mitbringen => 11-18 09:00
morgen 20 uhr quizabend, 30 min vorher erinnern => 11-17 20:00 -30
24.11. 14h zoom mit steuerberater => 11-24 14:00
training di do sa jeweils 18 uhr jede woche => 11-17 18:00 W Tue,Thu,Sat
jeden 28. kreditrate => 11-28 09:00 M
jeweils am 20. des monats katze spot on => 11-20 09:00 M
Schlüssel bei Nadja abgeben, morgen gegen 17:30 => 11-17 17:30
Kaninchen zum Tierarzt, Do 19.11., 14:45 => 11-19 14:45
Tim am Wochenende wegen der Leiter fragen => 11-21 09:00
Bücher bis 27. November zurückgeben => 11-27 09:00
jeden zweiten Sonntag Betten neu beziehen => 11-22 09:00 W2 Sun
Mittwoch um 8 Uhr in der Werkstatt sein => 11-18 08:00
am 3. Februar Priya gratulieren => 27-02-03 09:00
am Ersten jedes Monats Miete überweisen => 12-01 09:00 M
heute Abend Hähnchen auftauen => 11-16 20:00
in 10 Tagen Kompost wenden => 11-26 09:00
Elternabend Donnerstag, 18:20 Uhr => 11-19 18:20
Schwimmkurs ist diesmal am Freitag um 16 Uhr => 11-20 16:00
alle drei Monate Wasserkocher entkalken => 27-02-16 09:00 M3
Hausarbeit bis Freitag 23:59 hochladen => 11-20 23:59
nächsten Montag um 12 für den Lauf anmelden => 11-23 12:00
Müll raus Dienstagabend => 11-17 20:00
dem Heizungsmonteur öffnen, Di 9 Uhr => 11-17 09:00
Wurmkur für Milo jeden 1. des Monats => 12-01 09:00 M
Blumen gießen täglich um 19 Uhr => 11-16 19:00 D
in einer halben Stunde Nudelwasser abschalten => 11-16 19:11
Zettel bis Dienstag in die Schule mitgeben => 11-17 09:00
alle 6 Monate Batterie vom Rauchmelder tauschen => 27-05-16 09:00 M6
morgen um 16 Uhr Altglas wegbringen => 11-17 16:00
Josh am 27. das Geld zurückgeben => 11-27 09:00
Essen mit Kim 2. Dezember 19:30 => 12-02 19:30
morgen früh gleich den Klempner anrufen => 11-17 09:00
Gitarre donnerstags um 18:15 Uhr => 11-19 18:15 W
Pass bis 10. Januar verlängern => 27-01-10 09:00
in 90 Minuten Wäsche aufhängen => 11-16 20:11
am Sonntag Dankeskarten schreiben => 11-22 09:00
Du musst bis Freitag den Kindergarten bezahlen => 11-20 09:00
Samstag Passfotos drucken lassen => 11-21 09:00
Tom am Donnerstag um 16 Uhr wegen der Wohnung Bescheid geben => 11-19 16:00
morgen bei Mia entschuldigen => 11-17 09:00
49,90 ans Fitnessstudio überweisen am 1.12.2026 => 12-01 09:00
Yoga heute 20 Uhr => 11-16 20:00
am 28. um 19 Uhr Abendessen bei Lena => 11-28 19:00
in 45 Minuten Parkuhr nachwerfen => 11-16 19:26
Loslaufen 5 vor 8 => 11-16 19:55
Mittwochabend Truthahn auftauen => 11-18 20:00
Geschenke am 23. Dezember um 18 Uhr einpacken => 12-23 18:00
Freitag 19 Uhr bei Leo, Wein mitbringen => 11-20 19:00
morgen früh nach Omas Heizung schauen => 11-17 09:00
jeden ersten Mittwoch im Monat um 19:30 Lesekreis => 12-02 19:30 M firstWednesday
Paket bis Donnerstag 17 Uhr zurückschicken => 11-19 17:00
Grippeimpfung 24.11. 10:40 => 11-24 10:40
Sonntag nicht vergessen: Oma anrufen => 11-22 09:00
Freitagvormittag HR wegen Urlaub fragen => 11-20 09:00
Samstag 7:30 Uhr laufen mit Kay => 11-21 07:30
jeden Dienstag Suppe für Ida => 11-17 09:00 W
um 19 Uhr zurückrufen => 11-16 19:00
`;

/** Sentences in which no time to be reminded of is meant. Braces list variants. */
const others = `
Die Jacke kostet {5|50|12,99|1.200} Euro
Der Preis ist um {5 Euro|10 Prozent|3,50 €} gestiegen
Version {2.10|3.5|10.4.1} installieren
Wir haben {3:2|2:1|5:4} gewonnen
Kapitel {5|12|7} war das beste
{2|3|12} Eier und ein Liter Milch
Der Laden hat 24/7 offen
Ich habe {ihn|Anna|den Klempner} am Freitag um 5 getroffen
Letzten {Freitag|Montag|Sommer} waren wir dort
Gestern um {10|17 Uhr|12} war der Strom weg
Vor {zwei|drei|10} Tagen war ich krank
Black Friday lohnt sich nie
Robinson und Freitag lebten auf der Insel
Guten Morgen {Welt|Jana|zusammen}
Guten Abend allerseits
Gute Nacht und schlaf gut
Im Mai {blüht alles|ist es schön|war ich krank}
Der März war {kalt|nass}
{April|August} ist der Name der Katze
Frau {Sonntag|Freitag|Mai} wohnt nebenan
Sie wohnt in der Hauptstraße {5|12|44}
Zimmer {204|12|9} im {3|5}. Stock
1 von 2 erledigt
{Die Hälfte|Ein Viertel|Zwei Drittel} vom Kuchen ist weg
Ich bin {5 km|10 Kilometer|3 Runden} gelaufen
{1/2|3/4|1/3} Tasse Zucker
Verhältnis {16:9|4:3|3:1}
Johannes {3:16|4:7} lesen
Das Passwort hat {8|12|16} Zeichen
Akku bei {5|80|20} Prozent
Bus {42|7|19} fährt zum Strand
Flug {LH 760|AI 131|BA 142}
Er ist {5 Jahre|9 Monate|3 Wochen} alt
Staffel {3|5} Folge {7|10}
Mit dem Zug dauert es {20 Minuten|zwei Stunden|3 Tage}
{40 Minuten|Eine Stunde|25 min} backen
Das Rezept ist für {4|6|8} Personen
Schönes Wochenende euch allen
Ich hasse {Montag|Montage}
Der {5.|3.|2.} Platz ist auch gut
Am Anfang war das Wort
Am Ende wird alles gut
Um ehrlich zu sein
Um Gottes willen
Um so besser
Der 1. FC Köln
Ludwig {XIV|der 14.} war König
Gegründet {1998|2004|1871}
Das Jahr {2026|2020} war seltsam
Meine Nummer ist 0170 {1234567|7654321}
Ruf 555-{1234|9921} an
Größe {38|42|10}
Notruf 112
Top {5|10|100} Lieder
Noch {ein|zwei|drei} Dinge kaufen
Erstens kommt es anders
Eine zweite Meinung hilft
Moment mal
{Jeder|Jede} ist anders
Jeden Menschen achten
Alle {meine Entchen|Kinder sind da|Wege führen nach Rom}
Alle 5 waren da
Es war einmal
Tag und Nacht
Woche für Woche dieselbe Geschichte
Das Leben ist kurz
Einkauf: Reis, Linsen, {Zwiebeln|Tomaten|Chili}
Idee: ein Regal aus alten Kisten
Geschenk für Anna: Schal, {Größe M|blau}
WLAN: pinlife-{5g|24}
Türcode {4711|0815|1984}
Modell {A12|X5|M1|S24}
Von 0 auf 100 in 4 Sekunden
{3|5|8} von 10 Ärzten
Zinsen von 3,5 Prozent
Steuer von 19 Prozent
Seit Montag tut mir der Rücken weh
Seit {drei Tagen|zwei Wochen|einem Jahr} regnet es
Es sind 5 km von hier
Temperatur 38,5 Grad
Wiegt 3,2 kg
Platz 12 A, Reihe 5
Gleis 5, Tor 2
Artikel 5 des Grundgesetzes
§ 5 Absatz 2
Das Treffen war um 15 Uhr
Er rief am Montag an
Es regnete jeden Tag
Sie hatten um 8 gegessen
Wir sind am 12. Juni 2015 umgezogen
Uhr kaputt
Die Uhr von Opa reparieren lassen
Halb so wild
Viertel Pfund Butter
Nach {5|drei} Versuchen klappte es
Kaffee nach dem Essen
Nacht der Museen
Zum ersten Mal
Zum Geburtstag viel Glück
Ein Mal ist kein Mal
Sommer, Sonne, Strand
Winter im Norden
Die Sonntagszeitung
Montagsmaler spielen
Mittagsschlaf ist gesund
Abendkleid kaufen
Morgenstund hat Gold im Mund
Das Morgenmagazin
Di und Mi sind Noten in Solfège
So ist das Leben
Do it yourself
Mi casa es su casa
Band {5|12} der Reihe
Linie {U5|S8}
Autobahn A{5|8}
Kilometer {17|45}
Seite {17|45} Zeile {3|8}
Zweimal täglich Zähne putzen
dreimal am Tag
Dauert {eine Woche|zwei Monate}
Innerhalb von {zwei|10} Tagen
Für immer und ewig
In 80 Tagen um die Welt
In zwei Tagen war alles vorbei
Er kam um Haaresbreite davon
Gestern um 5 war ich müde
Der Laden hat 24 Stunden offen
Rezept für Sonntagsbraten
Ich habe es in 3 Tagen gelesen
Guten Morgen zusammen
Freitag der 13. läuft im Kino
Die Sitzung dauerte 2 Stunden
Kapitel 3 um Seite 40
Wir sind am Montag angekommen
Alle Jahre wieder
Heute ein König
um 20 Prozent gesenkt
Es geht um 5 Euro
Mai und Juni sind meine Lieblingsmonate
20 Minuten kochen lassen
bei 180 Grad 25 Minuten backen
Vor zwei Wochen um 6
Tag der offenen Tür
von gestern auf heute
Die Mannschaft verlor um drei Tore
Mein Freund heißt Freitag
Die nächsten drei Tage blieb er still
jeden Tag ein bisschen besser
Mit 66 Jahren
Das Abendland
Es ist fünf vor zwölf
Version 2.11 ist da
Um die acht Gäste
Sonntagskind
Mittagsschlaf tut gut
letzten Freitag um 8
Der Laden macht um 9 auf
1998 sind wir nach Köln gezogen
es hat zwei Stunden gedauert
der Film vom Freitag war gut
„Bis morgen“, sagte sie und legte auf
Johannes 3,16 für die Taufe
der 7:15er kam wieder zu spät
wir haben 3:1 gewonnen
Freitagstraße 12, zweiter Stock
die Linie 8 fährt bis zum Krankenhaus
2 Karten zu je 9 Euro
Die Bücherei schließt werktags um 18 Uhr
Mama hat gestern um fünf angerufen
Früher waren wir jeden Sonntag schwimmen
die Sitzung letzten Dienstag ging bis 20 Uhr
Mein Bruder arbeitet von 9 bis 17 Uhr
45 Minuten bei 180 Grad backen
Oma ist am 3. März 1941 geboren
Kapitel 8, Seite 12 bis 15
Ich habe bis Mittag geschlafen
die Kinder waren heute um 6 wach
Er isst immer um 13 Uhr zu Mittag
5 km in 28 Minuten gelaufen
Die Suppe vom Freitag war versalzen
Notizen vom Gespräch am Montag mit Petra
Am Morgen ist der See ganz still
Sie sagte, das Ergebnis sei am Donnerstag gekommen
Größe 38 vorne, 40 hinten
Der Teig muss 3 Stunden ruhen
Mein Flug ist um 23:40 Uhr gelandet
Das Museum hat montags zu
Zitat: „Morgen ist auch noch ein Tag“
Der Krieg endete am 8. Mai 1945
Zimmer 9 im dritten Stock
Das Bad ist täglich ab 7 Uhr geöffnet
Um 17 Uhr war es schon dunkel
Vor zwei Tagen ging die Heizung kaputt
Ich habe bis Mitternacht gelesen
Sonntagsbraten nach Papas Rezept
Die besten Ideen kommen nachts
Robinson und sein Freitag
Version 2.30 kam im Juni heraus
für 9,99 gekauft, für 12 verkauft
Die Praxis nimmt nur von 8 bis 10 Uhr Anrufe an
Das Baby schläft im Moment immer um sieben ein
Das Lied war 5 Wochen lang auf Platz 1
wir trafen uns um acht an einem verregneten Dienstag
Sie hatten seit 4 Uhr gewartet
der Termin um 14 Uhr war schon weg
Zutaten für 8 Personen zu je 250 g
Anna ist seit Mittwoch krank
der Zug sollte eigentlich um 10 fahren
Ostermontag war der wärmste Tag des Jahres
Er hat anderthalb Stunden telefoniert
Hier regnet es im Juli jeden Nachmittag
um zwölf begann der Verkauf, nach 10 Minuten war alles weg
guten Morgen allerseits
Die Miete beträgt 750 im Monat
Sie kam jeden Abend um acht vorbei
der Bus um 6:50 fiel aus
Der Bäcker an der Ecke hat ab 6 Uhr frische Brötchen
Opa erzählt die Geschichte jedes Weihnachten
Mein Wecker klingelt um 6 und ich bleibe liegen
Montagmorgen kann ich nicht leiden
Keiner hat uns gesagt, dass Freitag zu ist
Wir sind im Morgengrauen los und waren um 3 da
Was für ein Sonntag
Der Anpfiff verzögerte sich um 20 Minuten
Jeden Dienstag derselbe Kohlgeruch im Treppenhaus
Freitags ist es lauter als samstags
Ihr Vertrag läuft bis 31. Dezember
Der Arzt meint, 10 Minuten am Tag reichen
3. Mose 19,18 und Markus 12,31
Den zweiten Satz 21:15 verloren
Ausverkauf: statt 49 jetzt 25 Euro, nur sonntags
Die Tram 7 fährt alle 12 Minuten
Im 10:15er nach Köln gibt es nie Platz
Abends gegen acht bricht das WLAN immer zusammen
Der Hund bellt jeden Morgen um fünf
zwei Stunden Schlange für eine Briefmarke
Um 4 schmeckt der Tee am besten
Nachts sperren sie die Brücke
Dienstag ist Müllabfuhr bei den Nachbarn
Jan schrieb, er sei am Donnerstag in Porto
Artikel vom 12. Mai über Bienen
Fotos vom Samstagabend
Seit letztem Mittwoch tropft der Hahn
Er wird im März 40
Die Miete ist auf 900 im Monat gestiegen
In 20 Minuten hatte er den ganzen Kuchen verdrückt
Halb zehn und noch immer keine Spur von ihm
Nachts um zwei klingelte jemand und legte auf
Wäre doch schon Freitag
An deiner Stelle würde ich am Donnerstag fahren
Der Kurs besteht aus 8 Abenden zu 90 Minuten
Einlass 19 Uhr, Beginn 20 Uhr, wir kamen zu spät
Dosis: 1 Tablette alle 8 Stunden
Die Nachbarn mähen jeden Samstag um 8 den Rasen
Endlich ein Tag ohne Regen
Die Flugzeit beträgt 9 Stunden 40
Mein Handy war mittags leer
Die Uhr im Flur geht 5 Minuten vor
Es war ein Mittwoch im November
Zwei für 5 auf dem Markt
Unsere Straße wird am ersten Montag gekehrt
Nach 8 esse ich nichts mehr
Der Streik dauert wohl bis Sonntag
Der Sonnenuntergang um 17 Uhr ist diese Woche herrlich
Habe am Montag Paul getroffen, er sieht gut aus
Sie machte um 10 abends noch Hausaufgaben
Königstraße 12, zweite Klingel
Siedepunkt auf 3000 m liegt bei 90 Grad
Das Treffen am Dienstag wurde verschoben
Die Katze schläft den ganzen Tag
Mindestens haltbar bis 12/27
Gestern lief um acht ein Krimi
Das Konzert vom Freitag klingt noch nach
Damals fuhren wir jeden Sommer um fünf Uhr früh los
Lena hat am 4. Mai Geburtstag gefeiert
Hier wird um zwölf gegessen
Heute früh um 8 war der Verkehr schlimm
Unser alter Vermieter kam an jedem Ersten vorbei
Um 6 hört man die Kirchenglocken
Montag bis Donnerstag ist das Studio nach 17 Uhr voll
Sonntags steht vor der Bäckerei immer eine Schlange
Im Dezember wird es um 16 Uhr dunkel
Kinder unter 5 essen mittwochs gratis
Ich habe verschlafen und den 8:40 verpasst
Laut Schild ist Parken ab 18 Uhr kostenlos
Wir haben am Samstag 12 Gläser verkauft
Mittagessen gab es um 13 Uhr, Nachtisch um 15 Uhr
Die Zwillinge meiner Schwester gehen um 19 Uhr ins Bett
Die Suppe hält 3 Tage im Kühlschrank
Wer ruft denn sonntags um 7 an?
Die Vorlesung am Donnerstag war Zeitverschwendung
Bis 2019 wohnte ich in der Märzstraße 14
Zwischen Weihnachten und 6. Januar steht alles still
Sonnenaufgang 7:21, Sonnenuntergang 16:08
Papa sagt, den besten Fisch gibt es um 5 Uhr
Der Dienstag fühlte sich an wie ein Freitag
Er machte ihr Silvester um Mitternacht einen Antrag
Der Bus hält hier bis 23 Uhr zweimal pro Stunde
Das Spiel endete 2:2 nach 120 Minuten
Schöner Satz: Heute ist das Morgen, um das wir uns gestern sorgten
Die Apotheke hat freitags bis 22 Uhr offen
Der Zeitungsjunge pfiff jeden Morgen um 6
Schwimmen ist am Donnerstag wieder ausgefallen
Unsere Katze ist am Sonntag 12 geworden
Anna schwimmt jeden Dienstag
Ihr Zug kam um 9:12 Uhr an
Wir redeten bis 2 Uhr früh
Der Ofen piept alle 10 Minuten
Das Mittel wirkt in 20 Minuten
Von 5 bis 7 stand ich im Stau
Mein Großvater rauchte jeden Abend Pfeife
Um 9 gab er das Warten auf
Die Montagsgruppe ist netter als die vom Freitag
Endstand 21:18, was für ein Spiel
Schon wieder Montagmorgen
Ich mag den Morgen lieber als den Abend
Stell dir vor, jeden Tag um 5 aufzustehen
Am 20. Juli 1969 betraten Menschen den Mond
Puls um 7 Uhr: 58
Blutdruck 120/80 um 9:15
Gewicht am Montag: 71,4 kg
Bestellnummer 2026-11-24
Am 20. Juli landete Apollo 11
Angenommen, wir fahren um 7 los
Vielleicht kommt sie am Freitag
Ich denke jeden Tag an dich
Jeden Abend um 8 fällt das WLAN aus
Jeden Mittag klingelt jemand und läuft weg
Donnerstag ist der neue Freitag
Die Titanic sank am 15. April um 2:20 Uhr
Einmal in der Woche gönne ich mir Kuchen
Um 7 Uhr 3 Grad
Sommersonnenwende ist am 21. Juni
In Schweden feiert man am 13. Dezember Lucia
Nikolaus ist am 6. Dezember
Der Tag der Deutschen Einheit ist am 3. Oktober
Das Geschäftsjahr endet am 31. März
Das Gesetz gilt ab 1. Januar
Sommerferien: 6. Juli bis 14. August
Höchstens 4 Tabletten in 24 Stunden
Tatort läuft immer sonntags um 20:15
Samstag Nacht Fieber auf DVD
Unsere Katze will jeden Morgen um 5 raus
Der Mond umkreist die Erde in 27 Tagen
In fünf Jahren möchte ich eine Bäckerei haben
Irgendwann schwimme ich jeden Morgen im Meer
Der letzte Bus fährt um 23:40
Der Weltkindertag ist am 20. September
Die Kinder bauten am Samstag eine Höhle
Am Freitag den Gärtner bezahlt
Beton härtet in 28 Tagen aus
Ein Schnupfen vergeht in einer Woche
Dreikönig ist am 6. Januar
Johannistag feiert man am 24. Juni
Der Herbst beginnt am 22. September
Ich will nur einen ruhigen Sonntag
Wir lachten am Sonntag Tränen
Wir sind um 7 losgefahren und waren mittags da.
„Bis morgen um neun“, sagte sie und kam nie.
Ab 18 Uhr kostet der Eintritt 12 Euro.
Montags Ruhetag
Wetten, dass lief immer samstags um 20:15.
Ich hasse Montage.
Heute morgen um 4 war ich schon wach.
Der Film spielt an einem Montag im Jahr 1968.
Bei 180 Grad 45 Minuten backen
Die Bahn fährt alle 10 Minuten bis Mitternacht.
Das Tor fiel in der 89. Minute.
Letzte Woche hat es jeden Tag geregnet.
Der Tatort kommt sonntags um 20:15.
Der Krieg endete am 8. Mai 1945.
Kapitel 7, Seite 21, Zeile 3
Paket 1811 kam gestern Nachmittag.
Im Verhältnis 1:10 mit Wasser mischen
Das Museum hat montags geschlossen.
Frühstück von 6:30 bis 10 Uhr
Die Apotheke macht um 8 auf.
Sprechstunde Di und Do 14-16 Uhr
Guten Morgen, Sonnenschein
Was du heute kannst besorgen, das verschiebe nicht auf morgen.
Robinson und Freitag auf der Insel
Mein Nachbar mäht jeden Samstag um 8 den Rasen.
Die Sitzung am Donnerstag ist ausgefallen.
Gestern um 5 fiel der Strom aus.
Dreimal täglich steht auf der Packung.
Der ICE um 10:15 hatte wieder Verspätung.
Wir haben 2 Stunden nach den Schlüsseln gesucht.
Im Mai war es kälter als im April.
War der Laden um 9 schon offen?
Die Jeans habe ich am Montag für 20 Euro gekauft.
14 Tage Rückgaberecht
Gültig bis 31.12.2026
Stand: 1. November 2026
Der Komet kommt alle 76 Jahre.
Die Heizung springt um 6 Uhr an.
Um halb elf blieb die Uhr stehen.
Der Dienstag zieht sich wieder.
Das Wort zum Sonntag
Um acht war es schon dunkel.
Ab Montag soll es schneien.
Im Dezember wird es hier um vier dunkel.
Wenn du am Freitag kommst, freue ich mich.
Vielleicht kommen sie am Wochenende.
Ich weiß nicht, was ich Freitag machen soll.
Zehn vor zwölf ist ein Western.
Wohnung frei ab 1. Januar
Alle acht Stunden eine Tablette, max. 3 am Tag
Das Konzert am Samstag war ausverkauft.
Früher bin ich jeden Donnerstag geschwommen.
Das Essen kam um acht und war um elf vorbei.
„Um zehn bist du daheim“, sagte Papa.
Freitage mag ich am liebsten.
Jeder Sonntag meiner Kindheit roch nach Brot.
Das Café hat sonntags Brunch von 10 bis 14 Uhr.
Parken ist ab 18 Uhr und sonntags frei.
Der See friert jeden Januar zu.
Ein Dienstag im März, kalt und grau
Papas Sechzigster war am 3. Mai.
Ich bin den Marathon in 4 Stunden 12 gelaufen.
Der Film dauert 2 Stunden.
Bei 30 Grad waschen
Nudeln 9 Minuten kochen
Teig 1 Stunde im Kühlschrank ruhen lassen
Der Schlussverkauf endet am 30. November.
War es Dienstag oder Mittwoch, als wir uns trafen?
Am Donnerstag soll es schneien, sagen sie.
Die Kinder kommen um halb vier aus der Schule.
Die Schule fängt hier um 8:15 an.
Sonnenuntergang heute 16:12
Mein Handy ist jeden Tag um 17 Uhr leer.
Oktober 2019 bis Mai 2021 in Graz gewohnt
Einmal im Monat überschwemmt der Fluss die Wiese.
Zwei Wochen Portugal haben 1200 Euro gekostet.
An Silvester 1999 haben wir bis 5 getanzt.
7 Tage, 7 Nächte, all inclusive
Diesen Samstag vergesse ich nie.
Kommt Zeit, kommt Rat
Er meldet sich nie vor zwölf.
Montag bis Freitag Homeoffice, sagt die Anzeige.
Montags fühle ich mich immer müde.
Der Bus kam um 7:12 statt um 7:02.
Alle vier Jahre wird gewählt.
Mittwochs ist Markt.
Tante Emma machte samstags um eins zu.
Am 9. November fiel die Mauer.
Die Impfung hält zehn Jahre.
Die Bücherei macht freitags früher zu.
Das Sonntagsessen bei Oma war wunderbar.
Wir essen immer um sieben.
Im Dezember wird es um vier dunkel.
Ich war schon wieder um 3 wach.
Die Miete stieg im Mai um 50 Euro im Monat.
Jedes Mal, wenn ich anrufe, geht keiner ran.
Der Bäcker ist um 9 ausverkauft.
Oma strickt jeden Abend vor dem Fernseher.
An klaren Tagen sieht man die Alpen.
Die Samstagszeitung liegt auf dem Tisch.
Der Bus um 7:30 kommt nie.
Zwei Tage später war er weg.
Drei Wochen lang hörten wir nichts.
Sie wird am Freitag 40, kaum zu glauben
In 2 Jahren habe ich vier Bücher gelesen.
Der Sommer beginnt am 21. Juni.
Farbe trocknet in 2 Stunden.
Der Prozess läuft bis 5. Dezember.
Montag war Chaos.
Eines schönen Tages im Juni
Der Streik beginnt um Mitternacht.
Übernachtung 85 Euro, Frühstück um 8
Jeden Tag eine gute Tat
Samstags gehört Papi mir
Von Montag bis Mittwoch war ich krank.
Zum Glück war Freitag.
Wer kommt am Samstag?
Heute ist Montag.
Unsere alte Uhr schlug den ganzen Tag neun.
Ich wünschte, es wäre Freitag.
Mein Geburtstag war letzten Dienstag.
Die Fähre legt sonntags um 6 ab, stand auf dem Schild.
Die zwölf Geschworenen
Bis Freitag hatten es alle gehört.
Im Mai wäre er 80 geworden.
Am zweiten Feiertag arbeitet niemand.
Nach dem Öffnen nur 3 Tage haltbar
Für 4 Personen, fertig in 30 Minuten
Eine Viertelstunde später regnete es.
Monatlich kündbar, 9 Euro
Samstage im Frühling riechen nach Gras.
Von 9 bis 5 starre ich auf den Bildschirm.
Ihr Zug kam am Donnerstag um 8 an.
Neun Leben, sieben Meere, drei Wünsche
Der Montag fängt ja gut an.
Seit Dienstag tut mir der Zahn weh.
Mitternacht in Paris
Jeden Tag wird es ein bisschen heller.
Montags kann ich nicht mehr.
Der Hund bellt jeden Morgen den Postboten an.
Die Probe ging bis zehn.
Mein erster Schultag war ein Dienstag.
Mittagspause von 12 bis 1
Seit Freitag regnet es.
Keiner weiß mehr, was im Mai war.
Zwei Karten, Reihe 12, Platz 8
Ausgerechnet am Sonntag ging der Kessel kaputt.
Wochenende für zwei, nur 199 Euro
Die Linie 7 fährt alle 15 Minuten.
Sie war um 5 pünktlich fertig.
Eine Stunde am Tag reicht fürs Klavier.
Der letzte Freitag im Monat war früher Zahltag.
Sieben Tage hat die Woche.
Nach einer halben Stunde war alles vorbei.
Geöffnet Di 10-16
Jeden Tag lese ich beim Frühstück Zeitung.
Hast du am Sonntag das Spiel gesehen?
Um sieben Uhr in der Früh klingelte der Wecker.
Den 29. Februar mochte ich noch nie.
Eine Freundin wurde an Weihnachten geboren.
Mit dem Rad dauert es 20 Minuten.
Wir streiten nur sonntags.
Die Prüfung dauerte drei Stunden.
Die Hälfte war bis 10 weg.
Am Wochenende fahren die Züge stündlich.
Es ist fast vier Uhr.
Von Mai bis Oktober ist das Freibad offen.
Er wollte Montag anrufen und tat es nicht.
Morgens bin ich nicht zu gebrauchen.
Es war einmal an einem Freitagabend
Gutscheincode FREITAG20 bringt 20 Prozent
Die Wohnung unten ist bis 2028 vermietet.
Sie wartete seit zwölf Uhr mittags.
Die Zeitung kostet sonntags mehr.
Geboren am vierten Juli
Wir waren um 9 schon zu zwölft.
Wind 5 bis 7, Böen 9
Zum Wochenende hin wird es wärmer.
Jede Wolke hat einen silbernen Rand.
Zehn Minuten nach Filmbeginn schlief ich ein.
Wir wollten uns um 4 treffen.
Angeblich schließt er um 9.
Du hättest am Samstag da sein sollen.
Der Vertrag endet am 31. März 2027.
Die Römer feierten das jeden Dezember.
Blutdruck um 8 war 130.
Staffel 2 startet am Freitag auf Netflix.
Es sollte mittags kommen.
Nach einer Woche roch der Teig nach Bier.
Fünf vor zwölf ist ein Film.
Butter kostet jetzt 3,29 Euro
Node 24.11 macht den Build kaputt
siehe Seite 12 im Handbuch
Bahnhofstraße 7, 3. Stock links
Tel. 030 1234567, Durchwahl 12
Bayern gegen Dortmund 3:1
Mai Thi hat ein neues Video
Der Mars hat zwei Monde
Mars und Twix sind alle
24 Stunden ist ein Film aus Bayern
7 Tage Regenwetter
Sieben Tage, sieben Köpfe
8 Mile war gut
Der Untergang, 2 Stunden 36
seit 2019 wohnen wir hier
seit Montag tut mir der Rücken weh
nicht am Freitag
Abends esse ich nie Brot
Die Garantie läuft 3 Jahre
Kündigungsfrist 3 Monate zum Quartalsende
Die Fahrt hat zwei Stunden gedauert
7 Stunden geschlafen
Letzten Samstag waren wir im Zoo
Gestern um 16 Uhr ging die Heizung aus
Der Termin am Dienstag ist abgesagt
Die Zahlen vom Freitag waren schlecht
Frau Sonntag aus dem dritten Stock
Herr Freitag hat angerufen
Familie Mittwoch wohnt nebenan
Der frühe Morgen war kalt
Schuhgröße 42, weit
Tisch für 6 Personen
2 zum Preis von 1
Gleis 9, Wagen 14
Passwort: sommer2026
DIN 5008
Maßstab 1:5000
ein halbes Pfund Butter
ein Viertel vom Kuchen ist weg
Sie wurde im Juni 40
geboren am 7. August 1962
Mein erster Montag im neuen Büro war toll
Achtstundentag für alle
Die Mittagssonne ist zu grell
Mitternachtsblau für die Vorhänge
Tag für Tag wird es besser
Tag 3 der Diät, 2 Kilo weniger
Psalm 23, Vers 4
Wann spielt Köln am Samstag?
Hat der Laden um 18 Uhr noch auf?
Wenn sie am Montag anruft, sage ich nein
Der Bäcker hat montags zu
Die Bahn fährt alle 20 Minuten
Öffnungszeiten 9 bis 17 Uhr
Im April macht das Wetter, was es will
Sprechstunde dienstags 10 bis 12 Uhr
Der Tatort am Sonntag war langweilig
Um 1900 gab es hier eine Mühle
Gegen Ende des Monats war das Geld knapp
Seiten 4 bis 9 fehlen
8 von 10 Punkten
Die 5-Sekunden-Regel ist Unsinn
Doppelzimmer für 2
500 Tage Sommer
12 Monkeys mit Bruce Willis
Die 7 Wege zur Effektivität
Fünf Freunde und das Burgverlies
Sonntags nie
Die Sonntagszeitung kostet 3 Euro
Karfreitag ist ein Feiertag
August Wilson schrieb Fences
Er bekam 2 Jahre Haft
Wir waren 3 Wochen in Peru
Das Konzert war am Freitag um 20 Uhr
gestern Nacht um 23 Uhr hat jemand geklingelt
Meine Schicht endete um 18 Uhr
Es regnet seit Mittag
Das Baby kam um 3:42 Uhr zur Welt
Am Donnerstag kann ich nicht
Montag keine Schule
3-Tage-Wochenende
ein Film von 2 Stunden
Absatz 4, Zeile 12
Bestell 5 davon, 2 rote und 3 blaue
Ich schulde ihr 20
Gewicht heute Morgen: 71,2
Es war ein Dienstag, als alles begann
10 Minuten Stille
Er arbeitet nachts im Krankenhaus
Warum ist der Himmel abends rot?
Die Läden schließen sonntags früh
Die Tagesschau um 20 Uhr ist deprimierend
Der Mittwoch war anstrengend
Haus Nummer 12, Tor 3
Halb so schlimm
Das dauert eine Ewigkeit, mindestens 3 Tage
am Anfang war der Montag
Vierundzwanzig Stunden hat der Tag
Halb acht ist eindeutig zu früh
Um die Welt in 5 Tagen, Reisebericht
alle Jahre wieder
Mein Bruder heißt Juli, kein Witz
Zwei Drittel der Gäste waren am Sonntag da
sie meinte, sie käme am Freitag
Mal sehen, was der Montag bringt
Die Öffnungszeiten am Freitag haben sich geändert
Das Protokoll vom Freitag mitbringen
Es ist immer irgendwo fünf Uhr
Wir haben am Samstag 2:0 verloren
Ich laufe meistens um 6
er wird im März 30
Es hat bis Mittwoch gedauert
Die Prüfung ging von 9 bis 12
3 für 2 auf alle Bücher
neun von zehn Zahnärzten
der Erste von vielen
bei 40 Grad waschen
mit 7 Wochen lächelte sie
Sieben Sonntage ist ein Stück
eine von drei Personen
Apollo 13
300 v. Chr. bis 200 n. Chr.
Dienstags bei Morrie
Jetzt oder nie
die Speisekarte von morgen
Mein Name ist Freitag
Der Montag nach Ostern ist frei
Der letzte Zug fährt um 23:50
morgen Nachmittag wird Regen erwartet
Ausverkauf endet Sonntag
Abendessen gibt es von 19 bis 21 Uhr
Parken ist ab 18 Uhr frei
wenn du bis 8 losfährst, schaffst du es
Die Sommerzeit beginnt im März
Das Museum bleibt bis Mai geschlossen
Im Sommer um 5 ist es schon hell
Zum Frühstück um 8 gab es Eier
Wer morgens um 5 aufsteht, sieht die Sonne
Ein Jahr hat 52 Wochen
Lied: Freitag ist Freutag
Zwei Wochen Urlaub waren zu kurz
Am Mittwoch hatte ich frei
12 Uhr mittags, Western von 1952

Ich habe wieder von Freitag geträumt
Die Hälfte des Teams ging mittags
Sie trafen sich jahrelang jeden Donnerstag
Du kannst mich jederzeit anrufen
Zwei Karten für Reihe 7, Plätze 8 und 9
Ruby Tuesday ist mein Lieblingslied
Nine Inch Nails live
Die 39 Stufen
Wohnung in der Sonntagstraße 2
Ihre Nummer endet auf 10 30
Das Paket wiegt 3 bis 5 kg
Das Rezept braucht 45 Minuten im Ofen
12.500 Einwohner im Jahr 2020
Maße: 10 mal 12 mal 2
Band 7, Heft 11
Die Quote ist 10 zu 1
Das Gesetz vom 12. Mai 1998
30 Tage kostenlos testen
Guten Morgen, wie geht es dir heute
Bis morgen!
Schönes Wochenende
Ist schon wieder Montag?
Dienstag war furchtbar
Am Mittwoch sind wir früh heimgegangen
Letzte Woche um diese Zeit war ich in Rom
Die Sonne geht um 7:02 Uhr auf
Ebbe 14:20, Flut 20:35
Sie isst um zwölf zu Mittag
Vor 5 Jahren war alles anders
Nach 20 Minuten wenden
Am Sonntag ist Tag der offenen Tür gewesen
Drei Uhr nachts ist keine gute Zeit
Mo bis Fr 8 bis 18 Uhr
Der 24. war schon immer mein Glückstag
Halbzeit nach 45 Minuten
Acht Stunden sind kein Tag
Der Mann, der Donnerstag war
Heute ist Montag
Es ist kurz vor sieben
wir könnten morgen ins kino
2 % jeden monat
28 tage später
ab 18
den 8 uhr zug verpasst
museum täglich 10-17 uhr
flugzeit 7h 30
unser täglich brot
ich hab morgen frei
morgen ist feiertag
morgen wird es warm
an erster stelle
einlass ab 19 uhr
er sagt er kommt sonntag
vorhersage: morgen 22 grad
alle 76 jahre kommt der komet
zum 1. juli steigen die preise
um mitternacht wars vorbei
Ofen auf 180 Grad vorheizen, 20 Minuten backen
2-3 Eier, 250 g Mehl, 1 TL Backpulver
2 bis 3 Stunden köcheln lassen
Teig über Nacht gehen lassen, mindestens 8 Stunden
1 Stunde marinieren, dann je Seite 5 Minuten grillen
Für 4 Personen, fertig in 45 Minuten
10 Minuten abkühlen lassen
Am nächsten Morgen den Teig falten
Guten Morgen Sonnenschein, Nana Mouskouri
Guten Abend, gute Nacht
Der frühe Vogel fängt den Wurm
Was du heute kannst besorgen, das verschiebe nicht auf morgen
Morgen ist auch noch ein Tag
Heute ist nicht alle Tage
Montagsblues
Rosenmontag war toll
Der Mai ist gekommen, die Bäume schlagen aus
Alles neu macht der Mai
im März war es noch kalt
Mars macht mobil
Herr Sommer und Frau Mai
Theresa May ist zurückgetreten
Freitag der 13.
Karfreitag wird nicht getanzt
Aschermittwoch ist alles vorbei
Seit Montag Halsweh
letzte Woche war anstrengend
Letzten Freitag waren wir bei Leila
Vor zwei Jahren sind wir hergezogen
Am 4. Juni 2011 haben wir geheiratet
Opa wurde am 12. März 1938 geboren
Um 4 aufgewacht, konnte nicht mehr einschlafen
um 7 aus dem Haus, Zug wieder verspätet
gestern um 11 heimgekommen
Am Dienstag einen Reiher am Kanal gesehen
Am Samstag sind wir nach Dahlem gelaufen
Heute früh ist mir der Toast verbrannt
Heute war ein guter Tag
Heute geht es mir besser
Kalt heute, erster Frost
Um 6 aufgestanden, Haferbrei, dann zwei Stunden im Garten
Bayern 2, Dortmund 1
6:4 7:5 gewonnen
Zur Halbzeit 2:2
Milch 1,45, Brot 2,10, Butter 3,20
Miete jetzt 1.250 im Monat
Netflix 10,99 im Monat
5 Euro Taschengeld pro Woche
sonntags 20 % Rabatt
Mo-Fr 9-17 Uhr geöffnet
Öffnungszeiten: Di-Sa 10 bis 18 Uhr, So und Mo geschlossen
Mittwochs bleibt die Bücherei geschlossen
Sprechstunde 8:30-12:00
Bus 24 fährt alle 12 Minuten
Der Zug um 9:15 fiel aus
Die Fahrt dauert 2 Stunden 40
Hauptstraße 12, 3. Stock
Straße des 17. Juni 135
Platz des 4. Juli
Haus 5, Sonntagstraße 14
10999 Berlin
Node 22.10 macht den Build kaputt
auf 3.11.2 aktualisiert
Version 2.0 ist raus
Python 3.12 gegen 3.13
Kapitel 7, Seite 112
1. Mose 1,1
Psalm 23,4
Blutdruck 128/82
Gewicht 71,4
10 km in 52:30 gelaufen
5 x 5 Kniebeugen mit 80
3 Sätze à 12, 60 Sekunden Pause
eine Sekunde bitte
in letzter Zeit wenig gelesen
in der Nacht des Sturms
Danke, dass ihr am Sonntag gekommen seid
War schön, dich am Samstag zu sehen
Hoffe, du hattest ein schönes Wochenende
Sonntags ruft sie immer an
Papa putzte jeden Sonntagabend seine Schuhe
Er übt jeden Tag stundenlang
Jeder Tag ist ein Geschenk
Ich esse meistens um 1 zu Mittag
Kinder brauchen jeden Tag 60 Minuten Bewegung
Mal sehen, was der Freitag bringt
Hast du am Donnerstag Zeit?
Wann geht es morgen los?
Hattest du nicht Freitag um 3 gesagt?
Schade, dass es am Dienstag nicht geklappt hat
Das Treffen am Montag war sinnlos
Das Paket hätte am Donnerstag kommen sollen
Größe 38, vielleicht 40
Zimmer 9, dritter Stock
halbes Pfund Hack, viertel Liter Sahne
zwei Löffel Zucker, 3 Nelken
Farbe: 2 Anstriche, dazwischen 4 Stunden warten
Hält im Kühlschrank 3 Tage
Mindestens haltbar bis 12/2027
Ideen für Mai: Lissabon, Porto, Azoren
Black Friday ist Betrug
So ein Mist
Mi ist die dritte Note
Sa, das weiß doch jeder
Zweimal täglich eine Tablette zum Essen
Höchstens 8 Tabletten in 24 Stunden
Nicht länger als 3 Tage ohne ärztlichen Rat
Der Sonntagsbraten war ein Gedicht
Montagsauto
Ein Mittwochskind
Freitags gibt es in der Mensa immer Fisch
die Sonntagszeitung
Herr Freitag vom Amt
Frau Sonntag hat angerufen
Sonnencreme, Hüte, Handtücher
so oder so
Fr. Schneider, 2. OG
Kann Spuren von Nüssen enthalten
Rad gebraucht, 80 Euro VB
aller guten Dinge sind drei
erstens, zweitens, drittens
In 5 Minuten hatte er alles aufgegessen
im Nu fertig
wie immer eine halbe Stunde zu spät
fünf vor zwölf für das Klima
Apotheke 24/7
1984 von Orwell
7 Up, Chips, zwei Beutel Eis
Beethovens 9.
Heinrich der Achte
Boeing 737, Platz 14C
500 Blatt A4
3,6 kg, geboren um 04:12
Rundenzeiten 1:32, 1:30, 1:29
1. Mara, 2. Joel, 3. Isa
Am dritten Tag ging das Fieber zurück
Woche 4: Grundschicht fertig
Mo: Eier. Di: Suppe. Mi: Reste.
Im Laden hieß es zwei Wochen, es wurden fünf
Die Lieferung vom Montag kam nie
Den Tag nicht vor dem Abend loben
Die Uhr an der Wand ist kaputt
Meine Uhr geht 5 Minuten vor
Der Laden hat bis 20 Uhr offen
Öffnungszeiten: Mo-Fr 9-18 Uhr, Sa 10-14 Uhr
Geboren am 3. Mai 1975 in Köln
Wir haben uns am Freitag gestritten
Gestern um 8 war noch alles gut
Der Film dauert 2 Stunden 15
40 Minuten bei 180 Grad backen
3 Eier, 200 g Mehl, 1/2 TL Salz
Hausnummer 12, 3. Stock links
Version 11.2 läuft stabil
Bayern hat 3:1 gewonnen
Seite 24 bis 30 lesen wir nie
Guten Abend, Frau Müller
Am Anfang war alles gut
Jedes Mal vergisst er den Schlüssel
Die Jacke kostet 49,90 Euro
Er ist 5 Jahre alt und sie 7
Rammstein, Sonne
Sonntag Abend Tatort ist Kult
Ein Freund wie Robinson und Freitag
Zimmer 312
Tel. 0171 2345678
Ich stehe immer um 6 auf
Sie arbeitet montags im Büro
Im Mai blüht der Flieder
Der Mai ist gekommen
Das war im Dezember 2019
Um die 20 Leute waren da
Gegen 3 Tore kann man nichts machen
Mit 18 zog sie nach Berlin
Um 5 Euro billiger als sonst
Die Sonne geht schon um halb fünf unter
Seit Montag regnet es
Von 8 bis 12 hat die Praxis Sprechstunde
Ab 12 Jahren freigegeben
1. FC Köln gegen Mainz 05
Der zweite Dienstag war besser
Alle 10 Minuten fährt eine Bahn
Die Tagesschau kommt um 20 Uhr
Bis dann!
Das dauert keine 2 Minuten
Ich habe am Mittwoch keine Lust gehabt
haltbar bis 03/2028
Ein Ticket kostet ab 19 Uhr nur die Hälfte
Er kam um 10 nach Hause
Heute war ein langer Tag
Was machst du morgen?
Vielleicht komme ich Freitag
Wenn du morgen Zeit hast, sag Bescheid
Ach du liebe Zeit, schon 9 Uhr
Frau Sommer und Herr Winter
A7 Ausfahrt 24
Marathon in 3:45:10
Der Zug um 8:15 ist immer voll
Es schlug zwölf
Er spielt sonntags in der zweiten Mannschaft
Es war Viertel vor sechs, als sie anrief
Nudeln 500 g, 3 für 2
Größe 38 bis 44
März 2019 bis Juni 2021: Barista
Protokoll vom 12.11.: Ben stellte die Zahlen vor
Abgabe war letzten Freitag
Geöffnet 9-17 Uhr, So geschlossen
Check-out bis 11 Uhr
Happy Hour 17 bis 19 Uhr
der Durchhänger um 15 Uhr
ein Job von neun bis fünf
die Nacht vor Weihnachten
48 Stunden, 3 Orte, 1 Kamera
12 km in 2 h 20 gelaufen
Der Akku hält 8 Stunden
2 Stunden in den Kühlschrank, dann ausrollen
Über Nacht gehen lassen
10 Minuten kneten und eine Stunde ruhen lassen
Der Flug hatte 3 Stunden Verspätung
an einem Dienstag geboren
Im April hat es geschneit
Bis bald
Schönes Wochenende!
Sie antwortet nie vor 10
Sie sind im Mai hergezogen
Rechnung 2026-11 bezahlt
Bestellnr. 20261118
Psalm 23, Lukas 2, 1-20
9 Leben hat die Katze
Sonnencreme Faktor 30
Das Sommerfest am Samstag fällt aus
die Abendzeitung
Montag bis Freitag ist er in London
Früher bin ich jeden Morgen geschwommen
Frau Montag und Herr März
Welcher Tag ist der 24.?
Ob sie am Samstag kommen, ist unklar
Am Donnerstag wurde der Vortrag abgesagt
Stefan arbeitet freitags nie
Wir gehen eventuell am Samstag
Am 24. Mai hatte er Geburtstag
Um 5 ist es schon dunkel
Aldi macht um 22 Uhr zu
Seit 3 Uhr nachts wach
Rolex Uhr für 5000
Um Viertel nach acht beginnt immer der Krimi
Es ist schon 10 vor 9
Die Sendung mit der Maus, sonntags um 9
Ein Sonntag im Oktober
Tag der offenen Tür war schön
am Tag darauf ging es besser
Das Angebot gilt bis 30. November
Zwei Tage vorher hatte er noch gelacht
Sa und So Ruhetag
Kurs 3 von 8
Gleis 9, Wagen 24, Platz 61
um 3 Prozent gestiegen
So was von gut
Mit dem Bus in 20 Minuten zu erreichen
Im Rezept stehen 3 Stunden
zur Halbzeit 2:2
Der Flug im März war furchtbar
50 erste Dates
Kreisliga: 4:1 am Sonntag
gebraucht gekauft für 20
Am Freitag waren wir zu dritt
Sie haben im Sommer 2018 geheiratet
Versand dauert 5 bis 7 Tage
wegen Regen ausgefallen
Der Donnerstagsmordclub, Seite 112
Garantie 24 Monate ab Kauf
15 Minuten Ruhm
jedes der 4 Teams
arbeitet von 9 bis 18 Uhr in der Bank
letzter Zug 23:10 Uhr
Er schwimmt jeden Tag
1,80 m und 80 kg
Freitags ist bei ihm Casual Day
bis März ausverkauft
Im Januar schneit es meistens
Um 6 wird es hell
Der Markt ist samstags von 8 bis 13 Uhr
Uhr umstellen nervt
Dieser Montag hat es in sich
Mittwoch war schon immer mein Tag
Ich war um 7 schon wach
Im dritten Stock links, zweite Tür
Die Sonntagszeitung war voll davon
Freitag der 13. ist ein Film
10 von uns kamen
Umsatz stieg im Mai um 12 Prozent
Er wird im Juni 60
3 Nächte in Rom, 2 in Neapel
Wednesday ist eine Serie
Rundenzeit 1:42,3
Die zweite Hälfte beginnt langsam
mit 30 sollte man es wissen
zwischen 9 und 10 Leute kamen
sonntags schließen wir um 18 Uhr
als ich ankam, war es 8
kein Zucker vor 12
Die 16-Uhr-Nachrichten sind vorbei
Mo war krank
Di ist eine Abkürzung
Er machte ihr an einem Sonntag den Antrag
Mama hatte am Samstag Geburtstag
Nur noch 3 Tage
sie wohnt in Nummer 9
ein Tisch für sechs
der Gottesdienst um 10 war voll
erster, zweiter und dritter Preis
Früher trafen wir uns jeden Freitag um 6
Ich habe bis 11 geschlafen
Teig 90 Minuten gehen lassen
am Montag kam niemand
Apollo 11, Ocean's 8
die Sonne geht um 7 auf
Sa 9-13 Uhr geöffnet
etwa 5 oder 6 davon
Januar ist trist
Fr. Müller hat angerufen
Di Caprio im Kino gesehen
um 1900 gebaut
nach 8 Jahren zurück
Ofen 200 Grad, 40 Minuten, dann Alufolie drauf
WLAN im Ferienhaus: montag2210
Freitag heißt der Typ bei Robinson
Sonntagsbraten nach Uromas Art
der 8:12er ist schon wieder ausgefallen
Mila ist gestern um vier das erste Mal gelaufen
Schuhgröße 38, Hose W32
Haus 7, dritter Stock, Klingel 12
am dritten Morgen in Norwegen sahen wir Elche
Ich bin eher ein Nachtmensch
Grimms Märchen, Band 2, Seite 14
Abendkleid in Nachtblau, nicht Schwarz
3 Eier, ein Viertel Butter, halbes Pfund Mehl
Zahlenschloss 1945
damals gab es samstags noch Schule
die Woche war echt lang
Buslinie 9 hält direkt vorm Haus
wir haben 4:2 gegen Steglitz verloren
Morgenmantel und Hausschuhe fürs Krankenhaus
Tante Frieda wurde 1931 im Mai geboren
sonntags hat hier alles zu
Wer früh aufsteht, ist abends müde
30er Schrauben, 8er Dübel
Kostenvoranschlag Zaun: 1.250 plus Steuer
Der Montag liegt mir einfach nicht
Zwei Wochen Kreta für 1800 p.P.
Tagebuch der Anne Frank fehlt noch im Regal
letzten Dienstag um halb zehn fiel der Strom aus
Tatort gestern war öde
Parkdeck 3, Platz 18
jeden Tag schrieb er ihr eine Zeile
Idee: Roman, der an einem einzigen Tag spielt
Uhr von Opa: Batterie ist CR2032
Grauburgunder 2019, sechs Flaschen
Mittagsblumen für den Balkon
Spruch: Morgenstund hat Gold im Mund
auf Seite 5 bis 8 wird es spannend
Blutdruck 125 zu 80
Die Kleine ist jetzt 5, die Große 9
Laufzeit 24:30, zweiter Platz
Herr Sonntag vom Ordnungsamt war nett
zum ersten Mal seit Jahren wieder Ski gefahren
Viertel vom Kuchen ist noch da
Wochenendhaus am See kostet 90000
das Mittagessen in der Kantine war kalt
Band 3 von Tintenherz ausgeliehen an Kira
bis auf zwei Seiten fertig gelesen
Mai und June sind Zwillinge
Passwort hat 12 Zeichen
Um ehrlich zu sein, ich mag ihn
ab und zu reicht ein freier Abend
IBAN endet auf 4 0 7 1
Jede Nacht bellt der Hund von nebenan
am 3. Juni 2021 eingezogen
Jahreskarte war teurer als gedacht
alle sieben Zwerge aufsagen
Zug war voll, 2 Stunden gestanden
täglich grüßt das Murmeltier
mein Stundenlohn lag bei 14 Euro
um die Ecke ist der neue Bäcker
über Nacht marinieren, 12 Minuten je Seite grillen
die 9:30er Yogagruppe ist lauter
Eds Nummer endet auf 0800
März-Hase und Hutmacher, Faschingskostüme
Montagsblues Playlist
ein Wochenlohn für ein Kleid!!
um Mitternacht auf der Brücke hat er mich gefragt
Ostern war spät in dem Jahr
Bahn 4, Lauf 3, 31,08
Kaffee 0,3 mit 2 Zucker
jeder Tag ein Geschenk, Wandtattoo
Samstag hieß früher Sonnabend
Herbstferien waren ein Traum
Papas Uhr blieb um zehn nach drei stehen
Staffel 2 Folge 10 ist die beste
schlechteste Note: 11 von 30 Punkten
24 Stunden Deo hält nicht
Sonntagshemd hat ein Loch
Kreuzworträtsel 7 senkrecht: PIROL
3 Jahre und 2 Monate dort gewohnt
zwei Nächte in der Hütte, 210 zusammen
Abendbrot ohne Wurst
Viertelfinale verpasst, schade
Morgan und Mai kommen aus Leeds
Freitags-Mail von Uwe war wieder lang
apotheke macht samstags um 12 zu
keimt in 10 tagen
ist schon freitag
Morgen kommt der Weihnachtsmann
sonnenuntergang heute um 19:52
dienstag regen
morgen windig
lieber am freitag
meine mutter arbeitet am wochenende
tagesschau um acht gehört zum ritual bei denen
wär schön um 4 zu gehen
Kommst du Freitag
als kinder jeden freitag fisch
Aber wenn am Sonntag die Heizung ausfällt
Am 16.11.2026 um 18:40 schrieb Ravi Nair:
Opa wurde am 4. Dezember 1931 in Köln geboren
25 Minuten backen, nach 10 Minuten wenden
Schlecht geschlafen, um 4 wach, um 5 Kaffee
Der Akku hält zwei Tage und lädt in 40 Minuten
Sie meinte, die Party sei am Samstag um 20 Uhr gewesen
Wie wäre es mit Donnerstag um 15 Uhr?
Hast du morgen um 17 Uhr Zeit
Freitags gehen wir nie essen
Dienstagvormittags arbeite ich nicht mehr
Am 25. Dezember fahren keine Züge
Sechs Karten zu je 9 Euro
Endstand 3:2 nach Verlängerung am Samstag
Der Anstoß wurde wegen Nebels auf 20:15 Uhr verlegt
Ihre Nummer ist 0221 4960018, Durchwahl 9
Straße des 17. Juni 9, Berlin
Der Mann, der Donnerstag war, ist ein seltsames Buch
Höre gerade Blue Monday in Dauerschleife
In 80 Tagen um die Welt steht auf der Filmliste
Version 26.11 synchronisiert schneller
Sie sind seit dem 12. Juni 1998 verheiratet
Geöffnet Mo bis Sa 9 bis 18 Uhr, So 11 bis 16 Uhr
Die Praxis ist mittwochnachmittags zu
Hochwasser 6:12, Niedrigwasser 12:31
Vorhersage für morgen: 14 Grad, mittags Sonne
Rom wurde nicht an einem Tag erbaut
Der Bäcker ist samstags um 10 schon ausverkauft
Bus 9 fährt alle 20 Minuten ab Steig 4
Mein Bruder geht jeden Sonntag um 5 angeln
Falls das Paket bis Freitag nicht da ist, beschwere ich mich
Er wollte um 6 anrufen, hat er aber nicht
Viertel nach acht war den Kindern zu früh
Garantie: zwei Jahre ab 20. November 2025
Rechnung vom 30.11.2026, Summe 240,00
Das Museum in Lyon ist am ersten Sonntag im Monat kostenlos
Flugzeit 9 Stunden, Landung um 17 Uhr Ortszeit
Kapitel 3 spielt Freitag um Mitternacht in Venedig
Die Farbe braucht 5 Tage zum Aushärten
Alle im Team hassten die Besprechung am Montag um 9
Luthers Thesen: 31. Oktober 1517
Ab Montag wird alles besser, sagt er seit Jahren
Kurz nach Mitternacht kam der Regen
Der Laden unten macht um 8 auf
[18:40] Anna: ok bis gleich
Kassenbon 17.11.2026 14:32 Kartenzahlung 12,40
Mindestens haltbar bis 30.11.2026
Danke, dass ihr am Freitag da wart
Vielen Dank für Sonntag
Entschuldige, dass ich um 9 nicht dran war
Es war fast Mitternacht, als wir ankamen
Schlagzeile: Streik am Montag trifft Pendler
Früher trafen wir uns jeden Freitag in der Kneipe
Die Kinder bekommen jeden Samstag ein Eis
Meine Oma schwört auf einen Spaziergang jeden Morgen um 7
Keine Ahnung, ob er am Dienstag kommt
Ich hatte vergessen, dass sonntags um 6 zu ist
Zuletzt online heute um 14:05
Aktualisiert Montag, 10:15
Gepostet am Freitag von Leo
Gedruckt am 18. November 2026 um 10:00
10 km in 52 Minuten am Sonntag
Blutdruck 128 zu 82 um 9 Uhr
40 Minuten köcheln, dann 2 Stunden kalt stellen
Die halbe Klasse war am Donnerstag krank
Freitag geht nicht, Samstag auch nicht
Montag ist dafür der schlechteste Tag
Dienstag wäre mir lieber
Weißt du noch die Nacht am 3. Mai 2019
Wäre schön, jeden Tag bis 10 zu schlafen
Er sagt, er kommt um 5, aber das stimmt nie
Die Nachrichten um 20 Uhr waren traurig
Freitags zwei zum Preis von einem beim Bäcker
Kommst du am Freitag um 8 mit
Der Chef will immer am Montag um 8 Zahlen sehen
Haltbar noch 3 Tage nach dem Öffnen
Lieferung in 3 bis 5 Tagen
Die Ampel schaltet alle 90 Sekunden
Mein Geburtstag war vor einem Monat an einem Freitag
Papa wurde letztes Jahr am 2. Dezember 70
War die Sitzung am Dienstag um 10
Sollte das nicht Donnerstag sein
Wie viele Tage bis zum 25. Dezember
Preis 5 bis 9 Euro
Bayern 2, Dortmund 1 am Samstag
Freitagsgasse 42, 8010 Graz
Seit Montag macht die Heizung Geräusche
Von 9 bis 17 Uhr sitzt sie am Schreibtisch
„Bis Freitag um 8“ war alles, was er schrieb
Sonntags nie ins Freibad
Am Montag ist keine Schule
Der Nachbar fährt jeden Tag um 6 zur Arbeit
Zwölf Uhr mittags gesehen
Am Sonntag den Roman fertig gelesen
Version 2.10 erschien am 3. Dezember
Hotline: 0800 10 12 2026
Ein halbes Jahr später hat sich nichts geändert
Jeden Tag heißt es, morgen wird repariert
Es regnet jeden Abend um 6
Im Dezember wird es um 4 dunkel
Der Zug braucht 3 Stunden
Die Steuer steigt am 1. April
Vielleicht ziehen wir am Freitag um
Ich wäre am Samstag um 2 gegangen
Wegen Nebel bis 10 Uhr kein Flug
Zwei Wochen Spanien waren genug
Die Katze kommt abends um 9 nach Hause
Wir haben uns 2009 an einem Dienstag getroffen
Nur noch 3 Plätze für Freitag
Karten für Samstag sind ausverkauft
Ist Montag ein Feiertag
Hat Ben Donnerstag oder Freitag gesagt
Hier isst niemand um 5 zu Abend
Mein Wecker hat um 6 wieder versagt
Bei uns wird mittwochs der Müll geholt
Die Putzkraft kommt jeden zweiten Dienstag ins Büro oben
Omas Rezept: 200 g Mehl, 2 Eier, 35 Minuten bei 180 Grad
Am 20. Juli 1969 landeten sie
Lied 4: Ein Tag wie Freitag
Eine Stadt, in der immer Sonntag um 3 ist
Apollo 13 lief um 20:15 im Fernsehen
Kapitel 12, Vers 5
Er war 7 Minuten zu spät
Kinder unter 5 sonntags frei
PIN 2027, Schließfach 19
Letzter Einlass 17 Uhr
Rosa war am Samstag von 9 bis 11 dort
Geboren am 4. Juli war traurig
bis Freitag war zu
Bitte nicht am Donnerstag
Hunde bis 30. September an die Leine
Jazz am Freitag ist ihr Ding
5 Tage lang 2 Tabletten
Jede Schachtel mit 12 kostet 9,50
Zimmer 4, Hauptstraße 10
Seit dem 5. Mai schlafe ich besser
`;

export const germanTable = { phrases, others };
