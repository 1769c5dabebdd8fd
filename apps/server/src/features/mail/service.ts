import type { LanguageCode } from '@pinlife/contract/languages';
import type { Clock } from '../../platform/clock.ts';
import type { Mailer } from '../../platform/mailer.ts';
import { type MailValues, renderMail } from './render/render-mail.ts';
import type { MailTemplate, MailTexts } from './texts.ts';

export type Recipient = {
  email: string;
  firstName: string;
  language: LanguageCode;
  /** In which the time of a change is told; left out, UTC. */
  timezone?: string;
};

type MailedReminder = { noteId: string; title: string; message: string; at: Date };

type Dependencies = {
  mailer: Pick<Mailer, 'send'>;
  publicUrl: string;
  clock: Clock;
  texts?: (language: LanguageCode) => MailTexts;
};

type NoticeTemplate = 'password-changed' | 'password-was-reset' | 'pin-changed';

export type MailService = ReturnType<typeof createMailService>;

export const createMailService = ({ mailer, publicUrl, clock, texts }: Dependencies) => {
  const linkTo = (path: string, token?: string) =>
    `${publicUrl.replace(/\/+$/, '')}${path}${token === undefined ? '' : `?token=${encodeURIComponent(token)}`}`;

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
      const link = `${linkTo('/dashboard/home')}?note=${noteId}`;
      return send('reminder', recipient, { firstName, link, timezone, ...reminder });
    },

    sendPinChanged: (recipient: Recipient, at: Date = clock.now()): Promise<void> =>
      sendNotice('pin-changed', recipient, at),
  };
};
