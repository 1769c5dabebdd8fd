import type { LateTexts } from '../locale.ts';

export const texts: LateTexts<'secondStep'> = {
  back: 'Bumalik sa pag-log in',
  title: 'Isa pang hakbang',
  text: 'I-type ang anim na digit mula sa authenticator app mo.',
  code: 'Code',
  trust_one: 'Huwag magtanong sa device na ito sa loob ng {count} araw',
  trust_other: 'Huwag magtanong sa device na ito sa loob ng {count} araw',
  submit: 'Magpatuloy',
  useRecovery: 'Gumamit ng recovery code',
  useApp: 'Gamitin ang authenticator app',
  recoveryCode: 'Recovery code',
  recoveryText: 'I-type ang isa sa mga code na iningatan mo.',
  once: 'Isang beses lang gumagana ang bawat isa',
  tooMany: 'Sobrang daming subok. Subukan ulit makalipas ang {wait}, o gumamit ng recovery code.',
  tooManyRecovery: 'Sobrang daming subok. Subukan ulit makalipas ang {wait}, o gumamit ng ibang paraan.',
  failed: 'Hindi gumana iyon. Subukan ulit',
  in_one: 'Nakapasok ka na. {count} recovery code ang natitira',
  in_other: 'Nakapasok ka na. {count} na recovery code ang natitira',
};
