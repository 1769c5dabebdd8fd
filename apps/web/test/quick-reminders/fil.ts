/** What people write in Filipino on Monday 16 November 2026, 18:40, and what they mean: see `find-times.test.ts`. */
const phrases = `
Tawagan ang dentista bukas ng alas-singko => 11-17 17:00
Ibabad ang bigas alas-nuwebe => 11-16 21:00
Pirmahan ang form sa Biyernes => 11-20 09:00
Sine mamayang gabi ng alas-otso => 11-16 20:00
Ilabas ang basura mamayang gabi => 11-16 20:00
Takbo bukas ng umaga ng alas-siyete => 11-17 07:00
Bukas ng alas-siyete ng umaga => 11-17 07:00
Gupit sa makalawa ng alas-dos ng hapon => 11-18 14:00
Meeting bukas ng alas-singko y medya => 11-17 17:30
Bangko sa Huwebes ng 2:15 ng hapon => 11-19 14:15
Tren bukas 8:45 ng umaga => 11-17 08:45
Tanghalian bukas ng ala-una => 11-17 13:00
Tawag kay nanay pagkalipas ng 20 minuto => 11-16 19:01
Patayin ang oven makalipas ang kalahating oras => 11-16 19:11
Sampay pagkatapos ng dalawang oras => 11-16 20:41
Kunin ang parcel pagkalipas ng tatlong araw => 11-19 09:00
Blood test makalipas ang isang linggo => 11-23 09:00
Dentista sa Nobyembre 24 ng alas-onse ng umaga => 11-24 11:00
Dentista sa ika-24 ng Nobyembre, 11 am => 11-24 11:00
Flight sa Enero 3, 2027 ng 6:15 ng umaga => 27-01-03 06:15
Buwis sa Disyembre 31 => 12-31 09:00
Lunch kasama si Ana bukas ng tanghali => 11-17 12:00
Party sa Sabado ng gabi => 11-21 20:00
Kape sa Biyernes ng hapon alas-tres => 11-20 15:00
Simba sa Linggo ng alas-nuwebe ng umaga => 11-22 09:00
Workshop sa susunod na Lunes ng alas-diyes => 11-23 10:00
Kasal ngayong Biyernes ng alas-sais => 11-20 18:00
Ipadala ang bills sa katapusan ng buwan => 11-30 09:00
Gamot mamayang alas-nuwebe ng gabi => 11-16 21:00
Doctor appointment bukas 5pm => 11-17 17:00
Meeting sa Lunes at 9 am => 11-23 09:00
Bukas at 3 pm check-up => 11-17 15:00
Zoom call mamaya 8 pm => 11-16 20:00
Inom ng gamot araw-araw ng alas-otso ng umaga => 11-17 08:00 D
Vitamins tuwing umaga => 11-17 09:00 D
Gatas gabi-gabi ng alas-nuwebe => 11-16 21:00 D
Lakad araw-araw ng alas-siyete ng gabi => 11-16 19:00 D
Diligan kada dalawang araw => 11-17 09:00 D2
Palit tubig tuwing tatlong araw => 11-17 09:00 D3
Koro tuwing Martes at Huwebes ng alas-siyete ng gabi => 11-17 19:00 W Tue,Thu
Basura tuwing ikalawang Martes ng alas-nuwebe => 11-17 09:00 W2 Tue
Piano tuwing Miyerkules ng alas-kuwatro => 11-18 16:00 W
Palengke tuwing Biyernes => 11-20 09:00 W
Yoga kada Lunes ng 7 ng gabi => 11-16 19:00 W
Basketball tuwing Sabado ng umaga ng alas-otso => 11-21 08:00 W
Simba tuwing Linggo ng alas-nuwebe ng umaga => 11-22 09:00 W
Standup tuwing weekday ng 9:30 ng umaga => 11-17 09:30 W Mon,Tue,Wed,Thu,Fri
Lunes hanggang Biyernes ng alas-otso ng umaga => 11-17 08:00 W Mon,Tue,Wed,Thu,Fri
Hiking tuwing weekend ng alas-sais ng umaga => 11-21 06:00 W Sun,Sat
Linis kada dalawang linggo => 11-30 09:00 W2
Report linggo-linggo sa Huwebes ng alas-diyes => 11-19 10:00 W
Upa tuwing ika-1 ng buwan => 12-01 09:00 M
Credit card kada buwan sa ika-20 => 11-20 09:00 M
Pulong tuwing unang Lunes ng buwan ng alas-diyes => 12-07 10:00 M firstMonday
Inuman tuwing huling Biyernes ng buwan ng alas-sais ng gabi => 11-27 18:00 M lastFriday
Filter kada tatlong buwan => 27-02-16 09:00 M3
Buwis taon-taon sa Abril 15 => 27-04-15 09:00 Y
Anibersaryo tuwing Hunyo 12 => 27-06-12 09:00 Y
Gamot araw-araw ng alas-nuwebe ng umaga hanggang Nobyembre 30 => 11-17 09:00 D <2026-11-30
Therapy tuwing Martes ng alas-singko ng hapon, 10 beses => 11-17 17:00 W x10
Backup buwan-buwan => 12-16 09:00 M
Tawag kay lola every Sunday ng 5 pm => 11-22 17:00 W
Standup every Monday 9 am => 11-23 09:00 W
Hapunan bukas ng alas-otso ng gabi, 30 minuto bago => 11-17 20:00 -30
Kaarawan taun-taon tuwing Enero 26 => 27-01-26 09:00 Y
Sahod tuwing a-5 ng buwan => 12-05 09:00 M
Patayin ang oven pagkatapos ng 45 minuto => 11-16 19:26
bukas ng 3:30 ng hapon sunduin ang mga bata => 11-17 15:30
Dentista sa Huwebes ng alas-dos ng hapon => 11-19 14:00
gupit sa Miyerkules 10am => 11-18 10:00
tawagan si nanay mamayang gabi ng alas-nuwebe => 11-16 21:00
bayad ng upa sa a-uno => 12-01 09:00
makalipas ang kalahating oras kunin ang cake => 11-16 19:11
flight sa Disyembre 3 ng 6:15 am => 12-03 06:15
sa makalawa ng alas-kwatro ng hapon vet => 11-18 16:00
bukas ng umaga mamalengke => 11-17 09:00
sa Sabado ng hapon swimming => 11-21 15:00
tanghalian bukas ng tanghali => 11-17 12:00
pagkalipas ng tatlong araw i-follow up si Paul => 11-19 09:00
meeting bukas ng 10am => 11-17 10:00
mag-grocery sa Biyernes ng 5pm => 11-20 17:00
bukas alas otso ng umaga check-up => 11-17 08:00
sa loob ng dalawang oras i-check ang labada => 11-16 20:41
Noche Buena sa Disyembre 24 ng gabi => 12-24 20:00
sa Linggo ng alas-diyes simba => 11-22 10:00
bukas ng alas-singko y medya ng hapon gym => 11-17 17:30
araw-araw ng alas-otso ng umaga gamot => 11-17 08:00 D
tuwing umaga ng 7am yoga => 11-17 07:00 D
tuwing Martes ng 6:30pm sayaw => 11-17 18:30 W
tuwing Biyernes basura => 11-20 09:00 W
tuwing Lunes at Huwebes ng 7pm => 11-16 19:00 W Mon,Thu
tuwing unang Lunes ng buwan ng 10am => 12-07 10:00 M firstMonday
tuwing huling Biyernes ng buwan ng 5pm => 11-27 17:00 M lastFriday
tuwing ikalawang linggo sa Miyerkules ng 2pm => 11-18 14:00 W2 Wed
kada dalawang linggo sa Miyerkules ng 2pm => 11-18 14:00 W2 Wed
tuwing ika-5 ng buwan bayad kuryente => 12-05 09:00 M
Lunes hanggang Biyernes ng 7am gising => 11-17 07:00 W Mon,Tue,Wed,Thu,Fri
kada tatlong buwan palit filter => 27-02-16 09:00 M3
taon-taon tuwing Hulyo 4 => 27-07-04 09:00 Y
gabi-gabi ng alas-diyes patak => 11-16 22:00 D
every Linggo ng gabi tawag kay papa => 11-22 20:00 W
tawagan ang may-ari bukas ng 11am => 11-17 11:00
ibalik ang mga libro sa Huwebes => 11-19 09:00
sunduin si Lena sa airport sa Biyernes ng 10:40pm => 11-20 22:40
magbayad ng kuryente sa Nobyembre 28 => 11-28 09:00
mamayang alas-diyes ng gabi ilipat ang kotse => 11-16 22:00
PTA meeting Disyembre 2 ng alas-siyete ng gabi => 12-02 19:00
pagkatapos ng 15 minuto hanguin ang tinapay => 11-16 18:56
silipin ang pusa ng kapitbahay sa makalawa => 11-18 09:00
ipasa ang essay sa Miyerkules ng tanghali => 11-18 12:00
tawagan ang insurance bukas ng umaga => 11-17 09:00
Sabado 3pm party ng mga bata => 11-21 15:00
sa loob ng 2 linggo i-renew ang parking permit => 11-30 09:00
bakuna sa Disyembre 9 ng 8:15am => 12-09 08:15
itanong kay Jo ang susi bukas ng gabi => 11-17 20:00
Linggo ng 11am brunch kasama si Mia => 11-22 11:00
diligan ang halaman araw-araw ng 8am => 11-17 08:00 D
choir tuwing Huwebes ng 7:30pm => 11-19 19:30 W
basura tuwing ikalawang Miyerkules => 11-18 09:00 W2 Wed
bayaran ang upa tuwing a-uno ng buwan => 12-01 09:00 M
magpa-BP tuwing umaga ng alas-siyete => 11-17 07:00 D
swimming lesson kada Sabado ng 10am => 11-21 10:00 W
diligan ang orkidyas kada 10 araw => 11-26 09:00 D10
tawagan si tatay tuwing Linggo ng gabi => 11-22 20:00 W
meeting tuwing huling Biyernes ng buwan ng 3pm => 11-27 15:00 M lastFriday
ilabas ang basura tuwing Lunes at Huwebes ng 7am => 11-19 07:00 W Mon,Thu
palitan ang filter kada 6 na buwan => 27-05-16 09:00 M6
card para kay Ruth taon-taon tuwing Pebrero 4 => 27-02-04 09:00 Y
timesheet tuwing Biyernes ng alas-kuwatro ng hapon => 11-20 16:00 W
uminom ng gamot gabi-gabi ng alas-nuwebe => 11-16 21:00 D
mag-stretching Lunes hanggang Biyernes ng 3pm => 11-17 15:00 W Mon,Tue,Wed,Thu,Fri
mag-email sa school bukas ng 10am => 11-17 10:00
ibalik ang charger ni Tom sa Sabado => 11-21 09:00
kunin ang laundry sa Huwebes ng 6pm => 11-19 18:00
tawagan si Tita Rose sa Disyembre 3 => 12-03 09:00
patayin ang heater mamayang 11pm => 11-16 23:00
inspeksyon ng gas Nobyembre 24 ng 8:30am => 11-24 08:30
pagkatapos ng 40 minuto isampay ang labada => 11-16 19:21
bayaran ang tagalinis sa makalawa => 11-18 09:00
Zoom kasama ang abogado sa Huwebes ng 2:30pm => 11-19 14:30
ipadala ang parcel bukas ng hapon => 11-17 15:00
Biyernes ng 9am blood test => 11-20 09:00
silipin ang visa pagkalipas ng 10 araw => 11-26 09:00
hapunan kina Reyes sa Sabado ng alas-siyete ng gabi => 11-21 19:00
huwag kalimutang tawagan si Sam bukas ng 9am => 11-17 09:00
kailangan kong mag-book ng hotel sa Miyerkules => 11-18 09:00
ilabas ang kompost tuwing Biyernes ng umaga => 11-20 09:00 W
pakainin si Luna araw-araw ng 6pm => 11-17 18:00 D
dance class tuwing Lunes ng alas-otso ng gabi => 11-16 20:00 W
eye drops gabi-gabi ng alas-diyes => 11-16 22:00 D
linisin ang ref tuwing unang Sabado ng buwan => 12-05 09:00 M firstSaturday
ipadala ang report tuwing Miyerkules at Biyernes ng tanghali => 11-18 12:00 W Wed,Fri
bayaran ang yaya tuwing ika-28 ng buwan => 11-28 09:00 M
i-test ang alarm kada 3 buwan => 27-02-16 09:00 M3
tawagan ang kambal taon-taon tuwing Mayo 9 => 27-05-09 09:00 Y
magpagupit kada 6 na linggo => 12-28 09:00 W6
gitara tuwing ikalawang Huwebes ng 5pm => 11-19 17:00 W2 Thu
magsulat sa diary gabi-gabi ng 9:30 => 11-16 21:30 D
gym tuwing Martes ng 6:15am => 11-17 06:15 W
mag-backup ng laptop tuwing Linggo ng 8pm => 11-22 20:00 W
team call Lunes hanggang Biyernes ng 10am => 11-17 10:00 W Mon,Tue,Wed,Thu,Fri
bumili ng selyo bukas ng 12:30pm => 11-17 12:30
kanselahin ang gym sa Nobyembre 30 => 11-30 09:00
darating ang tubero sa Huwebes ng 8am => 11-19 08:00
appointment kay Dr. Lee sa Biyernes ng 3pm => 11-20 15:00
tawagan si Ben pagkalipas ng 2 oras => 11-16 20:41
batiin si Clara sa Sabado => 11-21 09:00
ipahugas ang kotse sa Biyernes => 11-20 09:00
isauli ang hiniram na drill sa Miyerkules => 11-18 09:00
vitamins araw-araw ng 8am => 11-17 08:00 D
maglaba tuwing Linggo ng 10am => 11-22 10:00 W
magbayad ng upa tuwing ika-3 ng buwan => 12-03 09:00 M
Spanish class tuwing Martes at Huwebes ng 7pm => 11-17 19:00 W Tue,Thu
tumawag ulit makalipas ang 2 oras => 11-16 20:41
Kumustahin si Jonas pagkatapos ng 3 linggo => 12-07 09:00
bayaran ang kuryente sa ika-28 => 11-28 09:00
patak sa mata araw-araw ng 10pm sa loob ng 14 na araw => 11-16 22:00 D x14
weekly review tuwing Biyernes ng 4pm => 11-20 16:00 W
May therapy ako tuwing Martes ng 3pm => 11-17 15:00 W
naglilinis kami ng hagdan tuwing Sabado => 11-21 09:00 W
Concert Dis 19, 8pm => 12-19 20:00
diligan ang ficus kada 10 araw => 11-26 09:00 D10
Team meeting tuwing araw ng trabaho 9:30am => 11-17 09:30 W Mon,Tue,Wed,Thu,Fri
hulog sa SSS buwan-buwan tuwing ika-10 => 12-10 09:00 M
Kunin ang sinampay pagkatapos ng 50 minuto => 11-16 19:31
tuwing makalawa diligan ang halaman => 11-17 09:00 D2
bayad sa upa tuwing unang araw ng buwan => 12-01 09:00 M
bumili ng baka bukas => 11-17 09:00
bukas 3pm dentista => 11-17 15:00
tawagan si lola mamayang alas-otso y medya => 11-16 20:30
sa makalawa ng 7 ng umaga blood test => 11-18 07:00
bukas ng alas-tres y kuwarto ng hapon sunduin si Lea => 11-17 15:15
Huwebes 10:15 ng umaga pa-service ng kotse => 11-19 10:15
Biyernes tanghali kunin ang parcel => 11-20 12:00
sa loob ng kalahating oras isampay ang labada => 11-16 19:11
pagkatapos ng isang oras at kalahati patayin ang oven => 11-16 20:11
makalipas ang dalawang oras uminom ng gamot => 11-16 20:41
mamaya 7:45pm tawagan si papa => 11-16 19:45
Sabado alas-otso ng gabi sine => 11-21 20:00
Dec 24 ng 4pm bumili ng cake => 12-24 16:00
sa a-24 isauli ang mga libro => 11-24 09:00
ipasa ang report bago mag-Miyerkules 6pm => 11-18 18:00
sa isang linggo tawagan ang mekaniko => 11-23 09:00
sa loob ng dalawang linggo palitan ang gulong => 11-30 09:00
pagkatapos ng tatlong linggo magpabakuna => 12-07 09:00
bukas ng gabi ilabas ang basura => 11-17 20:00
bukas ng hapon mag-review ng math => 11-17 15:00
PTA meeting Nov 19 Huwebes 6:30 ng gabi => 11-19 18:30
paalalahanan mo ako bukas ng 8am sa gamot => 11-17 08:00
sa ika-3 ng susunod na buwan magbayad ng renta => 12-03 09:00
eksaktong alas-otso ng gabi kina Sabina => 11-16 20:00
ngayong Sabado linisin ang bodega => 11-21 09:00
Lunes Nov 30 9am interview => 11-30 09:00
kailangang tumawag sa SSS sa Lunes ng alas-onse ng umaga => 11-23 11:00
birthday ni Tim sa Disyembre 5, 3pm => 12-05 15:00
simba sa Linggo ng alas-diyes ng umaga => 11-22 10:00
magbayad ng Meralco sa Biyernes => 11-20 09:00
araw-araw ng 6am inom gamot => 11-17 06:00 D
gabi-gabi alas-nuwebe patak sa mata => 11-16 21:00 D
tuwing tanghali mag-BP => 11-17 12:00 D
tuwing gabi ng 10pm i-lock ang pinto => 11-16 22:00 D
tuwing Martes 6pm choir => 11-17 18:00 W
tuwing Martes at Huwebes ng 5:30 ng hapon training => 11-17 17:30 W Tue,Thu
kada Lunes ng 8am diligan ang halaman => 11-23 08:00 W
Lunes hanggang Biyernes 7am ilakad ang aso => 11-17 07:00 W Mon,Tue,Wed,Thu,Fri
weekdays 8:30am standup => 11-17 08:30 W Mon,Tue,Wed,Thu,Fri
every other Wednesday ilabas ang recyclables => 11-18 09:00 W2 Wed
kada dalawang linggo tuwing Biyernes ng 4pm maglinis => 11-20 16:00 W2 Fri
tuwing ikalawang linggo sa Sabado 10am dalawin si lola => 11-21 10:00 W2 Sat
kada tatlong araw diligan ang orchids => 11-17 09:00 D3
kada 3 buwan palitan ang filter => 27-02-16 09:00 M3
tuwing anim na buwan magpa-dentist => 27-05-16 09:00 M6
tuwing unang araw ng buwan magbayad ng renta => 12-01 09:00 M
tuwing ika-15 ng buwan basahin ang metro => 12-15 09:00 M
huling Biyernes ng buwan 7pm inuman => 11-27 19:00 M lastFriday
tuwing unang Martes ng buwan 8pm book club => 12-01 20:00 M firstTuesday
kada ikatlong Huwebes ng buwan 6pm meeting ng HOA => 11-19 18:00 M thirdThursday
taon-taon tuwing Hunyo 12 anniversary namin => 27-06-12 09:00 Y
kada taon sa Pebrero 4 i-renew ang insurance => 27-02-04 09:00 Y
antibiotic araw-araw ng 12 ng tanghali sa loob ng isang linggo => 11-17 12:00 D x7
tuwing Sabado ng umaga mamalengke => 11-21 09:00 W
tuwing Linggo ng 7pm tawagan si mama => 11-22 19:00 W
tuwing Lunes ng 10am hanggang Disyembre 14 physio => 11-23 10:00 W <2026-12-14
linggo-linggo tuwing Biyernes 3pm ilista ang oras => 11-20 15:00 W
isang beses sa isang buwan tuwing a-28 mag-backup => 11-28 09:00 M
buwan-buwan sa ika-5 hulugan ang motor => 12-05 09:00 M
Huwebes mga 6 ng gabi diligan ang halaman => 11-19 18:00
bukas 6:45pm sunduin si Sam sa judo => 11-17 18:45
pagkalipas ng 45 minuto hanguin ang lasagna => 11-16 19:26
bukas ng alas-dos y kinse ng hapon school => 11-17 14:15
Lunes, ika-23, 10:15am check-up => 11-23 10:15
sa loob ng sampung araw i-renew ang permit => 11-26 09:00
party sa Disyembre 5 ng alas-siyete ng gabi => 12-05 19:00
Enero 15, 2027 2pm usap sa renta => 27-01-15 14:00
makalipas ang 2 oras patayin ang oven => 11-16 20:41
Linggo ng tanghali tawagan si Tita Jo => 11-22 12:00
Sabado ng umaga alas-otso palengke => 11-21 08:00
Martes 11am darating ang gas => 11-17 11:00
gabi-gabi 10pm inumin ang pill => 11-16 22:00 D
tuwing Sabado ng 11am linisin ang bodega => 11-21 11:00 W
tuwing umaga ng alas-sais y medya pakainin ang manok => 11-17 06:30 D
tuwing Lunes, Miyerkules at Biyernes 7am gym => 11-18 07:00 W Mon,Wed,Fri
kada ikalawang Biyernes 3pm bayaran ang kasambahay => 11-20 15:00 W2 Fri
huling Linggo ng bawat buwan linisin ang takure => 11-29 09:00 M lastSunday
kada 2 linggo tuwing Huwebes ilabas ang papel => 11-19 09:00 W2 Thu
unang Sabado ng buwan 10am i-test ang alarm => 12-05 10:00 M firstSaturday
gabi-gabi ng 8pm tawagan si lola hanggang Disyembre 1 => 11-16 20:00 D <2026-12-01
tuwing a-20 ng buwan bayaran ang credit card => 11-20 09:00 M
taon-taon tuwing Abril 2 padalhan ng bulaklak si Ana => 27-04-02 09:00 Y
araw-araw 8pm eye drops sa loob ng 10 araw => 11-16 20:00 D x10
tuwing Linggo ng 6 ng gabi gumawa ng listahan => 11-22 18:00 W
kada 6 na linggo magpagupit => 12-28 09:00 W6
bawat linggo tuwing Miyerkules 2pm physio => 11-18 14:00 W
Lunes hanggang Huwebes 8:30am ihatid sa school => 11-17 08:30 W Mon,Tue,Wed,Thu
sunduin ang mga bata bukas ng 3:15pm => 11-17 15:15
passport photo sa Biyernes, 11:30am => 11-20 11:30
tanungin si Lena tungkol sa tent sa Huwebes => 11-19 09:00
bukas ng alas-sais ng gabi vet kasama si Bruno => 11-17 18:00
sa loob ng 25 minuto tingnan ang cake => 11-16 19:06
Disyembre 2 ng 8am blood test => 12-02 08:00
Miyerkules Nov 25 1pm lunch kasama si Yusuf => 11-25 13:00
mamayang alas-nuwebe ng gabi ilabas ang karne => 11-16 21:00
tuwing Lunes ng 6pm ilabas ang basura => 11-23 18:00 W
tuwing Miyerkules ng alas-singko y medya ng hapon gitara => 11-18 17:30 W
araw-araw ng 8am vitamin D hanggang Enero 31 => 11-17 08:00 D <2027-01-31
kada limang araw linisin ang aquarium => 11-17 09:00 D5
tuwing ika-12 ng buwan bayaran ang Spotify => 12-12 09:00 M
taun-taon tuwing Hunyo 1 i-renew ang lisensya => 27-06-01 09:00 Y
huwag kalimutan ang tinapay bukas ng umaga => 11-17 09:00
bakuna sa Dis 3 ng 9:40am => 12-03 09:40
kunin ang susi kay Priya sa Miyerkules => 11-18 09:00
sa loob ng isang oras patayin ang gripo => 11-16 19:41
sa makalawa ng 8:30 ng umaga doktor => 11-18 08:30
Biyernes ng gabi inuman kasama si Bo => 11-20 20:00
Huwebes, Nob 26, 6:30pm pulong => 11-26 18:30
tuwing Huwebes ng 5:45 ng hapon sayaw => 11-19 17:45 W
tuwing umaga ng 6am ilakad si Rex => 11-17 06:00 D
tuwing weekend linisin ang kulungan => 11-21 09:00 W Sun,Sat
ikalawang Miyerkules ng bawat buwan 7pm pulong ng barangay => 12-09 19:00 M secondWednesday
kada apat na linggo tuwing Martes ng 11am masahe => 11-17 11:00 W4 Tue
tuwing Linggo ng alas-otso ng gabi maghanda ng baon => 11-22 20:00 W
pakainin ang pusa mamayang alas-nuwebe => 11-16 21:00
ilabas ang manok mamayang gabi => 11-16 20:00
operasyon ni lolo sa Disyembre 9, 7:30 ng umaga => 12-09 07:30
Miyerkules ng gabi tawagan si tito Ted => 11-18 20:00
Sabado ng alas-nuwebe y medya ng umaga sapatos => 11-21 09:30
bukas ng tanghali ibigay ang susi => 11-17 12:00
isauli ang damit sa loob ng 10 araw => 11-26 09:00
tuwing ika-30 ng buwan ipadala ang bill => 11-30 09:00 M
kada dalawang linggo tuwing Lunes 5pm therapy => 11-23 17:00 W2 Mon
tuwing Miyerkules at Sabado ng 4pm diligan ang kamatis => 11-18 16:00 W Wed,Sat
tuwing ikatlong araw diligan ang kalamansi => 11-17 09:00 D3
tandaan: tawagan si Lisa bukas ng 10am => 11-17 10:00
Linggo ng 9am pakainin ang pusa => 11-22 09:00
Sabado 10:30 ng umaga palit gulong => 11-21 10:30
ngayong Linggo 12:30pm tanghalian kasama si mama => 11-22 12:30
Enero 3 ng 10am balik trabaho => 27-01-03 10:00
sa loob ng anim na linggo tanggalin ang tahi => 12-28 09:00
kada tatlong buwan purgahin si Bella => 27-02-16 09:00 M3
tuwing Sabado ng 9am swimming => 11-21 09:00 W
Huwebes ng alas-dos ng hapon sa bangko => 11-19 14:00
sa susunod na linggo Miyerkules 3pm dentista => 11-25 15:00
tuwing a-uno ng buwan bayad sa ilaw => 12-01 09:00 M
bukas 8:01am tumawag sa clinic => 11-17 08:01
sa Biyernes, alas-singko ng hapon, kunin ang damit => 11-20 17:00
bumili ng gatas bukas => 11-17 09:00
Martes Nov 24 3pm tawag kay Ines => 11-24 15:00
Biyernes ng 5 ng madaling araw ihatid si Jay sa airport => 11-20 05:00
Linggo Nov 29 3pm binyag => 11-29 15:00
Nob 25 8am tubero => 11-25 08:00
sa loob ng isang oras tawagan ang courier => 11-16 19:41
pagkatapos ng dalawang linggo kunin ang salamin => 11-30 09:00
kada dalawang araw magdilig => 11-17 09:00 D2
tuwing Lunes at tuwing Huwebes 8am yoga => 11-19 08:00 W Mon,Thu
checkup bukas ng alas-tres y medya ng hapon => 11-17 15:30
tawagan si Lola sa Linggo ng tanghali => 11-22 12:00
bayad sa upa sa Disyembre 1 => 12-01 09:00
isauli ang libro sa loob ng dalawang linggo => 11-30 09:00
ipasa ang report bago mag-Biyernes ng 5pm => 11-20 17:00
Hapunan kina Tita sa Sabado ng gabi => 11-21 20:00
sa makalawa ng umaga blood test => 11-18 09:00
PTA meeting sa Huwebes, Nobyembre 19, alas-sais ng gabi => 11-19 18:00
biyahe bukas ng alas siyete kinse ng umaga => 11-17 07:15
gupit sa Miyerkules alas dos ng hapon => 11-18 14:00
hanguin ang cake pagkatapos ng 25 minuto => 11-16 19:06
tawagan ulit ang mekaniko mamayang alas otso ng gabi => 11-16 20:00
DENTISTA SA BIYERNES 10AM => 11-20 10:00
mamayang gabi ilabas ang basura => 11-16 20:00
birthday ni Lea sa Disyembre 5 ng 3 ng hapon => 12-05 15:00
car service sa Nob 24 ng 9:30 ng umaga => 11-24 09:30
delivery sa susunod na Lunes ng 11am => 11-23 11:00
flight pa-Cebu sa Enero 3 ng alas-singko ng madaling araw => 27-01-03 05:00
bukas ng hapon mamalengke => 11-17 15:00
Kunin ang sapatos bukas ng tanghali => 11-17 12:00
pagkatapos ng isang oras patayin ang kalan => 11-16 19:41
huwag kalimutan bumili ng gatas mamayang gabi => 11-16 20:00
kailangan kong tumawag sa bangko bukas ng 9am => 11-17 09:00
concert sa Sabado 8:30pm => 11-21 20:30
kunin ang visa sa ika-25 ng Nobyembre => 11-25 09:00
magsimba sa Linggo alas-otso ng umaga => 11-22 08:00
magbayad ng kuryente sa 28 ng Nobyembre => 11-28 09:00
sunduin ang mga bata bukas alas kwatro ng hapon => 11-17 16:00
renew passport makalipas ang dalawang buwan => 27-01-16 09:00
meeting bukas 2pm hanggang 4pm => 11-17 14:00
pakainin ang aso mamaya 7:30 ng gabi => 11-16 19:30
tuwing ikalawang Martes alas-sais ng gabi choir => 11-17 18:00 W2 Tue
tuwing Lunes ng alas otso ng gabi volleyball => 11-16 20:00 W
araw-araw ng 8am uminom ng gamot => 11-17 08:00 D
araw araw tuwing tanghali ilakad ang aso => 11-17 12:00 D
tuwing unang Lunes ng buwan ng 7pm pulong ng barangay => 12-07 19:00 M firstMonday
tuwing huling Biyernes ng buwan alas-kuwatro ng hapon => 11-27 16:00 M lastFriday
kada dalawang araw ng 9am diligan ang kamatis => 11-17 09:00 D2
kada dalawang linggo tuwing Huwebes ng 5pm therapy => 11-19 17:00 W2 Thu
tuwing ika-5 ng buwan bayaran si yaya => 12-05 09:00 M
buwan-buwan sa ika-20 bayad ng tubig => 11-20 09:00 M
taon-taon tuwing Pebrero 14 bulaklak para kay Ana => 27-02-14 09:00 Y
tuwing Mayo 2 anibersaryo namin => 27-05-02 09:00 Y
Lunes hanggang Biyernes 7:30am gisingin ang mga bata => 11-17 07:30 W Mon,Tue,Wed,Thu,Fri
tuwing Martes at Huwebes 6:15pm swimming => 11-17 18:15 W Tue,Thu
tuwing Sabado alas-diyes ng umaga palengke => 11-21 10:00 W
gabi-gabi alas-diyes patak sa mata => 11-16 22:00 D
isang beses sa isang buwan linisin ang filter => 12-16 09:00 M
kada tatlong buwan palit ng sipilyo => 27-02-16 09:00 M3
kada anim na linggo gupit => 12-28 09:00 W6
tuwing Linggo ng gabi tawagan si Papa => 11-22 20:00 W
tuwing Miyerkules ng 3pm physio hanggang Disyembre 16 => 11-18 15:00 W <2026-12-16
antibiotic araw-araw ng 8am sa loob ng 7 araw => 11-17 08:00 D x7
yoga kada Lunes ng 12:30pm => 11-23 12:30 W
tuwing Huwebes ng gabi practice ng banda => 11-19 20:00 W
tuwing ikalawang Sabado ng buwan 2pm board games => 12-12 14:00 M secondSaturday
tuwing weekend ng 10am jogging => 11-21 10:00 W Sun,Sat
every Sunday 8am simba => 11-22 08:00 W
tuwing alas-nuwebe ng gabi gatas ni baby => 11-16 21:00 D
lingguhan tuwing Martes 9am report => 11-17 09:00 W
TUWING BIYERNES 12NN TEAM LUNCH => 11-20 12:00 W
bumili ng gatas bukas ng gabi pauwi => 11-17 20:00
bisita sa ospital Huwebes 10:45am => 11-19 10:45
gupit sa ika-2 ng Disyembre ng 3pm => 12-02 15:00
tanghalian kasama si Omar sa Martes ng ala-una => 11-17 13:00
tawagan ang tubero bukas ng umaga => 11-17 09:00
palit gulong sa Sabado ng umaga => 11-21 09:00
sine ngayong Biyernes 7:45pm => 11-20 19:45
pulong ng homeowners Nobyembre 30 ng 6pm => 11-30 18:00
alas-otso menos kinse ngayong gabi: tawag kay Lou => 11-16 19:45
martes sa susunod na linggo 11am budget => 11-24 11:00
mag-book ng flight sa loob ng dalawang araw => 11-18 09:00
simula ng palabas mamayang alas-otso y medya ng gabi => 11-16 20:30
tawagan si Mia sa makalawa ng gabi => 11-18 20:00
dating ni Emma sa Linggo, Nobyembre 22, 6:10 ng gabi => 11-22 18:10
doktor sa mata sa Biyernes ng 8:15 ng umaga => 11-20 08:15
susunduin kita mamayang alas-siyete ng gabi => 11-16 19:00
bukas ng alas-nuwebe y medya ng umaga interview => 11-17 09:30
labhan ang kumot sa Sabado => 11-21 09:00
mag-renew ng lisensya sa Enero 15 => 27-01-15 09:00
football tuwing Lunes at Miyerkules ng 5:30pm => 11-18 17:30 W Mon,Wed
renta tuwing a-uno ng buwan => 12-01 09:00 M
tuwing ikalawang Biyernes ng buwan magdala ng meryenda => 12-11 09:00 M secondFriday
palit ng kubrekama tuwing ikalawang Linggo ng 10am => 11-22 10:00 W2 Sun
linis ng litter box kada tatlong araw => 11-17 09:00 D3
tuwing Martes 6pm pottery class => 11-17 18:00 W
anibersaryo tuwing Setyembre 9 => 27-09-09 09:00 Y
tuwing ika-10 ng buwan ng tanghali ipasa ang timesheet => 12-10 12:00 M
sayaw tuwing Sabado, 2pm => 11-21 14:00 W
tuwing huling Biyernes ng buwan 5pm inuman => 11-27 17:00 M lastFriday
dentista kada anim na buwan => 27-05-16 09:00 M6
diligan ang cactus kada dalawang linggo => 11-30 09:00 W2
basura tuwing Lunes 8am => 11-23 08:00 W
takbo tuwing umaga ng 6:45 => 11-17 06:45 D
TUWING MIYERKULES 1:30PM KLASE SA MUSIKA => 11-18 13:30 W
tuwing Biyernes ng gabi alas-otso game night => 11-20 20:00 W
linggo-linggo tuwing Miyerkules 7:15pm koro => 11-18 19:15 W
ilakad ang aso tuwing hapon => 11-17 15:00 D
araw-araw alas-dose ng tanghali rosaryo => 11-17 12:00 D
kada Sabado at Linggo ng 7am bisikleta => 11-21 07:00 W Sun,Sat
yoga bukas 6:30am => 11-17 06:30
tawag sa accountant, Huwebes, 9:15 ng umaga => 11-19 09:15
sabihan si Nina tungkol sa tiket mamayang gabi => 11-16 20:00
isalang ang lechon alas-siyete y medya ng gabi => 11-16 19:30
10pm mamaya inumin ang antibiotic => 11-16 22:00
blood donation, Disyembre 3, 2:40pm => 12-03 14:40
kasal sa Hunyo 5, 2027 ng 1pm => 27-06-05 13:00
ihatid ang mga bata bukas ng 8:20 ng umaga => 11-17 08:20
tawagan ulit makalipas ang isa't kalahating oras => 11-16 20:11
doktor Biyernes Nobyembre 20 3:15pm => 11-20 15:15
sa katapusan ng buwan magbayad ng amilyar => 11-30 09:00
magkikita kami ni Carla sa istasyon bukas ng 7pm => 11-17 19:00
Bukas 5pm: turnover ng susi => 11-17 17:00
Miyerkules 8pm tawagan si Jo => 11-18 20:00
tanghalian kina Mama sa Linggo, 1pm => 11-22 13:00
darating ang elektrisyan sa Martes ng alas-diyes ng umaga => 11-17 10:00
sa Huwebes ng hapon alas-tres kape kay Lola => 11-19 15:00
sumakay ng bus mamayang alas-otso diyes ng gabi => 11-16 20:10
labada pagkatapos ng 45 minuto => 11-16 19:26
bukas bandang alas-sais ng gabi daan sa laundry => 11-17 18:00
isauli ang libro sa makalawa => 11-18 09:00
mag-grocery sa Sabado ng hapon => 11-21 15:00
ngayong gabi ng alas-onse patayin ang aircon => 11-16 23:00
tuwing Sabado ng 9am takbo => 11-21 09:00 W
tuwing Lunes ng umaga 8:45 stand-up => 11-23 08:45 W
gabi-gabi ng 9:15 insulin => 11-16 21:15 D
tuwing weekdays ng 6pm pakainin ang pusa => 11-17 18:00 W Mon,Tue,Wed,Thu,Fri
tuwing ikatlong Miyerkules ng buwan 7pm book club => 11-18 19:00 M thirdWednesday
renta kada buwan sa ika-3 => 12-03 09:00 M
kada apat na buwan linis ng aircon => 27-03-16 09:00 M4
taon-taon tuwing Nobyembre 20 tawagan si Ruth => 11-20 09:00 Y
vitamin D tuwing Martes, Huwebes at Sabado ng 9am => 11-17 09:00 W Tue,Thu,Sat
diligan ang rosas kada dalawang araw ng 7pm => 11-16 19:00 D2
labada tuwing Linggo ng gabi => 11-22 20:00 W
piano tuwing Miyerkules 4pm hanggang 5pm => 11-18 16:00 W
stretching araw-araw ng 3pm hanggang Biyernes => 11-17 15:00 D <2026-11-20
tuwing Lunes at Biyernes ng tanghali => 11-20 12:00 W Mon,Fri
palit ng filter kada 90 araw => 27-02-14 09:00 D90
tuwing huling Linggo ng buwan dalaw kay Lola => 11-29 09:00 M lastSunday
buwan-buwan tuwing ika-28 singil sa kliyente => 11-28 09:00 M
tuwing Martes alas-kuwatro y kinse ng hapon plawta => 11-17 16:15 W
bukas ng alas-otso trenta => 11-17 08:30
bukas ng alas-otso y medya ng umaga => 11-17 08:30
bukas alas-nuwebe menos kinse ng umaga => 11-17 08:45
Biyernes 4pm-5:30pm swimming => 11-20 16:00
bukas mula alas-dos hanggang alas-kuwatro ng hapon => 11-17 14:00
bukas 11am hanggang 1pm workshop => 11-17 11:00
makalipas ang isang buwan kanselahin => 12-16 09:00
bukas ng ala-una y medya ng hapon => 11-17 13:30
sa susunod na buwan sa ika-5 => 12-05 09:00
mag-order ng bulaklak para kay Mama, Sabado 10am => 11-21 10:00
ilagay ang labada sa dryer pagkalipas ng 50 minuto => 11-16 19:31
magtanong sa HR sa Huwebes ng hapon => 11-19 15:00
baby shower ni Marta sa Disyembre 6 ng 3pm => 12-06 15:00
bayaran ang hardinero ngayong Biyernes => 11-20 09:00
skype kina Lolo sa Linggo ng alas-onse y medya ng umaga => 11-22 11:30
kunin ang van sa ika-27 ng 8am => 11-27 08:00
11:30pm patayin ang sprinkler => 11-16 23:30
kailangan nating umalis bukas ng 6:15am => 11-17 06:15
mag-reserve ng mesa para sa Biyernes ng 8pm => 11-20 20:00
dalhin ang pusa sa vet sa Miyerkules ng alas-diyes ng umaga => 11-18 10:00
mag-withdraw bukas ng umaga => 11-17 09:00
ipadala ang card ni Lily sa Disyembre 1 => 12-01 09:00
ilabas ang aso araw-araw ng 6:30pm => 11-17 18:30 D
tuwing Huwebes ng 5:15pm orthodontist => 11-19 17:15 W
linisin ang coffee maker tuwing Linggo => 11-22 09:00 W
tuwing unang Martes ng buwan ng 6pm pulong => 12-01 18:00 M firstTuesday
taon-taon tuwing Enero 2 renew ng card => 27-01-02 09:00 Y
tuwing ika-1 ng buwan ng 8pm backup => 12-01 20:00 M
gitara tuwing Martes ng 7:30pm sa loob ng 8 linggo => 11-17 19:30 W x8
gamot gabi-gabi ng 10:30pm => 11-16 22:30 D
bday ni lola sa linggo 4pm dala ng bulaklak => 11-22 16:00
magdilig kada 4 na araw => 11-17 09:00 D4
bday ni papa taon-taon may 9 => 27-05-09 09:00 Y
Dalhin ang kotse sa talyer bukas ng 8:15 am => 11-17 08:15
isauli ang nirentahang van sa Sabado ng 11am => 11-21 11:00
i-text si Gemma mamayang gabi tungkol sa sabay => 11-16 20:00
Biyernes Nob 20 7:45pm quiz night => 11-20 19:45
singilin ang deposit sa loob ng isang linggo => 11-23 09:00
hanguin ang pasta pagkalipas ng 9 minuto => 11-16 18:50
ilabas ang manok sa freezer bukas ng umaga => 11-17 09:00
MRI sa Disyembre 4 ng 2:20pm => 12-04 14:20
sunduin si Noah sa football sa Miyerkules ng 5:15 ng hapon => 11-18 17:15
flu shot sa Huwebes 11:40 ng umaga => 11-19 11:40
i-charge ang camera sa Linggo ng gabi => 11-22 20:00
hapunan kasama sina Mama sa Sabado ng alas-sais y medya ng gabi => 11-21 18:30
umorder ng lechon sa Disyembre 10 => 12-10 09:00
tingnan ang slow cooker makalipas ang isang oras => 11-16 19:41
bukas ng hapon itanong kay Dr. Reyes ang resulta => 11-17 15:00
Zoom kasama ang Oslo team sa Miyerkules 9am => 11-18 09:00
gupit sa Nobyembre 28 ng 9:30 ng umaga => 11-28 09:30
tumawag sa munisipyo bukas ng alas-nuwebe ng umaga => 11-17 09:00
bus pa-Baguio Dis 12, 6:31am => 12-12 06:31
magbalot ng regalo ngayong weekend => 11-21 09:00
sa makalawa tawagan si Aling Nena => 11-18 09:00
ikalawang pampurga ni Bantay pagkatapos ng 14 araw => 11-30 09:00
bayaran ang sasakyan sa ika-30 => 11-30 09:00
bumili ng baterya ngayong 7:30 ng gabi => 11-16 19:30
sine mamayang 8:40pm => 11-16 20:40
inspeksyon ng bahay sa susunod na Lunes ng 2pm => 11-23 14:00
kunin ang parsela sa Martes ng tanghali => 11-17 12:00
kumain sa labas kasama si Jonas bukas ng alas-otso ng gabi => 11-17 20:00
magpasa ng requirements hanggang Biyernes => 11-20 09:00
tawagan ang dentista pagkaraan ng dalawang araw => 11-18 09:00
ilabas ang basura tuwing Huwebes ng gabi => 11-19 20:00 W
linis ng ngipin tuwing anim na buwan => 27-05-16 09:00 M6
Lunes hanggang Huwebes ng 9:45am stand-up => 11-17 09:45 W Mon,Tue,Wed,Thu
insulin araw-araw ng 7:30 ng umaga => 11-17 07:30 D
sahod ni Maria tuwing Biyernes ng tanghali => 11-20 12:00 W
alaga ng bata tuwing ikalawang Sabado ng 6pm => 11-21 18:00 W2 Sat
pakainin ang pagong kada 2 araw => 11-17 09:00 D2
bayad ng VAT tuwing ika-7 ng buwan => 12-07 09:00 M
bulaklak sa puntod ni Lola taon-taon tuwing Marso 14 => 27-03-14 09:00 Y
basketball tuwing Miyerkules 6pm => 11-18 18:00 W
takbo tuwing Sabado ng 9am => 11-21 09:00 W
baligtarin ang kutson kada tatlong buwan => 27-02-16 09:00 M3
gupitan ang aso kada anim na linggo => 12-28 09:00 W6
planuhin ang linggo tuwing Linggo ng 6 ng gabi => 11-22 18:00 W
book club tuwing unang Miyerkules ng buwan ng 7:30pm => 12-02 19:30 M firstWednesday
antibiotic araw-araw ng 9pm sa loob ng 5 araw => 11-16 21:00 D x5
gitara tuwing Martes ng 4:30pm hanggang Disyembre 15 => 11-17 16:30 W <2026-12-15
langoy tuwing Lunes, Martes at Huwebes ng 7am => 11-17 07:00 W Mon,Tue,Thu
basahin ang kuntador buwan-buwan tuwing ika-20 => 11-20 09:00 M
tuwing araw ng trabaho ng 6:30am ilakad si Bantay => 11-17 06:30 W Mon,Tue,Wed,Thu,Fri
isara ang gate gabi-gabi ng alas-onse => 11-16 23:00 D
pulong ng PTA tuwing ikalawang Lunes ng buwan ng 7pm => 12-14 19:00 M secondMonday
linisin ang filter kada dalawang linggo tuwing Linggo => 11-22 09:00 W2 Sun
retro kada ikalawang Biyernes ng 3:30pm => 11-20 15:30 W2 Fri
gamot ni Milo tuwing gabi ng alas-sais => 11-17 18:00 D
piano ni Ella tuwing Martes at Biyernes ng 5pm => 11-17 17:00 W Tue,Fri
hangin ng gulong tuwing a-uno ng buwan => 12-01 09:00 M
expenses tuwing huling Huwebes ng buwan => 11-26 09:00 M lastThursday
reseta kada 28 araw => 12-14 09:00 D28
simba tuwing Linggo ng alas-otso ng umaga => 11-22 08:00 W
palitan ang bumbilya mamayang alas-otso ng gabi => 11-16 20:00
Reserbasyon sa restawran: Sabado, Disyembre 5, 8:15pm => 12-05 20:15
i-follow up ang refund pagkalipas ng 10 araw => 11-26 09:00
bumili ng bota para kay Leo sa Huwebes => 11-19 09:00
rehistro ng kotse sa Martes, Disyembre 1, 8am => 12-01 08:00
maglagay ng 500 piso sa card ni Amy bukas => 11-17 09:00
hapunan kina Tom sa Biyernes ika-27 ng 7pm => 11-27 19:00
kunin ang ekstrang susi sa Miyerkules 12:30pm => 11-18 12:30
mawawalan ng tubig bukas mula 9am hanggang 12nn => 11-17 09:00
mag-donate ng dugo sa Lunes, Nobyembre 30 ng 5:20pm => 11-30 17:20
patayin ang sabaw pagkalipas ng isang oras at kalahati => 11-16 20:11
gamot sa thyroid tuwing umaga ng 7am => 11-17 07:00 D
ensayo ng volleyball tuwing Martes at Huwebes 6pm => 11-17 18:00 W Tue,Thu
linisin ang kulungan tuwing Linggo => 11-22 09:00 W
basurang berde tuwing ikalawang Biyernes ng gabi => 11-20 20:00 W2 Fri
bayaran ang guro sa piano tuwing ika-28 ng buwan => 11-28 09:00 M
palitan ang sipilyo kada tatlong buwan => 27-02-16 09:00 M3
mahjong kina Joan tuwing Miyerkules ng alas-dos ng hapon => 11-18 14:00 W
therapy tuwing Lunes ng 5:15pm hanggang Disyembre 14 => 11-23 17:15 W <2026-12-14
HOA tuwing ikalawang Huwebes ng buwan 8pm => 12-10 20:00 M secondThursday
dentista sa huwebes 2:15pm => 11-19 14:15
tawagan si mama bukas ng umaga 9am => 11-17 09:00
checkup sa miyerkules 10:30 am => 11-18 10:30
sa makalawa 4pm kunin ang kotse => 11-18 16:00
bayaran ang wifi hanggang biyernes 6pm => 11-20 18:00
patayin ang oven in 35 mins => 11-16 19:16
labas ang labada after 30 minutes => 11-16 19:11
sabado 8pm inuman kina Jun => 11-21 20:00
nov 25 8:40am blood test => 11-25 08:40
bakuna sa dis 2 ng 9:15 ng umaga => 12-02 09:15
lunch sa linggo 11am kasama si lola => 11-22 11:00
itapon basura mmya gabi => 11-16 20:00
PTA meeting wed nov 18 5:20pm => 11-18 17:20
mag grocery sa huwebes ng hapon => 11-19 15:00
mamayang 8:45pm laro ng Ginebra => 11-16 20:45
bayad meralco sa 27 => 11-27 09:00
itext si Lito mamayang alas nuwebe => 11-16 21:00
pagawa ng kotse martes nov 24 7:30am => 11-24 07:30
follow up sa SSS after 2 weeks => 11-30 09:00
bigyan ng gatas si baby alas otso y medya mamayang gabi => 11-16 20:30
basketball tuwing martes 6:30pm => 11-17 18:30 W
zumba every mon at thurs 7pm => 11-16 19:00 W Mon,Thu
piano ni Mia kada miyerkules 3pm => 11-18 15:00 W
BP check araw araw 8am => 11-17 08:00 D
i-charge ang cp gabi gabi ng 10pm => 11-16 22:00 D
basura every other huwebes => 11-19 09:00 W2 Thu
bayad kuryente tuwing a-15 ng buwan => 12-15 09:00 M
weekly report tuwing biyernes 4pm => 11-20 16:00 W
tawag kay nanay tuwing linggo ng umaga 11am => 11-22 11:00 W
gising mon-fri 5:45am => 11-17 05:45 W Mon,Tue,Wed,Thu,Fri
linis ng ngipin kada 6 na buwan => 27-05-16 09:00 M6
gupit ng damo kada ikalawang sabado => 11-21 09:00 W2 Sat
antibiotic araw-araw 9am sa loob ng 5 araw => 11-17 09:00 D x5
bday ni ate taon taon sa dis 6 => 12-06 09:00 Y
jogging tuwing sabado ng umaga 6am => 11-21 06:00 W
dilig ng orchids kada 4 na araw => 11-17 09:00 D4
homeowners meeting tuwing unang martes ng buwan 7pm => 12-01 19:00 M firstTuesday
lakad aso every weekday 5:30pm => 11-17 17:30 W Mon,Tue,Wed,Thu,Fri
inom ng gamot tuwing gabi ng alas nuybe => 11-16 21:00 D
hulugan ng motor kada a-5 ng buwan 10am => 12-05 10:00 M
stretching tuwing martes at biyernes ng gabi => 11-17 20:00 W Tue,Fri
choir practice tuwing huwebes 7pm hanggang dis 17 => 11-19 19:00 W <2026-12-17
optometrist sa sabado nov 28 11:20am => 11-28 11:20
dala ng cupcakes sa school biyernes ng umaga => 11-20 09:00
city hall nov 30 1:40pm => 11-30 13:40
gisingin si Ella bukas 6am => 11-17 06:00
patayin ang gripo after 1 hour => 11-16 19:41
merienda kay lola sa linggo 3pm => 11-22 15:00
ibigay ang susi sa 30 ng tanghali => 11-30 12:00
ilabas ang isda sa ref bukas ng gabi => 11-17 20:00
10:30pm i-lock ang pinto => 11-16 22:30
bukas 10am dating ng tubero => 11-17 10:00
review sa miyerkules nov 18 from 4pm => 11-18 16:00
remind me sa dis 1 na mag order ng hamon => 12-01 09:00
kunin ang gamot mamaya 7:15pm => 11-16 19:15
lunch with boss sa makalawa ng tanghali => 11-18 12:00
pedia sa huwebes alas dos y medya ng hapon => 11-19 14:30
hanguin ang tinapay in 1.5 hours => 11-16 20:11
parada sa biyernes nov 20, 7 ng gabi => 11-20 19:00
tawagan ang landlord bukas bandang 11am => 11-17 11:00
mag-submit ng report by friday 5pm => 11-20 17:00
basura every other wed ng umaga => 11-18 09:00 W2 Wed
swimming every mon wed fri 5:30pm => 11-18 17:30 W Mon,Wed,Fri
bayad daycare tuwing biyernes 10am => 11-20 10:00 W
PTA tuwing ikalawang huwebes ng buwan 6pm => 12-10 18:00 M secondThursday
tawagan si lolo every sun 5pm => 11-22 17:00 W
timbang tuwing lunes 7am => 11-23 07:00 W
magsulat ng isang pahina tuwing umaga 6:15am => 11-17 06:15 D
mag-mop isang beses sa isang linggo tuwing sabado => 11-21 09:00 W
rehistro ng kotse taun-taon tuwing set 23 => 27-09-23 09:00 Y
check ng gulong tuwing ika-2 ng buwan => 12-02 09:00 M
load ng beep card tuwing huling biyernes ng buwan => 11-27 09:00 M lastFriday
salsa tuwing martes at huwebes 8pm => 11-17 20:00 W Tue,Thu
patak sa mata gabi-gabi 9:30pm hanggang nov 30 => 11-16 21:30 D <2026-11-30
gupit kada 10 linggo => 27-01-25 09:00 W10
plantsa tuwing linggo 6pm => 11-22 18:00 W
standup araw-araw 9:15am => 11-17 09:15 D
choir tuwing martes ng gabi 7:30 => 11-17 19:30 W
vitamins kada ikalawang araw => 11-17 09:00 D2
meter reading every 3 months => 27-02-16 09:00 M3
bayad sa kasambahay tuwing a-15 ng buwan => 12-15 09:00 M
gym bag ni Leo huwebes 8am => 11-19 08:00
skype kay lola linggo 5:30pm => 11-22 17:30
dating ng technician sa miyerkules 8-10am => 11-18 08:00
bili ng stamps bukas => 11-17 09:00
rehistro due dec 4 => 12-04 09:00
tawagan ang school bukas 8:35am => 11-17 08:35
bisitahin si lolo mamayang 9pm => 11-16 21:00
ilabas ang manok makalipas ang 2 oras => 11-16 20:41
gisingin mo ako bukas 5:45 => 11-17 05:45
withdraw ng cash sabado ng umaga => 11-21 09:00
bday ni Kat biyernes nov 27 8pm => 11-27 20:00
pagupit martes dec 1 4:15pm => 12-01 16:15
pumunta sa city hall sa susunod na lunes 10am => 11-23 10:00
sipilyo ng aso gabi-gabi 8pm => 11-16 20:00 D
labas basura tuwing huwebes 7am => 11-19 07:00 W
linis ng coffee machine kada 2 linggo => 11-30 09:00 W2
bayad hardinero tuwing huling biyernes ng buwan => 11-27 09:00 M lastFriday
book club tuwing unang miyerkules ng buwan 8pm => 12-02 20:00 M firstWednesday
stretching araw-araw 6:45am => 11-17 06:45 D
baon ng bata tuwing sabado => 11-21 09:00 W
tawag sa landlord tuwing lunes 10am hanggang dec 14 => 11-23 10:00 W <2026-12-14
amilyar tuwing unang araw ng buwan => 12-01 09:00 M
pilates every tue at thu 6pm => 11-17 18:00 W Tue,Thu
inom ng maintenance tuwing umaga 7am => 11-17 07:00 D
gagawa ng garahe sa huwebes 11am => 11-19 11:00
isauli ang charger kay Jo sa martes => 11-17 09:00
checkup sa dentista makalipas ang 6 na buwan => 27-05-16 09:00
recital ni Mia sabado dec 5 3pm => 12-05 15:00
makalipas ang kalahating oras tawagan si papa => 11-16 19:11
spray gabi-gabi 10pm => 11-16 22:00 D
linis ng litter box kada 3 araw => 11-17 09:00 D3
team lunch every other friday 12nn => 11-20 12:00 W2 Fri
upa kada buwan tuwing a-28 => 11-28 09:00 M
tawag kay nana linggo-linggo tuwing linggo => 11-22 09:00 W
rehistro taun-taon sa feb 3 => 27-02-03 09:00 Y
kunin ang barong sa biyernes ng hapon => 11-20 15:00
tubero para sa tagas huwebes 9:15am => 11-19 09:15
PTA ni Tom nov 25 6:40pm => 11-25 18:40
purga ng pusa sa dec 1 => 12-01 09:00
linis ng bintana kada 6 na linggo => 12-28 09:00 W6
piano tuwing martes at biyernes 4:30pm => 11-17 16:30 W Tue,Fri
flight sa linggo 6:05am => 11-22 06:05
deadline ng Meralco sa biyernes => 11-20 09:00
sunduin si bunso bukas 11:30 ng umaga => 11-17 11:30
check up kay Doc Reyes thurs 2pm => 11-19 14:00
gising bukas ng alas kwatro y medya ng madaling araw => 11-17 04:30
isoli ang libro sa Lunes => 11-23 09:00
bday ni lola sa Dis 2, bili cake => 12-02 09:00
after 45 mins patayin ang sinaing => 11-16 19:26
inom gamot mamayang 9pm pagkatapos kumain => 11-16 21:00
PTA meeting sa Miyerkoles ng ala-una y medya ng hapon => 11-18 13:30
bus pa-Baguio sa Nob 28, 10:15 ng gabi => 11-28 22:15
sa makalawa ng tanghali lunch w/ team => 11-18 12:00
palit langis pagkaraan ng dalawang linggo => 11-30 09:00
padala kay nanay sa katapusan ng buwan => 11-30 09:00
alas onse ng gabi tawag sa Dubai => 11-16 23:00
simbang gabi Disyembre 16, 4am => 12-16 04:00
sa a-30 bayad sa SSS => 11-30 09:00
laba bukas ng hapon => 11-17 15:00
haircut sa sabado, alas diyes ng umaga => 11-21 10:00
kunin ang passport sa ika-3 ng Disyembre ng alas-nuwebe => 12-03 09:00
sa Linggo ng umaga, binyag ni Mia => 11-22 09:00
Exam ni kuya ngayong Huwebes, 8am => 11-19 08:00
kalahating oras mula ngayon, hanguin ang labada => 11-16 19:11
mamayang quarter to 8 zoom => 11-16 19:45
basura tuwing Martes at Biyernes 8pm => 11-17 20:00 W Tue,Fri
inom ng Losartan kada umaga 7am => 11-17 07:00 D
bayad renta tuwing ika-5 ng buwan => 12-05 09:00 M
hulog sa SSS buwan-buwan => 12-16 09:00 M
diligan ang halaman every other day => 11-17 09:00 D2
every Sunday 9am simba => 11-22 09:00 W
linis aquarium kada dalawang linggo => 11-30 09:00 W2
anniv namin taun-taon tuwing Hunyo 12 => 27-06-12 09:00 Y
Zumba tuwing MWF 6am => 11-18 06:00 W Mon,Wed,Fri
weekdays 5:45am baon ng mga bata => 11-17 05:45 W Mon,Tue,Wed,Thu,Fri
palit filter kada tatlong buwan => 27-02-16 09:00 M3
tawag kay mama gabi-gabi 8:30pm => 11-16 20:30 D
gamot ni tatay araw-araw ng 8am hanggang Linggo => 11-17 08:00 D <2026-11-22
meeting ng homeowners tuwing huling Sabado ng buwan, 4pm => 11-28 16:00 M lastSaturday
report sa brgy unang Lunes ng bawat buwan 10am => 12-07 10:00 M firstMonday
sahod ng kasambahay tuwing a-15 => 12-15 09:00 M
vitamins ni baby araw araw sa loob ng 10 araw => 11-17 09:00 D x10
grocery kada sabado ng hapon => 11-21 15:00 W
pasa ng report tuwing byernes 5pm => 11-20 17:00 W
tuwing Sabado at Linggo ng 6am jogging => 11-21 06:00 W Sun,Sat
turok kada anim na buwan => 27-05-16 09:00 M6
Lunes hanggang Biyernes alas-tres ng hapon sundo => 11-17 15:00 W Mon,Tue,Wed,Thu,Fri
palit gulong sa Huwebes 7:30 ng umaga => 11-19 07:30
card giving sa school Nob 26, 1:40 ng hapon => 11-26 13:40
insulin mamaya alas nuwebe ng gabi => 11-16 21:00
after 3 days i-follow up ang refund => 11-19 09:00
vet ni Milo sa miyerkules ng tanghali => 11-18 12:00
flu shot sabado Dis 5, 9:50am => 12-05 09:50
reunion next week Tuesday 1pm => 11-24 13:00
sunduin ang mga bata in 40 mins => 11-16 19:21
cancel free trial sa 24 => 11-24 09:00
bukas ng madaling araw 5:15 alis pa-airport => 11-17 05:15
Pag-ibig tuwing ika-3 ng buwan => 12-03 09:00 M
gamot ni papa lunes-biyernes 6:45am => 11-17 06:45 W Mon,Tue,Wed,Thu,Fri
judo tuwing Lunes, Miyerkules at Biyernes 7:30pm => 11-16 19:30 W Mon,Wed,Fri
undas, taon-taon tuwing Nobyembre 1 => 27-11-01 09:00 Y
tanggal contacts gabi-gabi alas onse => 11-16 23:00 D
abono sa rosas kada anim na linggo => 12-28 09:00 W6
palit LPG every other saturday => 11-21 09:00 W2 Sat
choir tuwing Huwebes 7:45pm hanggang Disyembre 17 => 11-19 19:45 W <2026-12-17
ukay tuwing unang Linggo ng buwan 8am => 12-06 08:00 M firstSunday
test ng alarm isang beses kada buwan => 12-16 09:00 M
arawaraw ng alas otso ng gabi gamot => 11-16 20:00 D
bukas 6pm laro, 15 minuto bago => 11-17 18:00 -15
flight bukas 3pm, ipaalala 2 oras bago => 11-17 15:00 -120
bkas ng umaga tawag kay nanay => 11-17 09:00
webes ng gabi videoke => 11-19 20:00
byernes bayaran ang kuryente => 11-20 09:00
a-kinse bayad utang => 12-15 09:00
sa susunod na buwan a-3 bayad hulog => 12-03 09:00
bukas ng alas nuebe trenta tawag sa PLDT => 11-17 09:30
tuwing sabado at linggo 7am bike => 11-21 07:00 W Sun,Sat
linggu-linggo palit kumot => 11-23 09:00 W
kada a-15 bayad ng bahay => 12-15 09:00 M
tuwing a-30 sahod ng tao => 11-30 09:00 M
bukas 8am bili ng gatas => 11-17 08:00
sa lunes 9am meeting => 11-23 09:00
sa linggo 7am simba => 11-22 07:00
ika-5 ng disyembre kasal nina Mark => 12-05 09:00
tatlong araw mula ngayon followup => 11-19 09:00
sunday lunch kina mama 12nn => 11-22 12:00
bawat araw ng 5pm dilig halaman => 11-17 17:00 D
kada 3 araw palit ng tubig sa aquarium => 11-17 09:00 D3
kada 2 linggo sahod ng yaya => 11-30 09:00 W2
isang beses kada buwan linis ng ref => 12-16 09:00 M
isang beses sa isang taon physical exam => 27-11-16 09:00 Y
merkules 10am vet ng aso => 11-18 10:00
sa darating na linggo 10am family reunion => 11-22 10:00
linggo ng hapon 3pm laro ng volleyball => 11-22 15:00
sa ika-22 ng buwan bayad sa coop => 11-22 09:00
disyembre a-uno upa sa bahay => 12-01 09:00
after 1 hour ilabas ang labada => 11-16 19:41
kada araw tuwing 3pm merienda ni baby => 11-17 15:00 D
tuwing biyernes ng gabi game night => 11-20 20:00 W
bukas ng 7am pasok ni ate => 11-17 07:00
sa makalawa ng hapon magdilig ng halaman => 11-18 15:00
biyernes ng hapon sunduin sa terminal si tatay => 11-20 15:00
ngayong biyernes ng gabi sine => 11-20 20:00
disyembre 31 media noche => 12-31 09:00
limang minuto mula ngayon baligtarin => 11-16 18:46
bukas alas sais y medya ng gabi hapunan kina lola => 11-17 18:30
fri night inuman kina pare => 11-20 20:00
tuwing umaga ng 6:30 walis ng bakuran => 11-17 06:30 D
tuwing lunes ng umaga flag ceremony => 11-23 09:00 W
every saturday palengke 5am => 11-21 05:00 W
isang beses kada linggo bunutan ng damo => 11-23 09:00 W
isang beses sa isang buwan linis ng tangke => 12-16 09:00 M
kada taon tuwing nobyembre 1 sementeryo => 27-11-01 09:00 Y
bukas na bayaran ang tubig 10am => 11-17 10:00
hanggang huwebes tapusin ang project => 11-19 09:00
bayaran ang utang hanggang biyernes => 11-20 09:00
after 2 days kunin ang parcel => 11-18 09:00
every tue thu 4pm sayaw => 11-17 16:00 W Tue,Thu
tuwing sabado't linggo 10am drawing => 11-21 10:00 W Sun,Sat
isang beses sa dalawang linggo linis banyo => 11-30 09:00 W2
isang beses kada anim na buwan dentista => 27-05-16 09:00 M6
magbayad ng kuryente bukas => 11-17 09:00
bukas alas singko ng umaga alis => 11-17 05:00
lunes 9am meeting ulit => 11-23 09:00
sa linggo ng tanghali kain kina tita => 11-22 12:00
nob 29 8pm reception => 11-29 20:00
after 30 minutes isampay ang labada => 11-16 19:11
pagkatapos ng tatlong buwan palit filter => 27-02-16 09:00
kada gabi 9pm gamot ni lola => 11-16 21:00 D
tuwing lunes 9 am team meeting => 11-23 09:00 W
tuwing lunes miyerkules at biyernes 7am swimming => 11-18 07:00 W Mon,Wed,Fri
kada dalawang linggo tuwing miyerkules physio => 11-18 09:00 W2 Wed
tuwing huling sabado ng buwan meeting => 11-28 09:00 M lastSaturday
bukas 11am meeting 10 minuto bago => 11-17 11:00 -10
sa linggo linis buong bahay 8am => 11-22 08:00
disyembre 31 handa sa bagong taon => 12-31 09:00
bukas 5pm flight, 4 na oras bago => 11-17 17:00 -240
sa myerkoles alas diyes ng umaga HR => 11-18 10:00
sa sabado ala una ng hapon tanghalian kina ninang => 11-21 13:00
wag kalimutan sa biyernes ang bill sa ilaw => 11-20 09:00
kada miyerkules 4pm 1:1 kay boss => 11-18 16:00 W
IMPORTANTE - bukas 10am file ng BIR => 11-17 10:00
sa makalawa eksaktong alas otso ng umaga exam => 11-18 08:00
sa linggo alas siyete ng gabi simba => 11-22 19:00
ika-15 ng disyembre 11am project review => 12-15 11:00
sa loob ng isang oras mag-email sa client => 11-16 19:41
huwag kalimutan meeting bukas 4pm => 11-17 16:00
gabi-gabi 9:30pm sulat sa diary => 11-16 21:30 D
linggo-linggo tuwing miyerkules 3pm meeting => 11-18 15:00 W
ikalawang sabado ng bawat buwan library => 12-12 09:00 M secondSaturday
sabado 10am kasal, isang araw bago => 11-21 10:00 -1440
sa 25 load ng cable => 11-25 09:00
sa susunod na buwan ika-10 binyag => 12-10 09:00
alas otso initin ang gatas => 11-16 20:00
mamaya alas otso initin ang gatas => 11-16 20:00
kailangan kong umalis bukas ng alas sais ng umaga papuntang airport => 11-17 06:00
linggo 11 ng umaga dasal => 11-22 11:00
sa loob ng tatlong linggo bayaran ang exam fee => 12-07 09:00
kada sabado 5pm simba => 11-21 17:00 W
araw-araw 9am patak sa mata sa loob ng 7 araw => 11-17 09:00 D x7
bukas maaga sa opis 8am => 11-17 08:00
sa martes ng hapon 5pm hugas ng tangke => 11-17 17:00
disyembre 5 6pm engagement => 12-05 18:00
araw araw 7pm bili ng gatas => 11-16 19:00 D
linggo-linggo tuwing lunes 9am meeting => 11-23 09:00 W
ihatid ang susi kay Nadia bukas ng 5:30 ng hapon => 11-17 17:30
vet ng kuneho sa Huwebes, 2:45 ng hapon => 11-19 14:45
isauli ang mga libro hanggang Nobyembre 27 => 11-27 09:00
nasa talyer dapat ako sa Miyerkules ng 8 ng umaga => 11-18 08:00
batiin si Priya sa Pebrero 3 => 27-02-03 09:00
magbayad ng upa tuwing unang araw ng buwan => 12-01 09:00 M
ilabas ang manok sa freezer mamayang gabi => 11-16 20:00
PTA meeting sa Huwebes ng 6:20 ng gabi => 11-19 18:20
linisin ang filter tuwing tatlong buwan => 27-02-16 09:00 M3
ipasa ang papel sa Biyernes ng 11:59 ng gabi => 11-20 23:59
diligan ang halaman araw-araw ng 7 ng gabi => 11-16 19:00 D
patayin ang kalan pagkatapos ng kalahating oras => 11-16 19:11
darating ang tubero sa Martes ng 9am => 11-17 09:00
swimming lesson sa Biyernes ng alas-kuwatro ng hapon => 11-20 16:00
ilabas ang basura Martes ng gabi => 11-17 20:00
tawagan ang bangko sa Lunes ng tanghali => 11-23 12:00
sa makalawa ng 6 ng umaga yoga => 11-18 06:00
tuwing Linggo ng 10 ng umaga tumawag kay Nanay => 11-22 10:00 W
ibalik ang form sa school hanggang Martes => 11-17 09:00
palitan ang baterya ng alarm kada 6 na buwan => 27-05-16 09:00 M6
dalhin ang bote bukas ng 4 ng hapon => 11-17 16:00
bayaran si Josh sa ika-27 => 11-27 09:00
hapunan kasama si Kim sa Disyembre 2 ng 7:30 ng gabi => 12-02 19:30
gitara tuwing Huwebes ng 6:15 ng gabi => 11-19 18:15 W
isampay ang labada pagkatapos ng 90 minuto => 11-16 20:11
magsulat ng thank you card sa Linggo => 11-22 09:00
kailangan mong bayaran ang daycare sa Biyernes => 11-20 09:00
ipa-print ang mga litrato sa Sabado => 11-21 09:00
sabihan si Tom sa Huwebes ng 4 ng hapon => 11-19 16:00
mag-sorry kay Mia bukas => 11-17 09:00
yoga mamayang 8 ng gabi => 11-16 20:00
hapunan kina Lena sa ika-28 ng 7 ng gabi => 11-28 19:00
dagdagan ang parking sa loob ng 45 minuto => 11-16 19:26
ilabas ang manok Miyerkules ng gabi => 11-18 20:00
magbalot ng regalo sa Disyembre 23 ng 6 ng gabi => 12-23 18:00
sa Biyernes ng 7 ng gabi kina Leo, magdala ng alak => 11-20 19:00
tingnan ang bentilador ni Lola bukas ng umaga => 11-17 09:00
book club tuwing unang Miyerkules ng buwan ng 7:30 ng gabi => 12-02 19:30 M firstWednesday
ibalik ang parcel hanggang Huwebes ng 5 ng hapon => 11-19 17:00
bakuna Nobyembre 24, 10:40 ng umaga => 11-24 10:40
huwag kalimutang tawagan si Lola sa Linggo => 11-22 09:00
magtanong sa HR sa Biyernes ng umaga => 11-20 09:00
sabaw para kay Ida tuwing Martes => 11-17 09:00 W
tawagan ulit ng 7 ng gabi => 11-16 19:00
`;

/** Sentences in which no time to be reminded of is meant. Braces list variants. */
const others = `
Ang jacket ay {5|50|500|1,200} piso
{₱500|₱1,200|₱50} para sa hardinero
Bagong bersyon {2.10|3.5|10.4.1} na
Nanalo kami {3-2|2-1|5-4}
Kabanata {5|12|7} ang pinakamaganda
{2|3|12} itlog at isang litrong gatas
Bukas ang tindahan 24/7
Nakita ko si {Ana|Paolo|Ben} noong Biyernes ng alas-singko
Noong {Lunes|nakaraang linggo|isang taon} masaya kami
Kahapon ng {alas-diyes|hapon|tanghali} nawala ang kuryente
{Dalawang|Tatlong|Sampung} araw na ang nakalipas
Magandang umaga {mundo|Joy|sa lahat}
Magandang gabi po
Kanina {umulan|kumain kami|nagkita kami}
Kagabi hindi ako nakatulog
May {tao|bahay|aso|pusa} sa labas
May {limang|tatlong|dalawang} bata sa park
Mayo ang paborito kong buwan
Marso ang pinakamainit
Nakatira siya sa {5|12|44} Rizal Street
Kuwarto {204|12|9} sa ika-{3|5} palapag
1 sa 2 tapos na
{Kalahati|Isang kapat} ng cake ubos na
Tumakbo ako ng {5 km|10 kilometro|3 ikot}
{Kalahating|Isang|Dalawang} tasang asukal
May {8|12|16} na letra ang password
Battery {5|80|20} porsyento
Bus {42|7|19} papuntang beach
Flight {PR 760|5J 131}
{5 taong|9 na buwang|3 linggong} gulang siya
Season {3|5} episode {7|10}
{20 minuto|Dalawang oras|3 araw} ang biyahe sa tren
Lutuin ng {40 minuto|isang oras|25 minuto}
Recipe para sa {4|6|8} na tao
Ayaw ko ng Lunes
Si {Lunes|Biyernes} ay tauhan sa kuwento
Itinatag noong {1998|2004|1871}
Kakaiba ang taong {2026|2020}
Ang number ko ay 0917{1234567|7654321}
Size {38|42|10}
Emergency 911
Top {5|10|100} na kanta
{Isa|Dalawa|Tatlo} pang bibilhin
Una sa lahat, huminga
Ikalawang opinyon
Sandali lang
Bawat {tao|isa|salita} ay mahalaga
Tuwing {nakikita kita|umuulan|may problema}
Kada {tao|bahay|piraso} ay may bayad
Noong unang panahon
Araw at gabi
Maikli ang buhay
Bibilhin: bigas, monggo, {sibuyas|kamatis|sili}
Ideya: istante mula sa lumang kahon
Regalo kay Ana: {bandana|libro|relo}
Wifi: pinlife-{5g|24}
Code ng pinto {4711|0815|1984}
Model {A12|X5|M1}
{3|5|8} sa 10 doktor
Interes na 3.5 porsyento
Buwis na 12 porsyento
Mula noong Lunes masakit ang likod ko
{5 km|10 minuto|200 metro} mula dito
Temperatura 38.5
Bigat 3.2 kilo
Upuan 12, hanay 5
Gate 5, terminal 2
Artikulo 5 ng konstitusyon
Ang pulong ay alas-tres kahapon
Tumawag siya noong Lunes
Umulan araw-araw sa Baguio noon
Ikinasal kami noong Hunyo 12, 2015
Ipinanganak siya noong Marso 3 ng alas-singko
Tatlong oras na biyahe
{2|3|5} oras na trabaho
Masarap ang kape sa umaga
Maganda ang buwan ngayong gabi noon
Pahina {17|45}
Bahagi {5|12}
Dalawang beses sa isang araw magsipilyo
Habang buhay
Tatlong hari
Pitong dagat
Siyam na buhay ng pusa
Bukas na bintana
Bukas ang pinto
Ang araw ay mainit
Bilog ang buwan
Bagong taon, bagong buhay
Hapon na sasakyan
Mga Hapon at Intsik
Una akong dumating
Isa pa nga
Lima kaming magkakapatid
Alas ang baraha ko
Dos por dos na kahoy
Tres Marias
Singko ang grade niya
Otso-otso ang sayaw
Version {2.10|3.5} na ang app
Black Friday sale sa mall
I met {Ana|Ben} on Friday sa mall
Naglaro kami every weekend dati noong bata
Kumain ako ng 5 saging
Bumili ng {2|3|5} kilo ng bigas
Mga {5|10|20} tao ang darating
Nasa {ika-5|ika-3} palapag ang opisina
Lakad ng {2|3} kilometro
Benta ng {10|20} piraso
Uminom ng {8|2} baso ng tubig
Pang-{3|5} na kabanata
Number {5|9} ang jersey niya
Libreng {2|3} sa bawat 10
Sa bawat sulok ng mundo
Kada sentimo mahalaga
Luma na ang relo ni lolo
Kahapon ng alas-singko umalis kami
Bukas ang tindahan
Nabasa ko sa loob ng 3 araw
Bukas ang tindahan mula 9 hanggang 5
Dumating kami noong Lunes
Magandang umaga sa lahat
Lutuin ng 25 minuto
Ang meeting ay tumagal ng 2 oras
Kabanata 7 pahina 30
Noong isang linggo ng alas-sais
Biyernes Santo
isang mansanas sa isang araw
Gabi ng lagim
Sabado nights playlist
10 kilo ng bigas
Walang bukas
Buksan mo ang bukas na pinto
2 sa 5 tapos na
tatlong araw na ang nakalipas
Linggo ng Wika
80 araw sa paligid ng mundo
Ipinanganak noong Marso 3, 1985
Mesa para sa 4
Bagong umaga
araw ng mga patay
minsan sa isang taon
pakuluan ng isang oras
tag-araw na naman
nakaraang Biyernes ng 8pm
Season 2 episode 5
Bukas ang tindahan mula alas-nuwebe
noong 1998 lumipat kami sa Cebu
dalawang oras ang inabot
maganda yung pelikula noong Biyernes
"Kita tayo bukas," sabi niya at binaba ang telepono
Juan 3:16 para sa binyag
late na naman yung 7:15 na tren
nanalo kami 3-1
12 Kalye Linggo, ikalawang palapag
dumadaan ang bus 8 sa ospital
2 tiket na tig-9 piso
Nagsasara ang aklatan ng alas-sais tuwing weekdays
Tumawag si nanay kahapon ng alas-singko
Dati lumalangoy kami tuwing Linggo
umabot ng 8pm yung meeting noong Martes
Nagtatrabaho si kuya mula 9 hanggang 5
i-bake ng 45 minuto sa 180
Ipinanganak si lola noong Marso 3, 1941
kabanata 8, pahina 12 hanggang 15
Natulog ako hanggang tanghali
nagising ang mga bata ng alas-sais kanina
Lagi siyang kumakain ng ala-una
tumakbo ng 5 km sa loob ng 28 minuto
Masyadong maalat yung sabaw noong Biyernes
Mga tala sa tawag noong Lunes kay Petra
Tahimik ang lawa tuwing umaga
Sabi niya dumating ang resulta noong Huwebes
size 38 sa harap, 40 sa likod
Kailangang ipahinga ang masa ng 3 oras
Lumapag ang flight ko ng 11:40pm
Sarado ang museo tuwing Lunes
Salawikain: kung kaya ngayon, huwag ipagpabukas
Natapos ang digmaan noong Mayo 8, 1945
kwarto 9 sa ikatlong palapag
Madilim na ng alas-singko
Nasira ang heater dalawang araw na ang nakaraan
Nagbasa ako hanggang hatinggabi
Adobo ni tatay tuwing Linggo, ang recipe
Dumarating ang magagandang ideya sa gabi
Lumabas ang bersyon 2.30 noong Hunyo
binili ng 100, ibinenta ng 120
Tumatanggap lang ng tawag ang klinika mula 8 hanggang 10 ng umaga
Natutulog na si baby ng alas-siyete nitong mga araw
5 linggong number 1 ang kantang ito
nagkita kami ng alas-otso isang maulang Martes
Naghihintay na sila mula pa alas-kuwatro
wala na yung 2pm na slot
sangkap para sa 8 tao, tig-250 g
May sakit si Anna mula pa Miyerkules
dapat aalis ang tren ng alas-diyes pero nakansela
Pinakamainit na araw noong Lunes Santo
Isang oras at kalahati siyang nasa telepono
Umuulan dito tuwing hapon kapag Hulyo
7500 kada buwan ang upa
Dumadaan siya gabi-gabi ng alas-otso noon
nakansela ang bus ng 6:50
Ang saya kahapon
nagsimula ang benta ng tanghali at naubos sa loob ng 10 minuto
may 2 araw pa akong bakasyon
Nagsisimba si tatay tuwing Linggo
May mainit na pandesal ang panaderya mula alas-sais ng umaga
Ikinukuwento ni lolo iyan tuwing Pasko
Tumutunog ang alarm ko ng alas-sais pero natutulog pa rin ako
Ayoko ng Lunes ng umaga
Walang nagsabi sa amin na sarado pala noong Biyernes
Umalis kami ng madaling araw at dumating ng alas-tres
Anong Linggo iyon
Naantala ng 20 minuto ang laro
Tuwing Martes amoy repolyo ang hagdan
Mas maingay ang Biyernes kaysa Sabado
Hanggang Disyembre 31 ang kontrata niya
Sabi ng doktor sapat na ang 10 minuto kada araw
Levitico 19:18 at Marcos 12:31
Natalo sa ikalawang set, 21-15
Sale: 25 imbes na 49 tuwing Linggo
Dumadaan ang tren kada 12 minuto
Walang maupuan sa 10:15 na tren
Nawawala ang wifi gabi-gabi ng alas-otso
Tumatahol ang aso ng alas-singko tuwing umaga
dalawang oras sa pila para sa selyo
Mas masarap ang tsaa ng alas-kuwatro
Isinasara nila ang tulay sa gabi
Martes ang araw ng basura ng kapitbahay
Sumulat si Jan na nasa Porto siya sa Huwebes
Artikulo noong Mayo 12 tungkol sa bubuyog
Mga litrato noong Sabado ng gabi
Mula noong Miyerkules tumutulo ang gripo
Magiging 40 na siya sa Marso
9000 kada buwan na ang upa
Sa loob ng 20 minuto naubos niya ang keyk
Alas-nuwebe y medya na at wala pa rin siya
May kumatok ng alas-dos ng madaling araw
Sana Biyernes na
Kung ako sa iyo, sa Huwebes ako pupunta
8 gabi na tig-90 minuto ang kurso
Dosis: 1 tableta kada 8 oras
Nagtatabas ng damo ang kapitbahay tuwing Sabado ng alas-otso
Sa wakas isang araw na walang ulan
9 na oras at 40 minuto ang biyahe
Namatay ang cellphone ko ng tanghali
Abante ng 5 minuto ang orasan
Isang Miyerkules iyon ng Nobyembre
Dalawa singko sa palengke
Winawalis ang kalye namin tuwing unang Lunes
Hindi ako kumakain paglampas ng alas-otso
Hanggang Linggo raw ang welga
Ang ganda ng paglubog ng araw ng alas-sais ngayong linggo
Nakita ko si Paul noong Lunes
Gumagawa siya ng takdang-aralin ng alas-diyes ng gabi
12 Kalye Mabini, ikalawang doorbell
Kumukulo ang tubig sa 90 degrees
Inilipat ang pulong noong Martes
Natutulog ang pusa buong araw
Kagabi ng alas-otso may palabas
Naririnig ko pa ang konsiyerto noong Biyernes
Noon umaalis kami tuwing tag-init ng alas-singko ng umaga
Nagdiwang ng kaarawan si Lena noong Mayo 4
Dito kumakain ng tanghalian ng alas-dose
Gatas, 27 piso kalahating litro
Bukas pa ang botika kahit gabi
Grabe ang trapik kaninang alas-otso ng umaga
Dumarating ang dating may-ari tuwing unang araw ng buwan
Naririnig ang kampana ng alas-sais
Lunes hanggang Huwebes puno ang gym paglampas ng 5pm
May pila sa panaderya tuwing Linggo
Madilim na ng alas-singko kapag Disyembre
Libre ang kain ng mga batang wala pang 5 taon tuwing Miyerkules
Hindi ko naabutan yung 8:40
Ayon sa karatula libre ang paradahan mula 6pm
Nakabenta kami ng 12 garapon noong Sabado
Ala-una ang tanghalian, alas-tres ang panghimagas
Natutulog ang kambal ni ate ng alas-siyete
3 araw tumatagal ang sabaw sa ref
Sino ba ang tumatawag ng alas-siyete ng Linggo?
Sayang ang oras sa klase noong Huwebes
Hanggang 2019 nakatira ako sa 14 Kalye Rizal
Sarado lahat mula Pasko hanggang Enero 6
Sikat ng araw 6:01, lubog 17:28
Sabi ni tatay pinakamasarap ang isda ng alas-singko ng umaga
Parang Biyernes ang Martes
Nag-propose siya ng hatinggabi
Humihinto rito ang bus hanggang 11pm
2-2 ang laban pagkatapos ng 120 minuto
Bukas ang botika hanggang 10pm tuwing Biyernes
Noong isang taon umaakyat kami ng bundok tuwing Sabado
Sumisipol ang nagdadala ng diyaryo tuwing umaga ng alas-sais
Nakansela ulit ang swimming noong Huwebes
Nag-12 anyos ang pusa namin noong Linggo
Lumalangoy si Anna tuwing Martes
Dumating ang tren niya ng 9:12
Nag-usap kami hanggang alas-dos ng madaling araw
Tumutunog ang oven kada 10 minuto
Umeepekto ang gamot sa loob ng 20 minuto
Naipit ako sa trapik mula 5 hanggang 7
Nagpipipa si lolo gabi-gabi
Ng alas-nuwebe sumuko na siya sa paghihintay
Mas mabait ang grupo ng Lunes kaysa Biyernes
Nag-iihaw ang mga kapitbahay tuwing Sabado
Idagdag ang pangalawang itlog pagkalipas ng isang minuto
Unit 5, 24 Nobyembre St.
Pagkatapos ng 20 minuto sumuko na ako
Huwag sa Linggo, pakiusap
Kanselado ang konsiyerto sa Biyernes
Inilipat ang appointment sa Martes
Panahon bukas: 28 degrees, maulap
Pulso ng 7 am: 58
Order no. 2026-11-24
Araw-araw siyang late
Gusto ko ang Biyernes ng gabi
Ang gandang Linggo
Ang saya ngayong gabi
Ang aral ng kahapon ay gabay ng bukas
Ipagpalagay nating aalis tayo ng alas-siyete
May sakit ako mula Lunes
Pagkatapos ng 10 minuto, ilagay ang gata
Hunyo 12, 1898 ang araw ng kalayaan
500 piso kada araw
Mag-e-expire sa loob ng 3 taon
Hunyo 16, 1904 ang tagpuan ng nobela
Ang Araw ni Bonifacio ay Nobyembre 30
Nagtatapos ang taon ng buwis sa Disyembre 31
Epektibo ang batas mula Enero 1
Labing-isa ang miyembro ng grupong Miyerkules
Mahaba ang Biyernes
TV Patrol ay 6:30 ng gabi
Isang kahig, isang tuka araw-araw
Aanhin pa ang damo bukas kung patay na ang kabayo
Puwedeng isauli sa loob ng 30 araw
Pagkalipas ng limang taon gusto kong magkaroon ng panaderya
Araw ng Paggawa ang Mayo 1
Huli na naman ang tren na 7:15
Upuan 7 at 8, hanay 12
Tuwing Linggo nagbabasa ako ng dyaryo sa kama
Ang Araw ng Kagitingan ay Abril 9
Naghihintay ang bukas sa masisipag
Umalis kami ng alas-siyete at nakarating ng tanghali.
"Bukas ng alas-nuwebe," sabi niya, pero hindi siya dumating.
200 pesos ang entrance pagkatapos ng 6pm.
Sarado tuwing Lunes
Ayoko ng Lunes.
Gising na ako kaninang alas-kuwatro ng umaga.
Isang Lunes noong 1968 ang kuwento ng pelikula.
I-bake ng 45 minutes sa 180 degrees
Dumadaan ang MRT kada 5 minuto hanggang hatinggabi.
Naka-goal sa ika-89 na minuto.
Adobong pang-Linggo ni lola
Natapos ang giyera noong Agosto 1945.
Kabanata 7, pahina 21, linya 3
Dumating ang parcel 1811 kahapon ng hapon.
Ihalo 1:10 sa tubig
Sarado ang museo tuwing Lunes.
Almusal mula 6:30 hanggang 10
Nagbubukas ang botika ng 8am.
Bukas ang bintana.
Huwag nang ipagpabukas ang magagawa ngayon.
Kumakanta siya gabi-gabi sa bar sa Cebu.
Nagkakilala sila isang Martes sa Baguio.
Maayos ang meeting noong Biyernes.
Tatlong beses sa isang araw daw ang gamot.
Late na naman ang bus na 10:15.
Dalawang oras naming hinanap ang susi.
Kumusta ang Biyernes mo?
Bakit laging nasisira ang lahat tuwing Linggo?
Delivery sa loob ng 3 hanggang 5 araw
Best before 12/12/2026
In-update noong Nobyembre 1
Bumabalik ang kometa kada 76 na taon.
Umaandar ang heater ng 6am.
Huminto ang orasan ng alas-diyes y medya.
Umulan noong gabi ng Martes.
Lalamig simula Lunes.
Sumisikat ang araw ng 5:42.
Baka dumating sila sa Sabado.
Sabi ng boss ko, tapos na raw lahat sa Lunes.
Bakante ang unit simula Enero 1
Pare-pareho ang araw-araw dito.
Noong tag-init, naliligo kami sa dagat tuwing hapon.
Alas-siyete y kuwarto na.
Office hours: 8 to 5
Puno na ang 7pm show.
Hindi nagbubukas ang tindahan nila tuwing Martes.
62 pesos na ang gatas simula a-5.
Tatlong araw na akong may lagnat.
Ang Linggo ang unang araw ng linggo.
Sold out ang concert noong Sabado.
Dati lumalangoy ako tuwing Huwebes.
Inihain ang hapunan ng alas-otso.
"Umuwi ka ng alas-diyes," sabi ni papa.
Biyernes ang paborito kong araw.
May brunch ang cafe tuwing Linggo mula 10 hanggang 2.
Libre ang parking pagkatapos ng 6pm.
Nagyeyelo ang lawa tuwing Enero.
Tumitilaok ang mga manok tuwing alas-singko ng umaga.
Isang malamig na Martes noong Marso
Nag-60 si papa noong Mayo 3.
Natapos ko ang marathon sa loob ng 4 na oras.
Dalawang oras ang pelikula.
Labhan sa 30 degrees
Pakuluan ang pasta ng 9 minuto
Ilagay ang masa sa ref ng 1 oras
Hanggang Nobyembre 30 ang sale.
Martes ba o Miyerkules iyon?
Umuuwi ang mga bata galing school ng 3:30.
Nagsisimula ang klase dito ng 8:15.
Paglubog ng araw ngayon 5:32
Namamatay ang telepono ko araw-araw ng 5pm.
Oktubre 2019 hanggang Mayo 2021: tumira sa Cebu
Minsan sa isang buwan bumabaha ang ilog.
Dalawang linggo sa Boracay, 12000 pesos
7 araw, 7 gabi, all in
Hindi ko malilimutan ang Sabadong iyon.
Dumating ang bus ng 7:12 imbes na 7:02.
May eleksyon kada anim na taon.
Nagsasara dati ang tindahan ng ala-una tuwing Sabado.
Gumuho ang pader noong Nobyembre 9.
Tumatagal ng sampung taon ang bakuna.
Ang sarap matulog tuwing Linggo ng hapon
Siksikan ang tren tuwing alas-otso.
Isyu 12 ng Marso 2020
Ikinasal kami isang Sabado ng Hunyo.
Gumaling siya sa loob ng dalawang araw.
Lunes hanggang Biyernes work from home, sabi sa ad.
Maagang nagsasara ang library tuwing Biyernes.
Ang sarap ng tanghalian noong Linggo kina lola.
Lagi kaming kumakain ng alas-siyete.
Dumidilim ng alas-kuwatro tuwing Disyembre.
Gising na naman ako ng alas-tres.
Tumaas ang upa ng 500 pesos kada buwan noong Mayo.
Tuwing tatawag ako walang sumasagot.
Ubos na ang tinapay pagsapit ng alas-nuwebe.
Naggagantsilyo si lola gabi-gabi sa harap ng TV.
Nasa mesa ang diyaryo ng Sabado.
Hindi dumarating ang bus ng 7:30.
Makalipas ang dalawang araw wala na siya.
Tatlong linggo kaming walang balita.
Libre ang mga batang wala pang 5 tuwing weekend.
Sa loob ng 2 taon apat na libro ang nabasa ko.
Natutuyo ang pintura sa loob ng 2 oras.
Magulo noong Lunes.
Isang magandang araw ng Hunyo
850 pesos ang isang gabi, almusal ng 8am
Mula Lunes hanggang Miyerkules may sakit ako.
Buti na lang Biyernes noon.
Sino ang darating sa Sabado?
Lunes ngayon.
Walang pasok ang mga bata tuwing Miyerkules.
Matao dito tuwing Linggo.
Linggo ng Wika ang tema ng programa.
Natapos nang late ang meeting na nagsimula ng alas-diyes.
Maghapong tumutunog ng alas-nuwebe ang lumang orasan.
Sana Biyernes na.
Kaarawan ko noong nakaraang Martes.
Alas-sais daw ang alis ng bangka tuwing Linggo.
Pagdating ng Biyernes alam na ng lahat.
3 araw lang sa ref kapag nabuksan
Para sa 4 na tao, luto sa loob ng 30 minuto
Makalipas ang kinse minutos umulan.
Mula 9 hanggang 5 nakatitig ako sa screen.
Dumating ang tren niya ng alas-otso noong Huwebes.
Maganda ang simula ng Lunes.
Masakit ang ngipin ko mula pa noong Martes.
Araw-araw lumiliwanag nang kaunti.
Tanghali na kami gumigising noon tuwing Linggo.
Pitong dagat, tatlong kahilingan
99 pesos kada buwan, puwedeng itigil anumang oras
Alas-diyes na at wala pa siya.
Masaya ang tatlong araw na bakasyon.
Isang araw maiintindihan mo rin.
Walong araw na umulan.
Hindi na ako puwede tuwing Lunes.
Tinatahulan ng aso ang kartero tuwing umaga.
Inabot ng alas-diyes ang ensayo.
Martes ang unang araw ko sa eskuwela.
Lunch break mula 12 hanggang 1
Umuulan mula pa noong Biyernes.
Walang nakakaalala kung ano ang nangyari noong Mayo.
Dalawang tiket, hanay 12, upuan 8
Nasira ang takure noong Linggo.
Weekend para sa dalawa, 1999 pesos lang
Dumadaan ang bus 7 kada 15 minuto.
Natapos siya ng alas-singko.
Sapat na ang isang oras sa isang araw para sa piano.
May pitong araw sa isang linggo.
Sa loob ng kalahating oras tapos na ang lahat.
Oras: Martes 10-4
Nagbabasa ako ng diyaryo araw-araw sa almusal.
Napanood mo ba ang laro noong Linggo?
Tumunog ang alarm ng alas-siyete ng umaga.
Araw ng suweldo noon ang huling Biyernes ng buwan.
Hindi ko gusto ang Pebrero 29.
Ipinanganak ang kaibigan ko noong Pasko.
20 minuto kung magbibisikleta.
Nag-aaway lang kami tuwing Linggo.
Tatlong oras ang eksam.
Kalahati sa kanila ay umalis bago mag-alas-diyes.
May tren kada oras tuwing weekend.
Malapit nang mag-alas-kuwatro.
Bukas ang pool mula Mayo hanggang Oktubre.
Nangako siyang tatawag noong Lunes.
Hindi ako pang-umaga.
Noong unang panahon isang Biyernes ng gabi
May umuupa sa ibaba hanggang 2028.
Tanghali pa siya naghihintay.
Mas mahal ang diyaryo tuwing Linggo.
Isinilang noong ika-4 ng Hulyo
Hangin 5 hanggang 7
Iinit pagdating ng weekend.
Alas-kuwatro na pala.
Sampung minuto pa lang ang pelikula nakatulog na ako.
Magkikita sana kami ng alas-kuwatro.
Nagsasara raw ng alas-nuwebe.
Dapat nandito ka noong Sabado.
Matatapos ang kontrata sa Marso 31, 2027.
130 ang BP ko kaninang alas-otso.
Season 2 sa Biyernes sa Netflix.
Darating dapat iyon ng tanghali.
Pagkatapos ng isang linggo umasim ang masa.
Bawat ulap ay may liwanag.
49 pesos ang mantika sa palengke
Node 24.11 ang sira sa build
tingnan ang pahina 12 ng libro
7 Mabini Street, ikatlong palapag
Epifanio delos Santos Avenue, Kanto 5
Tel. 0917 123 4567
Ginebra 98 - 91 San Miguel
Si Mayo ay kapitbahay namin
24 Oras sa GMA
Ang 24 Oras ay balita
7 araw na ulan
Linggo ng Wika sa eskwela
Buwan ng Wika
mula 2019 dito na kami nakatira
mula noong Lunes masakit ang likod ko
hindi sa Biyernes
Hindi ako nagkakape sa gabi
3 taon ang warranty
dalawang oras ang biyahe
nakatulog ako ng 7 oras
noong Sabado nasa zoo kami
kahapon ng 4pm nasira ang ref
kanselado ang meeting sa Martes
Biyernes Santo ay tahimik
Sabado de Gloria
Domingo ang apelyido niya
Si Marso at si Abril ay kambal
size 42 na sapatos
mesa para sa 6
2 sa presyo ng 1
Gate 9, upuan 14A
password: tagaraw2026
kalahating kilo ng asin
sangkapat ng cake ang natira
40 na siya noong Hunyo
ipinanganak noong Agosto 7, 1962
Araw ni Bonifacio
ang araw ay mainit sa tanghali
Hatinggabi na pelikula ni Nora
araw-araw akong nalulungkot noon
ikatlong araw ng diyeta
Awit 23, talata 4
Anong oras ang laro sa Sabado?
Bukas ba ang tindahan ng alas-sais?
bukas ang tindahan hanggang 9pm
kung tatawag siya sa Lunes, hindi ang sagot ko
sarado ang panaderya tuwing Lunes
dumadaan ang bus kada 20 minuto
umuulan tuwing hapon kapag tag-ulan
Magandang umaga sa inyong lahat
Isang linggo lang ang bakasyon
nanalo siya ng 3 beses
may 5 kapatid si Jun
may 10 itlog sa ref
marso ang buwan ng init
Grade 7 na si Ben
Pang-apat sa pila
si Juan ang una, si Pedro ang ikalawa
alas ang baraha niya
nawawala ang pahina 4 hanggang 9
8 sa 10 ang nakuha ko
kwarto para sa 2
500 araw ng tag-init
12 ang itlog sa isang dosena
3 piso ang diyaryo tuwing Linggo
piyesta opisyal ang Biyernes Santo
nakulong siya ng 2 taon
3 linggo kami sa Peru
noong Biyernes ng 8pm ang concert
kagabi ng alas-onse may kumatok
natapos ang shift ko ng 6pm
umuulan mula tanghali
ipinanganak ang sanggol ng 3:42 ng umaga
hindi ako pwede sa Huwebes
walang pasok sa Lunes
pelikulang 2 oras
talata 4, linya 12
kumuha ka ng 5, 2 pula at 3 asul
may utang ako sa kanya na 20
timbang kaninang umaga: 71.2
Martes noon nang magsimula ang lahat
10 minutong katahimikan
panggabi ang trabaho niya sa ospital
bakit pula ang langit tuwing hapon?
maagang nagsasara ang mga tindahan tuwing Linggo
nakakapagod ang Miyerkules
laging puno ang tren ng 8:47
24 oras ang isang araw
umulan noong Marso
minsan lang sa isang taon ang Pasko
bukas na ang bagong mall
tatlong araw na siyang may lagnat
ang tindahan ni Aling Mayo
una sa lahat, salamat
Huling El Bimbo
Isang araw sa buhay ni Juan
Sana dalawa ang puso ko
dalawang beses na akong kumain
ilang araw na lang at bakasyon na
sabi niya darating siya sa Biyernes
tingnan natin ang dala ng Lunes
nagbago ang oras ng bangko tuwing Biyernes
natalo kami ng 2-0 noong Sabado
karaniwan akong tumatakbo ng 6am
magiging 30 na siya sa Marso
inabot hanggang Miyerkules ang ayos
3 for 2 ang mga libro
siyam sa sampu ang pumasa
una sa marami
labhan sa 40 degrees
pitong linggo na ang sanggol
isa sa tatlong tao
Apollo 13
ngayon o kailanman
ang menu bukas
Biyernes ang pangalan ko
walang pasok sa Lunes pagkatapos ng Pasko
ang huling tren ay aalis ng 11:50pm
uulan daw bukas ng hapon
hanggang Linggo ang sale
libre ang parking pagkatapos ng 6pm
kung aalis ka ng alas-otso, aabot ka
sarado ang museo hanggang Mayo
52 linggo ang isang taon
bitin ang dalawang linggong bakasyon
naka-leave ako noong Miyerkules
ang araw ng mga puso
isang gabi sa Maynila
kinse anyos na si bunso
tatlong oras ang pila sa bangko
alas-singko pa lang gising na siya
otso-otso ang sayaw
labindalawa silang magkakapatid
Setyembre ang simula ng pasko sa Pinas
bukas-palad si Nanay

napanaginipan ko ulit ang Biyernes
umalis ng tanghali ang kalahati ng grupo
nagkikita sila tuwing Huwebes noon
pwede mo akong tawagan kahit anong araw
dalawang tiket, hanay 7, upuan 8 at 9
Biyernes ng gabi ang paborito niya
Ang 39 hakbang
nakatira siya sa 2 Linggo Street
3 hanggang 5 kilo ang bigat
45 minuto sa oven ang recipe
12,500 ang tao noong 2020
tomo 7, bilang 11
10 laban sa 1
ang batas noong Mayo 12, 1998
30 araw na libreng trial
magandang umaga, kumusta ka ngayon
kita tayo bukas!
maligayang Linggo sa lahat
Lunes na ba?
nakakainis ang Martes
umuwi kami nang maaga noong Miyerkules
sumisikat ang araw ng 5:50
kumakain siya tuwing tanghali
5 taon na ang nakalipas
baligtarin pagkatapos ng 20 minuto
Lunes hanggang Biyernes 8am-6pm bukas
Lunes ngayon
malapit nang mag-alas siyete
pitong kulay ng bahaghari
tatlong bulate sa lata
isang libo't isang gabi
apat na sikat na sisiw
baka next week
2% kada buwan
28 days later
size 8, 10 at 12
day off ko bukas
holiday bukas
mainit bukas
bukas palad
7pm ang bukas ng pinto
22 degrees bukas
nangingisda si tatay tuwing linggo
tataas ang presyo sa hulyo 1
bukas uli
kita kits bukas
balita ng alas sais
Painitin ang oven sa 180 at i-bake ng 20 minuto
2-3 itlog, 250 g harina, 1 kutsarita baking powder
Pakuluan ng 2 hanggang 3 oras hanggang lumambot
Ibabad magdamag, mga 8 oras
Ibabad ng 1 oras tapos ihaw 5 minuto bawat gilid
Para sa 4 na tao, luto sa loob ng 45 minuto
Palamigin ng 10 minuto bago hiwain
Kinabukasan, masahin ulit ang dough
Lunes na naman, nakakatamad
Biyernes Santo walang pasok noon
Miyerkules ng Abo
Araw ng mga Puso
Bukas na ang mall
Iniwan niyang bukas ang ilaw
Bukas pa rin ang usapan
May bukas pa
May pag-asa pa
May bisita kami
may tatlong itlog pa sa ref
Mayo pala ang gamit sa sandwich, hindi butter
Linggo ng wika sa eskwela
Isang linggo na siyang may sakit
Mula Lunes masakit ang lalamunan ko
Noong nakaraang linggo pagod na pagod ako
Noong Biyernes nasa bahay kami ni Leila
Dalawang taon na kami rito
Ikinasal kami noong Hunyo 4, 2011
Ipinanganak si Lolo noong Marso 12, 1938
Nagising ako ng alas-kuwatro, hindi na nakatulog
Umalis ako ng alas-siyete, na-late na naman ang tren
Umuwi ako kagabi ng alas-onse
Nakakita ako ng tagak noong Martes
Naglakad kami noong Sabado hanggang Luneta
Kaninang umaga nasunog ko ang tinapay
Maganda ang araw ngayon
Mas mabuti ang pakiramdam ko ngayon
Malamig ngayong umaga
Ginebra 98, Magnolia 95
Nanalo 6-4 7-5
Tabla 2-2 sa halftime
Gatas 145, tinapay 75, mantikilya 120
Umabot sa 12,500 ang upa kada buwan
Netflix 549 kada buwan
50 pesos na baon kada araw
20% off tuwing Linggo
Happy hour 5 hanggang 7pm
Bukas Lunes hanggang Biyernes 9am-5pm
Oras ng tindahan: Martes hanggang Sabado 10 hanggang 6, sarado Linggo at Lunes
Sarado ang aklatan tuwing Miyerkules
Klinika 8:30am-12nn
May bus kada 12 minuto
Nakansela ang 9:15 na biyahe
2 oras at 40 minuto ang biyahe
12 Mabini St, ikatlong palapag
Kalye 5, Block 14 Lot 9
1000 Maynila
Node 22.10 ang sumira sa build
nag-upgrade sa 3.11.2
lumabas na ang bersyon 2.0
Python 3.12 laban sa 3.13
Kabanata 7, pahina 112
Genesis 1:1
Awit 23:4
Presyon 128/82
timbang 71.4
10k sa 52:30
5 x 5 squats sa 80
3 set ng 12, pahinga 60 segundo
isang segundo lang po
Isang araw magsusulat ako ng libro
noong gabi ng bagyo
Salamat sa pagpunta noong Linggo
Ang saya na makita ka noong Sabado
Sana masaya ang weekend mo
Lagi siyang tumatawag tuwing Linggo
Nagpapakintab ng sapatos si Tatay tuwing Linggo ng gabi
Araw-araw siyang nag-eensayo ng ilang oras
Bawat araw ay biyaya
Kadalasan ala-una ako nananghalian
Kailangan ng bata ng 60 minutong galaw bawat araw
Tingnan natin kung ano ang dala ng Biyernes
Libre ka ba sa Huwebes?
Anong oras magsisimula bukas?
Di ba sabi mo Biyernes ng 3?
Walang kwenta ang meeting noong Lunes
Dapat dumating ang parsela noong Huwebes
Size 38, o baka 40
Kuwarto 9, ikatlong palapag
dalawang kutsarang asukal, 3 butil ng bawang
Pintura: 2 pahid, 4 na oras ang pagitan
Tatagal ng 3 araw sa ref
Best before 12/2027
Mga ideya sa Mayo: Lisbon, Porto, Azores
Siyete Palabras
Alas ang hawak niya sa baraha
Nuwebe anyos na si Bea
Isang tableta dalawang beses sa isang araw
Huwag lalampas sa 8 tableta sa loob ng 24 oras
Hindi dapat lumampas sa 3 araw nang walang payo ng doktor
Ang sarap ng lechon noong Linggo
Sabado Nights
Linggo ng Pagkabuhay
Si Biyernes at si Robinson
Tumawag si Aling Mayo
sunblock, sumbrero, tuwalya
Mars, Snickers, Twix
Mayo at ketchup
may laman na mani
may kulang pa
sa may kanto
bukas-palad siya
bukas ang isip
segunda manong bisikleta, 3,500 pesos
ikatlong beses na
una sa lahat
Sa loob ng 5 minuto naubos niya lahat
kalahating oras na naman siyang late
24/7 na botika
1984 ni Orwell
7 Up, chips, dalawang supot ng yelo
Ika-9 na simponya ni Beethoven
Boeing 737, upuan 14C
500 pirasong A4
3.6 kilo, ipinanganak nang 4:12
oras ng ikot 1:32, 1:30, 1:29
Una si Mara, ikalawa si Joel, ikatlo si Isa
Sa ikatlong araw nawala ang lagnat
Linggo 4: tapos na ang primer
Lunes: itlog. Martes: sabaw. Miyerkules: tira.
Sabi ng tindahan dalawang linggo, umabot ng lima
Hindi dumating ang delivery noong Lunes
Tatlong gabi kaming hindi nakatulog
Walang pasok kahapon
Isang dosenang itlog at limang kilo ng bigas
Buwan-buwan tumataas ang presyo
Araw-araw akong dumadaan sa EDSA
Sira ang orasan sa sala
Ang bagal ng oras kapag naghihintay
Sarado ang tindahan ng 9pm
Bukas ang tindahan mula 8 hanggang 5
Bukas na ang pinto
Bukas pa ba ang mall?
Ipinanganak noong Mayo 3, 1975 sa Cebu
Nag-away kami noong Biyernes
Kahapon ng alas-otso okay pa lahat
Noong Sabado nasa zoo kami
Dalawang oras ang pelikula
Lutuin ng 40 minuto sa mahinang apoy
3 itlog, 2 tasang harina, kalahating kutsaritang asin
Blk 5 Lot 12 Phase 2
Version 11.2 na ang app
Panalo ang Ginebra 98-92
Pahina 24 hanggang 30
Magandang gabi po Ma'am
Lagi siyang late
Sa tuwing uulan, bumabaha dito
Ang jacket ay 499 pesos
5 taon na siya at 7 naman si ate
Linggo ng wika ang tema
Isang linggo kaming walang kuryente
Room 312
Cp no. 0917 123 4567
Lagi akong gising ng alas-sais
May pasok siya tuwing Lunes
May aso kami sa bahay
May 5 silang anak
Mainit tuwing Mayo
Noong Disyembre 2019 pa yun
Tatlong beses na siyang bumagsak
Lumulubog ang araw ng alas-singko
Umuulan mula noong Lunes
Mula 8 hanggang 12 ang clinic
Para sa 12 taong gulang pataas
May bus kada 10 minuto
TV Patrol ng 6:30
Mamaya na lang
Saglit lang, 2 minuto
Umuwi siya ng alas-diyes
Ang haba ng araw na ito
Anong gagawin mo bukas?
Baka pumunta ako sa Biyernes
Kung may oras ka bukas, sabihan mo ako
Sina Abril at Marso ay magkapatid
Exit 24 sa SLEX
Kape 120 pesos
Isang minutong katahimikan
Pangalawa siya sa karera
Tulog ako ng 9 na oras
2 for 100 ang sardinas
Sabi ni Paul libre siya sa Huwebes
3 km mula sa bayan
Madalas kami magkita noon tuwing Sabado
Buwan ng Wika tuwing Agosto
Araw at gabi siyang nagtatrabaho
Nasa ika-3 palapag ang opisina
Ang ganda ng buwan ngayong gabi
Kagabi alas-dose na ako nakatulog
Kaninang umaga umulan
Kanina pang alas-tres siya umalis
Ang sahod niya ay 20 libo kada buwan
Ika-25 anibersaryo nila noong isang taon
Sampung piso kada isa
Laging puno ang bus ng 8:15
Naglalaro siya tuwing Linggo
Alas-sais kinse na nang tumawag siya
Pasta 500g, 3 for 2
Size 8 hanggang 14
Marso 2019 - Hunyo 2021: barista
Minutes ng 12/11: nag-present si Ben
Noong Biyernes pa ang deadline
Bukas 9-5, sarado Linggo
Check-out 11am sa hotel
Happy hour 5-7
48 oras, 3 lugar, 1 camera
12 km sa loob ng 2 oras
8 oras tumatagal ang baterya
2 oras sa ref bago hiwain
Iwan magdamag
Masahin ng 10 minuto at ipahinga ng isang oras
3 oras na delayed ang flight
Ipinanganak siya ng Martes
Ingat kayo lagi
Happy weekend!
Kita tayo bukas!
Hindi siya sumasagot bago mag-10
Lumipat sila noong Mayo
Invoice 2026-11 bayad na
Order no. 20261118
Awit 23, Lucas 2:1-20
Mazda 3, Civic 2018
Sunblock SPF 30
Kanselado ang party sa Sabado
Lunes hanggang Biyernes nasa Makati siya
Dati lumalangoy ako tuwing umaga
Anong araw ang 24?
Hindi sigurado kung pupunta sila sa Sabado
Na-cancel ang talk noong Huwebes
Hindi nagtatrabaho si Steve tuwing Biyernes
Siguro pupunta kami sa Sabado
Birthday niya noong Mayo 24
Madilim na ng alas-sais
Nagsasara ang SM ng 10pm
11:40pm ang last trip ng bus
Gising na ako mula alas-tres
Relo na 5000
Alas-nuwebe na pala
isang Linggo ng Oktubre
kinabukasan okay na siya
Hanggang Nobyembre 30 ang promo
Dalawang araw bago nun tumatawa pa siya
Sarado Sabado at Linggo
Lesson 3 of 8
tumaas ng 3 porsyento
20 minuto lang kung magji-jeep
Isang araw makakamit ko rin ang pangarap
Isang linggong bakasyon, bitin
Umulan buong Linggo
Ang tagal ng limang minuto
Marso ang birth month niya
Makalipas ang isang taon umalis siya
Araw-araw siyang nagsisimba
Gabi na siya umuuwi palagi
Lunes na naman bukas
Ang unang Biyernes ng Disyembre ay holiday
tatlong taon na kami ngayong Nobyembre
Linggo-linggo silang nag-aaway
hanggang sa muli
Ika-5 ng hapon siya dumating kahapon
3 oras sa mahinang apoy ayon sa recipe
2-2 ang score sa halftime
Ang pangit ng flight ko noong Marso
Resulta nung Linggo: 4-1
nabili ko ng 20 lang
Tatlo kami noong Biyernes
Ikinasal sila noong 2018
5 hanggang 7 araw ang delivery
Pahina 112 na ako
24 na buwan ang warranty
bawat isa sa 4 na team
nagtatrabaho 9 to 6 sa bangko
11:10pm ang huling tren
Lumalangoy siya araw-araw
5 talampakan at 80 kilo
Tuwing Biyernes ay isda ang ulam nila
ubos na hanggang Marso
Maliwanag na ng alas-sais
Sabado ang palengke mula 8 hanggang 1
Anong oras na
Ang hirap ng Lunes na ito
Gising na ako ng alas-siyete
Pangatlong palapag sa kaliwa
Mayo ang buwan ng mga bulaklak
Miyerkules de Ceniza
Isang araw lang ang biyahe
May tatlong pusa sa bubong
Puno nito ang diyaryo noong Linggo
Sampu kaming pumunta
Tumaas ng 12 porsyento ang benta noong Mayo
60 na siya sa Hunyo
3 gabi sa Cebu, 2 sa Bohol
Lap time 1:42.3
Mabagal ang simula ng second half
sa edad na 30 alam mo na dapat
mga 9 hanggang 10 tao ang dumating
nagsasara kami ng 6 tuwing Linggo
bawal ang asukal bago mag-12
Tapos na ang balita ng 4
Araw ng Sabado siya isinilang
May lagnat si Mar
Sabado Nights ang kanta
Walang pasok kapag Linggo
Bukas-palad siyang tumulong
Ang oras ay ginto
Nag-propose siya isang Linggo ng Hunyo
Birthday ni mama noong Sabado
3 araw na lang
nakatira siya sa number 9
mesa para sa anim
puno ang misa ng 10
una, pangalawa at pangatlong premyo
Dati nagkikita kami tuwing Biyernes ng 6
Natulog ako hanggang 11
90 minutong paalsahin ang masa
walang dumating noong Lunes
Apollo 11, Ocean's 8
sumisikat ang araw ng 6
bukas Sabado 9-1
mga 5 o 6 sila
malungkot ang Enero
itinayo noong 1900
bumalik matapos ang 8 taon
labinlimang araw sa dagat
perfect 10
Ang Martes ay mahaba
may bisita kami
araw-araw akong pagod
lutuin ng 40 minuto tapos takpan
wifi sa resort: biyernes2210
ang gulo ng Biyernes sa EDSA, grabe
Linggo-linggo daw silang nag-aaway dati
nakalakad na si baby kahapon ng alas-kuwatro
size 8 sapatos, 32 na pantalon
Bldg 7, ikatlong palapag, unit 12
noong ikatlong umaga nakakita kami ng balyena
pang-gabi talaga ako mag-isip
Noli, kabanata 21
gown na midnight blue, wag itim
3 itlog, kalahating sibuyas, 1/4 mantika
padlock 1945
dati may pasok pa kapag Sabado
ang haba ng linggong ito
jeep na 9 seats lang sa harap
talo kami 4-2 laban sa kabilang brgy
tiyahin ko pinanganak noong Mayo 1931
quote ng bakod: 12,500 plus vat
ayoko talaga ng Lunes
dalawang linggo sa Cebu, 18k bawat isa
noong Martes ng gabi nawalan ng kuryente
boring yung palabas kagabi
parking B3, slot 18
araw-araw niya itong sinusulatan noon
idea: nobela na isang araw lang ang kwento
battery ng relo CR2032
anim na bote ng Tanduay
pahina 5 hanggang 8, nakakatawa
BP 120 over 80
5 taon na si bunso, 9 si ate
natapos ko ang takbo ng 24:30
si Aling Linggo sa kanto mabait
unang beses ko sa eroplano after 10 years
may natira pang kalahating keyk
malamig yung tanghalian sa canteen
book 3 hiram ni Ines
password ay 12 letra
paminsan-minsan lang naman
gabi-gabi tumatahol ang aso ng kapitbahay
lumipat kami noong Hunyo 3, 2021
mahal pala ang taunang bayad sa club
tayo ako ng 2 oras sa bus
Bukas na Liham ang pamagat
bukas na ang tindahan ni Mareng Tess
600 sahod kada araw sa site
walong mansanas, sampung kalamansi
kanto ng Mayo at Abril St.
17 or 18 pesos pamasahe
nakatulog ng pito't kalahating oras
9 months na si Leo
Buwan ng Wika poster na pula
Sabado Boys lineup: Jun, Nonoy, Dodong
ang araw ang init, ang buwan ang lamig
ikatlong kanta sa album ang paborito ko
alas ang hawak ko, panalo na sana
tanghali na siya nagising as usual
kabisado niya ang Lunes Santo na awit
dos por dos, 8 piraso, 10 talampakan
Maria Clara, gabing madilim, eksena 2
ibabad magdamag, ihaw 12 minuto bawat side
mas maingay yung 9:30 batch sa yoga
number ni Ed dulo 0800
Lunes blues playlist
isang linggong sahod para sa damit!!
hatinggabi siya nag-propose sa tulay
lane 4, heat 3, 31.08
kape 12oz, 2 asukal
araw ko to, walang aagaw
ang saya ng sembreak
huminto ang relo ni tatay ng alas-tres diyes
season 2 episode 10 pinakamaganda
pinakamababa ko: 11 over 30
24 hours deo daw pero hindi
barong pang-Linggo may butas
3 taon at 2 buwan kami doon
dalawang gabi sa lodge, 2100 lahat
almusal na walang itlog
quarterfinals talo sayang
Mayo clinic diet, basahin ulit
damit pang-gabi, pula, size M
bukas palad na tulong
Araw ng mga Patay movie
Miss ko na ang mga Sabado sa probinsya
isang taon na pala kami dito
ikalawang linggo ng buwan binyag 9am
kanta: Bawat Araw
bukas ang tindahan mula 8am hanggang 5pm
2 kilo ng bigas, 1 kilo ng sibuyas
talo ng 3-1
kanta: Bawat Araw
ibabad ng 4 na oras
kung uulan bukas hindi kami aalis
"bukas na kita tatawagan" sabi niya
kabanata 3, pahina 45
isang araw may isang unggoy
nabayaran ko na nung biyernes
nangako siyang magbabayad bukas
kumain na ako ng 12
nagsisimba si lola araw-araw
isang kutsarang paminta dalawang sili
2 km takbo 14 minuto
3-2 sa overtime
bato-bato sa langit
sino ang pupunta sa linggo?
hunyo 19 ipinanganak si Rizal
Linggo ang pangalan ng aso
buong araw akong natulog
Umaga ng Linggo (tula)
masakit ang tiyan ko mula kahapon
isang linggo nang inuubo
dumarating ang magtataho tuwing umaga
5400 kada buwan ang hulog
5 km 32 minuto
grade 10 aralin 4
"Isang Araw" ang pamagat
pitong dagat
hindi ako papasok bukas
16 na oras na fasting
ang haba ng meeting kahapon
dalawang linggo na ang nakaraan nang sumali ako
nagpapadala si Rahul buwan-buwan
plank 2 minuto
local 4021
Awit 23:1
kung ma-delay ang flight bukas pa kami darating
huwag kailanman mahuli
45 minuto mula opis hanggang bahay
anim na araw akong may sakit
namulat ako ng 4am
bumili si papa ng bagong relo kahapon
laging late ang kapatid ko araw-araw
pang-apat ako sa pila
taong 1999
pwede ba sa lunes?

umulan buong martes
paano kung masira ulit sa linggo
Ipinanganak si Lolo noong Disyembre 4, 1931
Lutuin ng 25 minuto, baligtarin pagkatapos ng 10
Ibabad magdamag tapos iprito ng 5 minuto
Hindi ako nakatulog, gising na ako ng alas-kuwatro
Dalawang araw ang tagal ng baterya at 40 minuto ang pag-charge
Sabi niya Sabado ng alas-otso daw ang party kahapon
Anna: ok sa akin bukas ng 5
Puwede ka ba sa Huwebes ng 3?
Libre ka ba bukas ng 5 ng hapon
Hindi kami kumakain sa labas tuwing Biyernes
Wala na akong pasok tuwing Martes ng umaga
Walang biyahe ang tren sa Disyembre 25
Anim na tiket sa halagang 9 piso bawat isa
Nanalo ang Ginebra noong Sabado, 98-92
Naantala ang laro hanggang 8:15 ng gabi dahil sa ulan
Ang numero niya ay 0917 555 0199
9 Hunyo 12 Street, Maynila
Ang bersyon 26.11 ay mas mabilis
Kasal na sila mula pa noong Hunyo 12, 1998
Bukas mula Lunes hanggang Sabado, 9 hanggang 6
Sarado ang klinika tuwing Miyerkules ng hapon
Ang panahon bukas: 32 degrees, maaraw sa tanghali
Ubos na ang pandesal pagsapit ng 10 tuwing Sabado
Dumadaan ang bus 9 kada 20 minuto
Nangingisda ang kuya ko tuwing Linggo ng 5 ng umaga
Kung wala pa ang parcel sa Biyernes magrereklamo ako
Sabi niya tatawag siya ng alas-sais, hindi naman
Masyadong maaga ang alas-otso y medya para sa mga bata
Garantiya: dalawang taon mula Nobyembre 20, 2025
Resibo 30/11/2026, kabuuan 240.00
Libre ang museo tuwing unang Linggo ng buwan
9 na oras ang lipad, lalapag ng alas-singko doon
Nangyari ang ikatlong kabanata noong Biyernes ng hatinggabi
Limang araw bago matuyo ang pintura
Ayaw ng lahat sa miting tuwing Lunes ng 9
Hunyo 12, 1898 nang ideklara ang kalayaan
Nagbubukas ang tindahan sa baba ng alas-otso
Laging umaalis ang mga kapitbahay tuwing Biyernes ng 5
Umuulan pa rin noong hatinggabi
Nagkita kami kahapon ng 6 ng gabi
Hindi pa dumating ang order na dapat noong Lunes pa
Resibo 17/11/2026 14:32 card 12.40
Gamitin bago ang 30/11/2026
Salamat sa pagpunta noong Biyernes
Salamat ulit sa Linggo
Pasensya na, hindi ko nasagot ang tawag mo ng 9
Halos hatinggabi na nang makauwi kami
Welga sa Lunes, stranded ang mga pasahero
Dati tuwing Biyernes nagkikita kami sa kanto
May ice cream ang mga bata tuwing Sabado
Naglalakad si Lola tuwing umaga ng 7
Hindi ko alam kung darating siya sa Martes
Nakalimutan kong nagsasara sila ng 6 tuwing Linggo
Huling nakita ngayon ng 14:05
Na-update Lunes, 10:15
Tumakbo ng 10 km sa 52 minuto noong Linggo
BP 128/82 ng 9 ng umaga
Pakuluan ng 40 minuto at palamigin ng 2 oras
May sakit ang kalahati ng klase noong Huwebes
Hindi ako puwede sa Biyernes, pati Sabado
Lunes ang pinakamasamang araw
Mas gusto ko ang Martes
Naaalala mo ba ang gabi ng Mayo 3, 2019
Sana makatulog ako hanggang 10 araw-araw
Sabi niya darating siya ng 5 pero hindi naman dumarating
May football si Ben tuwing Miyerkules ng 4 kasama ang tatay niya
Malungkot ang balita ng alas-otso
Buy one take one tuwing Biyernes sa panaderya
Pupunta ka ba sa Biyernes ng 8
Laging humihingi ng ulat ang boss tuwing Lunes ng 8
Tatagal ng 3 araw pagkabukas
Darating ang order sa loob ng 3 hanggang 5 araw
Ang usapan ay alas-tres pero alas-singko siya dumating
Nagdadasal si nanay tuwing alas-sais ng gabi
Anong oras ka darating bukas
Noong isang buwan ang kaarawan ko, Biyernes noon
Nag-70 si Papa noong Disyembre 2
Martes ba ng alas-diyes ang miting
Ilang araw pa bago mag-Disyembre 25
Presyo 5 hanggang 9 piso
Ginebra 98, San Miguel 92 noong Sabado
42 Biyernes Street, Cebu
Simula Lunes maingay na ang bentilador
Mula 9 hanggang 5 nasa opisina siya
"Kita tayo sa Biyernes ng 8" lang ang sinulat niya
Hindi kami lumalangoy tuwing Linggo
Walang pasok sa Lunes
May piano si Anna tuwing Huwebes ng 4
Araw-araw alas-sais umaalis ang kapitbahay
Natapos ko ang nobela noong Linggo
Lumabas ang bersyon 2.10 noong Disyembre 3
Hotline: 1800 10 12 20
Anim na buwan na pero walang nagbago
Araw-araw nilang sinasabi na bukas aayusin
Umuulan tuwing gabi ng alas-sais
Madilim na ng alas-sais tuwing Disyembre
3 oras ang biyahe ng tren
Tataas ang buwis sa Abril 1
Baka lumipat kami sa Biyernes
Pumunta sana ako noong Sabado ng 2
Dahil sa hamog walang lipad hanggang 10 ng umaga
Sapat na ang dalawang linggo
Umuuwi ang pusa tuwing 9 ng gabi
Matagal ang linggo ko ngayon
Nagkakilala kami noong 2009, isang Martes
3 upuan na lang para sa Biyernes
Ubos na ang tiket para sa Sabado
Holiday ba ang Lunes
Huwebes o Biyernes ba ang sabi ni Ben
Walang naghahapunan dito ng alas-singko
Hindi tumunog ang alarm ko ng alas-sais
Miyerkules kinukuha ang basura namin
Resipe ni Lola: 200 gramong harina, 2 itlog, 35 minuto
Hulyo 20, 1969 nang lumapag sila sa buwan
Isang bayan na laging Linggo ng alas-tres
Nasa TV ang Apollo 13 kagabi ng 8
Kabanata 12, talata 5
Nahuli siya ng 7 minuto
Libre ang mga batang 5 taon pababa tuwing Linggo
PIN 2027, locker 19
Huling pasok ng alas-singko ng hapon
Pumapasok siya araw-araw ng 9
Daig ng maagap ang masipag
Natapos ang laro ng alas-otso
Nandoon si Rosa noong Sabado mula 9 hanggang 11
sarado noong Biyernes
Huwag sa Huwebes
2 tableta sa loob ng 5 araw
9.50 ang kahon na may 12
Mula Mayo 5 mas mahimbing ang tulog ko
Jazz tuwing Biyernes ang hilig niya
Kuwarto 4, 10 Mabini Street
`;

export const filipinoTable = { phrases, others };
