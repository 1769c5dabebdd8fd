import type { MailComposerOptions } from 'nodemailer/lib/mail-composer';
import { type MailMessage, MailRefused } from '../mailer.ts';

const ONE_ADDRESS = /^[^\s\p{Cc}<>()[\],;:"\\@]+@[^\s\p{Cc}<>()[\],;:"\\@]+$/u;

/** Builds the message for the mail library. Text from outside cannot add a recipient, a header or a file. */
export const buildMessage = (message: MailMessage, from: string): MailComposerOptions => ({
  from,
  to: { name: oneLine(message.name ?? ''), address: oneAddress(message.to) },
  subject: oneLine(message.subject),
  html: message.html,
  text: message.text,
  headers: { 'Auto-Submitted': 'auto-generated' },
  xMailer: false,
  disableFileAccess: true,
  disableUrlAccess: true,
});

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

const oneAddress = (address: string): string => {
  if (!ONE_ADDRESS.test(address)) throw new MailRefused('The recipient is not one mail address.');
  return address;
};
