import type { LateTexts } from '../locale.ts';

export const texts: LateTexts<'invitation'> = {
  closed: 'ഈ PinLife ഇപ്പോൾ പുതിയ ആളുകളെ എടുക്കുന്നില്ല.',
  byInvitation: 'ഈ PinLife ക്ഷണമുള്ളവർക്കായി തുറന്നിരിക്കുന്നു.',
  askForOne: 'ഇതു നടത്തുന്നയാളോട് ഒന്നു ചോദിക്കുക.',
  gone: 'ഈ ക്ഷണം (ഇനി) എങ്ങോട്ടും നയിക്കുന്നില്ല.',
  askForNew: 'പുതിയതൊന്നു ചോദിക്കുക.',
  goToLogin: 'ലോഗിനിലേക്കു പോകുക',
  invited: 'നിങ്ങൾക്ക് ക്ഷണമുണ്ട്. {date} വരെ അതു നിലനിൽക്കും.',
  sentHere: 'ക്ഷണം അയച്ചത് ഈ വിലാസത്തിലേക്കാണ്',
};
