import { defaultLanguage, type LanguageCode } from '@pinlife/contract/languages';

const endings = { html: '.html', pdf: '.pdf', phone: '-phone.pdf' } as const;

/** English documents are at `/docs/`, others below their language code. */
export const documentAddress = (language: LanguageCode, name: string, kind: 'html' | 'pdf' | 'phone'): string =>
  `/docs/${language === defaultLanguage ? '' : `${language}/`}${name}${endings[kind]}`;
