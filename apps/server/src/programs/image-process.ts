/** Draws images anew, away from the process that answers people. */
import { AppError } from '../platform/error/app-error.ts';
import { drawCard } from '../platform/image/draw-card.ts';
import { renderImage } from '../platform/image/render-image.ts';
import type { CardTask, ImageLimits, ImageTask, ImageTold } from '../platform/image/task.ts';

const WATCH_MS = 50;

const tell = (message: ImageTold) => process.send?.(message);

/** Without a goodbye: an orderly exit would wait for the thread in which the library works. */
const end = () => process.kill(process.pid, 'SIGKILL');

/** What the library does cannot be stopped. It works in a thread, so that there is time to look at the clock. */
const watch = ({ cpuMs, memoryBytes }: ImageLimits): NodeJS.Timeout => {
  const before = process.cpuUsage();
  return setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    const isOverspent = (user + system) / 1000 > cpuMs || process.memoryUsage.rss() > memoryBytes;
    if (isOverspent) end();
  }, WATCH_MS);
};

const work = async (task: ImageTask | CardTask): Promise<ImageTold> =>
  'card' in task ? { drawn: (await drawCard(task.card)).toString('base64') } : { rendered: await renderImage(task) };

process.on('message', async ({ limits, ...task }: (ImageTask | CardTask) & { limits: ImageLimits }) => {
  const watching = watch(limits);
  try {
    tell(await work(task));
  } catch (error) {
    const reason = String(error instanceof Error ? (error.cause ?? error) : error);
    tell(error instanceof AppError ? { code: error.code, reason } : { reason });
  } finally {
    clearInterval(watching);
  }
});
tell({ ready: true });
// Whoever started this is gone.
process.on('disconnect', end);
// A terminal and systemd tell every process to stop. The server does so once it has answered those who wait.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
