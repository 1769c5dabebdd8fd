import type { MediaSigning } from '../../db/json/wire-media.ts';
import type { QuietWrites } from '../../db/snapshot.ts';
import type { Platform } from '../../platform.ts';
import { createNoteExport } from '../../views/note-export.ts';
import type { LiveBus } from '../live/bus.ts';
import type { MediaUses } from '../media/use/note-uses.ts';
import type { NoteReminders } from '../reminder/note-reminders.ts';
import type { Indexing } from '../search/indexing/indexing.ts';
import type { Soon } from '../search/indexing/soon.ts';
import type { SearchService } from '../search/service.ts';
import { createNoteBulk } from './bulk/bulk.ts';
import { createBulkRepo } from './bulk/repo.ts';
import { rewriteContent } from './content/rewrite.ts';
import { createNoteRepo } from './repo.ts';
import { noteRoutes } from './routes.ts';
import { createNoteMedia } from './save/note-media.ts';
import { createNoteService } from './service.ts';
import { createNoteWriterRepo } from './writer/repo.ts';
import { createNoteWriter, type NoteWriter } from './writer/writer.ts';

type Others = {
  writer: NoteWriter;
  reminders: NoteReminders;
  search: { service: SearchService; indexing: Indexing; soon: Soon };
  media: { signing: MediaSigning; uses: MediaUses };
  live: LiveBus;
  quietWrites: QuietWrites;
};

/** What other slices need of notes before these can be composed. */
export const composeNoteWriter = ({ clock }: Platform, { live }: Pick<Others, 'live'>): NoteWriter =>
  createNoteWriter({ repo: createNoteWriterRepo(), live, clock });

export const composeNote = ({ database, clock, spread }: Platform, others: Others) => {
  const { writer, reminders, search, media, live, quietWrites } = others;
  const { signing, uses } = media;
  const noteMedia = createNoteMedia({ notes: writer, uses, search: search.indexing, clock });
  const notes = createNoteRepo(database, signing);
  const service = createNoteService({
    database,
    notes,
    search: search.service,
    soon: search.soon,
    reminders,
    media: noteMedia,
    signing,
    live,
    clock,
    quietWrites,
    provesByInsert: spread === undefined,
  });
  const repo = createBulkRepo();
  return {
    service,
    bulk: createNoteBulk({ repo, indexing: search.indexing, reminders }),
    media: noteMedia,
    readEveryNote: createNoteExport(database, signing),
    findNote: async (userId: string, id: string) => (await notes.find(userId, id))?.note.parse() ?? null,
    rewriteContent,
    handlers: noteRoutes(service),
    sweep: service.sweep,
  };
};
