/** Renders images, outside the server process. */
import { AppError } from '../platform/error/app-error.ts';
import { drawCard } from '../platform/image/draw-card.ts';
import { renderImage } from '../platform/image/render-image.ts';
import type { CardTask, ImageAnswer, ImageLimits, ImageTask } from '../platform/image/task.ts';

const WATCH_MS = 50;

const tell = (message: ImageAnswer) => process.send?.(message);

/** Kills without cleanup: an orderly exit would wait for the library's thread. */
const end = () => process.kill(process.pid, 'SIGKILL');

/** A call of the library cannot be stopped. It runs in a thread, so that this thread can watch the limits. */
const watch = ({ cpuMs, memoryBytes }: ImageLimits): NodeJS.Timeout => {
  const before = process.cpuUsage();
  return setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    const isOverspent = (user + system) / 1000 > cpuMs || process.memoryUsage.rss() > memoryBytes;
    if (isOverspent) end();
  }, WATCH_MS);
};

const work = async (task: ImageTask | CardTask): Promise<ImageAnswer> =>
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
// The parent process has ended.
process.on('disconnect', end);
// A terminal and systemd signal every process. The server ends this one after it has answered its requests.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
