import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFolderMailer } from './mail-folder.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pinlife-outbox-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const message = { to: 'meera@example.org', subject: 'Verify your email', html: '<p>Hello</p>', text: 'Hello' };
const link = 'http://localhost:8080/verify-email?token=abc';

const sendAll = async (...changes: { link?: string }[]) => {
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const mailer = createFolderMailer({ dataDir, from: 'PinLife <no-reply@localhost>', log });
  for (const change of changes) await mailer.send({ ...message, ...change });
  return lines;
};

describe('the outbox', () => {
  it('writes one line per mail with its kind and its link, but not the recipient', async () => {
    expect(await sendAll({ link }, {})).toEqual([
      `No mail server is set, "Verify your email" is in the outbox: ${link}`,
      'No mail server is set, "Verify your email" is in the outbox',
    ]);
  });

  it('keeps mails in the order in which they were sent, and nothing half-written', async () => {
    await sendAll({}, {}, {});

    const names = await readdir(join(dataDir, 'outbox'));
    expect(names).toHaveLength(3);
    for (const name of names) expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[0-9a-f]{12}\.eml$/);
  });

  it('can be read only by the user who runs PinLife, like its mails', async () => {
    await sendAll({ link });

    const folder = join(dataDir, 'outbox');
    const [name = ''] = await readdir(folder);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  });
});
