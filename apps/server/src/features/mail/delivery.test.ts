import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { build } from '../../db/query.ts';
import { createSmtpMailer } from '../../platform/mailer/smtp.ts';
import { createTestClock, type TestClock } from '../../test/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { createTestLog } from '../../test/log.ts';
import { smtpError, startMailServer, type TestMailServer } from '../../test/mail-server.ts';
import { createJobRepo } from '../job/repo.ts';
import { createJobQueue } from '../job/service.ts';
import { createJobSource } from '../job/source.ts';
import { createMailService, type MailService, type Recipient } from './service.ts';

const meera: Recipient = {
  email: 'meera@example.org',
  firstName: 'Meera',
  language: 'el',
  timezone: 'Europe/Berlin',
};

let test: TestDatabase;
let clock: TestClock;
let server: TestMailServer;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
beforeEach(async () => {
  clock = createTestClock();
  server = await startMailServer();
});
afterEach(() => server.close());

const createService = (): MailService => {
  const url = `smtp://127.0.0.1:${server.port}/?tls.rejectUnauthorized=false`;
  const mailer = createSmtpMailer({ url, from: 'PinLife <no-reply@pinlife.test>' });
  return createMailService({ mailer, publicUrl: 'https://pins.example.org/', clock });
};

const readOnlyMail = async () => {
  expect(server.received).toHaveLength(1);
  return PostalMime.parse(server.received[0]?.raw ?? '');
};

describe('a mail', () => {
  it.each([
    {
      what: 'to verify an address',
      send: (mail: MailService) => mail.sendVerify(meera, 'a_b-c'),
      path: 'verify-email?token=a_b-c',
    },
    {
      what: 'to reset a password',
      send: (mail: MailService) => mail.sendReset(meera, 'a+b'),
      path: 'reset-password?token=a%2Bb',
    },
    {
      what: 'about a new password',
      send: (mail: MailService) => mail.sendPasswordChanged(meera),
      path: 'forgot-password',
    },
    { what: 'about a new PIN', send: (mail: MailService) => mail.sendPinChanged(meera), path: 'forgot-password' },
  ])('$what leads to the right page', async ({ send, path }) => {
    await send(createService());

    const mail = await readOnlyMail();
    expect(mail.to).toEqual([{ name: '', address: 'meera@example.org' }]);
    expect(mail.text).toContain(`\nhttps://pins.example.org/${path}\n`);
    expect(mail.html).toContain(`href="https://pins.example.org/${path}"`);
  });

  it('names the time of the change, even if it is sent late', async () => {
    await createService().sendPinChanged(meera, new Date('2026-11-12T08:05:00Z'));

    expect((await readOnlyMail()).text).toContain('12 November 2026 at 9:05 am CET');
  });
});

describe('a mail in the queue', () => {
  const listJobs = () => test.database.all(build.selectFrom('jobs').selectAll());

  const startQueue = async () => {
    const { log } = createTestLog();
    const repo = createJobRepo(test.database);
    const mail = createService();
    const handlers = { verify: { run: () => mail.sendVerify(meera, 'token') } };
    const source = createJobSource({ database: test.database, repo, handlers, clock, log });
    await test.database.transaction(async (tx) => {
      await tx.run(build.deleteFrom('jobs'));
      await createJobQueue({ repo, clock }).enqueue(tx, { kind: 'verify', payload: {} });
    });
    return async () => {
      while ((await source.runBatch(clock.now(), new AbortController().signal)) > 0) await source.finish();
    };
  };

  it('waits for a mail server that is down and is sent once when it is back', async () => {
    const runDue = await startQueue();
    const { port } = server;
    await server.close();
    await runDue();
    expect(await listJobs()).toMatchObject([
      { attempts: 1, failed_at: null, last_error: expect.stringContaining('ECONNREFUSED') },
    ]);

    server = await startMailServer({}, port);
    clock.advance(2_000);
    await runDue();
    expect((await readOnlyMail()).subject).toBe('Verify your email for PinLife');
    expect(await listJobs()).toEqual([]);
  });

  it('is set aside when the server does not know the recipient', async () => {
    const { port } = server;
    await server.close();
    server = await startMailServer(
      { onRcptTo: (_address, _session, callback) => callback(smtpError(550, '5.1.1 No such mailbox')) },
      port,
    );
    const runDue = await startQueue();
    await runDue();

    expect(await listJobs()).toMatchObject([
      { attempts: 1, failed_at: clock.now(), last_error: expect.stringContaining('5.1.1 No such mailbox') },
    ]);
  });
});
