/** With the pauses of the queue a mail server may be down for two days before its mails are set aside. */
export const MAIL_MAX_ATTEMPTS = 75;
