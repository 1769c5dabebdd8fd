import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { makeImage, makePng, pngChunk } from '../../test/media.ts';
import { listChildren } from '../../test/processes.ts';
import { createImages } from '../image.ts';
import { findProgram } from '../program.ts';
import { countPixels } from './head.ts';
import { stripPng } from './strip-png.ts';
import type { ImageTask } from './task.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pinlife-image-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** One process, because pictures of one person are rendered one after the other. */
const createImageRenderer = (options?: Parameters<typeof createImages>[1]) => {
  const { render } = createImages(folder, options);
  return (image: ImageTask, personId = 'a') => render(personId, async () => image, { isHeavy: false });
};

const task = async (bytes: Buffer) => {
  const path = join(folder, 'upload');
  await writeFile(path, bytes);
  return { path, contentType: 'image/png', folder } as const;
};

describe('the process of images', () => {
  it('draws one image after the other', async () => {
    const render = createImageRenderer();
    const image = await task(await makeImage(30, 20));
    for (let round = 0; round < 2; round += 1) {
      expect(await render(image)).toMatchObject({ width: 30, height: 20, contentType: 'image/png' });
    }
  });

  it('draws several at once', async () => {
    const render = createImageRenderer();
    const image = await task(await makeImage(30, 20));
    const folders = await Promise.all(['a', 'b'].map((name) => mkdtemp(join(folder, name))));
    const drawn = await Promise.all(folders.map((into) => render({ ...image, folder: into }, into)));
    expect(drawn.map(({ original }) => original.path)).toEqual(folders.map((into) => join(into, 'original')));
  });

  it('ends itself if a picture exceeds its time limit', async () => {
    const render = createImageRenderer({ limits: { cpuMs: 1, memoryBytes: Number.MAX_SAFE_INTEGER } });
    const image = await task(await makeImage(3000, 3000));
    await expect(render(image)).rejects.toMatchObject({ code: 'image_too_complex', status: 422 });
  });

  it('ends itself if a picture exceeds its memory limit', async () => {
    const render = createImageRenderer({ limits: { cpuMs: 60_000, memoryBytes: 1 } });
    const image = await task(await makeImage(3000, 3000));
    await expect(render(image)).rejects.toMatchObject({ code: 'image_too_complex', status: 422 });
  });

  it('is ended if it takes too long, and the picture may be sent again', async () => {
    const render = createImageRenderer({ renderMs: 1 });
    const image = await task(await makeImage(3000, 3000));
    await expect(render(image)).rejects.toMatchObject({ code: 'media_busy', status: 429 });
  });

  it('reports what is wrong with a picture', async () => {
    const render = createImageRenderer();
    await expect(render(await task(Buffer.from('no picture')))).rejects.toMatchObject({ code: 'image_format_invalid' });
    const column = await task(makePng({ width: 1, height: 70_000 }, Buffer.alloc(10)));
    await expect(render(column)).rejects.toMatchObject({ code: 'image_too_complex' });
  });
});

describe('pictures of link previews that thirty strangers ask for at once', () => {
  it('are drawn by two processes', async () => {
    const { drawCard } = createImages(folder);
    const before = new Set(listChildren());
    let most = 0;
    const watching = setInterval(() => {
      most = Math.max(most, listChildren().filter((pid) => !before.has(pid)).length);
    }, 10);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="6"/>';
    await Promise.all(Array.from({ length: 30 }, (_none, owner) => drawCard(`${owner}`, async () => ({ svg }))));
    clearInterval(watching);
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(2);
  });
});

/** A task whose file is a pipe: a reader waits for bytes for ever, as in a picture that takes very long. */
const endlessTask = () => {
  const path = join(folder, 'endless');
  execFileSync('mkfifo', [path]);
  return { path, contentType: 'image/png', folder } as const;
};

describe('the process of images in the midst of a picture', () => {
  const limits = { cpuMs: 60_000, memoryBytes: Number.MAX_SAFE_INTEGER };

  const start = async () => {
    const child = fork(findProgram('image-process'), { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    const image = endlessTask();
    child.send({ ...image, limits });
    // Opening the pipe waits for a reader.
    const writer = await open(image.path, 'w');
    onTestFinished(async () => {
      child.kill('SIGKILL');
      await writer.close();
    });
    return child;
  };

  it('ends at once if it has taken too much', async () => {
    const render = createImageRenderer({ limits: { ...limits, memoryBytes: 1 } });
    await expect(render(endlessTask())).rejects.toMatchObject({ code: 'image_too_complex' });
  });

  it('ends with the server, even if that was killed', async () => {
    const child = await start();
    child.disconnect();
    expect(await once(child, 'exit')).toBeDefined();
  });

  it('lets the server decide when to stop, as a terminal and systemd signal both', async () => {
    const child = await start();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) child.kill(signal);
    child.disconnect();
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  });
});

describe('the head of a picture', () => {
  it('contains its number of pixels', async () => {
    expect(countPixels(await makeImage(30, 20), 'image/png')).toBe(600);
    expect(countPixels(await makeImage(30, 20, { format: 'jpeg' }), 'image/jpeg')).toBe(600);
  });

  it('is read or unknown if the picture is cut, without a crash', async () => {
    const jpeg = await makeImage(30, 20, { format: 'jpeg' });
    for (let length = 3; length < jpeg.length; length += 1) {
      expect([null, 600]).toContain(countPixels(jpeg.subarray(0, length), 'image/jpeg'));
    }
  });
});

describe('a PNG', () => {
  it('loses only chunks that are not drawn', async () => {
    const bytes = stripPng(await makeImage(30, 20));
    const text = pngChunk('tEXt', Buffer.from('Comment\0rain'));
    const behind = Buffer.from('<script>');
    const stuffed = Buffer.concat([
      bytes.subarray(0, 33),
      text,
      text,
      bytes.subarray(33, -12),
      text,
      bytes.subarray(-12),
    ]);
    expect(stripPng(stuffed).equals(bytes)).toBe(true);
    expect(stripPng(Buffer.concat([bytes, behind])).equals(Buffer.concat([bytes, behind]))).toBe(true);
  });

  it('is left unchanged if it is cut anywhere', async () => {
    const bytes = stripPng(await makeImage(30, 20));
    for (let length = 8; length < bytes.length; length += 1) {
      expect(stripPng(bytes.subarray(0, length)).equals(bytes.subarray(0, length))).toBe(true);
    }
  });
});
