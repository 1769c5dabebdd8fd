import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Benchmark } from '../benchmark.ts';
import type { DataSet } from '../data-set.ts';
import { canWatch, readMemoryMb } from '../process.ts';
import { compareWithTarget } from '../row.ts';

const CONNECTIONS = 1_000;
const PER_PERSON = 50;
const GOAL_MB = 60;
const SETTLE_MS = 1_000;

/** The memory of a thousand open tabs. */
export const noteLive: Benchmark<DataSet> = {
  name: 'live',
  async measure({ app, logIn }) {
    if (!canWatch) return [];
    const sockets: Socket[] = [];
    await sleep(SETTLE_MS);
    const before = readMemoryMb(app.pid);
    for (let person = 0; person < CONNECTIONS / PER_PERSON; person += 1) {
      const { token } = await logIn(person);
      sockets.push(...(await Promise.all(Array.from({ length: PER_PERSON }, () => openStream(app.port, token)))));
    }
    await sleep(SETTLE_MS);
    const ours = [Math.max(0, readMemoryMb(app.pid) - before)];
    for (const socket of sockets) socket.destroy();
    const work = `${CONNECTIONS.toLocaleString('en')} live connections, memory`;
    return [compareWithTarget({ topic: 'memory', work, unit: 'MB', ours }, GOAL_MB)];
  },
};

const openStream = async (port: number, token: string): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET /api/live HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  const [greeting] = await once(socket, 'data');
  if (!String(greeting).startsWith('HTTP/1.1 200')) throw new Error(`The stream was refused: ${greeting}`);
  return socket.resume();
};
