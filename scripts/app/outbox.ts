import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';

const TIMEOUT_MS = 15_000;
const POLL_MS = 100;

/** The newest link mailed to an address by an app without a mail server. */
export const findLinkInOutbox =
  (dataDir: string) =>
  async (address: string): Promise<URL> => {
    const deadline = Date.now() + TIMEOUT_MS;
    while (Date.now() < deadline) {
      for (const mail of await readOutbox(join(dataDir, 'outbox'))) {
        const link = findLink(mail);
        if (link && isTo(mail, address)) return link;
      }
      await sleep(POLL_MS);
    }
    throw new Error(`No link was mailed to ${address} within ${TIMEOUT_MS / 1000} s.`);
  };

export const isTo = (mail: Email, address: string): boolean =>
  mail.to?.some((recipient) => recipient.address?.toLowerCase() === address.toLowerCase()) === true;

/** The first address with a token in the plain text of a mail. */
export const findLink = (mail: Email): URL | null => {
  const found = /https?:\/\/\S+\?token=\S+/.exec(mail.text ?? '');
  return found ? new URL(found[0]) : null;
};

/** Newest first; the file names begin with the time. */
const readOutbox = async (folder: string): Promise<Email[]> => {
  const names = await readdir(folder).catch(() => []);
  const files = names
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .reverse();
  return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
};
