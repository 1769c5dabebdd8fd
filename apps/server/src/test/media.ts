import { randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { MediaType } from '@pinlife/contract/media/limits';
import type { Media } from '@pinlife/contract/media/schema';
import { formatUploadKey } from '@pinlife/contract/media/upload-key';
import sharp from 'sharp';
import { encodeWav } from '../../../../testing/wav.ts';
import type { Answer, TestApp } from './app.ts';

type TestUpload = {
  bytes: Buffer;
  type: MediaType;
  filename?: string;
  contentType?: string;
  noteId?: string;
  duration?: number;
  peaks?: number[];
};

type Owner = { id: string; token: string };

/** A photo of one colour. */
export const makeImage = (
  width: number,
  height: number,
  { format = 'png', background = '#c0392b' }: { format?: 'png' | 'jpeg'; background?: string } = {},
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();

export const pngChunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

type PngHead = { width: number; height: number; depth?: 1 | 8 | 16; isInterlaced?: boolean };

/** A PNG with any header, and these rows. */
export const makePng = ({ width, height, depth = 8, isInterlaced = false }: PngHead, rows: Buffer): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const colours = depth === 1 ? 0 : 6;
  head.set([depth, colours, 0, 0, isInterlaced ? 1 : 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, pngChunk('IHDR', head), pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))]);
};

/** A falling tone. */
export const makeWav = (seconds = 1, rate = 8000): Buffer =>
  encodeWav(
    Array.from({ length: seconds * rate }, (_none, sample) => Math.sin(sample / (10 + sample / 1000)) * 0.37),
    rate,
  );

/** Requests an address and sends the bytes there, like the page. */
export const sendBytes = async (
  testApp: TestApp,
  { id, token }: Owner,
  { bytes, filename = 'photo.png', contentType = 'application/octet-stream' }: TestUpload,
): Promise<string> => {
  const s3Key = formatUploadKey(id, randomUUID(), filename);
  const { data: url } = await testApp.call('signUpload', { token, body: { s3Key, contentType, size: bytes.length } });
  const isOurs = url.startsWith('/');
  const headers = { 'content-type': contentType };
  const status = isOurs
    ? (await testApp.app.inject({ method: 'PUT', url, payload: bytes, headers })).statusCode
    : (await fetch(url, { method: 'PUT', body: new Uint8Array(bytes), headers })).status;
  if (status !== 200) throw new Error(`The upload was answered with ${status}.`);
  return s3Key;
};

export const tryUpload = async (testApp: TestApp, owner: Owner, upload: TestUpload): Promise<Answer<'createMedia'>> => {
  const s3Key = await sendBytes(testApp, owner, upload);
  const { type, filename = 'photo.png', noteId = '', duration, peaks } = upload;
  const body = { s3Key, type, filename, noteId, ...(duration && { duration }), ...(peaks && { peaks }) };
  return testApp.call('createMedia', { token: owner.token, body });
};

export const upload = async (testApp: TestApp, owner: Owner, wanted: TestUpload): Promise<Media> => {
  const answer = await tryUpload(testApp, owner, wanted);
  if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`);
  return answer.data;
};

/** Downloads an address, with the headers of the answer. */
export const download = async (testApp: TestApp, url: string, headers: Record<string, string> = {}) => {
  const { statusCode, rawPayload, headers: answered } = await testApp.app.inject({ url, headers });
  return { status: statusCode, bytes: rawPayload, headers: answered };
};
