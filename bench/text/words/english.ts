import type { LanguageWords } from './language-words.ts';

export const english: LanguageWords = {
  frequent: `the to and a of in for on is it with at be my we from that this not have by are as but or if you was they
    all will our one about up so out what when there can do he she her his time me them more get day new after before no
    two first last home good call buy take make go see week back year people work now then how over who next some need
    keep ask school book train water money house mother father friend doctor morning evening night dinner bread milk rice
    garden window letter music summer winter birthday recipe ticket meeting project number office price phone street city
    photo story idea plan list note answer question`,
  beginnings: `rain sun moon star sea sand wind snow fire water river hill stone wood grass corn milk honey butter apple
    plum egg fish bird horse sheep cow dog cat bee book news paper note word song play work school class church market
    shop home house bed bath door gate road rail foot hand head eye ear hair heart back life birth day night noon week
    work summer winter north south east west under over out up down after fore`,
  endings: `side light time house land way man men work works day days line lines mark marks room rooms book books board
    boards bank banks ball balls box boxes case cases coat coats fall falls field fields ground hold holder house keeper
    keepers lane lanes load loads maker makers master piece pieces place places port ports post posts proof shed sheds
    ship ships shore shores stand stands stone stones store stores ward wards wheel wheels wood woods yard yards`,
  stop: '.',
};
