import { createLinkTokens } from '../../platform/secret/link-token.ts';
import type { Seal } from '../../platform/secret/seal.ts';

type ShareKey = { user_id: string; note_id: string };

export type ShareTokens = ReturnType<typeof createShareTokens>;

/** The tokens of shares: visitors must not learn whose note it is. */
export const createShareTokens = (seal: Seal) => {
  const tokens = createLinkTokens(seal);
  return {
    create: (key: ShareKey) => tokens.create(sealContext(key)),
    reveal: ({ sealed_token: sealed, ...key }: ShareKey & { sealed_token: Buffer }): string =>
      tokens.reveal(sealed, sealContext(key)),
  };
};

const sealContext = ({ user_id, note_id }: ShareKey) => `share/${user_id}/${note_id}`;
