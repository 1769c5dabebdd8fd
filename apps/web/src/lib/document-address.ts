import { defaultLanguage, type LanguageCode } from '@pinlife/contract/languages';

/** English documents stand at `/docs/` itself, others below their code. */
export const documentAddress = (language: LanguageCode, name: string, kind: 'html' | 'pdf'): string =>
  `/docs/${language === defaultLanguage ? '' : `${language}/`}${name}.${kind}`;
