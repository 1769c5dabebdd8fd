import { call } from '../../../lib/api/api-client.ts';
import { createSendChange } from './send-change.ts';

/** Sends a change from a page, with its session. */
export const sendChange = createSendChange(call);
