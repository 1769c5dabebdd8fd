import { hideSecrets } from './error/describe-error.ts';
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
  /** Resolves once the mail server has accepted the message. */
  send(message: MailMessage): Promise<void>;
  /** Throws when messages cannot be sent now. */
  check(): Promise<void>;
};

/** The recipient will never accept this message. Other failures may be temporary. */
export class MailRefused extends PermanentFailure {}

const ANSWER_MAX_LENGTH = 200;

/** The reason why a mail was not sent: the server refused it, with its answer, or did not answer. */
export const explainMailFailure = (error: unknown): { fault: 'away' | 'refused'; answer: string | null } => {
  const failure = error instanceof MailRefused ? error.cause : error;
  const { response } = (failure ?? {}) as { response?: unknown };
  if (typeof response !== 'string' || response === '') return { fault: 'away', answer: null };
  const answer = hideSecrets(response)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .slice(0, ANSWER_MAX_LENGTH);
  return { fault: 'refused', answer };
};
