import type { LateTexts } from '../locale.ts';

export const texts: LateTexts<'secondStep'> = {
  back: 'लॉग इन पर वापस',
  title: 'बस एक क़दम और',
  text: 'अपने ऑथेंटिकेटर ऐप के छह अंक डालें।',
  code: 'कोड',
  trust_one: 'इस डिवाइस पर {count} दिन तक न पूछें',
  trust_other: 'इस डिवाइस पर {count} दिन तक न पूछें',
  submit: 'आगे बढ़ें',
  useRecovery: 'रिकवरी कोड से',
  useApp: 'ऑथेंटिकेटर ऐप से',
  recoveryCode: 'रिकवरी कोड',
  recoveryText: 'जो कोड आपने सँभाल कर रखे हैं, उनमें से एक डालें।',
  once: 'हर कोड एक बार काम करता है',
  tooMany: 'बहुत सारी कोशिशें हुईं। {wait} बाद फिर कोशिश करें, या रिकवरी कोड डालें।',
  tooManyRecovery: 'बहुत सारी कोशिशें हुईं। {wait} बाद फिर कोशिश करें, या दूसरा तरीक़ा चुनें।',
  failed: 'यह काम नहीं किया। फिर कोशिश करें',
  in_one: 'लॉग इन हो गया। {count} रिकवरी कोड बचा है',
  in_other: 'लॉग इन हो गया। {count} रिकवरी कोड बचे हैं',
};
