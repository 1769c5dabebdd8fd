/** A server that pauses its caged process, and prints its process id. */
import { openCage } from '../../platform/cage/cage.ts';

const MB = 1024 * 1024;
const room = {
  program: new URL('hostile-program.ts', import.meta.url),
  heapMb: 64,
  memoryMb: 256,
  cpuSeconds: 60,
};
const limits = { cpuMs: 60_000, wallMs: 60_000, memoryBytes: 400 * MB, outputBytes: MB };

const caged = openCage(room, limits, () => Promise.reject(new Error('There is no file.')));
await caged.ask({ words: 1 });
caged.pause();
process.stdout.write(String(caged.pid));
setInterval(() => undefined, 60_000);
