import type { LanguageCode } from '@pinlife/contract/languages';

type Translated = Exclude<LanguageCode, 'el'>;

/** Words that are the same in English and in the language itself. Everything else that is the same was forgotten. */
export const cognates: Record<Translated, readonly string[]> = {
  de: ['Code', 'Link', 'PIN', 'Web', 'Website'],
  fil: [
    '{count} pinup',
    'Access PIN',
    'Audio: {name}',
    'Code',
    'Coral',
    'Email',
    'Heading',
    'Home',
    'Kraft',
    'Lavender',
    'Link',
    'Marigold',
    'Mobile',
    'Note',
    'PIN',
    'Password',
    'Pinup',
    'Profile',
    'Recording {date} {time}',
    'Science fair',
    'Subheading',
    'Tagline',
    'Username',
    'Vasantha varnam',
    'Web',
    'Website',
  ],
  fr: ['Code', 'Mobile', 'Notes', 'Notifications', 'Notifications, {unread}'],
  hi: [],
  it: ['Link', 'PIN', 'Password'],
  ml: [],
};

/** Of the choices: names of sports and games that travelled with their thing. */
export const cognateChoices: Record<Translated, readonly string[]> = {
  de: [],
  fil: [],
  fr: [],
  hi: [],
  it: [],
  ml: [],
};
