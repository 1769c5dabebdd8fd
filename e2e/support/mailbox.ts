import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { findLink, isTo } from '../../scripts/app/outbox.ts';

const TIMEOUT_MS = 10_000;
const POLL_MS = 25;

export type Mailbox = {
  /** The value of the app's `SMTP_URL`. */
  url: string;
  /** Waits for the oldest mail to an address that was not taken yet. */
  takeMail(address: string): Promise<Email>;
  /** Waits for a mail and returns the link in it. */
  takeLink(address: string): Promise<URL>;
  close(): Promise<void>;
};

/** A mail server that keeps what it gets. */
export const openMailbox = async (): Promise<Mailbox> => {
  const mails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        mails.push(await PostalMime.parse(Buffer.concat(chunks)));
        done();
      });
    },
  });
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    ...searchMails(mails, async () => undefined),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

/** The mails of an app whose mail server puts them into a folder. */
export const openMailFolder = (folder: string): Mailbox => {
  const mails: Email[] = [];
  const seen = new Set<string>();
  const refresh = async () => {
    const fresh = (await readdir(folder)).filter((name) => name.endsWith('.eml') && !seen.has(name)).sort();
    for (const name of fresh) {
      seen.add(name);
      mails.push(await PostalMime.parse(await readFile(join(folder, name))));
    }
  };
  return { url: '', ...searchMails(mails, refresh), close: async () => undefined };
};

const searchMails = (mails: Email[], refresh: () => Promise<void>): Pick<Mailbox, 'takeMail' | 'takeLink'> => {
  const takeMail = async (address: string): Promise<Email> => {
    const deadline = Date.now() + TIMEOUT_MS;
    while (Date.now() < deadline) {
      await refresh();
      const place = mails.findIndex((mail) => isTo(mail, address));
      const [mail] = place < 0 ? [] : mails.splice(place, 1);
      if (mail) return mail;
      await sleep(POLL_MS);
    }
    throw new Error(`No mail to ${address} came within ${TIMEOUT_MS / 1000} s.`);
  };

  return {
    takeMail,
    async takeLink(address) {
      const mail = await takeMail(address);
      const link = findLink(mail);
      if (!link) throw new Error(`There is no link in "${mail.subject}".`);
      return link;
    },
  };
};
