import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fromRoot } from '../lib/paths.mjs';
import { ensureBareRoot } from './bare-root.ts';
import { type Recipe, readContainerfile } from './containerfile.ts';
import { demand } from './fetch-package.ts';
import { pack } from './pack.ts';
import type { Target } from './target.ts';

type ImageOptions = { target: Target; folder: string; version: string; path: string; epochSeconds: number };

type Blob = { mediaType: string; digest: string; size: number };
type Layer = Blob & { diffId: string };

/** Media types of Docker: everything reads them, and podman takes a health check from no other format. */
const types = {
  index: 'application/vnd.oci.image.index.v1+json',
  manifest: 'application/vnd.docker.distribution.manifest.v2+json',
  config: 'application/vnd.docker.container.image.v1+json',
  layer: 'application/vnd.docker.image.rootfs.diff.tar.gzip',
};

/**
 * Writes an image as an archive that podman and docker load: the layout of the Open Container Initiative, and the manifest
 * for older Dockers. Two layers: the bare system, which stays the same between releases, and the folder.
 */
export const writeImage = async (options: ImageOptions): Promise<{ sha256: string }> => {
  const work = mkdtempSync(fromRoot('.cache', 'image-'));
  const layout = join(work, 'layout');
  mkdirSync(join(layout, 'blobs', 'sha256'), { recursive: true });
  try {
    const recipe = readContainerfile(readFileSync(fromRoot('Containerfile'), 'utf8'));
    const layers = [await addSystem(layout, work, recipe, options), await addFolder(layout, recipe, options)];
    writeIndex(layout, layers, recipe, options);
    const names = ['oci-layout', 'index.json', 'manifest.json', 'blobs'];
    const { path, epochSeconds } = options;
    return await pack({
      folder: layout,
      names,
      options: ['--owner=0', '--group=0'],
      path,
      epochSeconds,
      isCompressed: false,
    });
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
};

const addSystem = async (layout: string, work: string, { commands }: Recipe, options: ImageOptions): Promise<Layer> => {
  const root = join(work, 'root');
  await demand('cp', ['-a', await ensureBareRoot(options.target), root]);
  for (const command of commands) await demand('chroot', [root, 'sh', '-c', command]);
  return addLayer(layout, { folder: root, names: ['.'], epochSeconds: options.epochSeconds });
};

const addFolder = (layout: string, { place }: Recipe, { folder, epochSeconds }: ImageOptions): Promise<Layer> => {
  const name = basename(folder);
  // Renames entries only: the links among them are relative.
  const rename = `--transform=s,^${name},${place.slice(1)},S`;
  const tarOptions = ['--owner=0', '--group=0', rename];
  return addLayer(layout, { folder: dirname(folder), names: [name], options: tarOptions, epochSeconds });
};

type LayerOptions = { folder: string; names: string[]; options?: string[]; epochSeconds: number };

const addLayer = async (layout: string, layer: LayerOptions): Promise<Layer> => {
  const path = join(layout, 'blobs', 'sha256', 'draft');
  const { sha256, size, innerSha256 } = await pack({ ...layer, path });
  renameSync(path, join(dirname(path), sha256));
  return { mediaType: types.layer, digest: `sha256:${sha256}`, size, diffId: `sha256:${innerSha256}` };
};

const addJson = (layout: string, mediaType: string, value: object): Blob => {
  const text = JSON.stringify(value);
  const sum = createHash('sha256').update(text).digest('hex');
  writeFileSync(join(layout, 'blobs', 'sha256', sum), text);
  return { mediaType, digest: `sha256:${sum}`, size: Buffer.byteLength(text) };
};

const writeIndex = (layout: string, layers: Layer[], recipe: Recipe, options: ImageOptions): void => {
  const { target, version, epochSeconds } = options;
  const created = new Date(epochSeconds * 1000).toISOString();
  const config = addJson(layout, types.config, {
    created,
    architecture: target.debian,
    os: 'linux',
    config: { ...recipe.config, Labels: { 'org.opencontainers.image.version': version } },
    rootfs: { type: 'layers', diff_ids: layers.map(({ diffId }) => diffId) },
    history: [
      { created, created_by: 'debootstrap', comment: recipe.commands.join(' && ') },
      { created, created_by: `COPY . ${recipe.place}` },
    ],
  });
  const blobs = layers.map(({ mediaType, digest, size }) => ({ mediaType, digest, size }));
  const mediaType = types.manifest;
  const manifest = addJson(layout, mediaType, { schemaVersion: 2, mediaType, config, layers: blobs });
  const name = `pinlife:${version}`;
  const annotations = {
    'org.opencontainers.image.ref.name': name,
    'io.containerd.image.name': `docker.io/library/${name}`,
  };
  const platform = { architecture: target.debian, os: 'linux' };
  const write = (file: string, value: object) => writeFileSync(join(layout, file), JSON.stringify(value));
  write('oci-layout', { imageLayoutVersion: '1.0.0' });
  write('index.json', {
    schemaVersion: 2,
    mediaType: types.index,
    manifests: [{ ...manifest, platform, annotations }],
  });
  write('manifest.json', [{ Config: fileOf(config), RepoTags: [name], Layers: layers.map(fileOf) }]);
};

const fileOf = ({ digest }: Blob): string => `blobs/${digest.replace(':', '/')}`;
