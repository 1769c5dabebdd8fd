import { randomBytes, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { KeyTaken, ObjectMissing, type Storage } from '../platform/storage.ts';

const ORIGIN = 'https://pins.example.org';
const about = (bytes: Buffer) => ({ contentType: 'text/plain', size: bytes.length });

/** The behaviour of every storage. */
export const describeStorage = (name: string, getStorage: () => Storage): void => {
  const newKey = (name = 'original') => `media/${randomUUID()}/${name}`;
  const write = async (key: string, bytes: Buffer): Promise<void> =>
    getStorage().write(key, Readable.from([bytes]), about(bytes));
  const read = async (key: string) => buffer(await getStorage().read(key));

  describe(name, () => {
    it('gives back what was written, byte for byte', async () => {
      const [key, bytes] = [newKey(), randomBytes(300_000)];
      await write(key, bytes);
      expect((await getStorage().find(key))?.size).toBe(bytes.length);
      expect((await read(key)).equals(bytes)).toBe(true);
    });

    it('keeps what is empty', async () => {
      const key = newKey();
      await write(key, Buffer.alloc(0));
      expect([(await getStorage().find(key))?.size, (await read(key)).length]).toEqual([0, 0]);
    });

    it('reads a part, both ends included', async () => {
      const key = newKey();
      await write(key, Buffer.from('0123456789'));
      expect((await buffer(await getStorage().read(key, { start: 2, end: 5 }))).toString()).toBe('2345');
    });

    it('never lets one take the place of another', async () => {
      const key = newKey();
      await write(key, Buffer.from('first'));
      await expect(write(key, Buffer.from('second'))).rejects.toBeInstanceOf(KeyTaken);
      expect((await read(key)).toString()).toBe('first');
    });

    it('replaces only where that is asked for, and only by bytes that arrive whole', async () => {
      const key = newKey();
      await write(key, Buffer.from('first'));
      await getStorage().copy(key, `${key}-copy`);
      const replace = (bytes: Readable, size: number) =>
        getStorage().write(key, bytes, { contentType: 'text/plain', size, replaces: true });
      const broken = Readable.from(
        (async function* () {
          yield Buffer.from('sec');
          throw new Error('cut off');
        })(),
      );
      await expect(replace(broken, 6)).rejects.toThrow('cut off');
      expect((await read(key)).toString()).toBe('first');
      await replace(Readable.from([Buffer.from('second')]), 6);
      expect((await read(key)).toString()).toBe('second');
      expect((await read(`${key}-copy`)).toString()).toBe('first');
    });

    it('lets go of the bytes that it refuses', async () => {
      const [key, bytes] = [newKey(), Buffer.from('again')];
      await write(key, bytes);
      const refused = Readable.from([bytes]);
      await expect(getStorage().write(key, refused, about(bytes))).rejects.toBeInstanceOf(KeyTaken);
      expect(refused.destroyed).toBe(true);
    });

    it('copies, and the copy outlives the original', async () => {
      const [from, to] = [newKey(), newKey()];
      await write(from, Buffer.from('rain'));
      await getStorage().copy(from, to);
      await getStorage().removeAll(from);
      expect((await read(to)).toString()).toBe('rain');
    });

    it('says so where there is nothing', async () => {
      const key = newKey();
      expect(await getStorage().find(key)).toBeNull();
      await expect(getStorage().read(key)).rejects.toBeInstanceOf(ObjectMissing);
      await expect(getStorage().copy(key, newKey())).rejects.toBeInstanceOf(ObjectMissing);
    });

    it('removes a key with all that lies below it, and nothing beside it', async () => {
      const folder = `media/${randomUUID()}`;
      const keys = [`${folder}/original`, `${folder}/320`];
      for (const key of [...keys, `${folder}x/original`]) await write(key, Buffer.from('a'));
      await getStorage().removeAll(folder);
      expect(await Promise.all(keys.map((key) => getStorage().find(key)))).toEqual([null, null]);
      expect(await getStorage().find(`${folder}x/original`)).not.toBeNull();
      await getStorage().removeAll(folder);
    });

    it('fails with the error of bytes that cannot even be opened', async () => {
      const writing = getStorage().write(newKey(), createReadStream('/nowhere'), { contentType: '', size: 4 });
      await expect(writing).rejects.toMatchObject({ code: 'ENOENT' });
    });

    it('leaves nothing of a write that fails in the middle', async () => {
      const key = newKey();
      const broken = Readable.from(
        (async function* () {
          yield Buffer.from('a part');
          throw new Error('gone');
        })(),
      );
      await expect(getStorage().write(key, broken, { contentType: 'text/plain', size: 1000 })).rejects.toThrow();
      expect(await getStorage().find(key)).toBeNull();
    });

    it.each(['../secrets', 'a/../b', '/etc/passwd', 'a//b', '', 'a b', '.hidden'])(
      'takes no key like %j',
      async (key) => {
        await expect(write(key, Buffer.from('a'))).rejects.toThrow('no storage key');
      },
    );

    it('says that it works', async () => {
      await getStorage().check();
    });
  });
};

/** The behaviour of a storage that browsers call directly. */
export const describeDirectStorage = (name: string, getStorage: () => Storage): void => {
  const direct = () => {
    const found = getStorage().direct;
    if (!found) throw new Error('It is not direct.');
    return found;
  };
  const newKey = () => `uploads/${randomUUID()}/${randomUUID()}.txt`;
  const put = async (url: string, body: string, contentType = 'text/plain') =>
    (await fetch(url, { method: 'PUT', body, headers: { 'content-type': contentType } })).status;

  describe(`${name}, by signed addresses`, () => {
    it('takes an upload of the promised type and size, and no other', async () => {
      const key = newKey();
      const url = await direct().signUpload(key, { contentType: 'text/plain', size: 4, expiresInSeconds: 60 });
      expect(await put(url, 'rain', 'text/html')).toBe(403);
      expect(await put(url, 'raining')).toBe(403);
      expect(await put(url.replace(/.{4}$/, 'beef'), 'rain')).toBe(403);
      expect(await getStorage().find(key)).toBeNull();
      expect(await put(url, 'rain')).toBe(200);
      expect(await getStorage().find(key)).toMatchObject({ size: 4, contentType: 'text/plain' });
    });

    it('takes any type where none was promised', async () => {
      const key = newKey();
      expect(await put(await direct().signUpload(key, { expiresInSeconds: 60 }), 'rain', 'text/csv')).toBe(200);
      expect(await getStorage().find(key)).toMatchObject({ contentType: 'text/csv' });
    });

    it('refuses an address that has expired, and everything that is not signed', async () => {
      const key = newKey();
      await getStorage().write(key, Readable.from(['rain']), { contentType: 'text/plain', size: 4 });
      const terms = { contentType: 'text/plain', disposition: 'inline' };
      const hour = 60 * 60 * 1000;
      const [past, gone] = [new Date(Date.now() - 2 * hour), new Date(Date.now() - hour)];
      const expired = await direct().signDownload(key, { ...terms, signedAt: past, expiresAt: gone });
      expect((await fetch(expired)).status).toBe(403);
      expect((await fetch(expired.split('?')[0] ?? '')).status).toBe(403);
    });

    it('hands out with the name and type that the address says', async () => {
      const key = newKey();
      await getStorage().write(key, Readable.from(['rain']), { contentType: 'text/html', size: 4 });
      const disposition = `attachment; filename="rain.txt"; filename*=UTF-8''%E0%B4%AE%E0%B4%B4.txt`;
      const signedAt = new Date(Math.floor(Date.now() / 60_000) * 60_000 - 60_000);
      const terms = { contentType: 'application/octet-stream', disposition, signedAt };
      const sign = () => direct().signDownload(key, { ...terms, expiresAt: new Date(signedAt.getTime() + 3_600_000) });
      const url = await sign();
      expect(await sign()).toBe(url);
      const answer = await fetch(url);
      expect([
        await answer.text(),
        answer.headers.get('content-type'),
        answer.headers.get('content-disposition'),
      ]).toEqual(['rain', 'application/octet-stream', disposition]);
    });

    it('lets the pages of one origin in, once it is prepared for them', async () => {
      await direct().prepare(ORIGIN);
      expect([await direct().allowsOrigin(ORIGIN), await direct().allowsOrigin('https://other.example.org')]).toEqual([
        true,
        false,
      ]);
      const url = await direct().signUpload(newKey(), { expiresInSeconds: 60 });
      const ask = (origin: string) =>
        fetch(url, {
          method: 'OPTIONS',
          headers: { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'content-type' },
        });
      const [ours, others] = [await ask(ORIGIN), await ask('https://other.example.org')];
      expect([ours.status, ours.headers.get('access-control-allow-origin')]).toEqual([200, ORIGIN]);
      expect(others.headers.get('access-control-allow-origin')).toBeNull();
    });
  });
};
