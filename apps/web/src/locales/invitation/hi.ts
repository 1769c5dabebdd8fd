import type { LateTexts } from '../locale.ts';

export const texts: LateTexts<'invitation'> = {
  closed: 'यह PinLife फ़िलहाल नए लोगों को नहीं ले रहा।',
  byInvitation: 'यह PinLife न्योते से खुलता है।',
  askForOne: 'इसे चलाने वाले से न्योता माँगें।',
  gone: 'यह न्योता (अब) कहीं नहीं ले जाता।',
  askForNew: 'नया न्योता माँगें।',
  goToLogin: 'लॉग इन पर जाएँ',
  invited: 'आपको न्योता मिला है। न्योता {date} तक चलेगा।',
  sentHere: 'न्योता इसी पते पर भेजा गया था',
};
