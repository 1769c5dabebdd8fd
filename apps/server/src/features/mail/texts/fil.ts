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
  },
};
