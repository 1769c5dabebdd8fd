import { Readable } from 'node:stream';
import { HOUR_MS } from '@pinlife/contract/durations';
import { IMPORT_PART_BYTES, IMPORT_PIECE_MAX_BYTES, IMPORT_UPLOAD_HOURS } from '@pinlife/contract/import/limits';
import type { Transactor, Tx } from '../../../db/pool.ts';
import type { ImportTransfer } from '../../../http/streams/import.ts';
import type { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/error/app-error.ts';
import type { Pacer } from '../../../platform/load/pacer.ts';
import { newId } from '../../../platform/secret/id.ts';
import type { Storage } from '../../../platform/storage.ts';
import type { LiveBus } from '../../live/bus.ts';
import type { Drafts } from '../../media/drafts.ts';
import type { ImportRepo, ImportRow } from '../repo.ts';
import { folderOf } from '../service.ts';
import type { UploadAddresses } from './addresses.ts';

type Dependencies = {
  database: Transactor;
  imports: ImportRepo;
  drafts: Drafts;
  storage: Pick<Storage, 'write' | 'removeAll'>;
  addresses: UploadAddresses;
  live: Pick<LiveBus, 'publishImport'>;
  wake(tx: Tx): Promise<void>;
  pace: Pacer;
  clock: Clock;
};

const PART_TYPE = 'application/octet-stream';

/**
 * Takes the file of an import in, piece by piece. Whole parts are stored as they come in, so that a line that breaks costs
 * one part at most; what is left over at the end of a piece is sent again with the next.
 */
export const createImportTransfer = (dependencies: Dependencies): ImportTransfer => {
  const { database, imports, drafts, storage, addresses, live, wake, pace, clock } = dependencies;

  const getOpen = async (userId: string, id: string): Promise<ImportRow> => {
    const row = await imports.find(userId, id);
    if (!row) throw new AppError('not_found');
    if (row.state !== 'uploading') throw new AppError('import_step_wrong');
    return row;
  };

  /** Once all parts are there, the worker reads the file. */
  const keepPart = async ({ user_id: userId, id, size }: ImportRow, offset: number, bytes: Buffer): Promise<void> => {
    const folder = folderOf(userId, id);
    const name = newId();
    await storage.write(`${folder}/${name}`, Readable.from([bytes]), { contentType: PART_TYPE, size: bytes.length });
    const expiresAt = new Date(clock.now().getTime() + IMPORT_UPLOAD_HOURS * HOUR_MS);
    const isWhole = offset + bytes.length === Number(size);
    const isKept = await database.transaction(async (tx) => {
      const part = { name, offset, size: bytes.length, expiresAt };
      if (!(await imports.addPart(tx, { userId, id }, part))) return false;
      await drafts.keepUntil(tx, userId, folder, expiresAt);
      if (!isWhole) return true;
      await imports.change(tx, userId, id, { state: 'reading', due_at: clock.now() });
      await wake(tx);
      return true;
    });
    if (!isKept) {
      // Somebody else went on with it, or gave it up.
      await storage.removeAll(`${folder}/${name}`);
      throw new AppError('upload_offset_wrong');
    }
    if (isWhole) live.publishImport(userId, { importId: id, state: 'reading' });
  };

  return {
    async locate({ userId, id, query }) {
      addresses.check(userId, id, query);
      const { received, size } = await getOpen(userId, id);
      return { offset: Number(received), size: Number(size) };
    },

    async receive({ userId, id, query }, { bytes, offset, length }) {
      addresses.check(userId, id, query);
      if (length !== undefined && length > IMPORT_PIECE_MAX_BYTES) throw new AppError('body_too_large');
      pace(userId);
      const row = await getOpen(userId, id);
      if (offset !== Number(row.received)) throw new AppError('upload_offset_wrong');
      const size = Number(row.size);
      let at = offset;
      for await (const part of inParts(bytes, () => Math.min(IMPORT_PART_BYTES, size - at))) {
        await keepPart(row, at, part);
        at += part.length;
      }
      return { offset: at, size };
    },
  };
};

/** Whole parts only. More than was announced is refused. */
async function* inParts(bytes: Readable, nextSize: () => number): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let heldBytes = 0;
  let total = 0;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    total += chunk.length;
    if (total > IMPORT_PIECE_MAX_BYTES) throw new AppError('body_too_large');
    held.push(chunk);
    heldBytes += chunk.length;
    if (nextSize() === 0) throw new AppError('upload_size_wrong');
    while (heldBytes >= nextSize() && nextSize() > 0) {
      const joined = Buffer.concat(held);
      const part = joined.subarray(0, nextSize());
      const rest = joined.subarray(part.length);
      held = [rest];
      heldBytes = rest.length;
      yield part;
    }
    if (nextSize() === 0 && heldBytes > 0) throw new AppError('upload_size_wrong');
  }
}
