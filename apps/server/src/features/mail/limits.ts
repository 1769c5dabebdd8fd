/** With the backoff of the queue, a mail server may be down for two days before mails are set aside. */
export const MAIL_MAX_ATTEMPTS = 75;
