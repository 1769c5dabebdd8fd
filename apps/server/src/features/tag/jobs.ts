import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Transactor, Tx } from '../../db/pool.ts';
import { AppError } from '../../platform/error/app-error.ts';
import { createBackgroundPause } from '../../platform/load/background-pause.ts';
import { defineJob, type JobHandler, jobKind } from '../job/queue/define-job.ts';
import type { JobQueue } from '../job/service.ts';
import type { NoteService } from '../note/service.ts';
import { renameTags } from './rename.ts';
import type { ChangedNote, TagChangeRow, TagRepo } from './repo.ts';

/** The notes of one job. The rest is left to a new job, so that jobs of others run in between. */
const NOTES_AT_ONCE = 50;

const changeSchema = z.object({ userId: z.uuid(), changeId: z.uuid() });

export const tagJobs = { change: jobKind<z.infer<typeof changeSchema>>('tag.change') };

type Dependencies = {
  database: Transactor;
  repo: TagRepo;
  notes: Pick<NoteService, 'rewrite' | 'restoreVersion'>;
  jobs: Pick<JobQueue, 'enqueue'>;
};

/** While the note was edited, the change was undone or another worker edited the note. The edit is rolled back. */
class EditObsolete extends Error {}

/** Edits note after note. Each is locked, read and written in one transaction, so no edit of others is lost. */
export const createTagJobHandlers = ({ database, repo, notes, jobs }: Dependencies): Record<string, JobHandler> => {
  const renameIn = async (change: TagChangeRow, noteId: string): Promise<void> => {
    const tags = change.tags.split(' ');
    let isEdited = false;
    const skip = (isCounted: boolean) => database.single((tx) => repo.skipNote(tx, change, noteId, isCounted));
    try {
      await notes.rewrite(
        { userId: change.user_id, sessionId: null, tab: undefined },
        noteId,
        (note) => renameTags(note, tags, change.to_tag),
        async (tx, { before, after }) => {
          const row = { note_id: noteId, version_before: before, version_after: after };
          isEdited = await repo.addChanged(tx, change, row);
          if (!isEdited) throw new EditObsolete();
        },
      );
      if (!isEdited) await skip(false);
    } catch (error) {
      if (error instanceof EditObsolete) return;
      if (!(error instanceof AppError) || !skippable.includes(error.code)) throw error;
      await skip(tooLong.includes(error.code));
    }
  };

  /** Notes that were edited since are skipped and counted. */
  const takeBack = async (change: TagChangeRow, { note_id, version_before, version_after }: ChangedNote) => {
    const author = { userId: change.user_id, sessionId: null, tab: undefined };
    const forget = (tx: Tx, isSkipped: boolean) => repo.forgetChanged(tx, change, note_id, isSkipped);
    const isSkipped = await notes
      .restoreVersion(author, note_id, version_before, `"${version_after}"`, (tx) => forget(tx, false))
      .then(
        () => false,
        (error: unknown) => {
          if (!(error instanceof AppError) || !skippable.includes(error.code)) throw error;
          return true;
        },
      );
    await database.transaction((tx) => forget(tx, isSkipped));
  };

  /** Edits the next notes. Returns whether there may be more. */
  const editNext = async (change: TagChangeRow, signal: AbortSignal): Promise<boolean> => {
    const { user_id, id, state, after_id } = change;
    const pauseAfter = createBackgroundPause();
    const isUndo = state === 'undoing';
    const next = isUndo
      ? await repo.listChanged(user_id, id, NOTES_AT_ONCE)
      : (await repo.listCarrying(user_id, change.tags.split(' '), after_id, NOTES_AT_ONCE)).map((note) => note.id);
    for (const one of next) {
      signal.throwIfAborted();
      const startedAt = performance.now();
      await (typeof one === 'string' ? renameIn(change, one) : takeBack(change, one));
      await sleep(pauseAfter(performance.now() - startedAt, 1), undefined, { signal });
    }
    return next.length === NOTES_AT_ONCE;
  };

  return {
    [tagJobs.change.kind]: defineJob(changeSchema, async ({ userId, changeId }, { signal }) => {
      const change = await repo.findChange(userId, changeId);
      if (!change || change.state === 'done' || change.state === 'undone') return;
      const isMore = await editNext(change, signal);
      await database.transaction(async (tx) => {
        if (isMore) await jobs.enqueue(tx, tagJobs.change({ userId, changeId }));
        else await repo.setState(tx, change, [change.state], change.state === 'undoing' ? 'undone' : 'done');
      });
    }),
  };
};

const tooLong: readonly string[] = ['title_too_long', 'note_too_large'];
/** Reasons to skip a note: it cannot be edited, or was edited or deleted meanwhile. */
const skippable: readonly string[] = [...tooLong, 'not_found', 'note_deleted', 'note_changed', 'media_missing'];
