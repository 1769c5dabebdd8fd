import { listEntries } from '../entities/note/outbox/queue/entries.ts';
import { runOnceAsLeader } from '../entities/note/outbox/sending/leader-lock.ts';
import { createSendChange } from '../entities/note/outbox/sending/send-change.ts';
import { createSendLoop } from '../entities/note/outbox/sending/send-loop.ts';
import { createGoneCheck, createUpload } from '../entities/upload/upload.ts';
import { ApiError } from '../lib/api/api-error.ts';
import { ask, type Caller, type LooseOptions } from '../lib/api/ask.ts';
import { putFile } from '../lib/api/put-file.ts';
import { findSender, removeSender } from '../lib/kept/kept-store.ts';
import { isInSight, listDashboards } from './pages.ts';

/** Background Sync: the browser has a network. If the handler fails, the event is repeated, except after `lastChance`. */
export type SyncEvent = ExtendableEvent & { tag: string; lastChance: boolean };

/** Sends the stored entries while no page is open. Throws if some remain, so that the browser repeats the event. */
export const sendEntries = async ({ lastChance }: Pick<SyncEvent, 'lastChance'>): Promise<void> => {
  const sender = await findSender();
  if (!sender) return;
  // A visible page sends by itself and announces the result.
  if ((await listDashboards()).some(isInSight)) throw new Error('A page is sending');
  const { person, token } = sender;
  let isOver = false;
  const call: Caller = async (name, ...[options]) => {
    const answer = await ask(name, (options ?? {}) as LooseOptions, token);
    if (!(answer instanceof ApiError)) return answer.data as never;
    // The session has ended: the entries stay for the person's next login.
    if (answer.status === 401 && answer.isOurs) isOver = true;
    throw answer;
  };
  const sendLoop = createSendLoop(
    {
      person,
      isOver: () => isOver,
      sendChange: createSendChange(call),
      uploadFile: createUpload(call, putFile),
      isGone: createGoneCheck(call),
      // A service worker cannot parse HTML. Equal texts in another form count as different: one edit too many is harmless.
      isSameText: (one, other) => one === other,
      mayRefuse: false,
    },
    () => undefined,
  );
  const hasRun = await runOnceAsLeader(person, async () => void (await sendLoop.sendAll()));
  if (!hasRun) throw new Error('A page is sending');
  const isUnfinished = (await listEntries(person)).some(({ refusal }) => !refusal);
  if (isOver || lastChance || !isUnfinished) await removeSender(token);
  if (isUnfinished && !isOver) throw new Error('Not everything could be sent');
};
