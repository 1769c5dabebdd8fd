import { DAY_MS } from '@pinlife/contract/durations';
import type { LanguageCode } from '@pinlife/contract/languages';
import { notePathOf } from '@pinlife/contract/note/address';
import { DELETION_DAYS } from '@pinlife/contract/operator/limits';
import type { Clock } from '../../platform/clock.ts';
import type { Mailer } from '../../platform/mailer.ts';
import { type MailValues, renderMail } from './render/render-mail.ts';
import type { AccountNotice, MailTemplate, MailTexts, OperatorNotice } from './texts.ts';

export type Recipient = {
  email: string;
  firstName: string;
  language: LanguageCode;
  /** The time zone for the time of a change; UTC if left out. */
  timezone?: string;
};

type MailedReminder = { noteId: string; title: string; message: string; at: Date };

type Dependencies = {
  mailer: Pick<Mailer, 'send'>;
  publicUrl: string;
  clock: Clock;
  texts?: (language: LanguageCode) => MailTexts;
};

type AccountNews = { notice: AccountNotice; about: string; at: Date };

type NoticeTemplate = 'password-changed' | 'password-was-reset' | 'pin-changed';

export type MailService = ReturnType<typeof createMailService>;

export const createMailService = ({ mailer, publicUrl, clock, texts }: Dependencies) => {
  const linkTo = (path: string, token?: string) =>
    `${publicUrl.replace(/(?<!\/)\/+$/, '')}${path}${token === undefined ? '' : `?token=${encodeURIComponent(token)}`}`;

  const send = async <Template extends MailTemplate>(
    template: Template,
    { email, language }: Recipient,
    values: MailValues[Template],
  ): Promise<void> => {
    const mail = renderMail(template, { language, values, ...(texts && { texts }) });
    await mailer.send({ to: email, ...mail });
  };

  const sendLink = (template: 'verify' | 'reset', recipient: Recipient, link: string) =>
    send(template, recipient, { firstName: recipient.firstName, link });

  const sendNotice = (template: NoticeTemplate, recipient: Recipient, at: Date) => {
    const { firstName, timezone = 'UTC' } = recipient;
    return send(template, recipient, { firstName, link: linkTo('/forgot-password'), at, timezone });
  };

  return {
    sendVerify: (recipient: Recipient, token: string): Promise<void> =>
      sendLink('verify', recipient, linkTo('/verify-email', token)),

    sendReset: (recipient: Recipient, token: string): Promise<void> =>
      sendLink('reset', recipient, linkTo('/reset-password', token)),

    sendPasswordChanged: (recipient: Recipient, at: Date = clock.now()): Promise<void> =>
      sendNotice('password-changed', recipient, at),

    sendPasswordWasReset: (recipient: Recipient, at: Date = clock.now()): Promise<void> =>
      sendNotice('password-was-reset', recipient, at),

    sendReminder: (recipient: Recipient, { noteId, ...reminder }: MailedReminder): Promise<void> => {
      const { firstName, timezone = 'UTC' } = recipient;
      const link = linkTo(notePathOf(noteId));
      return send('reminder', recipient, { firstName, link, timezone, ...reminder });
    },

    sendAccountNotice: (recipient: Recipient, { notice, ...news }: AccountNews): Promise<void> => {
      const { firstName, timezone = 'UTC' } = recipient;
      const link = linkTo(notice === 'webhook-rests' ? '/dashboard/settings/apps' : '/forgot-password');
      return send(notice, recipient, { firstName, link, timezone, ...news });
    },

    sendInvitation: (recipient: Recipient, { token, endsAt }: { token: string; endsAt: Date }): Promise<void> => {
      const link = `${linkTo('/signup')}?invite=${token}`;
      return send('invitation', recipient, { firstName: '', link, at: endsAt, timezone: 'UTC' });
    },

    /** `at`: when the operator acted. */
    sendOperatorNotice: (notice: OperatorNotice, recipient: Recipient, at: Date): Promise<void> => {
      const { firstName, timezone = 'UTC' } = recipient;
      const told = notice === 'deletion-set' ? new Date(at.getTime() + DELETION_DAYS * DAY_MS) : at;
      const isOfOperators = ['operator-made', 'backup-failed', 'mail-test'].includes(notice);
      const link = linkTo(isOfOperators ? '/dashboard/settings' : '/login');
      return send(notice, recipient, { firstName, link, at: told, timezone });
    },

    sendPinChanged: (recipient: Recipient, at: Date = clock.now()): Promise<void> =>
      sendNotice('pin-changed', recipient, at),
  };
};
