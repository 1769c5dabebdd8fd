import { MINUTE_SECONDS } from '@pinlife/contract/durations';
import type { LanguageCode } from '@pinlife/contract/languages';
import type { PageAnswer, Visitor } from '../../../http/public-pages.ts';
import { addressSubject } from '../../../platform/caller/address-subject.ts';
import type { AppError } from '../../../platform/error/app-error.ts';
import type { Pacer } from '../../../platform/load/pacer.ts';
import { isTooMany } from '../../../platform/load/too-many.ts';
import { createPage, type Page } from '../../../platform/page/page.ts';
import { chooseLanguage } from '../page/language.ts';
import type { Frame } from '../page/layout.ts';
import { type PassphraseState, writeFailedPage, writeGonePage, writePassphrasePage } from '../page/placeholder-page.ts';

export type PlaceholderPages = ReturnType<typeof createPlaceholderPages>;

/** Pages in place of a shared page: not found, passphrase needed, or temporarily failed. */
export const createPlaceholderPages = (frame: Frame, countUnknown: Pacer) => {
  const written = new Map<string, Page>();
  const get = (kind: string, language: LanguageCode, write: () => string): Page => {
    const key = `${kind} ${language}`;
    const page = written.get(key) ?? createPage(write());
    written.set(key, page);
    return page;
  };

  const gone = ({ acceptLanguage }: Visitor, status: 404 | 429, retryAfterSeconds?: number): PageAnswer => {
    const language = chooseLanguage(acceptLanguage);
    return { status, page: get('gone', language, () => writeGonePage(frame, language)), retryAfterSeconds };
  };

  const passphrase = ({ acceptLanguage }: Visitor, state: PassphraseState, answer: Omit<PageAnswer, 'page'>) => {
    const language = chooseLanguage(acceptLanguage);
    const write = () => writePassphrasePage(frame, language, state);
    // Pages with a waiting time are too many to cache.
    const page = typeof state === 'string' ? get(state, language, write) : createPage(write());
    return { ...answer, isUncacheable: true, page };
  };

  return {
    /** Not found; 429 for addresses that ask for too many unknown links. */
    unknown(visitor: Visitor): PageAnswer {
      try {
        countUnknown(addressSubject(visitor.address));
      } catch (error) {
        if (!isTooMany(error)) throw error;
        return gone(visitor, 429, error.retryAfterSeconds);
      }
      return gone(visitor, 404);
    },

    /** For media of a page, which are not counted. */
    gone: (visitor: Visitor): PageAnswer => gone(visitor, 404),

    askPassphrase: (visitor: Visitor): PageAnswer => passphrase(visitor, 'asked', { status: 200 }),
    refusePassphrase: (visitor: Visitor): PageAnswer => passphrase(visitor, 'wrong', { status: 403 }),
    closePassphrase(visitor: Visitor, retryAfterSeconds: number): PageAnswer {
      const waitMinutes = Math.max(1, Math.ceil(retryAfterSeconds / MINUTE_SECONDS));
      return passphrase(visitor, { waitMinutes }, { status: 429, retryAfterSeconds });
    },

    failed({ acceptLanguage }: Visitor, { status, retryAfterSeconds }: AppError): PageAnswer {
      const language = chooseLanguage(acceptLanguage);
      const page = get('failed', language, () => writeFailedPage(frame, language));
      return { status: status === 503 || status === 429 ? status : 500, page, retryAfterSeconds };
    },
  };
};
