import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureBareRoot } from '../bare-root.ts';
import { createSampleData, readSampleData, waitForAnswer } from './household.ts';
import { openPodman, type Podman } from './podman.ts';
import { image, makeWorkFolder, removeWorkFolder, target, unpack, version } from './release.ts';

const PORT = 8080;

let work: string;
let podman: Podman;
beforeAll(() => {
  work = makeWorkFolder();
  podman = openPodman(work);
});
afterAll(() => {
  podman.run('rm', '--all', '--force');
  // Removes the layers, which are mounted while they exist.
  podman.run('rmi', '--all', '--force');
  podman.run('volume', 'rm', '--all', '--force');
  removeWorkFolder(work);
});

/** Uses a container of this image, and then a second one on the same volume. */
const expectWorking = async (name: string) => {
  const volume = `volume-${name.replaceAll(/\W/g, '-')}`;
  podman.run('volume', 'create', volume);
  const data = podman.run('volume', 'inspect', '--format', '{{.Mountpoint}}', volume);
  const first = podman.start(name, volume);
  const bridge = await first.openPort(PORT);
  const firstMs = await waitForAnswer(bridge.url, first.ended, first.log);
  const household = await createSampleData(bridge.url, data);
  const seen = await readSampleData(bridge.url, household);
  expect(seen.picture).toEqual(expect.any(Number));
  expect(first.enter('id', '-u')).toBe('10001');
  for (const place of ['/opt/pinlife', '/tmp', '/']) {
    expect(() => first.enter('touch', join(place, 'mine'))).toThrow('Read-only file system');
  }
  first.checkHealth();
  bridge.close();
  expect(await first.stop()).toBe(0);

  const second = podman.start(name, volume);
  const again = await second.openPort(PORT);
  await waitForAnswer(again.url, second.ended, second.log);
  expect(await readSampleData(again.url, household)).toEqual(seen);
  again.close();
  expect(await second.stop()).toBe(0);
  console.log(`First start of ${name} under podman ${Math.round(firstMs)} ms`);
};

it('runs the image that was written here, not as root, with nothing to write to but its volume', async () => {
  podman.run('load', '--input', image);
  await expectWorking(`pinlife:${version}`);
});

it('runs the image that is built in the folder of a release', async () => {
  const base = join(work, 'base.tar');
  if (!target) throw new Error('There is no release for this machine.');
  execFileSync('tar', ['-C', await ensureBareRoot(target), '-cf', base, '.']);
  podman.run('import', base, 'localhost/base');
  const folder = unpack(join(work, 'unpacked'));
  const options = ['--format=docker', '--isolation=chroot', '--build-arg=BASE=localhost/base', '--tag=localhost/built'];
  podman.run('build', ...options, folder);
  await expectWorking('localhost/built');
});
