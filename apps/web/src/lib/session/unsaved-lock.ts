import { getSession, onSessionChange } from './session.ts';

/** A tab holds this shared lock while it has unsaved work of the person that no other tab can read. */
const nameOf = (userId: string): string => `pl-unsaved ${userId}`;

const unsaved = new Set<string>();
let held: { person: string; release: () => void } | null = null;

const update = (): void => {
  const person = unsaved.size > 0 ? getSession()?.id : undefined;
  if (held?.person === person) return;
  held?.release();
  held = null;
  if (person === undefined) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  held = { person, release: resolve };
  globalThis.navigator?.locks?.request(nameOf(person), { mode: 'shared' }, () => promise).catch(() => undefined);
};
onSessionChange(update);

/** `work` names what is unsaved, or saved again. */
export const markUnsaved = (work: string, isUnsaved: boolean): void => {
  if (isUnsaved) unsaved.add(work);
  else unsaved.delete(work);
  update();
};

/** Whether a tab of the person has such work: a logout in any tab deletes it. */
export const isUnsavedInTabs = async (userId: string): Promise<boolean> => {
  const locks = await globalThis.navigator?.locks?.query().catch(() => null);
  return locks?.held?.some(({ name }) => name === nameOf(userId)) ?? false;
};
