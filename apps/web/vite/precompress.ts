import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const SMALLEST_WORTH_COMPRESSING = 600;

/** Writes a `.br` and a `.gz` beside every text file of the build, so that the server never compresses on the fly. */
export const precompress = (): Plugin => ({
  name: 'pinlife:precompress',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const files = await Array.fromAsync(glob('**/*.{js,css,html,svg,json,webmanifest,txt}', { cwd: dir }));
    await Promise.all(files.map((file) => compressFile(path.join(dir, file))));
  },
});

const compressFile = async (file: string): Promise<void> => {
  const content = await readFile(file);
  if (content.length < SMALLEST_WORTH_COMPRESSING) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
};
