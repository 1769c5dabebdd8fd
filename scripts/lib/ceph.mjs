import { createServer } from 'node:net';
import { run } from './child.mjs';
import { fromRoot } from './paths.mjs';
import { Problem } from './problem.mjs';

/** Programs of Ceph's S3 server. */
export const cephPrograms = [
  { program: 'ceph-mon', package: 'ceph-mon' },
  { program: 'ceph-osd', package: 'ceph-osd' },
  { program: 'radosgw', package: 'radosgw' },
  { program: 'radosgw-admin', package: 'radosgw' },
  { program: 'ceph', package: 'ceph-common' },
];

const script = fromRoot('scripts', 's3', 'rgw.sh');

/**
 * Starts a bucket service in a folder.
 * @param {string} folder
 * @param {{ address?: string, enter?: readonly string[] }} place Its address, and the beginning of a command that runs there.
 * @returns {Promise<{ environment: Record<string, string>, startGateway(): Promise<void>, stop(): Promise<void> }>} The settings by which PinLife finds it.
 */
export const startCeph = async (folder, { address = '127.0.0.1', enter = [] } = {}) => {
  const [port, monitorPort] = await findPorts();
  const keys = { S3_KEY: 'tests', S3_SECRET: 'only-for-tests' };
  const runScript = (/** @type {string[]} */ ...args) => {
    const [command = '', ...words] = [...enter, 'bash', script, ...args];
    return run(command, words, { env: { ...process.env, ...keys, S3_ADDRESS: address } });
  };
  const stop = async () => {
    await runScript('stop', folder);
  };
  const start = async (/** @type {string} */ what) => {
    if ((await runScript(what, folder, String(port), String(monitorPort))) === 0) return;
    await stop();
    throw new Problem('Ceph did not start.');
  };
  await start('start');
  return {
    startGateway: () => start('gateway'),
    environment: {
      S3_ENDPOINT: `http://${address}:${port}`,
      S3_BUCKET: 'pins',
      S3_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: keys.S3_KEY,
      AWS_SECRET_ACCESS_KEY: keys.S3_SECRET,
    },
    stop,
  };
};

/** Both are reserved until both are known, so that they differ. */
const findPorts = async () => {
  const ports = [await reservePort(), await reservePort()];
  return Promise.all(ports.map((port) => port.release()));
};

/** @returns {Promise<{ release(): Promise<number> }>} */
const reservePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({ release: () => new Promise((released) => server.close(() => released(port))) });
    });
  });
