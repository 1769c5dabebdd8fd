import { call } from '../../lib/api/api-client.ts';
import { sendFile } from '../../lib/api/send-file.ts';
import { createUpload } from './upload.ts';

/** Uploads a file from a page, with its session. */
export const uploadMedia = createUpload(call, sendFile);
