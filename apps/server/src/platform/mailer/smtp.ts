import { createTransport } from 'nodemailer';
import { type Mailer, MailRefused } from '../mailer.ts';
import { buildMessage } from './build-message.ts';

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Policy errors (5.7: relaying, authentication) can be fixed by the operator of the mail server, so they are not
 * permanent.
 */
const POLICY = /^5\d\d[ -]5\.7\./;
const AUTHENTICATION_REQUIRED = 530;

/**
 * Sends over SMTP. Options in the query of the URL win: `?requireTLS=false`, `?tls.rejectUnauthorized=false`. Each message
 * has a separate connection, so that restarts of the mail server do not matter.
 */
export const createSmtpMailer = ({ url, from }: { url: string; from: string }): Mailer => {
  const transport = createTransport({ ...TIMEOUTS, requireTLS: requiresTls(url), url });
  return {
    async send(message) {
      try {
        await transport.sendMail(buildMessage(message, from));
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

/** Whether TLS is required: always if a password is sent to another machine. */
const requiresTls = (url: string): boolean => {
  const { username, hostname } = new URL(url);
  return username !== '' && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
};

type SmtpFailure = Error & { command?: string; response?: string; responseCode?: number; permanent?: boolean };

/** Only a refusal of the recipient or the message is permanent. A wrong password or sender is a configuration error. */
const isRefusal = (error: unknown): error is SmtpFailure => {
  if (!(error instanceof Error)) return false;
  const { command = '', response = '', responseCode, permanent }: SmtpFailure = error;
  const isVerdict = command === 'RCPT TO' || command === 'DATA';
  return isVerdict && permanent === true && responseCode !== AUTHENTICATION_REQUIRED && !POLICY.test(response);
};
