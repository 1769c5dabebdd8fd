import { Readable } from 'node:stream';
import { HOUR_MS } from '@pinlife/contract/durations';
import { IMPORT_PART_BYTES, IMPORT_PIECE_MAX_BYTES, IMPORT_UPLOAD_HOURS } from '@pinlife/contract/import/limits';
import type { Transactor, Tx } from '../../../db/pool.ts';
import type { Address, ImportTransfer } from '../../../http/streams/import.ts';
import type { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/error/app-error.ts';
import { createByteBudget } from '../../../platform/load/byte-budget.ts';
import type { Pacer } from '../../../platform/load/pacer.ts';
import { newId } from '../../../platform/secret/id.ts';
import type { Storage } from '../../../platform/storage.ts';
import type { LiveBus } from '../../live/bus.ts';
import type { Drafts } from '../../media/transfer/drafts.ts';
import type { SessionService } from '../../session/service.ts';
import type { ImportRepo, ImportRow } from '../repo.ts';
import { folderOf } from '../service.ts';
import type { UploadAddresses } from './addresses.ts';

type Dependencies = {
  database: Transactor;
  imports: ImportRepo;
  drafts: Drafts;
  storage: Pick<Storage, 'write' | 'removeAll'>;
  addresses: UploadAddresses;
  sessions: Pick<SessionService, 'findAlive'>;
  live: Pick<LiveBus, 'publishImport'>;
  wake(tx: Tx): Promise<void>;
  pace: Pacer;
  clock: Clock;
};

const PART_TYPE = 'application/octet-stream';
/** The limits of incomplete parts in memory: for one person, who sends one at a time, and for all. */
const HELD_BYTES = { each: 4 * IMPORT_PART_BYTES, all: 16 * IMPORT_PART_BYTES };

/**
 * Receives the file of an import. Complete parts are stored as they arrive: a broken connection loses at most one part; the
 * rest of an incomplete part is sent again.
 */
export const createImportTransfer = (dependencies: Dependencies): ImportTransfer => {
  const { database, imports, drafts, storage, addresses, sessions, live, wake, pace, clock } = dependencies;
  const budget = createByteBudget(HELD_BYTES);

  const checkAddress = async ({ userId, id, query }: Address): Promise<void> => {
    const person = addresses.read(userId, id, query);
    if (!(await sessions.findAlive([person])).has(person.sessionId)) throw new AppError('address_expired');
  };

  const getOpen = async (userId: string, id: string): Promise<ImportRow> => {
    const row = await imports.find(userId, id);
    if (!row) throw new AppError('not_found');
    if (row.state !== 'uploading') throw new AppError('import_step_wrong');
    return row;
  };

  /** After the last part the worker reads the file. */
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
      // Another request has continued the upload or cancelled it.
      await storage.removeAll(`${folder}/${name}`);
      throw new AppError('upload_offset_wrong');
    }
    if (isWhole) live.publishImport(userId, { importId: id, state: 'reading' });
  };

  return {
    async locate(address) {
      const { userId, id } = address;
      await checkAddress(address);
      const { received, size } = await getOpen(userId, id);
      return { offset: Number(received), size: Number(size) };
    },

    async receive(address, { bytes, offset, length }) {
      const { userId, id } = address;
      await checkAddress(address);
      if (length !== undefined && length > IMPORT_PIECE_MAX_BYTES) throw new AppError('body_too_large');
      pace(userId);
      const row = await getOpen(userId, id);
      if (offset !== Number(row.received)) throw new AppError('upload_offset_wrong');
      const size = Number(row.size);
      if (length !== undefined && offset + length > size) throw new AppError('upload_size_wrong');
      let at = offset;
      const held = budget.take(userId, 0, () => bytes.destroy(new AppError('unavailable')));
      try {
        for await (const part of inParts(bytes, () => size - at, held.resize)) {
          // The session may have ended during a slow upload.
          if (at > offset) await checkAddress(address);
          await keepPart(row, at, part);
          at += part.length;
        }
      } finally {
        held.release();
      }
      return { offset: at, size };
    },
  };
};

/**
 * Yields only complete parts, copied into one buffer: many tiny chunks would cost more than their bytes, and many large buffers
 * would fragment the memory. A part is valid until the next one is requested. The last part waits for the end of the body: if
 * the body is longer than announced, the last part is not stored.
 */
async function* inParts(
  bytes: Readable,
  left: () => number,
  onHeld: (heldBytes: number) => void,
): AsyncGenerator<Buffer> {
  const nextSize = () => Math.min(IMPORT_PART_BYTES, left());
  let [size, filled, total] = [nextSize(), 0, 0];
  let part = Buffer.alloc(0);
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    total += chunk.length;
    if (total > IMPORT_PIECE_MAX_BYTES) throw new AppError('body_too_large');
    for (let rest = chunk; rest.length > 0; ) {
      if (filled === size) throw new AppError('upload_size_wrong');
      const added = rest.subarray(0, size - filled);
      if (filled + added.length > part.length) {
        const capacity = Math.min(size, Math.max(2 * part.length, filled + added.length));
        onHeld(capacity);
        part = Buffer.concat([part], capacity);
      }
      added.copy(part, filled);
      filled += added.length;
      rest = rest.subarray(added.length);
      if (filled === size && size < left()) {
        yield part.subarray(0, size);
        [size, filled] = [nextSize(), 0];
      }
    }
  }
  if (filled > 0 && filled === left()) yield part.subarray(0, filled);
}
