import { call, createCaller } from '../../../../lib/api/api-client.ts';
import type { Session } from '../../../../lib/session/session.ts';
import { createSendChange, type SendChange } from './send-change.ts';

/** Sends a change from a page, with its session. */
export const sendChange = createSendChange(call);

/** The same for one session, whoever logs in since. */
export const createSessionSender = (session: Session): SendChange => createSendChange(createCaller(session));
