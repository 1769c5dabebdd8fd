import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startMailServer, type TestMailServer } from '../../test/mail-server.ts';
import { type Mailer, type MailMessage, MailRefused } from '../mailer.ts';
import { createFolderMailer } from './mail-folder.ts';
import { createSmtpMailer } from './smtp.ts';

/** The parts of an adapter that the suite uses: the received mails, and a way to break and repair it. */
type Bench = {
  mailer: Mailer;
  listRaw(): Promise<Buffer[]>;
  breakDown(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
};

const from = 'PinLife Größe <no-reply@pinlife.test>';

const openOutbox = async (): Promise<Bench> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pinlife-outbox-'));
  const folder = join(dataDir, 'outbox');
  return {
    mailer: createFolderMailer({ dataDir, from, log: () => undefined }),
    async listRaw() {
      const names = await readdir(folder).catch(() => []);
      return Promise.all(names.sort().map((name) => readFile(join(folder, name))));
    },
    async breakDown() {
      await rm(folder, { recursive: true });
      await writeFile(folder, 'in the way');
    },
    mend: () => rm(folder),
    close: () => rm(dataDir, { recursive: true }),
  };
};

const openSmtp = async (): Promise<Bench> => {
  let server: TestMailServer = await startMailServer();
  const { port } = server;
  return {
    mailer: createSmtpMailer({ url: `smtp://127.0.0.1:${port}/?tls.rejectUnauthorized=false`, from }),
    listRaw: async () => server.received.map(({ raw }) => raw),
    breakDown: () => server.close(),
    async mend() {
      server = await startMailServer({}, port);
    },
    close: () => server.close(),
  };
};

const message: MailMessage = {
  to: 'meera@example.org',
  subject: 'Verify your email',
  html: '<p>Hello <b>Meera</b></p>',
  text: 'Hello Meera',
};

describe.each([
  { adapter: 'outbox', open: openOutbox },
  { adapter: 'SMTP', open: openSmtp },
])('the $adapter mailer', ({ open }) => {
  let bench: Bench;
  beforeEach(async () => {
    bench = await open();
  });
  afterEach(() => bench.close());

  /** Sends one message and parses it as a mail program would. */
  const deliver = async (changes: Partial<MailMessage>) => {
    await bench.mailer.send({ ...message, ...changes });
    const raws = await bench.listRaw();
    expect(raws).toHaveLength(1);
    const raw = raws[0] ?? Buffer.alloc(0);
    return { raw: raw.toString('latin1'), mail: await PostalMime.parse(raw) };
  };

  it('delivers one message with its two versions', async () => {
    const { mail, raw } = await deliver({});

    expect(mail).toMatchObject({
      from: { name: 'PinLife Größe', address: 'no-reply@pinlife.test' },
      to: [{ name: '', address: 'meera@example.org' }],
      subject: 'Verify your email',
      messageId: expect.stringMatching(/^<.+@.+>$/),
      attachments: [],
    });
    expect(mail.html?.trim()).toBe('<p>Hello <b>Meera</b></p>');
    expect(mail.text?.trim()).toBe('Hello Meera');
    expect(raw).toMatch(/^Content-Type: multipart\/alternative/m);
  });

  it('declares that it is automatic, so that no machine answers', async () => {
    const { mail } = await deliver({});

    const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.has('x-mailer')).toBe(false);
  });

  it('keeps every script and sign', async () => {
    const words = 'Grüße, മീര, हिन्दी, 👩🏽‍🚀 <&> "quoted"';
    const { mail, raw } = await deliver({ name: 'Zoë, "മീര"', subject: words, text: words, html: `<p>${words}</p>` });

    expect(mail.subject).toBe(words);
    expect(mail.to).toEqual([{ name: 'Zoë, "മീര"', address: 'meera@example.org' }]);
    expect(mail.text?.trim()).toBe(words);
    expect(mail.html?.trim()).toBe(`<p>${words}</p>`);
    expect(raw).toMatch(/^[\t\r\n -~]*$/);
  });

  it('keeps long lines and lines of a single dot', async () => {
    const text = `${'word '.repeat(1_000)}end\n.\n..\nFrom here on\n${'x'.repeat(3_000)}`;
    const { mail, raw } = await deliver({ text, html: `<p>${text}</p>` });

    expect(mail.text?.trim()).toBe(text);
    expect(mail.html?.trim()).toBe(`<p>${text}</p>`);
    expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
  });

  it.each(['\r\n', '\n', '\r', '\u2028', '\0'])(
    'prevents a line break in the subject from adding a header (%j)',
    async (lineBreak) => {
      const { mail } = await deliver({
        subject: `Hello${lineBreak}Bcc: everybody@example.org${lineBreak}${lineBreak}body`,
      });

      expect(mail.subject).toBe('Hello Bcc: everybody@example.org body');
      expect(mail.bcc).toBeUndefined();
      expect(mail.text?.trim()).toBe('Hello Meera');
    },
  );

  it('prevents a name from adding a header or a recipient', async () => {
    const name = 'Meera" <eve@example.org>,\r\nBcc: eve@example.org';
    const { mail } = await deliver({ name });

    expect(mail.to).toEqual([{ name: name.replace('\r\n', ' '), address: 'meera@example.org' }]);
    expect(mail.bcc).toBeUndefined();
  });

  it.each([
    'meera@example.org\r\nBcc: eve@example.org',
    'meera@example.org, eve@example.org',
    'meera@example.org> SIZE=1',
    'Meera <meera@example.org>',
    'meera@example.org@example.net',
    'meera',
    '',
  ])('permanently refuses values that are not one bare address (%j)', async (to) => {
    await expect(bench.mailer.send({ ...message, to })).rejects.toBeInstanceOf(MailRefused);
    expect(await bench.listRaw()).toEqual([]);
  });

  it('sends no file and fetches no address that a text contains', async () => {
    const { mail } = await deliver({ html: '<img src="file:///etc/passwd"><img src="http://127.0.0.1:9/x.png">' });

    expect(mail.attachments).toEqual([]);
    expect(mail.html).toContain('file:///etc/passwd');
  });

  it('sends many at once, each whole', async () => {
    const subjects = Array.from({ length: 12 }, (_, index) => `Mail ${index}`);
    await Promise.all(subjects.map((subject) => bench.mailer.send({ ...message, subject })));

    const mails = await Promise.all((await bench.listRaw()).map((raw) => PostalMime.parse(raw)));
    expect(mails.map(({ subject }) => subject).sort()).toEqual(subjects.sort());
  });

  it('fails temporarily while it cannot deliver, and recovers automatically', async () => {
    await expect(bench.mailer.check()).resolves.toBeUndefined();
    await bench.breakDown();
    await expect(bench.mailer.check()).rejects.toThrow();
    const failure = await bench.mailer.send(message).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(MailRefused);

    await bench.mend();
    await expect(bench.mailer.check()).resolves.toBeUndefined();
    await deliver({});
  });
});
