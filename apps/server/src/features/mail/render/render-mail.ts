import { RESET_LINK_MINUTES, VERIFY_LINK_HOURS } from '@pinlife/contract/auth/limits';
import { bcp47, type LanguageCode } from '@pinlife/contract/languages';
import { isKnownTimezone } from '@pinlife/contract/timezone';
import {
  type AccountNotice,
  type MailTemplate,
  type MailTexts,
  mailTextOf,
  mailTexts,
  type OperatorNotice,
} from '../texts.ts';
import { type MailParts, renderHtml, renderText } from './layout.ts';

type LinkValues = { firstName: string; link: string };
type NoticeValues = LinkValues & { at: Date; timezone: string };

export type MailValues = {
  verify: LinkValues;
  reset: LinkValues;
  'password-changed': NoticeValues;
  'password-was-reset': NoticeValues;
  'pin-changed': NoticeValues;
  reminder: NoticeValues & { title: string; message: string };
  invitation: NoticeValues;
} & Record<OperatorNotice, NoticeValues> &
  Record<AccountNotice, NoticeValues & { about: string }>;

export type RenderedMail = { subject: string; html: string; text: string; link: string };

type RenderOptions<Template extends MailTemplate> = {
  language: LanguageCode;
  values: MailValues[Template];
  texts?: (language: LanguageCode) => MailTexts;
};

export const renderMail = <Template extends MailTemplate>(
  template: Template,
  { language, values, texts = mailTexts }: RenderOptions<Template>,
): RenderedMail => {
  const words = texts(language);
  const { subject, heading, paragraphs, button, notes } = mailTextOf(words, template);
  const name = presentableName(values.firstName);
  const time = 'at' in values ? formatTime(values, words.locale) : '';
  const own = {
    ...('title' in values && { title: values.title, message: values.message }),
    ...('about' in values && { about: values.about }),
  };
  const fill = (text: string) =>
    fillIn(text, { name, time, hours: `${VERIFY_LINK_HOURS}`, minutes: `${RESET_LINK_MINUTES}`, ...own });
  const parts: MailParts = {
    lang: bcp47[language],
    subject: fill(subject),
    heading: fill(heading),
    greeting: fill(name ? words.greeting : words.namelessGreeting),
    // The text can be empty: a note may have only a title.
    paragraphs: paragraphs.map(fill).filter((text) => text !== ''),
    button,
    link: values.link,
    linkHint: words.linkHint,
    notes: notes.map(fill),
    tagline: words.tagline,
    footer: words.footer,
  };
  return { subject: parts.subject, html: renderHtml(parts), text: renderText(parts), link: values.link };
};

const fillIn = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/**
 * Anybody can sign up with somebody else's address and any name. A name with a link or an address would turn our mail
 * into advertising, so it is left out.
 */
const presentableName = (firstName: string): string => {
  const name = firstName.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return /[/\\:@<>]|\.\p{L}|^www/iu.test(name) ? '' : name;
};

/** In these languages, Intl formats date, time and zone as a phrase that does not fit into our sentences. */
const IN_PARTS = ['hi-IN', 'ml-IN'];

const formatTime = ({ at, timezone }: Pick<NoticeValues, 'at' | 'timezone'>, locale: string): string => {
  const timeZone = isKnownTimezone(timezone) ? timezone : 'UTC';
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone } as const;
  const time = { hour: 'numeric', minute: '2-digit', timeZone } as const;
  const zone = { timeZoneName: 'short', timeZone } as const;
  const say = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options);
  if (IN_PARTS.includes(locale)) {
    const zoneName = say(zone)
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value;
    // As on the screens, with the period of the day in words.
    return `${say(day).format(at)}, ${say({ ...time, dayPeriod: 'short' }).format(at)} ${zoneName}`;
  }
  // en-GB defaults to 24 hours.
  return say({ ...day, ...time, ...zone, ...(locale === 'en-GB' && { hour12: true }) }).format(at);
};
