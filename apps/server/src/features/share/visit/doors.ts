import type { LanguageCode } from '@pinlife/contract/languages';
import type { PageAnswer, Visitor } from '../../../http/public-pages.ts';
import { addressSubject } from '../../../platform/caller/address-subject.ts';
import type { AppError } from '../../../platform/error/app-error.ts';
import type { Pacer } from '../../../platform/load/pacer.ts';
import { isTooMany } from '../../../platform/load/too-many.ts';
import { type PassphraseState, writeFailedPage, writeGonePage, writePassphrasePage } from '../page/door-page.ts';
import { chooseLanguage } from '../page/language.ts';
import type { Frame } from '../page/layout.ts';
import { createPage, type Page } from '../page/page.ts';

const MINUTE_SECONDS = 60;

export type Doors = ReturnType<typeof createDoors>;

/** What stands in place of a page: nothing there, a passphrase first, or not at this moment. */
export const createDoors = (frame: Frame, countUnknown: Pacer) => {
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
    // Those that say how long to wait are too many to keep.
    const page = typeof state === 'string' ? get(state, language, write) : createPage(write());
    return { ...answer, isFleeting: true, page };
  };

  return {
    /** Whoever comes to too many of them is told so. */
    unknown(visitor: Visitor): PageAnswer {
      try {
        countUnknown(addressSubject(visitor.address));
      } catch (error) {
        if (!isTooMany(error)) throw error;
        return gone(visitor, 429, error.retryAfterSeconds);
      }
      return gone(visitor, 404);
    },

    /** For what is part of a page, and not counted. */
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
