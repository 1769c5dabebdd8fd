import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type MailServer = { url: string; folder: string; stop(): Promise<void> };

/** Writes received mails into a folder, where any process can read them. */
export const startMailServer = async (base: string, ip: string): Promise<MailServer> => {
  const folder = join(base, 'mail', 'outbox');
  mkdirSync(folder, { recursive: true });
  let count = 0;
  const keep = async (mail: Buffer) => {
    count += 1;
    const file = join(folder, `${Date.now()}-${`${count}`.padStart(6, '0')}.eml`);
    // Renamed when complete: readers see a whole mail or none.
    await writeFile(`${file}.partial`, mail);
    await rename(`${file}.partial`, file);
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      buffer(stream)
        .then(keep)
        .then(() => done(), done);
    },
  });
  // A killed worker drops its connection, which is no failure.
  server.on('error', () => undefined);
  const listener = server.listen(0, ip);
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  return {
    url: `smtp://${ip}:${port}`,
    folder,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
