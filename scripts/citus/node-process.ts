import { spawn } from 'node:child_process';
import { readFileSync, readlinkSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CitusNode, runOnNode } from '../../testing/citus.ts';

const STEP_MS = 100;
const START_MS = 60_000;

/** A local PostgreSQL that can be killed as by a power cut, and started again. */
type NodeProcess = { kill(): Promise<void>; start(): Promise<void> };

const findNodeProcess = async (node: CitusNode): Promise<NodeProcess> => {
  const [row] = await runOnNode<{ data_directory: string }>({ ...node, database: 'postgres' }, 'show data_directory');
  const folder = row?.data_directory ?? '';
  const pid = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  const program = readlinkSync(`/proc/${pid}/exe`);
  const [, ...args] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').slice(0, -1);
  const { uid, gid } = statSync(folder);
  let current = pid;
  return {
    async kill() {
      // Immediately, and with all of its processes, so that nothing more is written.
      process.kill(current, 'SIGQUIT');
      while (isAlive(current)) await sleep(STEP_MS);
    },
    async start() {
      // A certificate in the home of another user would be refused.
      const env = { ...process.env, HOME: folder };
      const child = spawn(program, args, { cwd: folder, env, uid, gid, detached: true, stdio: 'ignore' });
      child.unref();
      current = child.pid ?? 0;
      for (let waited = 0; waited < START_MS; waited += STEP_MS) {
        const isReady = await runOnNode({ ...node, database: 'postgres' }, 'select 1').then(
          () => true,
          () => false,
        );
        if (isReady) return;
        await sleep(STEP_MS);
      }
      throw new Error(`The PostgreSQL at port ${node.port} did not start again.`);
    },
  };
};

/** Kills a machine, runs the work, and starts the machine again even if the work fails. */
export const withoutNode = async <Result>(node: CitusNode, work: () => Promise<Result>): Promise<Result> => {
  const machine = await findNodeProcess(node);
  await machine.kill();
  try {
    return await work();
  } finally {
    await machine.start();
  }
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
