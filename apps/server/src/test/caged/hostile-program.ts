/** A caged program that tries forbidden actions, and reports the results. */
import { spawnSync } from 'node:child_process';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { readFileSync, writeFileSync, writeSync } from 'node:fs';
import { connect } from 'node:net';
import { Worker } from 'node:worker_threads';
import { CAGE_PIPE, formatFrame } from '../../platform/cage/frame.ts';
import { beginItem, fetchBytes, serveCage } from '../../platform/cage/inside.ts';

const attempts: Record<string, () => unknown> = {
  'reads a file of the machine': () => readFileSync('/etc/passwd'),
  'writes a file': () => writeFileSync('/tmp/pinlife-caged', ''),
  'starts a process': () => spawnSync('true'),
  'starts a thread': () => new Worker('', { eval: true }),
  'asks for an address': () => lookup('localhost'),
  'opens a connection': async () => once(connect(1, '127.0.0.1'), 'connect'),
};

const listAllowed = async (): Promise<string[]> => {
  const allowed: string[] = [];
  for (const [what, attempt] of Object.entries(attempts)) {
    try {
      await attempt();
      allowed.push(what);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_ACCESS_DENIED') allowed.push(`${what}: ${error}`);
    }
  }
  return allowed;
};

const harms: Record<string, () => void> = {
  time: () => {
    for (;;);
  },
  memory: () => {
    const held: string[][] = [];
    for (;;) held.push(new Array(1000).fill('x'));
  },
  buffers: () => {
    const held: Buffer[] = [];
    for (;;) held.push(Buffer.alloc(1024 * 1024, 1));
  },
  crash: () => process.abort(),
  requests: () => {
    for (let count = 0; count < 100; count += 1) {
      writeSync(CAGE_PIPE, formatFrame({ want: { offset: 0, length: 4 * 1024 * 1024 } }));
    }
  },
};

await serveCage({
  async handle(message) {
    const { harm, at, words, bytes } = message as { harm?: string; at?: string; words?: number; bytes?: number };
    if (at !== undefined) beginItem(at);
    if (harm) harms[harm]?.();
    if (bytes !== undefined) fetchBytes(0, bytes);
    if (words !== undefined) return { answer: 'x'.repeat(words) };
    return { answer: { allowed: await listAllowed(), environment: Object.keys(process.env) } };
  },
  findRefusal: () => null,
});
