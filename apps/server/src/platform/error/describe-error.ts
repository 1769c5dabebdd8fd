const MAX_LENGTH = 500;
const MAX_SENTENCES = 3;

/** Tokens and keys are longer than this; ids are shorter. */
const LONG_SECRET = /[\w-]{40,}/g;
const URL_CREDENTIALS = /\/\/[^\s/@]+@/g;
const NAMED_SECRET = /\b(token|password|pass|pin|secret|key)=[^\s&"']+/gi;

/** Formats an error and its causes as one line that is safe to store: secrets are removed. */
export const describeError = (error: unknown): string => {
  const sentences = [sentenceOf(error)];
  for (let cause = causeOf(error); cause != null && sentences.length < MAX_SENTENCES; cause = causeOf(cause)) {
    sentences.push(sentenceOf(cause));
  }
  return hideSecrets(sentences.join(' < '))
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .slice(0, MAX_LENGTH);
};

/** Replaces everything that looks like a secret. */
export const hideSecrets = (text: string): string =>
  text.replace(URL_CREDENTIALS, '//[hidden]@').replace(NAMED_SECRET, '$1=[hidden]').replace(LONG_SECRET, '[hidden]');

const sentenceOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

const causeOf = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined);
