import { createTransport } from 'nodemailer';
import { type Mailer, MailRefused } from '../mailer.ts';
import { composeMail } from './compose.ts';

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 30_000 };

/** What a mail server says of itself or of its client's rights (5.7: relaying, signing in) can be put right by its keeper. */
const POLICY = /^5\d\d[ -]5\.7\./;
const AUTHENTICATION_REQUIRED = 530;

/**
 * Sends over SMTP. The options of the address's query win: `?requireTLS=false`, `?tls.rejectUnauthorized=false`.
 * Each message has a connection of its own, so that a mail server's restart goes unnoticed.
 */
export const createSmtpMailer = ({ url, from }: { url: string; from: string }): Mailer => {
  const transport = createTransport({ ...TIMEOUTS, requireTLS: wantsTls(url), url });
  return {
    async send(message) {
      try {
        await transport.sendMail(composeMail(message, from));
      } catch (error) {
        if (isRefusal(error)) throw new MailRefused(`The mail server refused: ${error.response}`, { cause: error });
        throw error;
      }
    },
    async check() {
      await transport.verify();
    },
  };
};

/** A password never crosses a network in the clear. */
const wantsTls = (url: string): boolean => {
  const { username, hostname } = new URL(url);
  return username !== '' && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
};

type SmtpFailure = Error & { command?: string; response?: string; responseCode?: number; permanent?: boolean };

/** Only a verdict on the recipient or the message counts: a wrong password or sender is a matter of configuration. */
const isRefusal = (error: unknown): error is SmtpFailure => {
  if (!(error instanceof Error)) return false;
  const { command = '', response = '', responseCode, permanent }: SmtpFailure = error;
  const isVerdict = command === 'RCPT TO' || command === 'DATA';
  return isVerdict && permanent === true && responseCode !== AUTHENTICATION_REQUIRED && !POLICY.test(response);
};
