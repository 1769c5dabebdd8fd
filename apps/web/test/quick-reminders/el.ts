/** What people write in English on Monday 16 November 2026, 18:40, and what they mean: see `find-times.test.ts`. */
const phrases = `
Call the dentist tomorrow at 5 => 11-17 17:00
Soak the rice at 9 => 11-16 21:00
Sign the consent form on Friday => 11-20 09:00
dinner with Ravi tonight at 8 => 11-16 20:00
take the bins out tonight => 11-16 20:00
pick up the cake tomorrow morning at 10 => 11-17 10:00
gym tomorrow at 7 => 11-17 07:00
Team call tomorrow at 3:30 pm => 11-17 15:30
train leaves at 19:45 => 11-16 19:45
call mum in 20 minutes => 11-16 19:01
check the oven in half an hour => 11-16 19:11
stretch in two hours => 11-16 20:41
parcel arrives in 3 days => 11-19 09:00
visa interview the day after tomorrow at noon => 11-18 12:00
Submit the report by Wednesday 5pm => 11-18 17:00
haircut Saturday at quarter past four => 11-21 16:15
meet Anna at half past six tomorrow => 11-17 18:30
call the bank tomorrow at a quarter to ten => 11-17 09:45
movie on Sunday at ten past eight => 11-22 08:10
Dentist on 24 November at 11 => 11-24 11:00
Mum's birthday party December 5th at 6 pm => 12-05 18:00
flight on Jan 3, 2027 at 6:15 am => 27-01-03 06:15
renew passport on 2027-02-01 => 27-02-01 09:00
car service on 23/11/2026 at 9 am => 11-23 09:00
pay the fees on the 25th => 11-25 09:00
Lunch this Thursday at 1 => 11-19 13:00
workshop next Monday at 2 => 11-23 14:00
review Friday next week at 4pm => 11-27 16:00
send invoices at the end of the month => 11-30 09:00
clean the garage this weekend => 11-21 09:00
pick up kids at 3 tomorrow afternoon => 11-17 15:00
Dinner tomorrow at 5, remind me 30 minutes before => 11-17 17:00 -30
exam on Friday at 9 am, 1 day before => 11-20 09:00 -1440
standup every day at 9:30 => 11-17 09:30 D
take vitamins every morning => 11-17 09:00 D
water the plants every other day at 6 am => 11-17 06:00 D2
Violin practice every Tuesday and Thursday at 7pm => 11-17 19:00 W Tue,Thu
bins every second Tuesday at 9 => 11-17 09:00 W2 Tue
piano every Wednesday at 4 => 11-18 16:00 W
team lunch every Friday => 11-20 09:00 W
yoga every Monday at 7 pm => 11-16 19:00 W
football on Saturdays at 8 am => 11-21 08:00 W
medicine daily at 8 pm => 11-16 20:00 D
weekly on Thursday at 10 => 11-19 10:00 W
review goals every 2 weeks on Friday at 3 => 11-20 15:00 W2 Fri
stand-up every weekday at 9:15 => 11-17 09:15 W Mon,Tue,Wed,Thu,Fri
hike every weekend at 7 am => 11-21 07:00 W Sun,Sat
rent on the 1st of every month => 12-01 09:00 M
pay credit card every month on the 20th => 11-20 09:00 M
board meeting first Monday of every month at 10 => 12-07 10:00 M firstMonday
call grandma every last Sunday of the month at 5 => 11-29 17:00 M lastSunday
filter every 3 months => 27-02-16 09:00 M3
taxes every year on April 15 => 27-04-15 09:00 Y
Anniversary every 12 June => 27-06-12 09:00 Y
antibiotics every day at 8pm for 7 days => 11-16 20:00 D x7
drops every day at 9 am until 30 November => 11-17 09:00 D <2026-11-30
physio every Tuesday at 5 pm, 10 times => 11-17 17:00 W x10
check the garden every third day => 11-17 09:00 D3
change sheets every two weeks => 11-30 09:00 W2
alternate Sundays at 6 pm => 11-22 18:00 W2 Sun
backup monthly => 12-16 09:00 M
Mondays and Wednesdays at 6:30 pm => 11-18 18:30 W Mon,Wed
every Monday, Wednesday and Friday at 6 am => 11-18 06:00 W Mon,Wed,Fri
insurance yearly on 1 March => 27-03-01 09:00 Y
feed the cat every evening at 7 => 11-16 19:00 D
walk the dog every night at 9 => 11-16 21:00 D
budget every 25th of the month => 11-25 09:00 M
flight at 6:45 am on Dec 24 => 12-24 06:45
book club on the second Thursday of every month at 7pm => 12-10 19:00 M secondThursday
swim on weekends at 9am => 11-21 09:00 W Sun,Sat
two weeks from now call the vet => 11-30 09:00
tea at half seven tomorrow evening => 11-17 19:30
meeting tomorrow at 5 for 2 hours => 11-17 17:00
Tomorrow there is a meeting at 5 => 11-17 17:00
every Tuesday I have yoga at 7pm => 11-17 19:00 W
remind me in 45 minutes to turn off the oven => 11-16 19:26
Pick up the kids tomorrow at 3:30 => 11-17 15:30
pay rent on the 1st => 12-01 09:00
dentist wed 10am => 11-18 10:00
Call mum tonight at 9 => 11-16 21:00
submit report by Friday 5pm => 11-20 17:00
Flight Dec 3 at 6:15am => 12-03 06:15
book club Thursday 7:30 pm => 11-19 19:30
lunch with Sam tomorrow noon => 11-17 12:00
water the plants in 3 days => 11-19 09:00
Take bread out in half an hour => 11-16 19:11
in an hour and a half check the rice => 11-16 20:11
standup tmrw 9:15am => 11-17 09:15
Renew passport in 2 months => 27-01-16 09:00
day after tomorrow at 4 vet => 11-18 16:00
Car service on 25 November at 8:30 => 11-25 08:30
Meeting on Tuesday morning => 11-17 09:00
Buy cake Saturday afternoon => 11-21 15:00
anniversary dinner 12/24/2026 7pm => 12-24 19:00
call plumber at 7pm => 11-16 19:00
every day at 7am yoga => 11-17 07:00 D
Vitamins daily at 9pm => 11-16 21:00 D
bins out every Wednesday at 8pm => 11-18 20:00 W
team sync every other Monday at 11 => 11-23 11:00 W2 Mon
gym on Mondays, Wednesdays and Fridays at 6am => 11-18 06:00 W Mon,Wed,Fri
every Tuesday and Thursday 5pm swimming => 11-17 17:00 W Tue,Thu
first Monday of the month at 10 => 12-07 10:00 M firstMonday
book swap on the first Saturday of every month at 2pm => 12-05 14:00 M firstSaturday
last Friday of the month at 4pm pub quiz => 11-27 16:00 M lastFriday
pay credit card on the 20th of every month => 11-20 09:00 M
every weekday at 8:30am stretch => 11-17 08:30 W Mon,Tue,Wed,Thu,Fri
Weekdays at 7am walk the dog => 11-17 07:00 W Mon,Tue,Wed,Thu,Fri
every 3 months change water filter => 27-02-16 09:00 M3
every two weeks on Friday at 3pm payroll => 11-20 15:00 W2 Fri
every year on 4 July call Dan => 27-07-04 09:00 Y
backup photos every Sunday night => 11-22 20:00 W
take antibiotics every morning at 8 for 7 days => 11-17 08:00 D x7
feed the cat every evening at 6:30 => 11-17 18:30 D
monthly on the 5th pay school fees => 12-05 09:00 M
ring the landlord tomorrow around 11 => 11-17 11:00
Return library books by Thursday => 11-19 09:00
pick Lena up from the airport Friday 10:40 pm => 11-20 22:40
pay the electricity bill on 28 November => 11-28 09:00
tonight at 10 move the car => 11-16 22:00
Parents' evening 2 December at 7 pm => 12-02 19:00
in 15 minutes take the bread out => 11-16 18:56
check on the neighbours' cat the day after tomorrow => 11-18 09:00
hand in essay on Wednesday at noon => 11-18 12:00
call the insurance tomorrow morning => 11-17 09:00
Sat 3pm kids' party => 11-21 15:00
renew the parking permit in 2 weeks => 11-30 09:00
vaccination on Dec 9 at 8:15 am => 12-09 08:15
Tell Jo about the keys tomorrow evening => 11-17 20:00
Sunday at 11 brunch with Mia => 11-22 11:00
feed the sourdough every day at 8am => 11-17 08:00 D
choir every Thursday at 7:30 pm => 11-19 19:30 W
recycling every other Wednesday => 11-18 09:00 W2 Wed
pay rent on the 1st of every month at 9 => 12-01 09:00 M
take blood pressure every morning at 7 => 11-17 07:00 D
swimming lessons every Saturday at 10 am => 11-21 10:00 W
water the orchid every 10 days => 11-26 09:00 D10
call Dad every Sunday evening => 11-22 20:00 W
staff meeting on the last Friday of every month at 3 pm => 11-27 15:00 M lastFriday
bins every Monday and Thursday at 7 am => 11-19 07:00 W Mon,Thu
change the water filter every 6 months => 27-05-16 09:00 M6
birthday card for Ruth every year on 4 February => 27-02-04 09:00 Y
timesheet every Friday at 4 pm => 11-20 16:00 W
inhaler every evening at 9 => 11-16 21:00 D
stretch every weekday at 3 pm => 11-17 15:00 W Mon,Tue,Wed,Thu,Fri
email the school tomorrow before lunch, say 10 am => 11-17 10:00
Give Tom his charger back on Saturday => 11-21 09:00
pick up dry cleaning by Thursday 6 pm => 11-19 18:00
call Aunt Rose on 3 December => 12-03 09:00
turn the heating down tonight at 11 => 11-16 23:00
Boiler inspection 24 November 8:30 am => 11-24 08:30
in 40 minutes move the washing => 11-16 19:21
Pay the window cleaner the day after tomorrow => 11-18 09:00
Zoom with the lawyers on Thursday at 2:30 pm => 11-19 14:30
drop off the parcel tomorrow afternoon => 11-17 15:00
Fri 9am blood test, no breakfast => 11-20 09:00
check the visa status in 10 days => 11-26 09:00
We have dinner with the Millers on Saturday at 7 pm => 11-21 19:00
don't forget to ring Sam tomorrow at 9 => 11-17 09:00
I must book the hotel on Wednesday => 11-18 09:00
put out the compost every Friday morning => 11-20 09:00 W
feed Luna every day at 6 pm => 11-17 18:00 D
dance class every Monday at 8 pm => 11-16 20:00 W
eye drops every night at 10 => 11-16 22:00 D
deep clean the fridge on the first Saturday of every month => 12-05 09:00 M firstSaturday
send the report every Wednesday and Friday at noon => 11-18 12:00 W Wed,Fri
pay the nanny on the 28th of every month => 11-28 09:00 M
check the smoke alarm every 3 months => 27-02-16 09:00 M3
Call the twins every year on 9 May => 27-05-09 09:00 Y
haircut every 6 weeks => 12-28 09:00 W6
every other Thursday at 5 pm guitar => 11-19 17:00 W2 Thu
journal every evening at 9:30 => 11-16 21:30 D
spin class every Tuesday at 6:15 am => 11-17 06:15 W
back up the laptop every Sunday at 8 pm => 11-22 20:00 W
team check-in every weekday at 10 am => 11-17 10:00 W Mon,Tue,Wed,Thu,Fri
buy stamps tomorrow at lunchtime, 12:30 pm => 11-17 12:30
cancel the gym membership by 30 November => 11-30 09:00
the plumber comes on Thursday at 8 am => 11-19 08:00
My appointment with Dr Lee is on Friday at 3 pm => 11-20 15:00
Remind me to call Ben in 2 hours => 11-16 20:41
Wish Clara a happy birthday on Saturday => 11-21 09:00
get the car washed on Friday => 11-20 09:00
return the borrowed drill on Wednesday => 11-18 09:00
Vitamins every day at 8 am => 11-17 08:00 D
laundry every Sunday at 10 am => 11-22 10:00 W
pay the rent every month on the 3rd => 12-03 09:00 M
Spanish class every Tuesday and Thursday at 7 pm => 11-17 19:00 W Tue,Thu
weekly review Fridays at 4pm => 11-20 16:00 W
Quarterly taxes every 3 months => 27-02-16 09:00 M3
Paper recycling every 2 weeks on Wednesday => 11-18 09:00 W2 Wed
water the ficus every 10 days => 11-26 09:00 D10
Send birthday card to Aunt May tomorrow => 11-17 09:00
buy 2 kg sugar tomorrow at 5 => 11-17 17:00
Mum and I walk every Sunday at 10am => 11-22 10:00 W
Sales calls every Tuesday 10am => 11-17 10:00 W
Don's party on Saturday at 8pm => 11-21 20:00
dentist tmrw 3pm => 11-17 15:00
ring Dad tomorow at 10 => 11-17 10:00
7pm yoga w/ Clara => 11-16 19:00
Tues 9am scan => 11-17 09:00
thurs afternoon pick up prescription => 11-19 15:00
pay water bill by fri noon => 11-20 12:00
remind me in an hour and a half to move the car => 11-16 20:11
in 45 mins take the bread out => 11-16 19:26
in a fortnight chase the invoice => 11-30 09:00
half 7 tomorrow morning taxi => 11-17 07:30
take the eggs off 10 mins from now => 11-16 18:51
tomorrow evening call grandma => 11-17 20:00
flight 6:40am Sat 28 Nov => 11-28 06:40
Sat 28/11 8pm theatre => 11-28 20:00
hand in essay 1 Dec 23:59 => 12-01 23:59
a week from today renew library books => 11-23 09:00
return the shoes a week tomorrow => 11-24 09:00
this coming Saturday wash the curtains => 11-21 09:00
tonite 9.30pm put chicken in marinade => 11-16 21:30
quarter to eight tonight bins => 11-16 19:45
on the twenty-first call the council => 11-21 09:00
Christmas Eve at 4pm bake stollen => 12-24 16:00
twenty past six tomorrow evening collect Leo => 11-17 18:20
Nov 30th, 5 o'clock: parents' evening => 11-30 17:00
next month on the 3rd pay rent => 12-03 09:00
in three weeks' time book the MOT => 12-07 09:00
send slides by 10 tomorrow => 11-17 10:00
weds 18th 2pm vet => 11-18 14:00
don't forget Nina's recital sunday 4pm => 11-22 16:00
need to call HMRC tomorrow 8 a.m. => 11-17 08:00
meds every morning at 7.30 => 11-17 07:30 D
feed the cat daily 6pm => 11-17 18:00 D
every night at 10 lock the back door => 11-16 22:00 D
bins out every Weds night => 11-18 20:00 W
swimming Mondays 7pm => 11-16 19:00 W
tuesdays & thursdays 6.15pm pilates => 11-17 18:15 W Tue,Thu
standup weekdays 9:45am => 11-17 09:45 W Mon,Tue,Wed,Thu,Fri
Mon-Fri 8am vitamins => 11-17 08:00 W Mon,Tue,Wed,Thu,Fri
every other Friday send hours => 11-20 09:00 W2 Fri
every second Sunday call Aunt Meg at 4pm => 11-22 16:00 W2 Sun
fortnightly on Wednesday at 10am empty the dehumidifier => 11-18 10:00 W2 Wed
change sheets every two weeks on Sat => 11-21 09:00 W2 Sat
pay rent on the 1st of every month => 12-01 09:00 M
every month on the 15th transfer savings => 12-15 09:00 M
last Friday of the month drinks 5pm => 11-27 17:00 M lastFriday
first Tuesday of every month book club 7:30pm => 12-01 19:30 M firstTuesday
each third Thursday of the month at noon treasurer's lunch => 11-19 12:00 M thirdThursday
book hygienist every six months => 27-05-16 09:00 M6
wedding anniversary every year on 12 June => 27-06-12 09:00 Y
yearly on 4 Feb renew domain => 27-02-04 09:00 Y
antibiotics every day at noon for a week => 11-17 12:00 D x7
wash hair every 4 days => 11-17 09:00 D4
every Saturday morning sharpen the saws => 11-21 09:00 W
every Sat and Sun 8am walk the neighbour's dog => 11-21 08:00 W Sun,Sat
every Monday at 10 until 14 December write to HR => 11-23 10:00 W <2026-12-14
physio every Friday at 5pm for 6 weeks => 11-20 17:00 W x6
water orchids once a week on Tuesdays => 11-17 09:00 W
back up laptop monthly on the 28th at 6pm => 11-28 18:00 M
every weekday evening at 7 check homework => 11-16 19:00 W Mon,Tue,Wed,Thu,Fri
Remind me to water the ferns Thursday around 6pm => 11-19 18:00
18:45 tomorrow pick up Sam from judo => 11-17 18:45
take lasagne out in three quarters of an hour => 11-16 19:26
tmr at quarter past 2 school run => 11-17 14:15
Monday the 23rd at 10.15am smear test => 11-23 10:15
in ten days renew the parking permit => 11-26 09:00
party on the 5th of December from 7pm => 12-05 19:00
rent review 15 Jan 2027 at 2pm => 27-01-15 14:00
in 2 hrs switch off the slow cooker => 11-16 20:41
must post the parcel by Wednesday => 11-18 09:00
car insurance runs out on 3 December => 12-03 09:00
take the pill at 10 every night => 11-16 22:00 D
tidy the shed every Saturday at 11 => 11-21 11:00 W
every morning at half six feed the hens => 11-17 06:30 D
gym every mon, wed and fri 7am => 11-18 07:00 W Mon,Wed,Fri
pay the cleaner every second Friday at 3pm => 11-20 15:00 W2 Fri
last Sunday of every month descale the kettle => 11-29 09:00 M lastSunday
every 2 weeks on Thursday night recycling => 11-19 20:00 W2 Thu
smoke alarm test on the first Saturday of each month at 10am => 12-05 10:00 M firstSaturday
call gran every evening at 8 until 1 December => 11-16 20:00 D <2026-12-01
20th of every month pay credit card => 11-20 09:00 M
every year on the 2nd of April send flowers to Ana => 27-04-02 09:00 Y
eye drops every day 8 pm for 10 days => 11-16 20:00 D x10
weekly on Sundays at 6pm plan meals => 11-22 18:00 W
pick up kids @ 3.15 tomorrow => 11-17 15:15
Passport photos Friday, 11:30 am => 11-20 11:30
Ask Lena about the tent on Thursday => 11-19 09:00
remember: library, next Monday 10 => 11-23 10:00
six o'clock tomorrow, vet with Bruno => 11-17 18:00
check oven in 25min => 11-16 19:06
on 2 Dec I need to fast, blood test 8am => 12-02 08:00
Wed 25 Nov 13:00 lunch with Yusuf => 11-25 13:00
Tomorrow at noon: send invoice => 11-17 12:00
tonight 9pm defrost mince => 11-16 21:00
Mondays at 6pm: put out the bins => 11-23 18:00 W
guitar every Wed at 5:30pm => 11-18 17:30 W
every first Monday of the month 9am fire drill => 12-07 09:00 M firstMonday
nappies to nursery every other Monday => 11-23 09:00 W2 Mon
Take vitamin D every day at 8am until 31 January => 11-17 08:00 D <2027-01-31
every 5 days clean the aquarium => 11-17 09:00 D5
pay Spotify on the 12th of each month => 12-12 09:00 M
renew TV licence every year on 1 June => 27-06-01 09:00 Y
7.15pm tmrw parents evening => 11-17 19:15
jab booked for 3 Dec, 09:40 => 12-03 09:40
ask Priya re keys weds => 11-18 09:00
in an hour turn the sprinkler off => 11-16 19:41
the day after tomorrow at twenty to nine osteopath => 11-18 08:40
call the plumber first thing on Thursday => 11-19 09:00
2 weeks from tomorrow check on the seedlings => 12-01 09:00
every thurs at quarter to 6 ballet => 11-19 17:45 W
each morning at 6 walk Rex => 11-17 06:00 D
every weekend clean the coop => 11-21 09:00 W Sun,Sat
second Wednesday of every month at 7pm parish council => 12-09 19:00 M secondWednesday
every four weeks on Tuesday at 11am massage => 11-17 11:00 W4 Tue
Sundays 8pm prep lunches => 11-22 20:00 W
on weekdays at 7:50 am school run => 11-17 07:50 W Mon,Tue,Wed,Thu,Fri
defrost chicken tonite => 11-16 20:00
Grandad's cataract op 9th December 7.30am => 12-09 07:30
Wednesday evening ring Uncle Ted => 11-18 20:00
half past nine on Saturday football boots => 11-21 09:30
nine am Sunday, feed Mo's cat => 11-22 09:00
twelve noon tomorrow hand over keys => 11-17 12:00
five to eight tomorrow morning bus => 11-17 07:55
every Sunday evening from 6 to 7 ironing => 11-22 18:00 W
on the 30th of every month send invoice => 11-30 09:00 M
once every 2 weeks on Monday 5pm therapy => 11-23 17:00 W2 Mon
each Wednesday and Saturday 4pm water tomatoes => 11-18 16:00 W Wed,Sat
every third day water the lemon tree => 11-17 09:00 D3
Thurs. 26th Nov, 18:30, AGM => 11-26 18:30
swap tyres sat 10:30 => 11-21 10:30
lunch w mum this sunday 12.30 => 11-22 12:30
ring surgery at 8.01 tmrw => 11-17 08:01
3rd of January 10am back to work => 27-01-03 10:00
in 6 weeks get stitches checked => 12-28 09:00
every single day at 9pm write in journal => 11-16 21:00 D
night shift starts tonight at ten => 11-16 22:00
give Bella her worming tablet every 3 months => 27-02-16 09:00 M3
two o'clock on Thursday at the bank => 11-19 14:00
phone call with Ines tues 24th 3pm => 11-24 15:00
drop Jay at airport 5 am Friday => 11-20 05:00
quarter to nine every weekday drop Jay at nursery => 11-17 08:45 W Mon,Tue,Wed,Thu,Fri
on Sunday the 29th, 3pm, naming day => 11-29 15:00
Nov 25th boiler man 8am => 11-25 08:00
give notice by 31 January 2027 => 27-01-31 09:00
in 1h chase courier => 11-16 19:41
2 weeks today pick up glasses => 11-30 09:00
every Monday and every Thursday at 8am yoga => 11-19 08:00 W Mon,Thu
every Fri + Sat night close the gate => 11-20 20:00 W Fri,Sat
pick up prescription tomorrow arvo => 11-17 15:00
passport photos in a fortnight => 11-30 09:00
MEETING WITH BOSS TOMORROW 10AM => 11-17 10:00
lunch w/ Steve fri 12:30 => 11-20 12:30
Take the chicken out of the freezer tonight => 11-16 20:00
dentist thurs 19th @ 2pm => 11-19 14:00
call grandma Sunday noon => 11-22 12:00
Return Amazon parcel by Saturday => 11-21 09:00
parent-teacher conference Dec 3rd, 4:30pm => 12-03 16:30
Interview on the 24th of November at half ten => 11-24 10:30
Concert 12 Dec 7pm => 12-12 19:00
taxi booked for 5:40am tomorrow => 11-17 05:40
remember to text Jess in an hour => 11-16 19:41
oven off in 25 mins => 11-16 19:06
Meeting w/ Tom a week from today at 3pm => 11-23 15:00
hand in the keys a week from Friday => 11-27 09:00
Doctor's appointment Wednesday the 25th at 11:15 => 11-25 11:15
vet for Bella tmr 4pm => 11-17 16:00
dad's surgery 11/30 8am => 11-30 08:00
kids' recital 12 December 2026 at 5pm => 12-12 17:00
renew car insurance 15 January => 27-01-15 09:00
Board games this Saturday from 6pm to 10pm => 11-21 18:00
webinar Thursday 3-4pm => 11-19 15:00
conference call 9pm => 11-16 21:00
mow the lawn on Sunday morning => 11-22 09:00
Clara's flight lands tomorrow night at 11:20 => 11-17 23:20
Wed 18:30 choir rehearsal => 11-18 18:30
bus leaves 7.15pm => 11-16 19:15
at midnight check the ticket sale => 11-17 00:00
Don't forget: rent due on the first => 12-01 09:00
library books due back in three weeks => 12-07 09:00
lunch with Priya day after tmrw 1pm => 11-18 13:00
Every other Tuesday at 6 bins => 11-17 18:00 W2 Tue
first Monday of the month book group 8pm => 12-07 20:00 M firstMonday
put bins out Thursdays 7pm => 11-19 19:00 W
Mon-Fri 7:30am school run => 11-17 07:30 W Mon,Tue,Wed,Thu,Fri
take out the recycling every two weeks on Wednesday => 11-18 09:00 W2 Wed
standup weekdays 9.30am => 11-17 09:30 W Mon,Tue,Wed,Thu,Fri
call mom every Sunday at 5pm => 11-22 17:00 W
Team lunch the last Thursday of each month at noon => 11-26 12:00 M lastThursday
change contact lenses every fortnight => 11-30 09:00 W2
Pilates every Tues & Thurs at 6:15pm => 11-17 18:15 W Tue,Thu
credit card bill 22nd of each month => 11-22 09:00 M
mum's bday every year on March 3 => 27-03-03 09:00 Y
feed fish each morning at 8 => 11-17 08:00 D
meds at 8am daily => 11-17 08:00 D
walk Rex every day at noon => 11-17 12:00 D
deworm the dog every 3 months => 27-02-16 09:00 M3
Nail appointment every 4 weeks on Saturday at 11am => 11-21 11:00 W4 Sat
timesheets every Friday by 4pm => 11-20 16:00 W
watch the game every Sat night at 8:30 => 11-21 20:30 W
guitar lesson Mondays at 5:45pm => 11-23 17:45 W
Take iron tablet every second day at 10am => 11-17 10:00 D2
pay the cleaner every other Friday => 11-20 09:00 W2 Fri
second Saturday of the month farmers market 9am => 12-12 09:00 M secondSaturday
physio every Wednesday at 2pm until December 16 => 11-18 14:00 W <2026-12-16
eye drops every evening for 10 days => 11-16 20:00 D x10
every Sunday morning at 10 call the grandkids => 11-22 10:00 W
yearly boiler check on 1 October => 27-10-01 09:00 Y
EVERY MONDAY 9AM TEAM MEETING => 11-23 09:00 W
Wednesdays and Fridays, 4pm: pick up Leo => 11-18 16:00 W Wed,Fri
salsa class every Thurs evening => 11-19 20:00 W
check tyre pressure once a month => 12-16 09:00 M
weigh myself every Sunday at 7 in the morning => 11-22 07:00 W
Grab milk on the way home tomorrow evening => 11-17 20:00
Nan's hospital visit Thurs 10.45am => 11-19 10:45
haircut on the 2nd at 3pm => 12-02 15:00
Tues lunch with Omar at one => 11-17 13:00
feedback to Kim by noon tomorrow => 11-17 12:00
ring the plumber first thing tomorrow => 11-17 09:00
check-in opens in 48 hours => 11-18 18:41
Swap winter tyres sat morning => 11-21 09:00
date night this Friday 7:45pm => 11-20 19:45
HOA meeting Nov. 30 at 6 p.m. => 11-30 18:00
quarter to eight tonight: skype with Lou => 11-16 19:45
defrost turkey on 24/11 => 11-24 09:00
next week Tuesday 11am, budget review => 11-24 11:00
book flights in two days' time => 11-18 09:00
show starts tonight at half eight => 11-16 20:30
take cake out of oven in 1 hour 20 minutes => 11-16 20:01
two weeks from tomorrow at 10am: MOT => 12-01 10:00
call Mia the day after tomorrow evening => 11-18 20:00
Emma arrives Sunday 22 November at 6:10 pm => 11-22 18:10
football practice every Mon and Wed at 5.30pm => 11-18 17:30 W Mon,Wed
rent is due every 1st => 12-01 09:00 M
every 2nd Friday of the month, bring snacks => 12-11 09:00 M secondFriday
change bedsheets every other Sunday at 10am => 11-22 10:00 W2 Sun
pay HOA dues quarterly => 27-02-16 09:00 M3
cat litter every three days => 11-17 09:00 D3
every weeknight at 9 brush dog => 11-16 21:00 W Mon,Tue,Wed,Thu,Fri
Tuesdays 6-7pm pottery => 11-17 18:00 W
every single day at 6am: meditate => 11-17 06:00 D
anniversary every September 9th => 27-09-09 09:00 Y
on the 10th of every month at noon, send timesheet => 12-10 12:00 M
dance rehearsal each Saturday, 2pm => 11-21 14:00 W
every last Friday of the month at 5pm drinks => 11-27 17:00 M lastFriday
semi-annual dentist, every 6 months => 27-05-16 09:00 M6
water cactus once every two weeks => 11-30 09:00 W2
Mondays 8am: trash out => 11-23 08:00 W
every morning at 6:45 run => 11-17 06:45 D
vacuum on weekends at 11 => 11-21 11:00 W Sun,Sat
Yoga tmrw 6:30am => 11-17 06:30
Phone call w/ accountant, Thursday, 9.15 am => 11-19 09:15
swimming gala on Sunday the 29th at 10 => 11-29 10:00
Tell Nina about the tickets this evening => 11-16 20:00
put the roast in at half past seven => 11-16 19:30
Ana's flight: Nov 27, 5:55 AM => 11-27 05:55
10pm tonight take antibiotics => 11-16 22:00
Blood donation, 3rd December, 2:40pm => 12-03 14:40
renew domain by 30 Nov => 11-30 09:00
wedding 5 June 2027 at 1pm => 27-06-05 13:00
drop kids at school tomorrow 8.20 => 11-17 08:20
feedback call in an hour and a half => 11-16 20:11
Doctor Friday 20th November 3.15pm => 11-20 15:15
pay council tax on the last day of the month => 11-30 09:00
we're meeting Carla at the station at 7pm tomorrow => 11-17 19:00
Tomorrow 5pm: hand over keys => 11-17 17:00
8pm Wednesday - call Jo back => 11-18 20:00
take the pills with breakfast tomorrow at 8 => 11-17 08:00
Sunday lunch at Mum's, 1pm => 11-22 13:00
the electrician comes on Tuesday at 10 => 11-17 10:00
Every Sat at 9am park run => 11-21 09:00 W
each Monday morning at 8:45 stand-up => 11-23 08:45 W
Every evening at quarter past nine: insulin => 11-16 21:15 D
on weekdays at 6pm feed the neighbour's cat => 11-17 18:00 W Mon,Tue,Wed,Thu,Fri
every third Wednesday of the month at 7pm book club => 11-18 19:00 M thirdWednesday
Pay rent every month on the 3rd => 12-03 09:00 M
every 4 months service the boiler => 27-03-16 09:00 M4
every year on November 20 call Ruth => 11-20 09:00 Y
take vitamin D every Tuesday, Thursday and Saturday at 9am => 11-17 09:00 W Tue,Thu,Sat
Water the roses every 2 days at 7pm => 11-16 19:00 D2
laundry every Sunday evening => 11-22 20:00 W
once a week on Friday clean the tank => 11-20 09:00 W
piano lesson every Wednesday from 4 to 5pm => 11-18 16:00 W
stretch every day at 3pm until Friday => 11-17 15:00 D <2026-11-20
every Monday and Friday at noon => 11-20 12:00 W Mon,Fri
change air filter every 90 days => 27-02-14 09:00 D90
feed the sourdough daily at 7 in the evening => 11-16 19:00 D
the last Sunday of every month, visit gran => 11-29 09:00 M lastSunday
Thursday nights 9pm trivia => 11-19 21:00 W
Monthly on the 28th: invoice clients => 11-28 09:00 M
dinner tomorrow at eight thirty with Jo => 11-17 08:30
meeting tomorrow twenty to nine => 11-17 08:40
five to six tomorrow pick up Leo => 11-17 17:55
lunch a quarter past twelve tomorrow => 11-17 12:15
call at ten to eight tonight => 11-16 19:50
Friday 4 to 5.30pm swimming => 11-20 16:00
tomorrow 11am-1pm workshop => 11-17 11:00
gym from 6 till 7 tomorrow evening => 11-17 18:00
in 2 and a half hours => 11-16 21:11
in two and a half hours call Bo => 11-16 21:11
every other week on Monday and Thursday at 8am => 11-19 08:00 W2 Mon,Thu
every second week Friday 5pm => 11-20 17:00 W2 Fri
first of December at 10 => 12-01 10:00
25 hours from now => 11-17 19:41
Monday 16 November at 9pm => 11-16 21:00
today at 9pm => 11-16 21:00
Order flowers for mum, Saturday 10am => 11-21 10:00
put laundry in dryer in 50 minutes => 11-16 19:31
Ask HR about leave on Thursday afternoon => 11-19 15:00
catch the 7:15pm train tomorrow => 11-17 19:15
Marta's baby shower 6th December 3pm => 12-06 15:00
pay the gardener this Friday => 11-20 09:00
Skype grandparents Sunday at half past eleven => 11-22 11:30
pick up the van on the 27th at 8am => 11-27 08:00
check oil before the trip on Saturday => 11-21 09:00
11:30pm turn off the sprinkler => 11-16 23:30
we need to leave at 6:15am tomorrow => 11-17 06:15
cancel gym membership by the 25th => 11-25 09:00
book a table for four for Friday at 8pm => 11-20 20:00
cat to the vet on Wednesday at ten => 11-18 10:00
get cash for the market tomorrow morning => 11-17 09:00
send Lily her birthday card on Dec 1 => 12-01 09:00
take the dog out every day at 6:30pm => 11-17 18:30 D
Thursdays at 5:15 pm: orthodontist => 11-19 17:15 W
clean the coffee machine every Sunday => 11-22 09:00 W
every first Tuesday of the month at 6pm council meeting => 12-01 18:00 M firstTuesday
every 5 weeks on Monday at 9am hairdresser => 11-23 09:00 W5 Mon
renew library card annually on 2 January => 27-01-02 09:00 Y
every working day at 5 pm log hours => 11-17 17:00 W Mon,Tue,Wed,Thu,Fri
back up laptop on the 1st of each month at 8pm => 12-01 20:00 M
guitar every Tuesday at 7:30pm for 8 weeks => 11-17 19:30 W x8
meds every night at 10:30 => 11-16 22:30 D
water plants every 4 days => 11-17 09:00 D4
pickup at airport T2 23:55 tomorrow => 11-17 23:55
new year's eve party 31 dec 9pm => 12-31 21:00
gym mon wed fri 6am => 11-18 06:00 W Mon,Wed,Fri
journal every nite at 10 => 11-16 22:00 D
cancel free trial in 6 days => 11-22 09:00
babysitter needed friday from 7 to 11pm => 11-20 19:00
stand-up mon-fri 9.15 => 11-17 09:15 W Mon,Tue,Wed,Thu,Fri
recycle boxes out every wednesday eve => 11-18 20:00 W
in half an hr take bins round => 11-16 19:11
Drop the car at the garage tomorrow at 8:15 => 11-17 08:15
return the hire car on Saturday by 11am => 11-21 11:00
text Gemma about the lift tonight => 11-16 20:00
Fri 20 Nov, 7.45pm – quiz at the Red Lion => 11-20 19:45
chase the deposit in a week => 11-23 09:00
pasta off in 9 minutes => 11-16 18:50
Take chicken out to thaw tomorrow morning => 11-17 09:00
MRI scan 4 December at 2:20pm => 12-04 14:20
call Sky before Friday to cancel => 11-20 09:00
Pick Noah up from football, Wednesday 5:15 => 11-18 17:15
flu jab thursday 11.40 => 11-19 11:40
remind me on Sunday evening to charge the camera => 11-22 20:00
Self assessment due 31 January => 27-01-31 09:00
parents over for dinner Saturday, 6:30pm => 11-21 18:30
order the turkey by 10 December => 12-10 09:00
check the slow cooker in an hour => 11-16 19:41
ask Dr Patel about the results tomorrow afternoon => 11-17 15:00
Zoom with Oslo team Wed 9am => 11-18 09:00
put the bins back tomorrow => 11-17 09:00
haircut booked sat 28th 9.30am => 11-28 09:30
phone the council at 9 tomorrow about the skip => 11-17 09:00
Eurostar 12 Dec 06:31 => 12-12 06:31
bake sale cupcakes for Thursday morning => 11-19 09:00
wrap presents this weekend => 11-21 09:00
two days from now, ring Mrs Okafor => 11-18 09:00
give Rufus his second worming pill in 14 days => 11-30 09:00
landlord inspection next Monday at 2 => 11-23 14:00
film starts at 8:40pm => 11-16 20:40
car tax due on the 30th => 11-30 09:00
Buy batteries today at 7:30pm => 11-16 19:30
Take out recycling every Thursday night => 11-19 20:00 W
Oil change every 6 months => 27-05-16 09:00 M6
Stand-up meeting Mon-Thu at 9:45 => 11-17 09:45 W Mon,Tue,Wed,Thu
insulin every day at 7:30am => 11-17 07:30 D
Pay Maria every Friday at noon => 11-20 12:00 W
babysitting every other Saturday from 6pm => 11-21 18:00 W2 Sat
feed the tortoise every 2 days => 11-17 09:00 D2
submit VAT on the 7th of every month => 12-07 09:00 M
put flowers on Nan's grave every year on 14 March => 27-03-14 09:00 Y
cricket nets Wednesdays 6pm => 11-18 18:00 W
Parkrun every Saturday 9am => 11-21 09:00 W
rotate the mattress every 3 months => 27-02-16 09:00 M3
shave the dog's paws every 6 weeks => 12-28 09:00 W6
every Sunday at 6pm plan the week => 11-22 18:00 W
Ukulele club first Wednesday of the month at 7:30pm => 12-02 19:30 M firstWednesday
antibiotics every day at 9pm for 5 days => 11-16 21:00 D x5
guitar lesson every Tues 4:30pm until 15 December => 11-17 16:30 W <2026-12-15
every Mon, Tues and Thurs at 7am: swim => 11-17 07:00 W Mon,Tue,Thu
log water meter monthly on the 20th => 11-20 09:00 M
weekday mornings at 6:30 walk Biscuit => 11-17 06:30 W Mon,Tue,Wed,Thu,Fri
lock the gate every night at 11 => 11-16 23:00 D
Second Monday of every month PTA meeting at 7pm => 12-14 19:00 M secondMonday
clean the filter every two weeks on Sunday => 11-22 09:00 W2 Sun
Team retro every second Friday at 3:30pm => 11-20 15:30 W2 Fri
every evening at 6 give Milo his tablet => 11-17 18:00 D
Tuesdays and Fridays at 5pm piano for Ella => 11-17 17:00 W Tue,Fri
check tyre pressures every month on the 1st => 12-01 09:00 M
renew prescription every 28 days => 12-14 09:00 D28
last Thursday of the month: submit expenses by 5pm => 11-26 17:00 M lastThursday
swap the lamp bulb when I'm home, tonight 8ish => 11-16 20:00
Ottolenghi booking: Sat 5 Dec, 8.15pm, four of us => 12-05 20:15
Chase refund from Ryanair in 10 days => 11-26 09:00
buy snow boots for Leo before the weekend, Thursday at the latest => 11-19 09:00
MOT Tues 1 Dec 8am drop off => 12-01 08:00
put 20 quid in Amy's card by tomorrow => 11-17 09:00
Dinner at Tom & Kat's, Friday 27th, 7 for 7.30 => 11-27 19:00
ask for the spare key Wednesday lunchtime, 12.30 => 11-18 12:30
water cut off tomorrow 9 to 12 => 11-17 09:00
give blood Monday 30 November at 5.20pm => 11-30 17:20
turn the stock off in 1 hr 30 => 11-16 20:11
every morning 7am take thyroid tablet => 11-17 07:00 D
rugby training Tues and Thurs 6-7pm => 11-17 18:00 W Tue,Thu
Clean out the guinea pigs every Sunday => 11-22 09:00 W
green bin every other Friday night => 11-20 20:00 W2 Fri
pay Miguel (piano) on the 28th of each month => 11-28 09:00 M
Change toothbrush heads every three months => 27-02-16 09:00 M3
bridge at Joan's every Wednesday 2pm => 11-18 14:00 W
therapist Mondays at 5.15pm until 14 December => 11-23 17:15 W <2026-12-14
second Thursday of the month, 8pm, residents' association => 12-10 20:00 M secondThursday
dr apt thurs 2:15pm => 11-19 14:15
pls call mom tmrw mornin at 9 => 11-17 09:00
pay wifi bill by the 27th => 11-27 09:00
pickup dry clean 5:45pm tmw => 11-17 17:45
zoom w/ HR wed @ 11 => 11-18 11:00
Need to be at the airport 4am Sunday => 11-22 04:00
in 90 min check the roast => 11-16 20:11
laundry out in 35 mins => 11-16 19:16
take out trash 2nite => 11-16 20:00
oil change on tue 24th 8am => 11-24 08:00
Jan 12 9:30am root canal => 27-01-12 09:30
dinner res for 4 ppl sat 7:30pm => 11-21 19:30
mtg with Raj 4-5pm tomorrow => 11-17 16:00
txt landlord abt leak tomorrow afternoon => 11-17 15:00
flu shot 11/24 at 10:15 am => 11-24 10:15
remind me at 8:50pm to start the dishwasher => 11-16 20:50
need milk by tomorrow evening => 11-17 20:00
kid's play fri the 20th 6 pm => 11-20 18:00
half an hr from now flip the brisket => 11-16 19:11
call the vet 1st thing tmrw => 11-17 09:00
bp meds daily @ 7:30am => 11-17 07:30 D
trash every tues nite => 11-17 20:00 W
every mon/wed/fri 6am run => 11-18 06:00 W Mon,Wed,Fri
therapy every other thurs 4pm => 11-19 16:00 W2 Thu
rent due on the 1st every month => 12-01 09:00 M
M-F 7:45am drop off kids => 11-17 07:45 W Mon,Tue,Wed,Thu,Fri
church every sun 10:30am => 11-22 10:30 W
pay car loan the 5th of each month => 12-05 09:00 M
change hvac filter every 90 days => 27-02-14 09:00 D90
cat flea drops once a month on the 18th => 11-18 09:00 M
choir rehearsal thursdays at 7 pm till dec 17 => 11-19 19:00 W <2026-12-17
every nite at 11 plug in phone => 11-16 23:00 D
call gma every wed & sat morning => 11-18 09:00 W Wed,Sat
dogs heartworm pill on the 1st of every month at 6pm => 12-01 18:00 M
every 2nd Saturday of the month 9am park cleanup => 12-12 09:00 M secondSaturday
amoxicillin every day at noon for 10 days => 11-17 12:00 D x10
mom's bday every yr on mar 9 => 27-03-09 09:00 Y
water the cactus every 3 weeks => 12-07 09:00 W3
1:1 w/ boss every tue 2pm => 11-17 14:00 W
each weekday at 5:15pm log hours => 11-17 17:15 W Mon,Tue,Wed,Thu,Fri
optician sat 28th 11.20 => 11-28 11:20
bring cupcakes to school friday morning => 11-20 09:00
ring the council re bins thurs am => 11-19 09:00
passport office appt 30 nov 1.40pm => 11-30 13:40
wake Ella up at 6am tomorrow => 11-17 06:00
turn the sprinklers off in an hr => 11-16 19:41
board the cat from 12 dec => 12-12 09:00
car wash sun arvo at 3 => 11-22 15:00
Text Jamie happy birthday at midnight tonight => 11-17 00:00
lunch @ Nonna's, sunday 1pm => 11-22 13:00
hand over the keys on the 30th at 12 noon => 11-30 12:00
defrost the salmon tomorrow night => 11-17 20:00
10.30pm check the front door is locked => 11-16 22:30
book flights by end of this month => 11-30 09:00
2moro 10am plumber => 11-17 10:00
interview prep Wednesday 18 November from 4pm => 11-18 16:00
Remind me on 1 December to order the turkey => 12-01 09:00
pick up meds at 7:15 this evening => 11-16 19:15
black bin every other weds morning => 11-18 09:00 W2 Wed
Give Rex his tablet every 8th of the month => 12-08 09:00 M
swim squad mon wed fri 5.30pm => 11-18 17:30 W Mon,Wed,Fri
pay childcare every friday before I forget, 10am => 11-20 10:00 W
every second Thursday of the month 6pm PTA => 12-10 18:00 M secondThursday
Call Grandpa every sun at 5 pm => 11-22 17:00 W
weigh in every Monday 7am => 11-23 07:00 W
write one page every morning before work, 6:15am => 11-17 06:15 D
mop floors once a week on saturdays => 11-21 09:00 W
every yr on 23 sept renew car tax => 27-09-23 09:00 Y
every 4 weeks on a Thursday 2pm chiropodist => 11-19 14:00 W4 Thu
check tyre pressure monthly on the 2nd => 12-02 09:00 M
bus pass top up every last friday of the month => 11-27 09:00 M lastFriday
tues + thurs 8pm salsa class every week => 11-17 20:00 W Tue,Thu
eye drops every night at 9.30pm till 30 nov => 11-16 21:30 D <2026-11-30
every 10 weeks haircut => 27-01-25 09:00 W10
gas meter reading every 3 months on the 1st => 12-01 09:00 M3
ironing on Sundays at 6pm => 11-22 18:00 W
daily standup 9.15am mon to fri => 11-17 09:15 W Mon,Tue,Wed,Thu,Fri
swimming kit for Leo thursday 8am => 11-19 08:00
skype w granny sun 5.30pm => 11-22 17:30
boiler man coming weds 8-10am => 11-18 08:00
pls send cv by sunday night => 11-22 20:00
need stamps tmrw => 11-17 09:00
mot due 4 dec => 12-04 09:00
ring school office 8:35 tomorrow => 11-17 08:35
chk on grandpa 2nite @ 9 => 11-16 21:00
take chicken out of freezer in 2h => 11-16 20:41
wake me up tomorrow at 5:45 => 11-17 05:45
get cash for market sat am => 11-21 09:00
haircut, tues 1 dec, 4.15pm => 12-01 16:15
put slow cooker on at 7am tomorrow => 11-17 07:00
brush dogs teeth every evening 8pm => 11-16 20:00 D
bin day every thurs 7am => 11-19 07:00 W
clean coffee machine every 2 wks => 11-30 09:00 W2
pay gardener last fri of the month => 11-27 09:00 M lastFriday
book club, first wed of every month, 8pm => 12-02 20:00 M firstWednesday
stretch every day 6.45am => 11-17 06:45 D
pocket money every sat => 11-21 09:00 W
call landlord every monday til 14 dec 10am => 11-23 10:00 W <2026-12-14
council tax 1st of every month => 12-01 09:00 M
pilates tue & thu 6pm every week => 11-17 18:00 W Tue,Thu
garage door guy thurs 11am => 11-19 11:00
bring laptop charger back to Jo on tues => 11-17 09:00
dentist follow up in 6 months => 27-05-16 09:00
Mia's recital, sat 5 dec, 3pm => 12-05 15:00
pick up tux by 5pm friday => 11-20 17:00
in half an hour call Dad back => 11-16 19:11
take inhaler every night at 10 => 11-16 22:00 D
change cat litter every 3 days => 11-17 09:00 D3
team lunch every other friday noon => 11-20 12:00 W2 Fri
pay rent every month on the 28th => 11-28 09:00 M
every wk on sunday call nan => 11-22 09:00 W
renew car rego every yr 3 feb => 27-02-03 09:00 Y
call plumber re leak thurs 9.15am => 11-19 09:15
Tom's parents evening 25 nov 6.40pm => 11-25 18:40
give cat worming tablet on 1 dec => 12-01 09:00
order cake for sat by thursday => 11-19 09:00
windows cleaned every 6 weeks => 12-28 09:00 W6
piano every tues and fri at 4.30pm => 11-17 16:30 W Tue,Fri
check in for flight at 6.05am on sunday => 11-22 06:05
renew car ins by thurs => 11-19 09:00
drop Zoe at swimming sat 7.45am => 11-21 07:45
ask landlord abt the heating tmrw 12 noon => 11-17 12:00
amoxicillin 9pm tonight after food => 11-16 21:00
suit from the dry cleaners weds 6pm => 11-18 18:00
library books due back 27 Nov => 11-27 09:00
nan's 80th is on the 12th of December => 12-12 09:00
in an hour and a half move the car => 11-16 20:11
ring the GP first thing tomorrow => 11-17 09:00
Gas safety check a week on Thursday at 10 => 11-26 10:00
8.15pm call with the Auckland office tonight => 11-16 20:15
secret santa money to Priya by the end of the month => 11-30 09:00
half past eleven tomorrow: nursery tour => 11-17 11:30
passport appt 3rd Dec 2.20pm => 12-03 14:20
send the boots back in 10 days => 11-26 09:00
train to Leeds, fri 27th, 06:52 => 11-27 06:52
MOT in a fortnight => 11-30 09:00
defrost chicken tmr morning => 11-17 09:00
Costume for the play needed this coming Wednesday => 11-18 09:00
tickets go on sale 1 December at 10 sharp => 12-01 10:00
text Olu at quarter to 8 => 11-16 19:45
UCAS reference deadline: Wed 25/11 noon => 11-25 12:00
bins out every sunday 9pm => 11-22 21:00 W
recycling every other thurs => 11-19 09:00 W2 Thu
blood pressure tablet each morning at 7:15 => 11-17 07:15 D
Eye drops nightly at 10 => 11-16 22:00 D
5th of each month - pay Sky bill => 12-05 09:00 M
guitar lesson mondays 5:30pm => 11-23 17:30 W
stand-up Mon-Fri 9:15am => 11-17 09:15 W Mon,Tue,Wed,Thu,Fri
change the bedsheets every fortnight => 11-30 09:00 W2
Wedding anniversary, every year on 22 June => 27-06-22 09:00 Y
worm the dog every 3 months => 27-02-16 09:00 M3
Pay cleaner on alternate Wednesdays => 11-18 09:00 W2 Wed
antibiotics every day at 8am until Sunday => 11-17 08:00 D <2026-11-22
PTA committee: last Tuesday of every month 7.30pm => 11-24 19:30 M lastTuesday
physio exercises daily for 10 days => 11-17 09:00 D x10
every tues and fri 6am run club => 11-17 06:00 W Tue,Fri
yearly boiler service => 27-11-16 09:00 Y
Water bill every 6 months => 27-05-16 09:00 M6
call dad sundays at noon => 11-22 12:00 W
every sat & sun feed the neighbours' cat => 11-21 09:00 W Sun,Sat
Timesheet every friday by 4pm => 11-20 16:00 W
vitamin D capsule once a week => 11-23 09:00 W
B12 shot every 12 weeks => 27-02-08 09:00 W12
weekdays at 3:10pm school run => 11-17 15:10 W Mon,Tue,Wed,Thu,Fri
Rent due 1st of every month => 12-01 09:00 M
ask Tom about the van fri 10.30am => 11-20 10:30
parents evening thurs 26th 6.40pm => 11-26 18:40
insulin @ 9pm => 11-16 21:00
3 days from now chase the refund => 11-19 09:00
vet for Milo wed noon => 11-18 12:00
flu jab sat 5 dec, 9:50 => 12-05 09:50
bake sale next week tuesday 1pm => 11-24 13:00
tomorrow ten to nine bus with class 3B => 11-17 08:50
collect kids in 40mins => 11-16 19:21
cancel free trial on the 24th => 11-24 09:00
council tax on the 3rd of every month => 12-03 09:00 M
every weekday 6.45am meds => 11-17 06:45 W Mon,Tue,Wed,Thu,Fri
Every Monday, Wednesday & Friday at 7:30pm - judo => 11-16 19:30 W Mon,Wed,Fri
grandad's grave, every 1st Nov => 27-11-01 09:00 Y
contact lenses out, every night 11pm => 11-16 23:00 D
fertilise roses every six weeks => 12-28 09:00 W6
every 2nd saturday swap gas bottle => 11-21 09:00 W2 Sat
choir thursdays 7:45 pm until 17 December => 11-19 19:45 W <2026-12-17
first sunday of every month car boot 8am => 12-06 08:00 M firstSunday
check smoke alarm once a month => 12-16 09:00 M
meeting w/ Tom a week on tuesday at 3pm => 11-24 15:00
on the 15th of the month pay the window cleaner => 12-15 09:00 M
leave at 20 to 8 tomorrow => 11-17 07:40
christening 13 december, 11.30 => 12-13 11:30
pick up mum from hospital tomoz at 2 => 11-17 14:00
homework club in an hour and a quarter => 11-16 19:56
the pill at 10 every night for 21 days => 11-16 22:00 D x21
chess club thursdays 3:30pm => 11-19 15:30 W
insulin daily 7.30am => 11-17 07:30 D
every morning at 6 30 => 11-17 06:30 D
train 18:04 from Paddington on friday => 11-20 18:04
meditate for 10 minutes every day at 7am => 11-17 07:00 D
Mum's birthday is march 3 every year => 27-03-03 09:00 Y
Have to call the plumber back monday first thing => 11-23 09:00
at 7 each evening close the curtains => 11-16 19:00 D
on alternate fridays clean the oven => 11-20 09:00 W2 Fri
pay cleaner £40 every friday => 11-20 09:00 W
book club - last thursday of each month - 7.30pm => 11-26 19:30 M lastThursday
need to be up by 5.30 tomorrow => 11-17 05:30
tomorrow 7a spin => 11-17 07:00
8 for 8.30 dinner saturday => 11-21 20:00
Tue, Nov 24 · 2:00 PM dentist => 11-24 14:00
pay deposit for the venue no later than 30 nov => 11-30 09:00
5k every Tuesday, Thursday and Sunday at 7am => 11-17 07:00 W Sun,Tue,Thu
night cream every night => 11-16 20:00 D
monthly catch up with Jo on the 12th => 12-12 09:00 M
dog groomer 26th 2:15 => 11-26 14:15
swap shifts with Bea for the 28th => 11-28 09:00
mon thru fri 9am => 11-17 09:00 W Mon,Tue,Wed,Thu,Fri
semi-annually clean the gutters => 27-05-16 09:00 M6
evry monday 8pm => 11-16 20:00 W
we've got the surveyor at 2 on wednesday => 11-18 14:00
yoga every sat n sun 8:30am => 11-21 08:30 W Sun,Sat
Drop the keys at Nadia's on my way home tomorrow, around 5:30pm => 11-17 17:30
Vet check for the rabbit, Thu 19 Nov, 2.45pm => 11-19 14:45
ask Tim for the ladder on the weekend => 11-21 09:00
library books due back 27 November => 11-27 09:00
change the bed sheets every second Sunday => 11-22 09:00 W2 Sun
Need to be at the garage by 8am Wednesday => 11-18 08:00
text Priya happy birthday on 3 Feb => 27-02-03 09:00
pay council tax on the first of each month => 12-01 09:00 M
take the chicken out of the freezer tonight => 11-16 20:00
turn the compost in 10 days => 11-26 09:00
parents evening on Thursday, 6.20 pm slot => 11-19 18:20
swimming lesson moves to Friday 4pm => 11-20 16:00
sign up for half marathon on Monday at noon sharp => 11-23 12:00
descale kettle every three months => 27-02-16 09:00 M3
worming tablet for Milo on the 1st of every month => 12-01 09:00 M
hand in the essay by 11:59pm on Friday => 11-20 23:59
tell Dad about the boiler man coming Tuesday at 9 => 11-17 09:00
bring the form back to school by Tuesday => 11-17 09:00
change smoke alarm battery every 6 months => 27-05-16 09:00 M6
drop off recycling at 4 tomorrow => 11-17 16:00
anniversary dinner with Kim Dec 2 7:30pm => 12-02 19:30
guitar Thursdays at 6:15pm => 11-19 18:15 W
passport renewal by January 10 => 27-01-10 09:00
hang laundry in 90 minutes => 11-16 20:11
send thank you cards on Sunday => 11-22 09:00
You need to pay the nursery by Friday => 11-20 09:00
get passport photos printed on Saturday => 11-21 09:00
update Tom about the flat on Thursday at 4 => 11-19 16:00
say sorry to Mia tomorrow => 11-17 09:00
make dentist appt for kids Weds 3.15pm => 11-18 15:15
pay 49.90 to the gym on 1/12/2026 => 12-01 09:00
yoga tonight 8pm => 11-16 20:00
top up the parking in 45 min => 11-16 19:26
thaw the turkey Wednesday night => 11-18 20:00
wrap gifts on Dec 23 at 6pm => 12-23 18:00
It's Leo's turn to host, Friday 7pm, bring wine => 11-20 19:00
check on gran's heating tomorrow morning => 11-17 09:00
book club every first Wednesday of the month at 7:30pm => 12-02 19:30 M firstWednesday
return Vinted parcel by Thursday 5pm => 11-19 17:00
flu jab 24/11 10:40 => 11-24 10:40
ask HR about leave on Friday morning => 11-20 09:00
run with Kay Saturday 7.30am => 11-21 07:30
cancel trial before 2 Dec => 12-02 09:00
soup for Ida every Tuesday => 11-17 09:00 W
call back at 7pm => 11-16 19:00
`;

/** Sentences in which no time to be reminded of is meant. Braces list variants. */
const others = `
The jacket costs {5|50|12.99|1,200} dollars at the mall
Update to version {2.10|3.5|10.4.1|26} of the app
We won {3:2|2-1|5 to 4} against the neighbours
Chapter {5|12|7} was the best so far
Bring {2|3|12} eggs and a litre of milk
The shop is open 24/7
I met {him|Anna|the plumber} on Friday at 5
We went there last {Friday|week|summer|year}
Yesterday at {10|5 pm|noon} the power was out
{Two|Three|Ten} days ago I finally slept well
Black Friday deals are never worth it
Robinson and Friday lived on the island
You may {go|ask|leave} whenever you like
The march to the river took all our strength
April {and June are|is} coming to stay with us
May {is|Parker is} my favourite person
She lives at {5 Main Street|12 Park Lane|221b Baker Street|44 Elm Avenue}
Room {204|12|9} on floor {3|5}
1 of 2 done
{Half|A quarter|Two thirds} of the cake is gone
I ran {5 km|10 miles|3 laps} and felt great
Mix {1/2|3/4|1/3} cup of sugar with the butter
The ratio is {16:9|4:3|3:1}
Read John {3:16|4:7} again
The password has {8|12|16} characters
Battery at {5|80|20} percent
Bus {42|7|19} goes to the beach
Flight {LH 760|AI 131|BA 142}
He is {5 years|9 months|3 weeks} old
Season {3|5} episode {7|10}
It takes {20 minutes|two hours|3 days} by train
Bake for {40 minutes|an hour|25 min}
The recipe serves {4|6|8}
Good morning sunshine
Good night and sweet dreams
The Sunday Times had a nice crossword
I hate Mondays
Tomorrow's world looks {bright|strange}
Sunday roast recipe
The sun sat behind the clouds
We were married on June 12 2015
Founded in {1998|2004|1871}
The year {2026|2020} was strange
Call me at 555-{1234|9921|0042}
My number is +49 170 {1234567|7654321}
ISBN 978-3-16-148410-0
IP {192.168.1.1|10.0.0.5}
Size {38|42|10} shoes
Dial 112 in an emergency
Top {5|10|100} songs
{One|Two|Three} more things to buy
First things first
A second opinion would help
Wait a {second|minute|moment}
In the first place it was wrong
The other day I saw a fox
Every {now and then|person|cloud|little helps}
{Each|Every} one of them is different
Once upon a time
Day and night
Week after week the same story
The good old days
Life is short
Spring cleaning list: windows, shelves, cupboards
Fall in love with {reading|cooking|walking}
Second hand books
Noon is a novel about India
Pay {$5|€20|₹500} to the gardener
{20|50}% off everything
Grade {5|9} homework is hard
Page {17|45} line {3|8}
Track {9|4} is my favourite
5 stars out of 5
Type 2 diabetes diet
He scored 3 goals in 5 games
Mar is short for Maria
Sat down with a book
Wed in white
I was born at 5 in the morning
The meeting was at 3 pm
She called on Monday
It rained every day in Goa, it was lovely
They had dinner at 8
He used to swim every Tuesday
Paragraph 5 to 9
Between 3 and 5 people
Buy 2 get 1 free
Lot 49 by Pynchon
Catch-22
Ocean's Eleven
Apollo 13
Studio 54
Nine to Five is a film
Se7en and 12 Monkeys
The Thursday Murder Club
Man Friday by Defoe
Groceries: rice, dal, {onions|tomatoes|chillies}
Idea: a shelf made of old crates
Gift for Anna: scarf, {size M|size 10|blue}
Wifi: pinlife-{5g|24}
Door code {4711|0815|1984}
Model {A12|X5|M1|S24}
0 to 100 in 4 seconds
{3|5|8} out of 10 doctors
Add 5 more points
Interest at 3.5 per cent
Tax of 19 percent
Since Monday my back hurts
Until Friday we had no water
Last Sunday was quiet
Previous Tuesday
It is 5 km from here
Temperature of 38.5
Weighs 3.2 kg
Seat 12 A, row 5
Gate 5, terminal 2
Article 5 of the constitution
The weekly report is long
Between 3 and 4 kids
Two days before Friday we left
Have a nice weekend
Every day is a gift
Sunday is the best day
Monday.com account
Read it on the other node
Saturday night fever
at 8 and 32 clients
Friday the 13th is my favourite film
I read it in 3 days
The shop is open 9 to 5
We arrived on Monday
yesterday at 5 we left
She was born on 3 March 1985
2 of 5 done
Chapter 7 at page 30
May the force be with you
He ran 10 km in 45 minutes
bake at 180 for 25 minutes
Black Friday deals
Good morning everyone
Season 2 episode 5
Call me on 020 7946 0018
The meeting took 2 hours
version 3.2 ships with 12 fixes
Tomorrow never dies
Thank God it's Friday
I sat at table 8
march of the penguins
the day after tomorrow is a film
He wakes every time it rains
two weeks ago at 6
The next three days were quiet
24 hours of Le Mans
A night at the opera
the second time around
Rated 4 at best
Monday blues playlist
let simmer for an hour
5 minute pasta
an apple a day
Sun, sea and sand
last Friday we danced
score was 3:2 at half time
buy 2 at 50 each
The shop opens at 9
in 1998 we moved to Leeds
it took two hours to get through customs
the film from Friday was good
"See you tomorrow," she said, and closed the door
Psalm 23:4 for the funeral booklet
the 7:15 was late again
we won 3:1 in the end
flat is 45 Sunday Street
bus 12 goes past the hospital
2 tickets at 9 euros each
The library closes at 6 on weekdays
Mum called yesterday at five
We used to swim every Sunday
the meeting last Tuesday ran until 8
My brother works from 9 to 5
Bake for 45 minutes at 180
Grandma was born on 3 March 1941
Chapter 8, page 12 to 15
I slept until noon
the kids woke up at 6 today
He always eats lunch at 1
ran 5 km in 28 minutes
Friday's soup was too salty
Notes from Monday's call with Petra
In the morning the lake is perfectly still
She said the results came on Thursday
size 10 at the front, 12 at the back
The recipe needs 3 hours in the fridge
My flight landed at 23:40
The museum is closed on Mondays
Quote: "tomorrow never comes"
the war ended on 8 May 1945
Room 9 at 30 King's Road
The pool is open daily from 7
he is coming down with something every winter
It was dark by 5
Two days ago the boiler broke
I read till midnight
Sunday roast recipe from Dad
Black Friday deals were rubbish
good ideas come at night
Robinson Crusoe and his man Friday
Version 2.30 came out in June
bought at 9.99, sold at 12
The clinic only takes calls between 8 and 10 am
the baby sleeps at 7 these days
"Every Friday I die a little" is a great first line
This song was number 1 for 5 weeks
we met at eight o'clock on a rainy Tuesday
Genesis 1 at 5 in the reading plan from 2019
They had been waiting since 4
the 2 pm slot was already gone
Ingredients for 8 at 250 g each
Anna has been off sick since Wednesday
the train was supposed to leave at 10
Easter Monday was the warmest day of the year
He spent an hour and a half on the phone
It rains here every afternoon in July
tickets went on sale at noon and were gone in 10 minutes
The bakery on the corner does fresh bread from 6 am
Grandad tells that story every Christmas
My alarm goes off at 6 and I ignore it
I can't stand Monday mornings
Nobody told us the office was shut on Friday
We left at dawn and got there by 3
What a Sunday that was
Kick-off was delayed by 20 minutes
Every Tuesday the same smell of cabbage in the stairwell
The Friday crowd is louder than the Saturday one
Her contract runs until 31 December
The doctor says 10 minutes a day is enough
lyrics: I don't care if Monday's blue
Leviticus 19:18 and Mark 12:31
Lost 21:15 in the second set
Sale: was 49, now 25 on Sundays
Tram 7 runs every 12 minutes
The 10:15 from Crewe never has seats
Wi-Fi drops every evening around 8
The dog barks at 5 every single morning
two hours in the queue for a stamp
Tea tastes better at 4
They close the bridge at night
Tuesday is bin day for the neighbours
Jan wrote that he would be in Porto by Thursday
Article from 12 May about bees
Photos from Saturday night
Since last Wednesday the tap drips
He turns 40 in March
Rent went up to 900 a month
In 20 minutes he had eaten the whole cake
Half past nine and still no sign of him
Someone rang at 2 in the morning and hung up
I wish it were Friday already
If I were you I would go on Thursday
The course consists of 8 evenings at 90 minutes
Doors open 19:00, show 20:00, we were late
Dose: 1 tablet every 8 hours
The neighbours mow the lawn every Saturday at 8
A day without rain at last
Flight time is 9 hours 40
My phone died at noon
The clock in the hall is 5 minutes fast
Thursday's child has far to go
Chess: he beats me every time
It was a Wednesday in November
Two for 5 at the market
Our street gets swept on the first Monday
I never eat after 8
Apparently the strike lasts until Sunday
One of these days I'll learn the cello
The sunset at 6 is gorgeous this week
Ran into Paul on Monday, he looks well
She did her homework at 10 at night
King's Road 12, second bell
Boiling point at 3000 m is 90 degrees
It's been three weeks and the parcel isn't here
The meeting got moved from Tuesday
The cat sleeps all day and hunts all night
Best before 12/27
Traffic was awful at 8 this morning
Our old landlord came round every first of the month
You can hear the church bells at 6
Monday to Thursday the gym is packed after 5
There is a queue outside the bakery every Sunday
It gets dark at 4 in December
Kids under 5 eat free on Wednesdays
I overslept, so I missed the 8:40
According to the sign, parking is free after 6 pm
We sold 12 jars on Saturday
Lunch was at 1, dessert at 3
My sister's twins go to bed at 7
The soup keeps for 3 days in the fridge
Who on earth calls at 7 on a Sunday?
The lecture on Thursday was a waste of time
I lived at 14 March Street until 2019
Between Christmas and 6 January everything stops
Sunrise 7:21, sunset 16:08
Dad says the best fish is sold at 5 am
Tuesday felt like a Friday
He proposed on New Year's Eve at midnight
This bus stops here twice an hour until 11 pm
The game ended 2:2 after 120 minutes
Nice quote: today is the tomorrow we worried about yesterday
The pharmacy stays open till 10 on Fridays
The paper boy used to whistle every morning at 6
Swimming was cancelled on Thursday again
Our cat turned 12 on Sunday
Anna swims every Tuesday
Her train got in at 9:12
We talked till 2 in the morning
The oven beeps every 10 minutes
This medicine works within 20 minutes
I was stuck in traffic from 5 to 7
My grandfather smoked a pipe every evening
At 9 he gave up waiting
The Monday group is nicer than the Friday group
Monday morning blues again
One day I want to see the sunrise every morning
Imagine waking up at 5 every day
There is no school on Monday
No meeting tomorrow after all
In Spain people eat dinner at 10 pm
Weight on Monday: 71.4 kg
Order no. 2026-11-24
ISO 8601 dates look like 2026-11-24
I can't do Wednesday
The kids don't have football this Saturday
She might arrive on Friday
Kate teaches yoga on Tuesday evenings
Mr Henderson feeds the pigeons at 4 every afternoon
Should it rain on Saturday, we move inside
I think about you every day
In winter the sun sets at four
Thursday is the new Friday
The Friday Night Lights rewatch
The Day After Tomorrow, 2004, Roland Emmerich
Once a week I treat myself to cake
Expires in 3 years
Summer solstice is on 21 June
Full moon on the 24th, they say
In Sweden Lucia is celebrated on 13 December
Bastille Day is on 14 July
The financial year ends on 31 March
His birthday is on 3 May
Anniversaries: Joe 4 May, Ana 12 June
Lease ends in 8 months
Max 4 tablets in 24 hours
I quit smoking on 3 January
The moon orbits Earth in 27 days
Light from the sun reaches us in 8 minutes
Paint dries in 4 hours
Seize the day, trust tomorrow as little as you can
In five years I want to own a bakery
Highway 1 in 10 days, what a trip
The last bus goes at 23:40
Earth Day is 22 April
The Saturday Evening Post, a cover by Rockwell
Concrete hardens in 28 days
A cold goes away in a week
Human skin renews itself every 27 days
Cinco de Mayo is on 5 May
Burns Night is celebrated on 25 January
Autumn starts on 22 September
Haiku: Sunday, the cat asleep on my book
Moral: do it now, tomorrow is a thief
Flat 3, 8 April Court
All I want is a quiet Sunday
Tomorrow belongs to those who hear it coming
We left the house at 7 and got there by noon.
"See you tomorrow at nine," she said, and never came.
Tickets are 12 dollars after 6pm.
The Beatles wrote Eight Days a Week.
Friday I'm in Love by The Cure
I woke up at 4 this morning and couldn't sleep.
Set in Paris on a Monday in 1968, the film follows two sisters.
Bake at 180 for 45 minutes until golden.
The bus runs every 10 minutes until midnight.
Black Friday is just a marketing trick.
7 Eleven is round the corner.
The score was 3 to 1 at half time.
Sunday roast recipe from Gran
The Tuesday Club Murders by Agatha Christie
World War I ended at 11 am on 11 November 1918.
The clocks went back on 25 October.
Model 2030, built in May 2021
Order 1811 arrived yesterday afternoon.
Room 12:30 is what the door said, odd.
What time did you get home on Saturday?
Mix 1:10 with water.
The museum is closed on Mondays.
Happy hour from 5 to 7
Breakfast is served from 6:30 to 10.
The last train leaves at 23:50 on weekdays.
The day after tomorrow is a disaster film.
I never could get the hang of Thursdays.
Thank God it's Friday!
Saturday Night Fever soundtrack on vinyl
My neighbour mows his lawn every Sunday at 8.
The meeting on Thursday was cancelled.
Yesterday at 5 the power went out.
Three times a day is what the label said.
The 10.15 from Leeds was late again.
I have been here for 3 hours.
He finished in 2:45:10, a new record.
The show has run every night since 1952.
May I come in?
The wed couple looked happy.
You can't expect everything by tomorrow.
How was your Friday night?
Why does everything break on a Sunday?
Delivery takes 3 to 5 working days.
Return policy: 30 days with receipt
Valid until 31/12/2026
Last updated on 1 November
The comet comes back every 76 years.
The heating comes on at 6 in the morning.
Half past ten is what the clock showed when it stopped.
The concert on Saturday was sold out.
I used to swim every Thursday.
Dinner was served at eight and ended at eleven.
Our train was due at 9:40 but came at 10.
"Be home by ten," said Dad.
Fridays are my favourite.
Every Sunday of my childhood smelled of bread.
The café does brunch on Sundays from 10 to 2.
Parking free after 6pm and on Sundays
The lake freezes every January.
Roosters crow at 5 every morning.
Turn to page 12 on Monday's sheet
A Tuesday in March, cold and grey
Dad's 60th was on the 3rd of May.
I finished the marathon in 4 hours 12 minutes.
The movie is 2 hours long.
Wash at 30 degrees, iron at 2 dots
Cook pasta for 9 minutes
Rest the dough for 1 hour in the fridge
Yoga: free trial every first Monday at the studio
The sale ends 30 November.
Cyber Monday deals everywhere
Was it Tuesday or Wednesday that we met?
They say it will snow on Thursday.
He says he'll be here at 5.
The kids get home from school at 3:30.
School starts at 8:15 here.
Sunset today 16:12
Flights leave every hour for Dublin.
My phone dies at 5 pm every day.
I dreamt about Friday again.
Oct 2019 to May 2021: lived in Graz
Once a month the river floods the meadow.
Two weeks in Portugal cost us 1200 euros.
In three days Jesus rose again.
In 1999 on New Year's Eve we danced till 5.
Monday, Tuesday, happy days
7 days, 7 nights, all inclusive
Wake me up when September ends
I'll never forget that Saturday.
The library closes early on Fridays.
Sunday lunch at Nan's was wonderful.
We always eat at seven.
It gets dark at four in December.
I was up at 3 again.
Rent went up by 50 a month in May.
Every time I call, nobody answers.
The bakery sells out by 9.
Grandma knits every evening in front of the telly.
On a clear day you can see France.
Half the shops are shut on Mondays.
Saturday's paper is on the table.
The 7:30 bus never comes.
Two days later he was gone.
For three weeks we heard nothing.
Kids under 5 go free on weekends.
In 2 years I've read four books.
It opens at 10, I think.
Summer starts on 21 June.
Apples keep for months in the cellar.
Paint dries in 2 hours.
The trial runs until 5 December.
Monday was chaos.
One fine day in June
A week is a long time in politics.
Thursday's child has far to go.
The strike begins at midnight.
Nothing good happens after 2am.
Price per night: 85, breakfast at 8
Our old house had a clock that struck nine all day.
I'd rather it were Friday.
My birthday was last Tuesday.
Tuesdays with Morrie
The ferry sails at 6 on Sundays, the sign said.
Twelve angry men
By Friday everyone had heard.
He'd be 80 in May.
Nobody works on Boxing Day.
Only 3 days in the fridge once opened
Serves 4, ready in 30 minutes
A quarter of an hour later it rained.
Paid monthly, cancel any time
A pint a day since 1950
Saturdays in spring smell of cut grass.
From 9 to 5 I stare at a screen.
Her train got in at 8 on Thursday.
9 lives, 7 seas, 3 wishes
Tonight's the night, sang Rod Stewart.
I can't do Mondays any more.
The dog barks at the postman every morning.
Rehearsal ran until ten.
My first day at school was a Tuesday.
Lunch break is 12 to 1.
It's been raining since Friday.
Nobody remembers what happened in May.
Two tickets, row 12, seat 8
The kettle broke on Sunday of all days.
Weekend getaway for two, only 199
September by Earth, Wind and Fire
Bus 7 goes every 15 minutes.
She finished on time at 5.
An hour a day is enough for the piano.
The last Friday of the month used to be payday.
Seven days make one week.
In half an hour everything was over.
Hours: Tue 10-4
I read the news at breakfast every day.
Did you see the match on Sunday?
I've never liked the 29th of February.
A friend of mine was born on Christmas Day.
It takes 20 minutes by bike.
We only ever argue on Sundays.
The exam lasted three hours.
Half of them left by 10.
Trains run hourly on weekends.
The sale was on Friday last week.
It's nearly four o'clock.
From May to October the pool is open.
He promised to call on Monday and didn't.
Mornings are not my thing.
Once upon a time on a Friday night
Discount code FRIDAY20 gives 20 percent off
The flat below is let until 2028.
She'd been waiting since noon.
Sunday papers cost more.
Born on the fourth of July
There were 12 of us at 9 in the morning.
Wind 5 to 7, gusts of 9
Every cloud has a silver lining.
Each of the boys got one at 6.
Ten minutes into the film I fell asleep.
Sunday's child is bonny and blithe.
We were going to meet at 4.
Apparently it closes at 9.
You should have been here on Saturday.
The lease ends on 31 March 2027.
The Romans celebrated it every December.
My blood pressure at 8 was 130.
Season 2 starts Friday on Netflix.
It was supposed to come at noon.
After a week the dough smelled of beer.
Two minutes to midnight by Iron Maiden
Milk was 3.49 at the corner shop
Node 24.11 breaks the build, stay on 22.4
See page 12 of the handbook
Flat 7, 30 Station Road, Leeds
ring 020 7946 0018 for the plumber
Arsenal 3 - 1 Chelsea
May said she loved the scarf
April's recipe for lemon curd
The March of the Penguins is on Netflix
Theresa May wrote a memoir
listen to Sunday Bloody Sunday by U2
Maroon 5 and Blink-182 on the playlist
The film 28 Days Later scared me
24 Hours in A&E
2 Days in Paris, with Julie Delpy
working here since 2019
since Monday my back hurts
not on Friday
I never drink coffee in the evening
the warranty lasts 3 years
The lease runs for 12 months
it took us two hours to get there
slept 7 hours
We had a great time last Saturday
yesterday 4pm the boiler broke
The meeting on Tuesday was cancelled
Friday's numbers looked awful
Tuesday Weld, actress
Wednesday Addams costume ideas
Saturday Night Fever soundtrack
size 9 shoes, 10 if they run small
table for 6
2 for 1 on pizzas
Model 737, seat 14A
Gate B12, row 9
wifi password: summer2026
ISO 8601 is the format
1:5000 scale map
half a pound of butter
quarter of the budget is gone
in a minute of silence we remembered him
She turned 40 in June
he was born on 7 August 1962
my second Monday coffee tasted better
a 5 o'clock shadow
the nine-to-five grind
noon light is bad for portraits
midnight blue curtains
tonight's the night, she sang
every dog has its day
day by day things get better
day 3 of the diet, 2 kg down
Version 2026.11 released
chapter 11 bankruptcy
Psalm 23, verse 4
What time is the match on Saturday?
Does the shop close at 6?
If they call on Monday I'll say no
the bakery is closed on Mondays
Trains run every 20 minutes
It rains every afternoon in the monsoon
office hours 9 to 5
the second hand ticks at noon exactly like before
sept 5 books ranked by readers
The 10am crowd is louder than the 8am one
Pages 4 to 9 are missing
I scored 8 out of 10
Q4 results beat Q3
The 5 second rule is a myth
Room for 2 at the inn
100 Days of Summer playlist
500 Days of Summer
The 7 Habits of Highly Effective People
Eight Days a Week by the Beatles
Wake Me Up When September Ends
A Hard Day's Night
The Sunday paper costs 3 pounds
Good Friday is a public holiday
My sister June is a nurse
August Wilson wrote Fences
He got 2 years in prison
We spent 3 weeks in Peru
The concert was on Friday at 8
last night at 11 somebody rang
My shift ended at 6
It has been raining since noon
The baby was born at 3:42 am
on day 5 of the trip we got lost
I can't do Thursday
no school on Monday
never on a Sunday
24 hour fitness membership
3 day weekend deals
a 2 hour movie
the 12th man in cricket
Paragraph 4, line 12
Order 5 more of those, 2 red and 3 blue
13 going on 30
I owe her 20
E7 flat minor scale
My weight this morning: 71.2
It was a Tuesday when it all began
10 minutes of silence
The early bird catches the worm every morning
He works nights at the hospital
Kids grow up in no time
summer of 69
half past drunk
Why is the sky red in the evening?
I will survive, 1978
Shops close early on Sundays
the 6 o'clock news is depressing
she said she'd come on Friday
I wonder what Monday will bring
The store's Friday hours changed
Bring back Friday's minutes
An apple a day keeps the doctor away
it's 5 o'clock somewhere
We lost 2 nil on Saturday
I usually run at 6
he'll turn 30 in March
It took until Wednesday to fix
The exam lasted from 9 to 12
Their album "Friday Night" came out
3 for 2 on all books
Twelve Monkeys starts slowly
nine times out of ten it works
the first of many
a month of Sundays
at 40 degrees, wash inside out
at 7 weeks she smiled
Seven Sundays is a play
Sunset Boulevard 8152
one in three people
1 in 5 adults
Route 66 in two weeks was tiring
B.C. 300 to A.D. 200
You had me at hello
It's now or never
tomorrow's lunch menu
My name is Tuesday
the Monday after Easter is free
The last train leaves at 23:50
rain expected tomorrow afternoon
Sale ends Sunday
Dinner is served from 7 to 9
Parking is free after 6pm
if you leave by 8 you will catch it
Summer time begins in March
The museum is closed until May

I dreamt about Friday again
Half of the team left at noon
They met every Thursday for years
You can call me any day
Two tickets for row 7, seats 8 and 9
Ruby Tuesday is my favourite song
Manic Monday on the radio
Nine Inch Nails live
One Tree Hill
Fast & Furious 7
The 39 Steps
A flat in 2 Sunday Lane
Her number ends with 10 30
The parcel weighs 3 to 5 kg
The recipe needs 45 minutes in the oven
Population 12,500 in 2020
Size: 10 by 12 by 2
Volume 7, issue 11
The odds are 10 to 1
ten to one he forgets
The law of 12 May 1998
Copyright 2021-2026
a 30 day trial
Good morning, how are you today
See you tomorrow!
Happy Friday everyone
Is it Monday already?
Tuesday was awful
On Wednesday we went home early
This time last week I was in Rome
The sun rises at 7:02
Low tide 14:20, high tide 20:35
She eats at noon
28 Days Later
it rained all weekend
tide turns at 4
flight time 7h 30
once a year at most
doors open at 7
thanks for coming on saturday
he says he'll come sunday
once every 76 years halley's comet passes
buses run every quarter of an hour
school finishes at 3.15
Preheat the oven to 180 and bake 20 minutes
Simmer for 2 to 3 hours until tender
2-3 eggs, 250 g flour, 1 tsp baking powder
Rest the dough overnight, at least 8 hours
Marinate for 1 hour, turn once, then grill 5 minutes a side
Serves 4, ready in 45 mins
Leave to cool for 10 minutes before slicing
Monday Blues – the playlist Jo made
Friday I'm in Love, The Cure
Ruby Tuesday on repeat all day
Sunday Bloody Sunday, track 1
Theresa May resigned
May I borrow the ladder
You may sit down
the sun was out
he sat by the window
March of the Penguins
an apple a day keeps the doctor away
once a day keeps the blues away
better late than never
Tomorrow never comes
Tomorrow is another day
There's always tomorrow
Yesterday all my troubles seemed so far away
Rome wasn't built in a day
one day I'll write a book
since Monday I've had a sore throat
last week was awful
Last Friday we ended up at Leila's
Two years ago we moved here
We got married on 4 June 2011
Grandpa was born on 12 March 1938
Woke at 4, couldn't get back to sleep
Left the house at 7, train was late again
Got home at 11 last night
Saw a heron on Tuesday by the canal
On Saturday we walked to Box Hill and back
This morning I burned the toast
Today was a good day
Feeling better today
Cold today, first frost
Up at 6, porridge, then two hours in the garden
Arsenal 2, Spurs 1
Won 6-4 7-5
Score at half time 2-2
Milk 1.45, bread 2.10, butter 3.20
Rent went up to 1,250 a month
Netflix 10.99 a month
£12 a week pocket money
20% off on Sundays
Happy hour 5 to 7pm
Open Mon-Fri 9am-5pm
Opening hours: Tuesday to Saturday 10 to 6, closed Sunday and Monday
Library closed on Wednesdays
Surgery hours 8.30-18.00
Bus 24 runs every 12 minutes
The 9:15 was cancelled
Train takes 2 hours 40
12 High Street, flat 3
Unit 5, 14 Sunday Road
Postcode SW1 4AB
Node 22.10 breaks the build
upgraded to 3.11.2
v2.0 shipped
iOS 18.1 drains the battery
Python 3.12 vs 3.13
Chapter 7, page 112
Genesis 1:1
Psalm 23:4
Hebrews 11:1 is Mum's verse
Blood pressure 128/82
BP 12/8 fine
weight 71.4
ran 10k in 52:30
5 x 5 squats at 80
3 sets of 12, rest 60 seconds
8 hours' sleep is a myth
Second thoughts about the blue paint
One second please
hang on a minute
back in the day
the night of the storm
Good evening, I'm writing about the flat
Many thanks for coming on Sunday
It was lovely to see you on Saturday
Hope you had a good weekend
She always rings on a Sunday
Dad used to polish his shoes every Sunday night
He practises every day for hours
I eat lunch at 1 usually
Kids need 60 minutes of exercise every day
We'll see what Friday brings
Are you free on Thursday?
What time does it start tomorrow?
Didn't you say Friday at 3?
Would have been nice to meet on Tuesday
The meeting on Monday was pointless
The parcel should have come on Thursday
Size 10, or maybe 12
Room 9, third floor
call 0800 123 4567
two spoons of sugar, 3 cloves
Paint: 2 coats, 4 hours apart
Keeps in the fridge for 3 days
Best before 12/2027
Ideas for May: Lisbon, Porto, the Azores
Black Friday is a scam
Good Friday agreement, 1998
Take one tablet twice a day with food
Do not exceed 8 tablets in 24 hours
Not to be taken for more than 3 days without asking a doctor
Sunday roast was a triumph
Friday night lights
Saturday girl at the bakery is lovely
the Sunday papers
Wednesday's child is full of woe
Girl Friday
Sunshine after rain, sat on the bench
the cat sat on the mat
Sat nav says left
sun cream, hats, towels
may contain nuts
Second hand bike, 80 quid ono
third time lucky
first things first
In 5 minutes he'd eaten the lot
in no time at all
half an hour late as usual
24/7 chemist on the corner
9 to 5 job
1984 by Orwell
7 Up, crisps, two bags of ice
3-in-1 oil
4x4 parking permit number 0312
Beethoven's 9th
Henry the 8th
Boeing 737, seat 14C
A4 paper, 500 sheets
born 3.6 kg at 04:12
lap times 1:32, 1:30, 1:29
1st: Mara, 2nd: Joel, 3rd: Isa
On day 3 the fever broke
Week 4: base layer done
Mon: eggs. Tue: soup. Wed: leftovers.
The shop said it'd be two weeks, it took five
We never got the Monday delivery
the wifi password is sunday2026
Every time I sneeze the dog barks
He scored 30 in the second half
Preheat oven to 350 and bake 45 min until golden
Serves 6, prep 20 min, cook 1 hr 10 min
the museum is open 10 to 6 except Mondays
Office hours Tue 2-4pm, room 310
dob 03/14/1988
She turned 40 on Saturday
Last checked on Nov 3 at 4:15pm
Ask May if she wants the blue one
the sun sets so early now
I sat next to Priya
We should march on
Friday I'm in Love - The Cure
Ruby Tuesday, Manic Monday, Sunday Bloody Sunday
1 lb ground beef, 2 cans beans, 8 oz cheese
Ran 5:42 per mile
final score 21-17
Dow was down 3.5 today
bought for 12.50, sold at 18
Toddler naps from 1 to 3
She works nights
He's usually late on Mondays
the meeting yesterday ran until 6
I was up at 5 this morning
Woke up at 3am again
v5.12 fixed the bug from 5.10
Ticket #1130 is still open
Gate B12, seat 14C
1425 W 9th St apt 4
zip 60614
page 9 to 12 of the manual
8 for 10 on free throws
it was 9 degrees
Route 66, exit 24
The 5th Element and 12 Monkeys
24 hours in a day
Took 2 hours to fix the sink
a 30 minute walk along the river
Rent went up 50 a month
Netflix is 15.49 a month
milk lasts 7 days once opened
best before 12/2027
She has been here since October
I've had this car since March 2019
Windows 11 vs Windows 10
Blood type O, weight 165, height 5 10
No one works on Sunday
In the evening light the house looked pretty
good morning everyone
one day we will move to Spain
dosage: 5 ml twice
we met back in June
the December issue has a good article
Thanksgiving leftovers are the best
they usually close around 9
at 7 he could already read
What time does the game start tomorrow?
not sure if Friday works
Anne said she was free on Thursday
a five o'clock shadow
10 minutes late as always
iPhone 16 Pro 256 for 999
Friday's child is loving and giving
The 8:15 is always packed
Big Ben struck twelve
Two out of five dentists agree
He plays on Sundays for the second team
It was a quarter to six when she rang
Gluten free pasta, 500g, 3 for 2
Sizes 8 to 14 in stock
Mar 2019 - Jun 2021: barista
Meeting notes 12/11: Ben presented the figures
Deadline was last Friday
Opening times 9-5, closed Sun
Checkout by 11, check-in from 3
Happy hour 5 to 7
the 3pm slump is real
a 9 to 5 job
the night before Christmas
Midnight Cowboy, Twelve Monkeys, Groundhog Day
48 hours, 3 locations, 1 camera
walked 12 km in 2 h 20
Battery lasts 8 hours
The kettle takes 3 minutes
Put in fridge for 2 hours, then roll out
Leave to rise overnight
Knead for ten minutes and rest for an hour
the flight was delayed by 3 hours
born on a Tuesday
my first day at school was in September
It snowed in April
a Sunday afternoon kind of feeling
Monday blues
see you soon
have a great weekend!
same time next year
any day now
she never answers before 10
they moved here in May
May I ask who is calling
the second of three sisters
I have a second job
Invoice 2026-11 paid
Order no 20261118
Psalm 23, Luke 2:1-20
Model 3, Series 5, Class 7
1984 by George Orwell
9 lives
Level 42, U2, Maroon 5
sat nav is broken
sun cream factor 30
Wed in Vegas, divorced in Reno
from dusk till dawn
the evening paper
Monday to Friday he stays in London
I used to swim every morning
Dr Friday and Mrs March
what day is the 24th?
whether they come on Saturday is unclear
the talk on Thursday got cancelled
Steve never works Fridays
We might go on Saturday
24 Nov was his birthday, we had cake
it'll be dark by 5
Aldi closes at 10
The last bus goes at 11.40pm
12 noon is the same as 12 pm
the recipe says 3 hours in a low oven
Chelsea vs Arsenal 2-2 at half time
my flight back in March was awful
50 first dates
that 70s show
Sunday league results: 4-1
bought it second hand for 20
there were 3 of us on Friday
they got married in the summer of 2018
shipping takes 5 to 7 days
due to rain the match was off
Thursday Murder Club, page 112
The store on 5th is cheaper
warranty 24 months from purchase
I hate getting up early
15 minutes of fame
each of the 4 teams
works 9 to 6 at the bank
last train is 23:10
He swims every day
5ft 10 and 80 kg
Tomorrow never knows
Friday is casual day at his office
May contain nuts
sold out until March
half past nothing
It usually snows in January
the Sunday papers were full of it
a Friday the 13th movie
Nine to Five is a great song
10 of us went
sales rose 12 percent in May
He'll be 60 in June
3 nights in Rome, 2 in Naples
Wednesday is a show about the Addams daughter
lap time 1:42.3
sat on my glasses again
the second half starts slow
at 30 you should know better
between 9 and 10 people came
we close at 6 on Sundays
by the time I got there it was 8
no sugar before 12
The 4 o'clock news is over
Sat navs for sale
He proposed on a Sunday in June
mum's birthday was on Saturday
Only 3 days left
she lives two doors down at number 9
a table for six
two for tuesday pizza deal
the 10 am service was packed
first, second and third prizes
We used to meet every Friday at 6
I slept till 11
bread rises for 90 minutes
nobody came on Monday
Apollo 11, Ocean's 8
5 a day
the sun comes up at 7
flat 3, 20 Mar Street
open Sat 9-1
this time tomorrow by the Kinks
about 5 or 6 of them
January blues again
oven at 180, 25 minutes, then foil off for 10
wifi code for the cottage: friday1407
Sunday roast recipe from Mel
the 7.15 was cancelled again, so annoyed
books to read: Tuesdays with Morrie, Twelfth Night
Zara size 10, 32 leg
May said her sister loved the candle
we saw the whales on the third morning in Kaikoura
shoe shop next to Monday's cafe
parking bay 9, level 4
Friday I'm in Love - Cure, track 3
blood results: 5.4, 120 over 80
Nell took her first steps yesterday at 4!!
last night at ten the power went
flat 12, 8 Noon Street
paint: 2 coats morning mist, 1 coat midnight
bridesmaids in sage, 6 of them
the number 10 bus stops outside
Black Friday haul was £64
idea: a novel set in one day in 1974
April's kids are 4, 6 and 9
passcode 2030 for the alarm
Weekly wages back then were 12 shillings
I never sleep well on Sundays
Ben ran it in 21:40, pb by 12 seconds
tea towels x 6, napkins x 12
he's always late, even for dinner
Year 5 maths: 3/4 of 24
the morning light in that kitchen
Saturday kitchen tv show lentil thing
she turned 40 in March
quote for the fence: 1,150 + vat
two weeks in Crete would cost 2100 each
monthly cost of the gym was too much
Mum's story about the winter of 63
things that went well today
12 angry men, 8 mile, 21 grams
the day after we got back the boiler died
Route 5 then left at mile 12
sun cream factor 30, 3 bottles
Thursday Murder Club book 2
half a lemon, quarter of an onion
Every day he wrote one line to her
May Day bank holiday was a washout
seat 14 by the window, coach C
nothing is open round here on Sundays
Lyrics: see you in the morning, when the night is gone
the kids broke up on the 18th last year
my score 8 to 6, lost in the third
interview went ok, they asked about the 2019 job
wd40, 9v battery, 5 amp fuse
moved in on 3 June 2021
Mocktails: sunrise, tomorrow's mule
breakfast cereal with no sugar, dinner rolls
there are 52 weeks and I've used 3
why do weekends feel so short
Night nurse or day nurse? Either
Ch. 11 pages 8-10 made me cry
one fine day, one direction
the noon gun in Cape Town was so loud
marinade overnight, grill 12 mins a side
the 9.30 crowd at yoga are louder
Ed's number ends 0800
eight sleeps with the old duvet, never again
March of the penguins with the kids
a week's wages on a dress!!
he proposed at midnight on a bridge
Easter was late that year
Lane 4, heat 3, 31.08
Just found out June's due a grandchild
coffee 12oz, 2 sugars, extra shot 50p
every cloud etc
noon is the cat's name
half term was bliss
dad's watch stopped at ten past three
Season 2 episode 10 is the best
my worst mark: 11 out of 30
Fri-yay mug for Tina
24 hour deodorant doesn't work
sunday best shirt has a hole
daily mail crossword 7 down: ORIOLE
lived there for 3 years and 2 months
two nights at the lodge came to 210
weekend bag, blue, 40l
germinates in 10 days
Closed Wednesday afternoon
photos of Sunday
High Noon
PR: squat 100 kg on saturday
resting heart rate 58 this morning
sunset is at 5:52 today
rain on tuesday
at 2nd and Main
The day after tomorrow was a good movie
friday not thursday: pick up cake
about 5 of us
dont come tomorrow
wouldnt it be nice to leave at 4
nan rings me every sunday without fail
room 9.30 second floor
is the pool open on sunday at 5
but if the boiler goes again on sunday
Leeds 2-1 Derby on Saturday
new 10k best 19:40
In December the sun sets at 4 here
Watched The Late Show, then Saturday Night Takeaway
high of 12 tomorrow, low of 4
Wish I had gone to bed at 10
as a kid I rowed every Sunday at 6
On Mon, 16 Nov 2026 at 18:40, Ravi Nair wrote:
2026-11-17 09:00:03 ERROR worker 3 lost its connection
Sent from my phone on Friday at 5
Grandpa was born on 4 December 1931 in Cork
Bake for 25 minutes, turn the tin after 10
The armistice took effect at 11 am on 11 November
Slept badly, up at 4, coffee at 5
Milk delivery is always before 7 on weekdays in our street
Battery lasts two days and charges in 40 minutes
She told me the party had been on Saturday at 8
Apparently their daughter starts school at 8 every day now
What about Thursday at 3?
Are you free tomorrow at 5
We never eat out on Fridays
I don't work on Tuesday mornings anymore
No trains run on 25 December
Six tickets at 9 dollars each
Final: Leeds 3, Hull 2 after extra time on Saturday
Kickoff was moved to 8:15 pm because of fog
Her number is 0161 496 0018, ext. 9
Flat 9, 17 May Road, Bristol
Midnight's Children, Rushdie, finished it on a Sunday
The Man Who Was Thursday is a strange book
Listening to Ruby Tuesday and Blue Monday on repeat
Gone in 60 Seconds is on the list of films
Release 26.11 comes with faster sync
They have been married since 12 June 1998
Open Mon to Sat 9 to 5, Sun 11 to 4
The surgery is closed every Wednesday afternoon
Tides: high 6:12 am, low 12:31 pm
Tomorrow's forecast: 14 degrees, sun by noon
The recipe says to let it rest until the next morning at 8
Rome was not built in a day
The bakery sells out by 10 on Saturdays
Bus 9 leaves from stop 4 every 20 minutes
My brother goes fishing every Sunday at 5 am
If the parcel isn't here by Friday I'll complain
He promised he would call at 6, he didn't
I had rather not go on Friday at all
Quarter past eight was too early for the kids
Warranty: two years from 20 November 2025
Invoice 2026-11-30, total 240.00
The museum in Lyon is free on the first Sunday of each month
Flight time is 9 hours, we land at 5 local time
Chapter 3 takes place on Friday at midnight in Venice
It takes 5 days for the paint to cure
Everyone on the team hated the Monday 9 am standups
[18:40] Ann: ok see you there
Receipt 17/11/2026 14:32 card payment 12.40
Thanks for coming on Friday
Thank you so much for Sunday at 3
Sorry I missed your call at 9
It was nearly midnight when we got in
Dolly Parton sings Nine to Five
They work nine to five
Headline: strikes on Monday hit commuters
Her contract ends in March like everyone's
We used to meet every Friday at the pub
My gran swears by a walk every morning at 7
No idea if he is coming on Tuesday
I forgot that the shop closes at 6 on Sundays
Last seen today at 14:05
Updated Monday, 10:15
Posted on Friday by Leo
Page printed on 18 November 2026 at 10:00
Weigh-in Monday 81.4
Ran 10k in 52 minutes on Sunday
Blood pressure 128 over 82 at 9 am
Simmer for 40 minutes and serve in 2 bowls
Whisk in 3 eggs, chill for 2 hours
Half of the class was ill on Thursday
Can't do Friday, can't do Saturday either
Monday is the worst day for it
Tuesday would suit me better
Do you remember the night of 3 May 2019
Wouldn't it be nice to sleep until 10 every day
He says he'll be here at 5 but he never is
Ben has football every Wednesday at 4 with his dad
The 9 o'clock news was depressing
Two for 5 on Fridays at the bakery
One day we'll laugh about that Monday
My birthday was a month ago on Friday
Dad turned 70 on 2 December last year
Was the meeting on Tuesday at 10
Wasn't it supposed to be Thursday
How many days until 25 December
Sale price 5 to 9 pounds
Arsenal 2 Chelsea 1 on Saturday
42 Friday Lane, York YO1 7HH
Since Monday the heating makes noises
From 9 to 5 she sits at a desk
"See you on Friday at 8" was all he wrote
Never go to the pool on Sundays
Anna has her piano on Thursdays at 4
Our neighbour leaves for work at 6 every day
Watched High Noon and 12 Monkeys
Finished A Man Called Ove on Sunday
Version 2.10 came out on 3 December
Call centre: 0800 10 12 2026
Six months on, nothing has changed
Every day they say it will be fixed tomorrow
It has been raining every evening at 6
The train takes 3 hours
Stamp duty rises on 1 April
We might move on Friday
I would have gone on Saturday at 2
Due to fog flights were late until 10 am
Two weeks in Spain were enough
We met on a Tuesday in 2009
They got engaged last Christmas Eve at midnight
Only 3 seats left for Friday
Tickets for Saturday are sold out
Is Monday a holiday
Did Ben say Thursday or Friday
Nobody eats dinner at 5 here
My alarm failed again at 6
Our bins are emptied on Wednesdays
The cleaner comes every second Tuesday to the office upstairs
Mum's recipe: 200 g flour, 2 eggs, oven at 180 for 35 minutes
In 1969 on 20 July they landed
Track 4: Friday I'm in Love
Novel idea: a town where it is always Sunday at 3
Apollo 13 was on TV at 8
Chapter 12, verse 5
He was 7 minutes late
Kids under 5 go free on Sundays
PIN 2027, locker 19
A bird in the hand by noon
Rosa was there from 9 to 11 on Saturday
Born on the Fourth of July was sad
it had closed by Friday
Not on Thursday please
Dogs must be on leads until 30 September
Jazz on Fridays is her thing
my neighbour mows the lawn every sunday at 7am and i hate him
Q: what time is it in Tokyo when it's 6pm here
Take 2 tablets for 5 days
Each box of 12 costs 9.50
Room 4 at 10 Downing Street
Since 5 May I have slept better
`;

export const englishTable = { phrases, others };
