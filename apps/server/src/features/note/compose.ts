import type { MediaSigning } from '../../db/json/wire-media.ts';
import type { SliceDependencies } from '../../slice-dependencies.ts';
import { createNoteExport } from '../../views/note-export.ts';
import { createVersionExport, listVersions } from '../../views/note-versions.ts';
import type { LiveBus } from '../live/bus.ts';
import type { MediaUses } from '../media/use/note-uses.ts';
import type { NoteReminders } from '../reminder/note-reminders.ts';
import type { IndexScheduler } from '../search/indexing/index-scheduler.ts';
import type { Indexing } from '../search/indexing/indexing.ts';
import type { SearchService } from '../search/service.ts';
import { createNoteBulk } from './bulk/bulk.ts';
import { createBulkRepo } from './bulk/repo.ts';
import { rewriteContent } from './content/rewrite.ts';
import { createVersionRepo } from './history/repo.ts';
import { createVersionSweep } from './history/sweep.ts';
import { createNoteRepo } from './repo.ts';
import { noteRoutes } from './routes.ts';
import { createNoteMedia } from './save/note-media.ts';
import { createNoteEdit } from './save/repo.ts';
import { createNoteService } from './service.ts';
import { createTaggingRepo } from './tagging/repo.ts';
import { createTaggingSource } from './tagging/source.ts';
import { createNoteWriterRepo } from './writer/repo.ts';
import { createNoteWriter, type NoteWriter } from './writer/writer.ts';

type Others = {
  writer: NoteWriter;
  reminders: NoteReminders;
  search: { service: SearchService; indexing: Indexing; indexScheduler: IndexScheduler };
  media: { signing: MediaSigning; uses: MediaUses };
  live: LiveBus;
};

/** The writer is needed by slices that are composed before the note slice. */
export const composeNoteWriter = ({ clock, sharding }: SliceDependencies, { live }: Pick<Others, 'live'>): NoteWriter =>
  createNoteWriter({ repo: createNoteWriterRepo(createNoteEdit({ isShard: sharding !== undefined })), live, clock });

export const composeNote = ({ database, clock, sharding }: SliceDependencies, others: Others) => {
  const { writer, reminders, search, media, live } = others;
  const { signing, uses } = media;
  const noteMedia = createNoteMedia({ notes: writer, uses, search: search.indexing, clock });
  const notes = createNoteRepo(database, signing, createNoteEdit({ isShard: sharding !== undefined }));
  const versions = createVersionRepo();
  const service = createNoteService({
    database,
    notes,
    search: search.service,
    indexScheduler: search.indexScheduler,
    reminders,
    media: noteMedia,
    versions,
    listVersions: (asked) => listVersions(database, asked, signing),
    signing,
    live,
    clock,
    canInsertWithSessionCheck: sharding === undefined,
  });
  const repo = createBulkRepo();
  return {
    service,
    bulk: createNoteBulk({ repo, versions, indexing: search.indexing, reminders }),
    media: noteMedia,
    readEveryNote: createNoteExport(database, signing),
    readEveryVersion: createVersionExport(database, signing),
    findNote: async (userId: string, id: string) => (await notes.find(userId, id))?.note.parse() ?? null,
    rewriteContent,
    handlers: noteRoutes(service),
    sources: [createTaggingSource(database, createTaggingRepo(database))],
    sweep: service.sweep,
    sweepVersions: createVersionSweep(database, versions, clock),
  };
};
