import { createServer } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { smtpError, startMailServer, type TestMailServer } from '../../test/mail-server.ts';
import { MailRefused } from '../mailer.ts';
import { createSmtpMailer } from './smtp.ts';

let server: TestMailServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const message = { to: 'meera@example.org', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };
const trusting = '?tls.rejectUnauthorized=false';

type Address = { host?: string; login?: string; query?: string };

const open = async (options: SMTPServerOptions, { host = '127.0.0.1', login = '', query = trusting }: Address = {}) => {
  server = await startMailServer(options);
  const url = `smtp://${login}${host}:${server.port}/${query}`;
  return { mailer: createSmtpMailer({ url, from: 'PinLife <no-reply@pinlife.test>' }), received: server.received };
};

const failureOf = (sending: Promise<void>): Promise<unknown> =>
  sending.then(
    () => null,
    (error: unknown) => error,
  );

describe('the connection', () => {
  it('is encrypted as soon as the server offers it', async () => {
    const { mailer, received } = await open({});
    await mailer.send(message);

    expect(received).toMatchObject([{ isEncrypted: true, from: 'no-reply@pinlife.test', to: ['meera@example.org'] }]);
  });

  it('is refused if the server cannot prove its identity', async () => {
    const { mailer, received } = await open({}, { query: '' });

    expect(await failureOf(mailer.send(message))).toMatchObject({ code: 'ESOCKET' });
    expect(received).toEqual([]);
  });

  it('carries no password in the clear', async () => {
    const passwords: unknown[] = [];
    const options: SMTPServerOptions = {
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, callback) => {
        passwords.push(password);
        callback(null, { user: 'me' });
      },
    };
    const { mailer, received } = await open(options, { host: '0.0.0.0', login: 'me:secret@' });

    expect(await failureOf(mailer.send(message))).toMatchObject({ code: 'ETLS' });
    expect(await failureOf(mailer.check())).toMatchObject({ code: 'ETLS' });
    expect(passwords).toEqual([]);
    expect(received).toEqual([]);
  });

  it('is closed when the server stays silent', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}/?greetingTimeout=50`, from: 'a@pinlife.test' });

    expect(await failureOf(mailer.send(message))).toMatchObject({ code: 'ETIMEDOUT' });
    await new Promise((resolve) => silent.close(resolve));
  });
});

describe('logging in', () => {
  const secret = 'p@ss/wörd: 100%';
  const login = `${encodeURIComponent('pin@life')}:${encodeURIComponent(secret)}@`;
  const onAuth: SMTPServerOptions['onAuth'] = ({ username, password }, _session, callback) => {
    if (username === 'pin@life' && password === secret) callback(null, { user: username });
    else callback(smtpError(535, '5.7.8 Wrong name or password'));
  };

  it('uses the name and password of the address, with any signs', async () => {
    const { mailer, received } = await open({ authOptional: false, onAuth }, { login });
    await mailer.check();
    await mailer.send(message);

    expect(received).toMatchObject([{ user: 'pin@life', isEncrypted: true }]);
  });

  it('fails with a wrong password, but not for good and without repeating it', async () => {
    const { mailer } = await open({ authOptional: false, onAuth }, { login: 'pin%40life:guess4711@' });

    await expect(mailer.check()).rejects.toThrow(/Wrong name or password/);
    const failure = await failureOf(mailer.send(message));
    expect(failure).toMatchObject({ code: 'EAUTH' });
    expect(failure).not.toBeInstanceOf(MailRefused);
    expect(String(failure)).not.toContain('guess4711');
  });
});

describe('an answer to a message', () => {
  const refuseRecipient = (code: number, text: string): SMTPServerOptions => ({
    onRcptTo: (_address, _session, callback) => callback(smtpError(code, text)),
  });
  const refuseSender = (code: number, text: string): SMTPServerOptions => ({
    onMailFrom: (_address, _session, callback) => callback(smtpError(code, text)),
  });
  const refuseContent = (code: number, text: string): SMTPServerOptions => ({
    onData: (stream, _session, callback) => {
      stream.resume().on('end', () => callback(smtpError(code, text)));
    },
  });

  it.each([
    { answer: 'no such mailbox', options: refuseRecipient(550, '5.1.1 No such mailbox') },
    { answer: 'a mailbox that is closed', options: refuseRecipient(554, 'Mailbox disabled') },
    { answer: 'a message that is unwanted', options: refuseContent(554, '5.6.0 Not this') },
  ])('is final for $answer', async ({ options }) => {
    const { mailer } = await open(options);

    const failure = await failureOf(mailer.send(message));
    expect(failure).toBeInstanceOf(MailRefused);
    expect(String(failure)).toMatch(/^MailRefused: The mail server refused: 55/);
  });

  it.each([
    { answer: 'a mailbox that is busy', options: refuseRecipient(450, '4.2.1 Try later') },
    { answer: 'a mailbox that is full', options: refuseRecipient(452, '4.2.2 Full') },
    { answer: 'greylisting', options: refuseContent(451, '4.7.1 Come back') },
    { answer: 'a relay that does not know us', options: refuseRecipient(554, '5.7.1 Relay access denied') },
    { answer: 'a relay that wants us to log in', options: refuseRecipient(530, 'Authentication required') },
    { answer: 'a sender that is not ours', options: refuseSender(550, '5.1.8 Bad sender') },
  ])('is not final for $answer', async ({ options }) => {
    const { mailer } = await open(options);

    const failure = await failureOf(mailer.send(message));
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(MailRefused);
  });
});
