import type { Notification } from '@pinlife/contract/notification/schema';
import { formatAhead } from '../../entities/reminder/lead.ts';

/** `in 1 hour`: how long before its occurrence a notification rang. */
export const describeLead = ({ createdAt, occurrenceAt }: Notification): string =>
  formatAhead((Date.parse(occurrenceAt) - Date.parse(createdAt)) / 1000);
