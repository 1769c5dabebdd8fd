import { constants } from 'node:fs';
import { access, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mailer } from '../mailer.ts';
import { newId } from '../secret/id.ts';
import { buildMessage } from './build-message.ts';

type FolderMailerOptions = { dataDir: string; from: string; log: (line: string) => void };

/** Replaces a mail server: each message becomes an `.eml` file, and its link is logged. */
export const createFolderMailer = ({ dataDir, from, log }: FolderMailerOptions): Mailer => {
  const folder = join(dataDir, 'outbox');
  // Private, because anyone who can read a mailed link can use it.
  const makeFolder = () => mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    async send(message) {
      const mail = buildMessage(message, from);
      const bytes = await new MailComposer(mail).compile().build();
      await makeFolder();
      await writeDurably(folder, `${timestamp(new Date())}-${newId().slice(-12)}.eml`, bytes);
      log(`No mail server is set, "${mail.subject}" is in the outbox${message.link ? `: ${message.link}` : ''}`);
    },
    async check() {
      await makeFolder();
      await access(folder, constants.W_OK);
    },
  };
};

/** Writes under a temporary name and renames it, so that a file under its final name is complete. */
const writeDurably = async (folder: string, name: string, bytes: Buffer): Promise<void> => {
  const unfinished = join(folder, `.${name}.part`);
  try {
    await writeFile(unfinished, bytes, { flag: 'wx', mode: 0o600, flush: true });
    await rename(unfinished, join(folder, name));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  const directory = await open(folder);
  await directory.sync().finally(() => directory.close());
};

const timestamp = (now: Date): string => now.toISOString().replace(/\W/g, '-').replace(/-Z$/, 'Z');
