import type { Media } from '@pinlife/contract/media/schema';
import { call, createCaller } from '../../lib/api/api-client.ts';
import { sendFile } from '../../lib/api/send-file.ts';
import { getSession, type Session } from '../../lib/session/session.ts';
import { createGoneCheck, createUpload, type Upload } from './upload.ts';

/** Uploads a file from a page. All calls use the session of the person who chose the file. */
export const uploadMedia = (upload: Upload, session = getSession()): Promise<Media> =>
  createUpload(session ? createCaller(session) : call, sendFile)(upload);

/** Whether the server has deleted a media item. */
export const isMediaGone = (id: string, session: Session): Promise<boolean> =>
  createGoneCheck(createCaller(session))(id);
