import { createLinkTokens } from '../../platform/secret/link-token.ts';
import type { Seal } from '../../platform/secret/seal.ts';

type Place = { user_id: string; note_id: string };

export type ShareTokens = ReturnType<typeof createShareTokens>;

/** The tokens of shares: visitors must not learn whose note it is. */
export const createShareTokens = (seal: Seal) => {
  const tokens = createLinkTokens(seal);
  return {
    create: (place: Place) => tokens.create(nameOf(place)),
    reveal: ({ sealed_token: sealed, ...place }: Place & { sealed_token: Buffer }): string =>
      tokens.reveal(sealed, nameOf(place)),
  };
};

const nameOf = ({ user_id, note_id }: Place) => `share/${user_id}/${note_id}`;
