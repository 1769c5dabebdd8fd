import { usernameSchema } from '@pinlife/contract/auth/schema';
import { defaultPublicProfile, type PublicPart } from '@pinlife/contract/user/public-profile';
import type { Reader } from '../../../db/pool.ts';
import type { PublicPages } from '../../../http/public-pages.ts';
import { addressSubject } from '../../../platform/caller/address-subject.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { FairQueue } from '../../../platform/load/fair-queue.ts';
import { createGroupedReads } from '../../../platform/load/grouped-reads.ts';
import type { PageCache } from '../../../platform/page/page-cache.ts';
import { readPicture } from '../../../views/public-note.ts';
import { type PublicPerson, readCardPage, readCards, readPublicPeople } from '../../../views/public-profile.ts';
import type { RewriteContent } from '../../note/content/rewrite.ts';
import { CARD_PAGES_AT_ONCE } from '../limits.ts';
import { chooseLanguage } from '../page/language.ts';
import type { Frame } from '../page/layout.ts';
import { writeProfilePage } from '../page/profile-page.ts';
import type { ShareTokens } from '../token.ts';
import { readPage } from './page-number.ts';
import type { PlaceholderPages } from './placeholder-pages.ts';
import type { ProfilePreviews } from './profile-preview.ts';
import type { ServedMedia } from './served-media.ts';

type Dependencies = {
  reader: Reader;
  frame: Frame;
  placeholders: PlaceholderPages;
  pageCache: PageCache;
  served: ServedMedia;
  rewriteContent: RewriteContent;
  tokens: Pick<ShareTokens, 'reveal'>;
  previews: Pick<ProfilePreviews, 'read'>;
  publicUrl: string;
  clock: Clock;
  /** Queues media lookups. */
  readInTurn: FairQueue;
};

type Query = Readonly<Record<string, unknown>>;
type ProfilePage = { person: PublicPerson; shown: ReadonlySet<PublicPart>; isIndexed: boolean; preview: string | null };
type ProfileVisits = Pick<PublicPages, 'profile' | 'picture'>;

const COVER_WIDTH = '1280';
const PHOTO_WIDTH = '320';

/** Visits of a public profile. */
export const createProfileVisits = (dependencies: Dependencies): ProfileVisits => {
  const { reader, frame, placeholders, pageCache, served, rewriteContent, tokens, previews, publicUrl, clock } =
    dependencies;
  const { readInTurn } = dependencies;
  const findPerson = createGroupedReads((names) => readPublicPeople(reader, names));
  /** Keys are `person page`. Concurrent visits share one read. */
  const findPage = createGroupedReads(
    async (keys) => {
      const entries = keys.map(async (key) => {
        const [userId = '', page] = key.split(' ');
        return [key, await readCardPage(reader, userId, clock.now(), Number(page))] as const;
      });
      return new Map(await Promise.all(entries));
    },
    { groupMax: CARD_PAGES_AT_ONCE },
  );

  /** Returns null if nobody has the name, or the profile is not public. */
  const find = async (username: string, query: Query): Promise<ProfilePage | null> => {
    // Invalid names are not looked up: PostgreSQL refuses text with a null byte.
    const isName = usernameSchema.safeParse(username).success;
    const person = isName ? await findPerson(username.toLowerCase()) : undefined;
    if (!person) return null;
    const { enabled, indexed, shown } = { ...defaultPublicProfile, ...person.public_profile };
    const ticked = previews.read(person.id, query);
    if (ticked) return { person, shown: new Set(ticked), isIndexed: false, preview: writePreview(query) };
    return enabled ? { person, shown: new Set(shown), isIndexed: indexed, preview: null } : null;
  };

  const write = async (
    { person, shown, isIndexed, preview }: ProfilePage,
    ids: readonly string[],
    context: PageContext,
  ) => {
    const now = clock.now();
    const [cards, photo, cover] = await Promise.all([
      readCards(reader, person.id, now, ids),
      shown.has('photo') ? readPicture(reader, person.id, 'profile_media_id') : undefined,
      shown.has('cover') ? readPicture(reader, person.id, 'cover_media_id') : undefined,
    ]);
    return writeProfilePage(
      {
        person,
        shown,
        isIndexed,
        preview,
        page: context.page,
        total: context.total,
        hasPhoto: photo !== undefined,
        hasCover: cover !== undefined,
        cards: cards.map((card) => ({ ...card, token: tokens.reveal(card) })),
      },
      { frame, rewriteContent, language: context.language, publicUrl },
    );
  };

  return {
    async profile(username, query, visitor) {
      const found = await find(username, query);
      const page = readPage(query['page']);
      const subject = addressSubject(visitor.address);
      const listed = found && page !== null ? await findPage(`${found.person.id} ${page}`, subject) : undefined;
      if (!found || !listed || page === null || (page > 0 && listed.ids.length === 0))
        return placeholders.unknown(visitor);
      const { person, isIndexed, preview } = found;
      const language = chooseLanguage(visitor.acceptLanguage);
      const name = `profile ${person.id} ${page} ${language} ${preview}`;
      const version = `${person.version} ${listed.version}`;
      const written = await pageCache.get({ name, version, subject }, () =>
        write(found, listed.ids, { page, total: listed.total, language }),
      );
      if (!written) return placeholders.unknown(visitor);
      return { status: 200, page: written, isIndexed: isIndexed && page === 0, isUncacheable: preview !== null };
    },

    async picture(username, kind, query, { address }) {
      const found = await find(username, query);
      if (!found?.shown.has(kind)) return null;
      const column = kind === 'photo' ? 'profile_media_id' : 'cover_media_id';
      const item = await readInTurn(addressSubject(address), () => readPicture(reader, found.person.id, column));
      return item ? served.open(item, kind === 'photo' ? PHOTO_WIDTH : COVER_WIDTH, found.preview !== null) : null;
    },
  };
};

type PageContext = { page: number; total: number; language: ReturnType<typeof chooseLanguage> };

/** The signed query, for the addresses of pictures and further pages. */
const writePreview = ({ shown, e, s }: Query): string =>
  new URLSearchParams({ shown: String(shown), e: String(e), s: String(s) }).toString();
