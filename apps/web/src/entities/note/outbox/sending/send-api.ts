import { call, createCaller } from '../../../../lib/api/api-client.ts';
import type { Session } from '../../../../lib/session/session.ts';
import { createSendChange, type SendChange } from './send-change.ts';

/** Sends a change from a page, with its session. */
export const sendChange = createSendChange(call);

/** Sends with the token of one session, even after another one has begun. */
export const createSessionSender = (session: Session): SendChange => createSendChange(createCaller(session));
