import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { IMPORT_PIECE_MAX_BYTES } from '@pinlife/contract/import/limits';
import type { Import, ImportSummary } from '@pinlife/contract/import/schema';
import type { Person } from './person.ts';

export const MB = 1024 * 1024;

/** An import may take so much more memory than the server had at rest. */
export const MEMORY_MAX_BYTES = 100 * MB;

/** Sends a file in pieces, and waits for its preview. */
export const sendFile = async ({ api, token }: Person, bytes: Buffer, filename = 'a.zip'): Promise<string> => {
  const { _id: id, uploadUrl } = await api.demand('createImport', {
    token,
    body: { filename, size: bytes.length },
  });
  for (let offset = 0; offset < bytes.length; ) {
    const answer = await fetch(new URL(uploadUrl, api.url), {
      method: 'PATCH',
      headers: { 'upload-offset': String(offset) },
      body: new Uint8Array(bytes.subarray(offset, offset + IMPORT_PIECE_MAX_BYTES)),
    });
    if (answer.status !== 204) throw new Error(`The piece was answered with ${answer.status}.`);
    offset = Number(answer.headers.get('upload-offset'));
  }
  await untilImport({ api, token }, id, ({ state }) => state === 'ready' || state === 'failed');
  return id;
};

/** Polls until the import has the wanted state. The list comes without reports, which are large. */
export const untilImport = async (
  { api, token }: Pick<Person, 'api' | 'token'>,
  id: string,
  isWanted: (found: ImportSummary) => boolean,
): Promise<Import> => {
  for (;;) {
    const found = (await api.demand('listImports', { token })).find(({ _id }) => _id === id);
    if (found && isWanted(found)) return api.demand('getImport', { token, params: { id } });
    await sleep(50);
  }
};

const TICKS_PER_SECOND = 100;

/** The present memory of a process. */
export const readMemory = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;

/** Measures a process from now on: its peak memory above rest, and processor seconds. */
export const watchProcess = (pid: number, restBytes = readMemory(pid)) => {
  const readSeconds = () => {
    const [user = 0, system = 0] =
      readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
    return (user + system) / TICKS_PER_SECOND;
  };
  const seconds = readSeconds();
  let peak = restBytes;
  const watch = setInterval(() => {
    peak = Math.max(peak, readMemory(pid));
  }, 20);
  return () => {
    clearInterval(watch);
    return { grownBytes: peak - restBytes, processorSeconds: readSeconds() - seconds };
  };
};
