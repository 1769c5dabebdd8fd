import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** The task of a worker thread: `size` clients of one address that try logins without a pause. */
export type CrowdTask = { port: number; size: number; address: string };

const { port, size, address }: CrowdTask = workerData;
const agent = new Agent({ keepAlive: true, localAddress: address, maxSockets: size });

const logIn = (name: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const sent = request({ port, host: '127.0.0.1', path: '/api/auth/login', method: 'POST', agent, headers });
    sent.on('error', reject).on('response', (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.end(JSON.stringify({ username: name, password: 'Made up 1' }));
  });

const keepTrying = async (member: number): Promise<never> => {
  for (let round = 0; ; round += 1) {
    const status = await logIn(`nobody${member}x${round}`);
    if (status !== 401 && status !== 429) throw new Error(`A login with a made-up name answered ${status}.`);
    if (member === 0) parentPort?.postMessage(round);
  }
};

await Promise.all(Array.from({ length: size }, (_, member) => keepTrying(member)));
