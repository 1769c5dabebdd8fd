import type { MailTexts } from '../texts.ts';

export const fil: MailTexts = {
  locale: 'fil-PH',
  greeting: 'Kumusta {name},',
  namelessGreeting: 'Kumusta,',
  linkHint: 'Kung hindi bumukas ang button, kopyahin ang link na ito sa browser mo:',
  tagline: 'I-pin ang Buhay, Bumuo ng Alaala',
  footer: 'Natanggap mo ang email na ito dahil ginamit sa PinLife ang address na ito.',
  templates: {
    verify: {
      subject: 'I-verify ang email mo para sa PinLife',
      heading: 'Isang hakbang na lang',
      paragraphs: [
        'Welcome sa PinLife. I-verify na sa iyo ang address na ito, saka mag-log in at i-pin ang una mong note.',
      ],
      button: 'I-verify ang email',
      notes: [
        'Isang beses lang gagana ang link, sa loob ng {hours} oras. Kung hindi ka nag-sign up, huwag pansinin ang email na ito: walang mangyayari.',
      ],
    },
    reset: {
      subject: 'I-reset ang password mo sa PinLife',
      heading: 'Pumili ng bagong password',
      paragraphs: ['Hiniling mong i-reset ang password ng PinLife account mo. Sundan ang link para pumili ng bago.'],
      button: 'I-reset ang password',
      notes: [
        'Isang beses lang gagana ang link, sa loob ng {minutes} minuto. Kung hindi mo ito hiniling, huwag pansinin ang email na ito: hindi magbabago ang password mo.',
      ],
    },
    'password-changed': {
      subject: 'Napalitan ang password mo sa PinLife',
      heading: 'Napalitan ang password mo',
      paragraphs: [
        'Napalitan ang password ng PinLife account mo noong {time}, at na-log out ang iba mong device.',
        'Kung ikaw ang gumawa nito, wala ka nang kailangang gawin. Kung hindi, i-reset agad ang password mo: ila-log out nito ang lahat ng device.',
      ],
      button: 'I-reset ang password',
      notes: [],
    },
    'password-was-reset': {
      subject: 'Na-reset ang password mo sa PinLife',
      heading: 'Na-reset ang password mo',
      paragraphs: [
        'Na-reset ang password ng PinLife account mo noong {time}. Na-log out ang lahat ng device, at walang makakapag-log in gamit ang PIN hangga’t hindi ka nagtatakda ng bago sa mga setting.',
        'Kung ikaw ang gumawa nito, wala ka nang ibang kailangang gawin. Kung hindi, i-reset ulit agad ang password mo.',
      ],
      button: 'I-reset ang password',
      notes: [],
    },
    reminder: {
      subject: 'Paalala: {title}',
      heading: '{title}',
      paragraphs: ['{time}', '{message}'],
      button: 'Buksan ang pinup',
      notes: [
        'Nakakatanggap ka ng paalala sa email kapag walang maabot sa mga device mo. Puwede mo itong i-off sa mga setting.',
      ],
    },
    'pin-changed': {
      subject: 'Napalitan ang PIN mo sa PinLife',
      heading: 'Napalitan ang PIN mo',
      paragraphs: [
        'Napalitan noong {time} ang PIN para sa mabilis na pag-log in sa PinLife account mo, at na-log out ang iba mong device.',
        'Kung ikaw ang gumawa nito, wala ka nang kailangang gawin. Kung hindi, i-reset agad ang password mo: ila-log out nito ang lahat ng device. Pagkatapos, magtakda ng bagong PIN sa mga setting.',
      ],
      button: 'I-reset ang password',
      notes: [],
    },
    invitation: {
      subject: 'Iniimbitahan ka sa PinLife',
      heading: 'Iniimbitahan ka',
      paragraphs: ['Iniimbitahan ka ng nagpapatakbo ng isang PinLife: lugar para sa mga note at paalala mo.'],
      button: 'Gumawa ng account',
      notes: [
        'Para sa address na ito ang imbitasyon at hanggang {time}. Kung ayaw mo, huwag pansinin ang email na ito: walang mangyayari.',
      ],
    },
    suspended: {
      subject: 'Sinuspinde ang PinLife account mo',
      heading: 'Sinuspinde ang account mo',
      paragraphs: [
        'Sinuspinde ng nagpapatakbo ng PinLife na ito ang account mo noong {time}. Na-log out ang lahat ng device, sarado ang mga ibinahaging link mo, at walang tutunog.',
        'Walang binura. Hilingin sa nagpapatakbo ng PinLife na ito na papasukin kang muli.',
      ],
      button: 'Pumunta sa PinLife',
      notes: [],
    },
    'let-in': {
      subject: 'Bukas na ulit ang PinLife account mo',
      heading: 'Makakapasok ka na ulit',
      paragraphs: [
        'Pinapasok kang muli ng nagpapatakbo ng PinLife na ito noong {time}. Mag-log in ulit: nasa lugar pa rin ang lahat.',
      ],
      button: 'Mag-log in',
      notes: [],
    },
    'deletion-set': {
      subject: 'Buburahin ang PinLife account mo',
      heading: 'Buburahin ang account mo',
      paragraphs: [
        'Ipinabubura ng nagpapatakbo ng PinLife na ito ang account mo. Sarado na ito ngayon, at sa {time} ay mawawala ito kasama ang lahat ng laman.',
        'Kung gusto mo itong manatili, sabihin sa nagpapatakbo ng PinLife na ito bago iyon.',
      ],
      button: 'Pumunta sa PinLife',
      notes: [],
    },
    'account-kept': {
      subject: 'Mananatili ang PinLife account mo',
      heading: 'Mananatili ang account mo',
      paragraphs: [
        'Buburahin sana ang account mo. Binawi iyon ng nagpapatakbo ng PinLife na ito noong {time}: walang binura.',
      ],
      button: 'Mag-log in',
      notes: [],
    },
    'operator-made': {
      subject: 'Ikaw na ang nagpapatakbo ng PinLife na ito',
      heading: 'Ikaw ang nagpapatakbo',
      paragraphs: [
        'Mula {time}, ikaw ang nagpapasya kung sino ang makakapasok, at nakikita mo kung maayos ang PinLife na ito. Sa mga tao pa rin ang isinusulat nila: walang makakabasa nito.',
        'Nasa mga setting ito, sa ilalim ng “Ang PinLife na ito”.',
      ],
      button: 'Buksan ang mga setting',
      notes: [],
    },
    'backup-failed': {
      subject: 'Nabigo ang backup ng PinLife na ito',
      heading: 'Nabigo ang backup',
      paragraphs: [
        'Nabigo noong {time} ang nakatakdang backup. Susubukan ulit ito sa loob ng isang oras, at muli hanggang sa susunod na gabi.',
        'Sa server, sinasabi ng “npm start -- doctor” kung ano ang mali.',
      ],
      button: 'Buksan ang Settings',
      notes: [],
    },
    'mail-test': {
      subject: 'Isang mail na pagsubok ng PinLife na ito',
      heading: 'Gumagana ang mail',
      paragraphs: [
        'Hiningi mo ang mail na ito noong {time}, para makita kung makakapagpadala ang PinLife na ito. Kaya nito: wala kang kailangang gawin.',
      ],
      button: 'Buksan ang Settings',
      notes: [],
    },
    'operator-removed': {
      subject: 'Hindi na ikaw ang nagpapatakbo ng PinLife na ito',
      heading: 'Hindi na ikaw ang nagpapatakbo',
      paragraphs: [
        'Mula {time}, hindi na ikaw ang nagpapasya kung sino ang makakapasok. Hindi nagbago ang account at mga note mo.',
      ],
      button: 'Pumunta sa PinLife',
      notes: [],
    },
  },
  notices: {
    'token-made': {
      subject: 'May ginawang access token',
      text: 'Ginawa ang access token na “{about}” noong {time}. Naaabot nito ang PinLife account mo nang wala ang password mo.',
    },
    'token-removed': {
      subject: 'May tinanggal na access token',
      text: 'Tinanggal ang access token na “{about}” noong {time}. Hindi na makakapasok ang anumang gumamit nito.',
    },
    'passkey-added': {
      subject: 'May idinagdag na passkey',
      text: 'Idinagdag ang passkey na “{about}” sa iyong PinLife account noong {time}. Sinumang may hawak ng device na iyon ay makaka-log in gamit ito, nang wala ang password mo. Maaari mo itong alisin sa Settings.',
    },
    'passkey-removed': {
      subject: 'May inalis na passkey',
      text: 'Inalis ang passkey na “{about}” sa iyong PinLife account noong {time}. Wala nang makaka-log in gamit ito.',
    },
    'oidc-connected': {
      subject: 'Ikinonekta ang account mo sa {about}',
      text: 'Ikinonekta ang iyong PinLife account sa {about} noong {time}. Ang mag-log in doon bilang ikaw ay makakapasok dito nang walang password mo. Puwede mo itong idiskonekta sa Settings.',
    },
    'oidc-disconnected': {
      subject: 'Idiniskonekta ang account mo sa {about}',
      text: 'Idiniskonekta ang iyong PinLife account sa {about} noong {time}. Wala nang makaka-log in gamit ito.',
    },
    'two-step-on': {
      subject: 'Naka-on na ang dalawang-hakbang na pag-log in',
      text: 'In-on ang dalawang-hakbang na pag-log in para sa PinLife account mo noong {time}. Mula ngayon, hihingin ang code ng authenticator app mo pagkatapos ng password o PIN.',
    },
    'two-step-off': {
      subject: 'Naka-off na ang dalawang-hakbang na pag-log in',
      text: 'In-off ang dalawang-hakbang na pag-log in para sa PinLife account mo noong {time}. Sapat na ang password o PIN, at natapos na ang mga recovery code mo.',
    },
    'two-step-reset': {
      subject: 'Na-reset ang dalawang-hakbang na pag-log in',
      text: 'In-off ng nagpapatakbo ng PinLife na ito ang dalawang-hakbang na pag-log in ng account mo noong {time}, dahil may humiling. I-on ulit ito sa mga setting.',
    },
    'recovery-codes-made': {
      subject: 'May ginawang bagong mga recovery code',
      text: 'Gumawa ng bagong mga recovery code para sa PinLife account mo noong {time}. Natapos na ang mga luma.',
    },
    'recovery-code-used': {
      subject: 'May ginamit na recovery code',
      text: 'May nag-log in sa PinLife account mo gamit ang recovery code noong {time}. Natitirang code: {about}.',
    },
    'webhook-made': {
      subject: 'May idinagdag na webhook',
      text: 'Mula {time}, tinatawag ng PinLife ang “{about}” kapag may nangyari sa mga pinup mo. Kung hindi mo kilala ang address na ito, alisin ito sa mga setting, sa Mga app at kalendaryo.',
    },
    'webhook-removed': {
      subject: 'May inalis na webhook',
      text: 'Inalis ang webhook na “{about}” noong {time}. Hindi na ito tinatawag.',
    },
    'webhook-rests': {
      subject: 'Nagpapahinga ang isang webhook',
      text: 'Limang beses na hindi naabot ang “{about}” sa loob ng isang oras, huli noong {time}. Hindi ito tatawagin hangga’t hindi mo ito sinisimulan ulit sa mga setting, sa Mga app at kalendaryo.',
    },
  },
  noticeAdvice:
    'Kung ikaw ang gumawa nito, wala ka nang kailangang gawin. Kung hindi, i-reset agad ang password mo: ila-log out nito ang lahat ng device at tatapusin ang lahat ng token.',
};
