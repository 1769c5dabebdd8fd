import { spawn } from 'node:child_process';
import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { waitForExit } from '../lib/child.mjs';
import { Problem } from '../lib/problem.mjs';

type Packed = {
  /** The checksum of the written file. */
  sha256: string;
  size: number;
  /** The checksum of the archive before its compression. */
  innerSha256: string;
};

type PackOptions = {
  /** The folder of the archive, and the entries of it. */
  folder: string;
  names: readonly string[];
  /** Further options of GNU tar. */
  options?: readonly string[];
  path: string;
  /** The time of every entry, so that the same bytes give the same archive. */
  epochSeconds: number;
  isCompressed?: boolean;
};

/** Writes an archive with GNU tar, the same for the same bytes, and returns its checksums. */
export const pack = async (pack: PackOptions): Promise<Packed> => {
  const { folder, names, options = [], path, epochSeconds, isCompressed = true } = pack;
  const fixed = [
    '--sort=name',
    '--format=posix',
    '--pax-option=delete=atime,delete=ctime,exthdr.name=%d/PaxHeaders/%f',
  ];
  const args = [
    ...fixed,
    `--mtime=@${epochSeconds}`,
    '--numeric-owner',
    ...options,
    '-C',
    folder,
    '-cf',
    '-',
    ...names,
  ];
  const tar = spawn('tar', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = waitForExit(tar);
  const [inner, outer] = [createHash('sha256'), createHash('sha256')];
  let size = 0;
  const count = (bytes: Buffer) => {
    size += bytes.length;
  };
  const compress = isCompressed ? [createGzip({ level: 9 })] : [];
  await pipeline([tar.stdout, watch(inner), ...compress, watch(outer, count), createWriteStream(path)]);
  if ((await ended) !== 0) throw new Problem(`tar could not pack ${names.join(', ')}.`);
  return { sha256: outer.digest('hex'), size, innerSha256: inner.digest('hex') };
};

const watch = (hash: Hash, onBytes: (bytes: Buffer) => void = () => {}): Transform =>
  new Transform({
    transform(bytes: Buffer, _encoding, done) {
      hash.update(bytes);
      onBytes(bytes);
      done(null, bytes);
    },
  });
