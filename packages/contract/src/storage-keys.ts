/** Names under which the browser keeps things. */
export const storageKeys = {
  token: 'PLTOKEN',
  draft: 'pl-notes',
  language: 'pl-lang',
  colorScheme: 'pl-color-scheme',
  push: 'pl-push',
} as const;
