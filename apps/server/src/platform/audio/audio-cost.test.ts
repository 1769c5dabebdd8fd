import { describe, expect, it } from 'vitest';
import { createAudioReader, type StoredBytes } from '../audio.ts';
import type { ByteSource } from './byte-source.ts';
import { readAudio } from './read-audio.ts';
import { WEBM_STEPS_MAX } from './webm.ts';

const MB = 1024 * 1024;

/** Empty elements of two bytes, side by side in a cluster. */
const emptyWebm = (size: number): Buffer => {
  const start = Buffer.from('1a45dfa38018538067', 'hex');
  const open = Buffer.from('01ffffffffffffff', 'hex');
  const cluster = Buffer.from('1f43b675', 'hex');
  const head = Buffer.concat([start, open, cluster, open]);
  return Buffer.concat([head, Buffer.alloc(size - head.length, Buffer.from('e080', 'hex'))]);
};

/** Nested clusters: a naive walk would visit each again for each of those around it. */
const nestedWebm = (size: number): Buffer => {
  const head = Buffer.from('1a45dfa3801853806701ffffffffffffff', 'hex');
  return Buffer.concat([head, Buffer.alloc(size - head.length, Buffer.from('1f43b67501ffffffffffffff', 'hex'))]);
};

const box = (type: string, size: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32BE(size);
  bytes.write(type, 4, 'latin1');
  return bytes;
};
/** Boxes of eight bytes in a track of a movie. */
const emptyMp4 = (size: number): Buffer => {
  const type = Buffer.concat([box('ftyp', 24), Buffer.alloc(16)]);
  const movie = Buffer.concat([type, box('moov', size - 24), box('trak', size - 32)]);
  return Buffer.concat([movie, Buffer.alloc(size - movie.length, box('free', 8))]);
};
/** Runs with a very large number of samples. */
const endlessRuns = (size: number): Buffer => {
  const type = Buffer.concat([box('ftyp', 24), Buffer.alloc(16)]);
  const run = Buffer.concat([box('trun', 9 * MB), Buffer.from('00000100ffffffff', 'hex'), Buffer.alloc(MB)]);
  return Buffer.concat([type, Buffer.alloc(size - type.length, run)]);
};

const hostile: [string, () => Buffer, string][] = [
  ['WebM of empty elements', () => emptyWebm(20 * MB), 'audio/webm'],
  ['WebM of clusters in clusters', () => nestedWebm(20 * MB), 'audio/webm'],
  ['MP4 of empty boxes', () => emptyMp4(20 * MB), 'audio/mp4'],
  ['MP4 of endless runs', () => endlessRuns(20 * MB), 'audio/mp4'],
];

const count = (bytes: Buffer) => {
  const counted = { reads: 0, bytes: 0 };
  const source: ByteSource = {
    size: bytes.length,
    read(offset, length) {
      const part = bytes.subarray(offset, offset + length);
      counted.reads += 1;
      counted.bytes += part.length;
      return part;
    },
  };
  return { counted, source };
};

const stored = (bytes: Buffer): StoredBytes => ({
  size: bytes.length,
  read: async (offset, length) => bytes.subarray(offset, offset + length),
});

describe('a hostile recording', () => {
  it.each(hostile)('is read a bounded number of times: 20 MB, %s', (_name, make, contentType) => {
    const { counted, source } = count(make());
    expect(readAudio(source)).toMatchObject({ contentType });
    expect(counted.reads).toBeLessThanOrEqual(WEBM_STEPS_MAX);
    // Nothing is read twice, except the headers of elements that are close together.
    expect(counted.bytes).toBeLessThan(24 * WEBM_STEPS_MAX + 2 * source.size);
  });

  it('is read in a process of its own, without delaying requests', async () => {
    const read = createAudioReader();
    const bytes = emptyWebm(20 * MB);
    await read(stored(Buffer.from('RIFF')));
    /** CPU time of this process, the least of three tries, because other work only adds to it. */
    const measureCpu = async (look: () => unknown): Promise<number> => {
      const tries: number[] = [];
      for (let count = 0; count < 3; count += 1) {
        const before = process.cpuUsage();
        expect(await look()).toMatchObject({ contentType: 'audio/webm', duration: null });
        const { user, system } = process.cpuUsage(before);
        tries.push(user + system);
      }
      return Math.min(...tries);
    };
    const here = await measureCpu(() => readAudio(count(bytes).source));
    expect(await measureCpu(() => read(stored(bytes)))).toBeLessThan(here / 2);
  });
});

describe('a long recording', () => {
  it('of eight hours without a length in its head is known with its length', () => {
    const [blockMs, clusterMs] = [60, 9_960];
    const head = Buffer.from('1a45dfa3801853806701ffffffffffffff', 'hex');
    const cluster = Buffer.from('1f43b67501ffffffffffffffe78400000000', 'hex');
    const block = Buffer.from('a386810000000000', 'hex');
    const bytes = Buffer.alloc(5 * MB);
    let end = head.copy(bytes);
    for (let time = 0; time < 8 * 3_600_000; time += blockMs) {
      const offset = time % clusterMs;
      if (offset === 0) {
        end += cluster.copy(bytes, end);
        bytes.writeUInt32BE(time, end - 4);
      }
      bytes.writeUInt16BE(offset, end + block.copy(bytes, end) - 5);
      end += block.length;
    }
    const { source } = count(bytes.subarray(0, end));
    expect(readAudio(source)).toEqual({ contentType: 'audio/webm', duration: 8 * 3600 - blockMs / 1000 });
  });
});

describe('the process of recordings', () => {
  it('reports why a recording could not be read, and continues with the next one', async () => {
    const read = createAudioReader();
    const broken = { size: MB, read: () => Promise.reject(new Error('the storage is away')) };
    await expect(read(broken)).rejects.toThrow('the storage is away');
    expect(await read(stored(emptyWebm(MB)))).toMatchObject({ contentType: 'audio/webm' });
  });

  it('limits the wait for a storage that never answers', async () => {
    const read = createAudioReader({ lookMs: 50 });
    await expect(read({ size: MB, read: () => new Promise(() => undefined) })).rejects.toMatchObject({
      code: 'unavailable',
    });
  });

  it('looks at several recordings at once, each by its own bytes', async () => {
    const read = createAudioReader();
    const found = await Promise.all(
      [emptyMp4(MB), emptyWebm(MB), Buffer.alloc(MB)].map((bytes) => read(stored(bytes))),
    );
    expect(found.map((audio) => audio?.contentType)).toEqual(['audio/mp4', 'audio/webm', undefined]);
  });
});
