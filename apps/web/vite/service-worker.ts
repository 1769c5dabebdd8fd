import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { rolldown } from 'rolldown';
import type { Plugin, Rolldown } from 'vite';

const ENTRY = path.join(import.meta.dirname, '../src/sw/sw.ts');
/** All that the app consists of, but only the letters that everybody needs, and nothing of what draws PDFs. */
const KEPT = /\.(js|css)$|instrument-sans-latin-standard-normal.*\.woff2$/;
const LEFT_OUT = /\/pdf[.-]/;
/** Files of the public folder that pages ask for by themselves. */
const KEPT_PUBLIC = ['early.js', 'icon.svg', 'manifest.webmanifest'];

/**
 * Builds the service worker beside the app, with the list of the app's files written in. It is one plain script: a
 * worker that is a module fails silently in some browsers.
 */
export const serviceWorker = (): Plugin => {
  let publicFolder = '';
  return {
    name: 'pinlife:service-worker',
    apply: 'build',
    configResolved: ({ publicDir }) => {
      publicFolder = publicDir;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = [
          ...Object.keys(bundle).filter((name) => KEPT.test(name) && !LEFT_OUT.test(name)),
          ...KEPT_PUBLIC,
        ].sort();
        const version = await nameVersion(bundle, publicFolder);
        const source = await buildWorker(
          files.map((name) => `/${name}`),
          version,
        );
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
};

/** Changes whenever any file does. */
const nameVersion = async (bundle: Rolldown.OutputBundle, publicFolder: string): Promise<string> => {
  const hash = createHash('sha256');
  for (const name of Object.keys(bundle).sort()) {
    const file = bundle[name];
    hash.update(name).update(file?.type === 'asset' ? file.source : (file?.code ?? ''));
  }
  for (const name of (await readdir(publicFolder)).sort()) hash.update(await readFile(path.join(publicFolder, name)));
  return hash.digest('hex').slice(0, 12);
};

const buildWorker = async (files: readonly string[], version: string): Promise<string> => {
  const bundle = await rolldown({
    input: ENTRY,
    platform: 'browser',
    transform: {
      target: 'es2023',
      define: { APP_FILES: JSON.stringify(files), APP_VERSION: JSON.stringify(version) },
    },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code;
};
