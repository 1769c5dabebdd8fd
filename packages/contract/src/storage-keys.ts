/** Keys of localStorage and sessionStorage. */
export const storageKeys = {
  token: 'PLTOKEN',
  draft: 'pl-notes',
  comments: 'pl-comments',
  forms: 'pl-forms',
  language: 'pl-lang',
  accountLanguage: 'pl-lang-account',
  colorScheme: 'pl-color-scheme',
  push: 'pl-push',
  rung: 'pl-rung',
  person: 'pl-person',
  secondStep: 'pl-second-step',
  clockSkew: 'pl-clock-skew',
} as const;

/** The key of a person's unsaved forms: a logout of somebody else in the same tab leaves them. */
export const formsKeyOf = (person: string): string => `${storageKeys.forms} ${person}`;
