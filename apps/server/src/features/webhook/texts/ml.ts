import type { WebhookTexts } from '../texts.ts';

export const ml: WebhookTexts = {
  'reminder.rang': 'ഒരു റിമൈൻഡർ മുഴങ്ങുന്നു',
  'note.created': 'ഒരു പിൻഅപ്പ് ഉണ്ടാക്കി',
  'note.updated': 'ഒരു പിൻഅപ്പ് മാറ്റി',
  'note.deleted': 'ഒരു പിൻഅപ്പ് ഡിലീറ്റ് ചെയ്തു',
  test: 'വെബ്ഹുക്കുകൾ ഈ ഫോണിൽ എത്തുന്നുണ്ട്.',
  open: 'പിൻഅപ്പ് തുറക്കുക',
};
