import { IMPORT_PART_BYTES } from '@pinlife/contract/import/limits';
import type { Import, ImportChoices } from '@pinlife/contract/import/schema';
import type { TestApp } from './app.ts';

/** Sends a piece of a file like the page. Returns the status, and the offset of the next piece. */
export const sendPiece = async (testApp: TestApp, url: string, offset: number, bytes: Buffer) => {
  const headers = { 'upload-offset': String(offset), 'content-type': 'application/octet-stream' };
  const answer = await testApp.app.inject({ method: 'PATCH', url, payload: bytes, headers });
  return { status: answer.statusCode, offset: Number(answer.headers['upload-offset']), text: answer.body };
};

/** Uploads a file with notes; the worker has not read it yet. */
export const sendImport = async (testApp: TestApp, token: string, bytes: Buffer, filename = 'notes.zip') => {
  const { data } = await testApp.call('createImport', { token, body: { filename, size: bytes.length } });
  for (let offset = 0; offset < bytes.length; ) {
    const piece = bytes.subarray(offset, offset + 4 * IMPORT_PART_BYTES);
    const sent = await sendPiece(testApp, data.uploadUrl, offset, piece);
    if (sent.status !== 204) throw new Error(`The piece was answered with ${sent.status}: ${sent.text}`);
    offset = sent.offset;
  }
  return data._id;
};

export const getImport = async (testApp: TestApp, token: string, id: string): Promise<Import> =>
  (await testApp.call('getImport', { token, params: { id } })).data;

/** Uploads a file with notes, and returns its preview. */
export const previewFile = async (testApp: TestApp, token: string, bytes: Buffer, filename?: string) => {
  const id = await sendImport(testApp, token, bytes, filename);
  await testApp.deliver();
  return getImport(testApp, token, id);
};

/** Uploads a file with notes, and imports it. */
export const importFile = async (
  testApp: TestApp,
  token: string,
  bytes: Buffer,
  { filename, ...choices }: Partial<ImportChoices> & { filename?: string } = {},
): Promise<Import> => {
  const { _id: id } = await previewFile(testApp, token, bytes, filename);
  await testApp.call('startImport', { token, params: { id }, body: choices });
  await testApp.deliver();
  return getImport(testApp, token, id);
};
