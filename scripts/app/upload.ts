import { randomUUID } from 'node:crypto';
import type { ResponseData } from '@pinlife/contract/endpoints';
import type { MediaType } from '@pinlife/contract/media/limits';
import { formatUploadKey } from '@pinlife/contract/media/upload-key';
import type { Api } from './api.ts';

export type Upload = {
  type: MediaType;
  filename: string;
  contentType: string;
  bytes: Buffer<ArrayBuffer>;
  peaks?: number[];
};

/** Uploads media as the page does: an address, the bytes, then the media item. */
export const uploadMedia = async (
  api: Api,
  { userId, token }: { userId: string; token: string },
  { bytes, contentType, type, filename, peaks }: Upload,
): Promise<ResponseData<'createMedia'>> => {
  const s3Key = formatUploadKey(userId, randomUUID(), filename);
  const address = await api.demand('signUpload', { token, body: { s3Key, contentType, size: bytes.length } });
  const headers = { 'content-type': contentType };
  const answer = await fetch(new URL(address, api.url), { method: 'PUT', body: bytes, headers });
  if (!answer.ok) throw new Error(`The upload of ${filename} was answered with ${answer.status}.`);
  return api.demand('createMedia', { token, body: { s3Key, filename, type, ...(peaks && { peaks }) } });
};
