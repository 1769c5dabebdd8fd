import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

type ReceivedMail = { raw: Buffer; from: string; to: string[]; isEncrypted: boolean; user: unknown };

export type TestMailServer = {
  port: number;
  received: ReceivedMail[];
  close(): Promise<void>;
};

/** An answer such as `550 5.1.1 No such mailbox`. */
export const smtpError = (code: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode: code });

/** A real mail server that stores its mails. Its certificate is self-signed. */
export const startMailServer = async (options: SMTPServerOptions = {}, port = 0): Promise<TestMailServer> => {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 200,
    logger: false,
    onData: (stream, session, callback) => {
      buffer(stream).then((raw) => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          raw,
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          isEncrypted: session.secure,
          user: session.user,
        });
        callback();
      }, callback);
    },
    ...options,
  });
  // Some tests abort their connections.
  server.on('error', () => undefined);
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  return {
    port: (listening.address() as AddressInfo).port,
    received,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
