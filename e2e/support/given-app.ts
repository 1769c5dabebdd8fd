import { readFileSync } from 'node:fs';

/** An app that is already running, possibly on several nodes, with everything else that the journeys need. */
export type GivenApp = {
  url: string;
  /** The folder of its mails, one file each. */
  mailFolder: string;
  databaseUrl: string;
  /** The push services that it believes, one for each worker of the tests. */
  push: { address: string; key: string; cert: string; ports: number[] };
};

/** `npm run test:cluster` sets one; otherwise each worker starts its own app. */
export const findGivenApp = (): GivenApp | null => {
  const file = process.env['PINLIFE_GIVEN_APP'];
  return file ? JSON.parse(readFileSync(file, 'utf8')) : null;
};
