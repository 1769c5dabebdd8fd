import { listChanges } from '../entities/note/outbox/queue/entries.ts';
import { leadOnce } from '../entities/note/outbox/sending/lead.ts';
import { createLeader } from '../entities/note/outbox/sending/leader.ts';
import { createSendChange } from '../entities/note/outbox/sending/send-change.ts';
import { createUpload } from '../entities/upload/upload.ts';
import { ApiError } from '../lib/api/api-error.ts';
import { ask, type Caller, type LooseOptions } from '../lib/api/ask.ts';
import { putFile } from '../lib/api/put-file.ts';
import { findSender, removeSender } from '../lib/kept/kept-store.ts';
import { isInSight, listDashboards } from './pages.ts';

/** Background Sync: the browser has found a network. It asks again later where this fails, but not after the last chance. */
export type SyncEvent = ExtendableEvent & { tag: string; lastChance: boolean };

/** Sends what waits though no page is open. Throws where something is left, so that the browser asks again. */
export const sendWaiting = async ({ lastChance }: Pick<SyncEvent, 'lastChance'>): Promise<void> => {
  const sender = await findSender();
  if (!sender) return;
  // A page in sight sends by itself, and tells of it.
  if ((await listDashboards()).some(isInSight)) throw new Error('A page is sending');
  const { person, token } = sender;
  let isOver = false;
  const call: Caller = async (name, ...[options]) => {
    const answer = await ask(name, (options ?? {}) as LooseOptions, token);
    if (!(answer instanceof ApiError)) return answer.data as never;
    // The session has ended elsewhere: what waits stays for its person's next login.
    if (answer.status === 401 && answer.isOurs) isOver = true;
    throw answer;
  };
  const leader = createLeader(
    {
      person,
      isOver: () => isOver,
      sendChange: createSendChange(call),
      uploadFile: createUpload(call, putFile),
      // Texts that the server writes in another form count as different here: an edit too many changes nothing.
      isSameText: (one, other) => one === other,
      mayRefuse: false,
    },
    () => undefined,
  );
  const isLed = await leadOnce(person, async () => void (await leader.sendAll()));
  if (!isLed) throw new Error('A page is sending');
  const isLeft = (await listChanges(person)).some(({ refusal }) => !refusal);
  if (isOver || lastChance || !isLeft) await removeSender(token);
  if (isLeft && !isOver) throw new Error('Not everything could be sent');
};
