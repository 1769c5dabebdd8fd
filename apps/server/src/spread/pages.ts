import type { PublicPages } from '../http/public-pages.ts';
import { findAmong, type Parts } from './parts.ts';

/** So many links are remembered by the part that they lead to. */
const KNOWN_MAX = 10_000;

/** Pages for strangers. A link names nobody, so all parts are asked once whose it is; what is nobody's leads nowhere. */
export const spreadPages = (parts: Parts, webFolder: string): PublicPages => {
  const pages = new Map(parts.all.map((services) => [services, services.openPublicPages(webFolder)]));
  const [first] = pages.values();
  if (!first) throw new Error('There are no parts.');
  const known = new Map<string, PublicPages>();

  const ofLink = async (token: string): Promise<PublicPages> => {
    const before = known.get(token);
    if (before) return before;
    const owner = await findAmong(parts, async (services) =>
      (await services.acrossParts.holdsShare(token)) ? services : null,
    );
    const found = owner && pages.get(owner);
    if (!found) return first;
    if (known.size >= KNOWN_MAX) known.clear();
    known.set(token, found);
    return found;
  };
  const ofName = async (username: string): Promise<PublicPages> => pages.get(await parts.ofName(username)) ?? first;

  return {
    policy: first.policy,
    chooseEncoding: first.chooseEncoding,
    gone: first.gone,
    failed: first.failed,
    note: async (token, visitor) => (await ofLink(token)).note(token, visitor),
    unlock: async (token, passphrase, visitor) => (await ofLink(token)).unlock(token, passphrase, visitor),
    media: async (token, ...rest) => (await ofLink(token)).media(token, ...rest),
    photo: async (token, visitor) => (await ofLink(token)).photo(token, visitor),
    card: async (token, visitor) => (await ofLink(token)).card(token, visitor),
    profile: async (username, ...rest) => (await ofName(username)).profile(username, ...rest),
    picture: async (username, ...rest) => (await ofName(username)).picture(username, ...rest),
    async close() {
      await Promise.all([...pages.values()].map((each) => each.close()));
    },
  };
};
