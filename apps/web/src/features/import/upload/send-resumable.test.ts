// @vitest-environment jsdom
import { IMPORT_PART_BYTES } from '@pinlife/contract/import/limits';
import { expect, it, vi } from 'vitest';
import { ApiError, unansweredError } from '../../../lib/api/api-error.ts';
import { sendResumable, UnreadableFileError, type UploadPort } from './send-resumable.ts';
import { createUploadPort } from './upload-api.ts';

const PIECE = 4 * IMPORT_PART_BYTES;

/** A file of so many bytes that takes no room. */
const makeFile = (size: number, read: () => Promise<ArrayBuffer> = async () => new ArrayBuffer(1)): Blob =>
  ({
    size,
    slice: (begin: number, end: number) => ({ size: Math.min(end, size) - begin, arrayBuffer: read }),
  }) as unknown as Blob;

/** A server that keeps what it gets; `trouble` happens to the pieces before they are taken. */
const makeServer = (trouble: (() => unknown)[] = []) => {
  const server = { received: 0, sent: [] as number[], addresses: [] as string[] };
  const port = {
    locate: vi.fn<UploadPort['locate']>(async () => server.received),
    send: vi.fn<UploadPort['send']>(async (address, piece, { offset }) => {
      server.sent.push(offset);
      server.addresses.push(address);
      const error = trouble.shift()?.();
      if (error) throw error;
      server.received += piece.size;
      return server.received;
    }),
    renew: vi.fn<UploadPort['renew']>(async () => '/renewed'),
    findPause: vi.fn<UploadPort['findPause']>(createUploadPort('id').findPause),
    pause: vi.fn<UploadPort['pause']>(async () => undefined),
  };
  return { server, port };
};

const upload = (port: UploadPort, file = makeFile(2.5 * PIECE), signal = new AbortController().signal) => {
  const progress: number[] = [];
  const onTrouble = vi.fn();
  const end = sendResumable(port, {
    file,
    address: '/first',
    signal,
    onProgress: (bytes) => void progress.push(bytes),
    onTrouble,
  });
  return { end, progress, onTrouble };
};

it('sends a file in pieces, each from the end of the one before', async () => {
  const { server, port } = makeServer();
  await upload(port).end;
  expect(server.sent).toEqual([0, PIECE, 2 * PIECE]);
  expect(port.locate).toHaveBeenCalledOnce();
});

it('continues at the server’s offset, even in the middle of a piece', async () => {
  const { server, port } = makeServer();
  server.received = 2 * PIECE;
  const { end, progress } = upload(port);
  await end;
  expect(server.sent).toEqual([2 * PIECE]);
  expect(progress[0]).toBe(2 * PIECE);
});

it('asks for the offset after the line broke, and continues from there automatically', async () => {
  const part = () => {
    server.received += IMPORT_PART_BYTES;
    return unansweredError();
  };
  const { server, port } = makeServer([() => null, part, () => unansweredError(502)]);
  const { end, onTrouble } = upload(port);
  await end;
  expect(server.sent).toEqual([
    0,
    PIECE,
    PIECE + IMPORT_PART_BYTES,
    PIECE + IMPORT_PART_BYTES,
    2 * PIECE + IMPORT_PART_BYTES,
  ]);
  expect(server.received).toBe(2.5 * PIECE);
  expect(onTrouble).toHaveBeenCalledTimes(2);
  expect(port.pause.mock.calls.map(([milliseconds]) => milliseconds)).toEqual([1000, 2000]);
});

it('waits as long as the server demands', async () => {
  const busy = () => new ApiError(429, 'too_many_attempts', '', { retryAfterSeconds: 7 });
  const { port } = makeServer([busy]);
  await upload(port).end;
  expect(port.pause.mock.calls[0]?.[0]).toBe(7000);
});

it('treats the file as sent if only the last answer was lost', async () => {
  const { server, port } = makeServer([() => unansweredError()]);
  port.locate.mockResolvedValueOnce(0).mockResolvedValueOnce('over');
  await upload(port, makeFile(10)).end;
  expect(server.sent).toEqual([0]);
});

it('uses another address when its own has expired', async () => {
  const { server, port } = makeServer();
  port.locate.mockResolvedValueOnce('expired');
  await upload(port, makeFile(10)).end;
  expect(server.addresses).toEqual(['/renewed']);
});

it('is over when there is no other address', async () => {
  const { server, port } = makeServer();
  port.locate.mockResolvedValueOnce('expired');
  port.renew.mockResolvedValueOnce(null);
  await upload(port).end;
  expect(server.sent).toEqual([]);
});

it.each([
  ['too large', new ApiError(413, 'body_too_large', 'Too large', { isOurs: true })],
  ['no room left', new ApiError(507, 'storage_full', 'Full', { isOurs: true })],
  ['gone', new ApiError(404, 'not_found', 'Not found', { isOurs: true })],
])('ends with the answer of the server: %s', async (_name, error) => {
  const { port } = makeServer([() => error]);
  await expect(upload(port).end).rejects.toBe(error);
  expect(port.pause).not.toHaveBeenCalled();
});

it('ends when the file cannot be read any more, which looks like a broken line', async () => {
  const { port } = makeServer([() => unansweredError()]);
  const file = makeFile(10, () => Promise.reject(new DOMException('gone', 'NotReadableError')));
  await expect(upload(port, file).end).rejects.toBeInstanceOf(UnreadableFileError);
});

it('ends at once when it is stopped', async () => {
  const end = new AbortController();
  const stop = () => {
    end.abort('stopped');
    return unansweredError();
  };
  const { server, port } = makeServer([stop]);
  await expect(upload(port, makeFile(10), end.signal).end).rejects.toBe('stopped');
  expect(server.sent).toEqual([0]);
});
