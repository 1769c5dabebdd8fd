import { vi } from 'vitest';

/** The disk below `fake-indexeddb`: a full one aborts whatever would write, as browsers do, and lets things be deleted. */
export const createDisk = () => {
  const disk = { isFull: false };
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    const request = put.apply(this, given);
    if (disk.isFull) this.transaction.abort();
    return request;
  });
  return disk;
};
