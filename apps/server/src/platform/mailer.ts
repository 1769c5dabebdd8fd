import { PermanentFailure } from './error/permanent-failure.ts';

export type MailMessage = {
  /** One bare address. */
  to: string;
  /** Shown beside the address. */
  name?: string;
  subject: string;
  html: string;
  text: string;
  /** Shown in the log when there is no mail server. */
  link?: string;
};

export type Mailer = {
  /** Resolves once the message is in safe hands. */
  send(message: MailMessage): Promise<void>;
  /** Throws when messages could not be sent at this moment. */
  check(): Promise<void>;
};

/** This message will never reach this recipient; any other failure may pass. */
export class MailRefused extends PermanentFailure {}
